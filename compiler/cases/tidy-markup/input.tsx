/**
 * @title Coffee subscription
 * @description What a reader would stumble over is written the way people write it.
 * @order 1
 */
import { useEffect, useState, type FormEvent, type KeyboardEvent } from 'react'
import { CheckIcon, TruckIcon } from '@heroicons/react/20/solid'

const grinds = [
  { id: 'beans', name: 'Whole beans' },
  { id: 'filter', name: 'Filter' },
]

const cups = [1, 2, 3]

export default function CoffeeSubscription() {
  const [grind, setGrind] = useState('beans')
  const [zip, setZip] = useState('')
  const [bags, setBags] = useState(2)
  const [form, setForm] = useState({ note: '' })
  const [sending, setSending] = useState(false)

  useEffect(() => {
    if (!sending) return
    const timer = setTimeout(() => setForm({ ...form, note: '' }), 1000)
    return () => clearTimeout(timer)
  }, [sending, form])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (zip === '') return
    setSending(true)
  }

  function forget(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBags(new FormData(event.currentTarget).getAll('bag').length)
  }

  function keepToDigits(event: KeyboardEvent<HTMLInputElement>) {
    if (/^\D$/.test(event.key)) event.preventDefault()
  }

  function log(event: FormEvent<HTMLInputElement>) {
    setSending(event.isTrusted)
  }

  return (
    <div className="grid gap-4">
      <form onSubmit={send} className="grid gap-2">
        <fieldset>
          <legend className="text-sm">Grind</legend>
          <div className="flex gap-2">
            {grinds.map((each) => (
              <label key={each.id} className="relative rounded-full px-3 py-1.5 has-checked:bg-primary-600">
                {each.name}
                <input
                  type="radio"
                  name="grind"
                  value={each.id}
                  checked={grind === each.id}
                  onChange={() => setGrind(each.id)}
                  className="sr-only"
                />
              </label>
            ))}
          </div>
        </fieldset>
        <p className="text-sm">{grind}</p>
        <p className="text-sm">
          Ground for you
          <span aria-hidden="true" className="absolute top-1 size-2 rounded-full bg-primary-600" />
        </p>
        <p className="text-sm">
          Each
          <span aria-hidden="true" className="absolute top-1 size-2 rounded-full bg-primary-600" />, as you like
        </p>
        <p className="text-sm">
          Now <b className="relative">new<i className="absolute top-1 size-2 rounded-full bg-primary-600" /></b>, and here
        </p>
        <input
          type="text"
          aria-label="ZIP code"
          pattern="[0-9]{5}"
          value={zip}
          onChange={(event) => setZip(event.target.value)}
          onKeyDown={keepToDigits}
          onInput={log}
          className="rounded-md border border-secondary-300 px-3 py-2"
        />
        <input
          type="text"
          aria-label="Note"
          value={form.note}
          onChange={(event) => setForm({ ...form, note: event.target.value })}
          className="rounded-md border border-secondary-300 px-3 py-2"
        />
        <button type="submit" className="flex gap-2">
          <span aria-hidden="true" className="flex size-8">
            <TruckIcon className="size-5" />
            {sending && <CheckIcon aria-hidden="true" className="size-5" />}
          </span>
          <CheckIcon aria-hidden="true" className="size-5" />
          Send
        </button>
      </form>
      <form onSubmit={forget} className="flex gap-2">
        <button type="button" onClick={() => setBags(bags + 1)} className="underline">
          More
        </button>
        <button type="submit" className="underline">
          Start again
        </button>
        <select aria-label="Cups" defaultValue="2 cups">
          {cups.map((count) => (
            <option key={count}>{count} cups</option>
          ))}
        </select>
        <select aria-label="Milk" defaultValue="Milk & honey">
          <option>Milk</option>
          <option>Milk &amp; honey</option>
        </select>
        <div aria-hidden="true" style={{ width: `${(bags / 8) * 100}%` }} className="h-1 bg-primary-600" />
      </form>
    </div>
  )
}
