/**
 * @title Opening an account
 * @description How long it takes to open an account, added up, with a form to begin.
 * @layout full
 * @order 13
 */
import { type FormEvent, useState } from 'react'

const steps = [
  { name: 'Your name, your address, your tax number', minutes: '2 min' },
  { name: 'Your passport or identity card, both sides', minutes: '4 min' },
  { name: 'A look into the camera', minutes: '2 min' },
]

export default function OpenAccount() {
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState('')
  const [error, setError] = useState('')

  function send(event: FormEvent) {
    event.preventDefault()
    const isAddress = /^\S+@\S+\.\S+$/.test(email)
    setError(isAddress ? '' : 'Write your email address in full, such as name@example.com.')
    // Send the address to your own service here
    setSentTo(isAddress ? email : '')
  }

  return (
    <section id="open" aria-labelledby="open-heading" className="page folio">
      <p className="folio-label">Opening</p>
      <div className="folio-body">
        <div className="grid gap-x-16 gap-y-12 xl:grid-cols-2">
          <div>
            <h2 id="open-heading" className="title">
              Eight minutes, added up
            </h2>
            <ul role="list" className="figures mt-8">
              {steps.map((step) => (
                <li key={step.name} className="flex items-end py-2">
                  <span>{step.name}</span> <span aria-hidden="true" className="leader" />{' '}
                  <span className="whitespace-nowrap">{step.minutes}</span>
                </li>
              ))}
            </ul>
            <p className="total figures mt-2 flex justify-between gap-4 py-2.5 font-semibold">
              <span>In the middle</span> <span>8 min</span>
            </p>
          </div>
          <form onSubmit={send} noValidate className="self-end">
            <label htmlFor="open-email" className="font-semibold">
              Where may we send the link to the app?
            </label>
            <div className="mt-3 flex flex-wrap gap-3">
              <input
                id="open-email"
                name="email"
                type="email"
                autoComplete="email"
                required
                placeholder="name@example.com"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                aria-invalid={error ? true : undefined}
                aria-describedby="open-answer"
                className="field min-w-0 flex-[1_1_14rem]"
              />
              <button type="submit" className="btn btn-ink">
                Send the link
              </button>
            </div>
            <p id="open-answer" role="status" className="mt-3 min-h-6 text-[0.9375rem]/6">
              {error && <span className="font-medium text-accent">{error}</span>}{' '}
              {sentTo && <span className="font-medium">Sent to {sentTo}. The link works for one hour.</span>}
            </p>
            <p className="text-soft mt-3 max-w-[38em] text-[0.9375rem]/6">
              We keep the address until you have opened an account, or for 30 days, and write nothing else to it. From
              16; before that it takes a parent.
            </p>
          </form>
        </div>
      </div>
    </section>
  )
}
