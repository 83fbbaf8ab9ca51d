import { Fragment, useState } from 'react'
import { Transition } from '@headlessui/react'

type Order = { number: string; items: string[] }

export default function OrderStatus() {
  const [note, setNote] = useState<string | null>(null)
  const [order, setOrder] = useState<Order | null>(null)
  const [step, setStep] = useState(1)
  const [agreed, setAgreed] = useState(false)
  const [plan, setPlan] = useState('team')
  const [address, setAddress] = useState({ street: '', city: 'Bonn' })
  const canLoad = agreed && step > 0

  function load(number: string) {
    setNote(', sorry')
    setOrder({ number, items: ['Lamp', 'Desk'] })
    setStep((current) => current + 1)
  }

  return (
    <div className="flex flex-col gap-4">
      {order ? (
        <div>
          <p>Order {order.number}</p>
          <ol>
            {order.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
      ) : (
        <p>No order yet{note}.</p>
      )}
      {step === 1 && <p className="text-sm">First step</p>}
      {step > 1 && agreed && (
        <Fragment>
          <p>Next step</p>
          <p>Last step</p>
        </Fragment>
      )}
      <label className="flex gap-2">
        <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />I agree
      </label>
      <fieldset className="flex gap-4">
        <legend>Plan</legend>
        <label className="flex gap-2">
          <input type="radio" name="plan" value="solo" checked={plan === 'solo'} onChange={() => setPlan('solo')} />
          Solo
        </label>
        <label className="flex gap-2">
          <input
            type="radio"
            name="plan"
            value="team"
            checked={plan === 'team'}
            onChange={(event) => setPlan(event.target.value)}
          />
          Team
        </label>
      </fieldset>
      <input
        aria-label="City"
        value={address.city}
        onChange={(event) => setAddress({ ...address, city: event.target.value })}
      />
      <Transition show={plan === 'team'}>
        <p className="transition-opacity duration-200 data-closed:opacity-0">Invite the {address.city} team.</p>
      </Transition>
      <button
        type="button"
        disabled={!canLoad}
        onClick={(event) => {
          event.preventDefault()
          load(`No. “${step}”`)
        }}
      >
        {order ? 'Load again' : 'Load'}
      </button>
    </div>
  )
}
