/**
 * @title Checkout
 * @description Where an order goes and what it comes to, added up while the form is filled in.
 * @layout full
 * @order 61
 */
import { type FormEvent, useEffect, useState } from 'react'
import clsx from 'clsx'

const nothing = {
  isReady: false,
  rows: [] as { id: string; name: string; quantity: string; total: string }[],
  subtotal: '',
  discount: '',
  code: '',
  delivery: '',
  deliverySaid: '',
  tax: '',
  taxName: 'Sales tax',
  total: '',
}

const ways = [
  { id: 'ground', name: 'Ground', text: '3 to 6 business days', price: '$8, free from $150' },
  { id: 'two-day', name: 'Two-day ground', text: 'NY, NJ, CT, MA, RI, VT, NH, and PA', price: '$18' },
  { id: 'pickup', name: 'Pickup in Hudson', text: 'Ready the next day we are open', price: 'Free' },
]

type Errors = {
  email?: string
  name?: string
  delivery?: string
  street?: string
  unit?: string
  city?: string
  state?: string
  zip?: string
  giftNote?: string
}

const right: Errors = {}

/* from ui/checkout */
function watchSum(listener: (sum: typeof nothing) => void) {
  return () => listener(nothing)
}

/* from ui/checkout */
function choose(delivery: string, state: string) {
  window.dispatchEvent(new CustomEvent('choose', { detail: { delivery, state } }))
}

/* from ui/checkout */
function placeOrder(form: { email: string; delivery: string; state: string }) {
  return Promise.resolve({ errors: right, problems: [] as { id: string; text: string }[], form })
}

function firstOf(errors: Errors) {
  if (errors.email) return 'email'
  if (errors.name) return 'name'
  if (errors.delivery) return 'delivery-ground'
  if (errors.street) return 'street'
  if (errors.unit) return 'unit'
  if (errors.city) return 'city'
  if (errors.state) return 'state'
  if (errors.zip) return 'zip'
  return errors.giftNote ? 'gift-note' : ''
}

export default function Checkout() {
  const [sum, setSum] = useState(nothing)
  const [form, setForm] = useState({
    email: '',
    name: '',
    street: '',
    unit: '',
    city: '',
    zip: '',
    giftNote: '',
  })
  const [delivery, setDelivery] = useState('ground')
  const [region, setRegion] = useState('')
  const [errors, setErrors] = useState(right)
  const [problems, setProblems] = useState<{ id: string; text: string }[]>([])
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const stop = watchSum((next) => setSum(next))
    return () => stop()
  }, [])

  useEffect(() => {
    choose(delivery, region)
  }, [delivery, region])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    const result = await placeOrder({ ...form, delivery, state: region })
    setErrors(result.errors)
    setProblems(result.problems)
    setBusy(false)
    document.getElementById(firstOf(result.errors))?.focus()
  }

  return (
    <div className="page min-h-[70dvh] pt-6 lg:pt-14">
      <h1 className="display">Checkout</h1>
      {sum.isReady && sum.rows.length === 0 && (
        <div className="max-w-2xl pt-10">
          <h2 className="title">There is nothing to check out</h2>
          <p className="lead mt-6">Your cart is empty, or the order in it has been placed already.</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <a href="/shop" className="btn btn-ink">
              See the twelve
            </a>
            <a href="/track" className="link inline-flex min-h-11 items-center">
              Find an order
            </a>
          </p>
        </div>
      )}
      <form
        onSubmit={submit}
        noValidate
        className={clsx(
          'mt-10 gap-x-16 gap-y-14 lg:mt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
          sum.isReady && sum.rows.length === 0 ? 'hidden' : 'grid',
        )}
      >
        <div className="grid content-start gap-14">
          <section aria-labelledby="who-title">
            <h2 id="who-title" className="subtitle">
              Who it is for
            </h2>
            <div className="mt-5 grid gap-5 sm:grid-cols-2">
              <div>
                <label htmlFor="email">Email</label>
                <input
                  id="email"
                  type="email"
                  autoComplete="email"
                  value={form.email}
                  onChange={(event) => setForm({ ...form, email: event.target.value })}
                  aria-invalid={errors.email ? true : undefined}
                  aria-describedby={errors.email ? 'email-error' : undefined}
                  className="field mt-1.5"
                />
                {errors.email && (
                  <p id="email-error" className="field-error">
                    {errors.email}
                  </p>
                )}
              </div>
              <div>
                <label htmlFor="name">Full name</label>
                <input
                  id="name"
                  autoComplete="name"
                  value={form.name}
                  onChange={(event) => setForm({ ...form, name: event.target.value })}
                  aria-invalid={errors.name ? true : undefined}
                  aria-describedby={errors.name ? 'name-error' : undefined}
                  className="field mt-1.5"
                />
                {errors.name && (
                  <p id="name-error" className="field-error">
                    {errors.name}
                  </p>
                )}
              </div>
            </div>
          </section>

          <section aria-labelledby="how-title">
            <h2 id="how-title" className="subtitle">
              How it gets there
            </h2>
            <fieldset className="border-rule mt-4 border-b">
              <legend className="sr-only">Delivery</legend>
              {ways.map((way) => (
                <label
                  key={way.id}
                  className="border-rule flex min-h-18 cursor-pointer items-center gap-4 border-t py-3 has-focus-visible:outline-2 has-focus-visible:outline-accent"
                >
                  <input
                    id={`delivery-${way.id}`}
                    type="radio"
                    name="delivery"
                    value={way.id}
                    checked={delivery === way.id}
                    onChange={() => setDelivery(way.id)}
                    className="radio"
                  />
                  <span className="flex-1">
                    {way.name}
                    <span className="text-soft block text-base/6">{way.text}</span>
                  </span>
                  <span className="figures text-end text-[1.0625rem]/6">{way.price}</span>
                </label>
              ))}
            </fieldset>
            {errors.delivery && <p className="field-error">{errors.delivery}</p>}
          </section>

          {delivery !== 'pickup' && (
            <section aria-labelledby="where-title">
              <h2 id="where-title" className="subtitle">
                Where it goes
              </h2>
              <div className="mt-5 grid gap-5 sm:grid-cols-6">
                <div className="sm:col-span-4">
                  <label htmlFor="street">Street</label>
                  <input
                    id="street"
                    autoComplete="address-line1"
                    value={form.street}
                    onChange={(event) => setForm({ ...form, street: event.target.value })}
                    aria-invalid={errors.street ? true : undefined}
                    aria-describedby={errors.street ? 'street-error' : undefined}
                    className="field mt-1.5"
                  />
                  {errors.street && (
                    <p id="street-error" className="field-error">
                      {errors.street}
                    </p>
                  )}
                </div>
                <div className="sm:col-span-2">
                  <label htmlFor="unit">
                    Unit <span className="text-soft">(optional)</span>
                  </label>
                  <input
                    id="unit"
                    autoComplete="address-line2"
                    value={form.unit}
                    onChange={(event) => setForm({ ...form, unit: event.target.value })}
                    aria-invalid={errors.unit ? true : undefined}
                    aria-describedby={errors.unit ? 'unit-error' : undefined}
                    className="field mt-1.5"
                  />
                  {errors.unit && (
                    <p id="unit-error" className="field-error">
                      {errors.unit}
                    </p>
                  )}
                </div>
                <div className="sm:col-span-2">
                  <label htmlFor="city">City</label>
                  <input
                    id="city"
                    autoComplete="address-level2"
                    value={form.city}
                    onChange={(event) => setForm({ ...form, city: event.target.value })}
                    aria-invalid={errors.city ? true : undefined}
                    aria-describedby={errors.city ? 'city-error' : undefined}
                    className="field mt-1.5"
                  />
                  {errors.city && (
                    <p id="city-error" className="field-error">
                      {errors.city}
                    </p>
                  )}
                </div>
                <div className="sm:col-span-2">
                  <label htmlFor="state">State</label>
                  <select
                    id="state"
                    autoComplete="address-level1"
                    value={region}
                    onChange={(event) => setRegion(event.target.value)}
                    aria-invalid={errors.state ? true : undefined}
                    aria-describedby={errors.state ? 'state-error' : undefined}
                    className="field mt-1.5"
                  >
                    <option value="">Choose</option>
                    {/* outlet: stateOptions */}
                  </select>
                  {errors.state && (
                    <p id="state-error" className="field-error">
                      {errors.state}
                    </p>
                  )}
                </div>
                <div className="sm:col-span-2">
                  <label htmlFor="zip">ZIP code</label>
                  <input
                    id="zip"
                    inputMode="numeric"
                    autoComplete="postal-code"
                    value={form.zip}
                    onChange={(event) => setForm({ ...form, zip: event.target.value })}
                    aria-invalid={errors.zip ? true : undefined}
                    aria-describedby={errors.zip ? 'zip-error' : undefined}
                    className="field mt-1.5"
                  />
                  {errors.zip && (
                    <p id="zip-error" className="field-error">
                      {errors.zip}
                    </p>
                  )}
                </div>
              </div>
            </section>
          )}

          <section aria-labelledby="gift-title">
            <h2 id="gift-title" className="subtitle">
              A card, if it is a gift
            </h2>
            <label htmlFor="gift-note" className="text-soft mt-3 block">
              Up to 200 characters, written by hand. No prices go in the box.
            </label>
            <textarea
              id="gift-note"
              rows={3}
              value={form.giftNote}
              onChange={(event) => setForm({ ...form, giftNote: event.target.value })}
              aria-invalid={errors.giftNote ? true : undefined}
              aria-describedby={errors.giftNote ? 'gift-note-error' : undefined}
              className="field mt-2"
            />
            {errors.giftNote && (
              <p id="gift-note-error" className="field-error">
                {errors.giftNote}
              </p>
            )}
          </section>
        </div>

        <section aria-labelledby="order-sum" className="self-start border-t border-ink pt-6 lg:sticky lg:top-6">
          <h2 id="order-sum" className="subtitle">
            Your order
          </h2>
          <ul role="list" className="figures mt-4">
            {sum.rows.map((row) => (
              <li key={row.id} className="flex justify-between gap-6 py-1.5">
                <span>
                  {row.name} <span className="text-soft">× {row.quantity}</span>
                </span>
                <span>{row.total}</span>
              </li>
            ))}
          </ul>
          <dl className="figures border-rule mt-3 border-t pt-3">
            <div className={clsx('justify-between gap-6 py-1.5', sum.discount === '' ? 'hidden' : 'flex')}>
              <dt>Code {sum.code}</dt>
              <dd>{sum.discount}</dd>
            </div>
            <div className="flex justify-between gap-6 py-1.5">
              <dt>Delivery</dt>
              <dd>{sum.delivery}</dd>
            </div>
            <div className="flex justify-between gap-6 py-1.5">
              <dt>{sum.taxName}</dt>
              <dd>{sum.tax}</dd>
            </div>
            <div className="border-rule mt-3 flex justify-between gap-6 border-t pt-4 text-[1.5rem]/8">
              <dt>Total</dt>
              <dd>{sum.total}</dd>
            </div>
          </dl>
          <p className="text-soft mt-1 text-base/6">{sum.deliverySaid}</p>
          <div role="alert" className="mt-6">
            <ul role="list" className="grid gap-2">
              {problems.map((problem) => (
                <li key={problem.id} className="border-s-4 border-accent ps-4">
                  {problem.text}
                </li>
              ))}
            </ul>
            {firstOf(errors) !== '' && (
              <p className="border-s-4 border-accent ps-4">The order is not placed yet. What is missing is marked.</p>
            )}
          </div>
          <button type="submit" disabled={busy} className="btn btn-ink mt-6 w-full">
            {busy ? 'Placing the order' : 'Place the order'}
          </button>
          <p className="text-soft mt-4 text-base/6">
            This is a demonstration: no payment is taken, nothing is charged, and nothing is sent.
          </p>
        </section>
      </form>
    </div>
  )
}
