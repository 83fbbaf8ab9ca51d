/**
 * @title Checkout
 * @description Where an order goes, with what is missing marked until it is there.
 * @layout full
 * @order 61
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import clsx from 'clsx'

const starts = [
  { slug: 'green-peel', name: 'Green Peel', text: 'citrus' },
  { slug: 'fern-seed', name: 'Fern Seed', text: 'green' },
  { slug: 'low-lamp', name: 'Low Lamp', text: 'amber' },
]

const who = [
  { id: 'email', label: 'Email', type: 'email', complete: 'email' },
  { id: 'name', label: 'Full name', type: 'text', complete: 'name' },
]

const ways = [
  { id: 'ground', name: 'Ground', text: '3 to 6 business days', price: '$8, free on $150 or more' },
  { id: 'two-day', name: 'Two-day ground', text: 'NY, NJ, CT, MA, RI, VT, NH, and PA', price: '$18' },
  { id: 'pickup', name: 'Pickup in Hudson', text: 'Ready the next day we are open', price: 'Free' },
]

const street = [
  { id: 'street', label: 'Street', complete: 'address-line1', spanClass: 'sm:col-span-4' },
  { id: 'unit', label: 'Unit (optional)', complete: 'address-line2', spanClass: 'sm:col-span-2' },
  { id: 'city', label: 'City', complete: 'address-level2', spanClass: 'sm:col-span-2' },
]

const right: Record<string, string | undefined> = {}

/* from ui/checkout */
function watchEmpty(listener: (isEmpty: boolean) => void) {
  return () => listener(false)
}

/* from ui/checkout */
function choose(delivery: string, state: string) {
  window.dispatchEvent(new CustomEvent('choose', { detail: { delivery, state } }))
}

/* from ui/checkout */
function refusedWays(state: string) {
  return { ...right, [state]: state }
}

/* from ui/checkout */
function wayTaken(chosen: string, state: string) {
  return state === '' ? chosen : 'ground'
}

/* from ui/checkout */
function startOrder() {
  return Promise.resolve('')
}

/* from ui/checkout */
function placeOrder(form: HTMLFormElement) {
  return Promise.resolve({
    isPlaced: false,
    errors: right,
    first: form.id,
    problems: [] as { id: string; text: string }[],
  })
}

/* from ui/checkout */
function stillWrong(form: HTMLFormElement, errors: typeof right) {
  return form.hidden ? right : errors
}

function isWrong(errors: typeof right) {
  return Object.keys(errors).length > 0
}

export default function Checkout() {
  const form = useRef<HTMLFormElement>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  const [chosen, setChosen] = useState('ground')
  const [delivery, setDelivery] = useState('ground')
  const [region, setRegion] = useState('')
  const [refused, setRefused] = useState(right)
  const [errors, setErrors] = useState(right)
  const [problems, setProblems] = useState<{ id: string; text: string }[]>([])
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  useEffect(() => {
    const stop = watchEmpty((next) => setIsEmpty(next))
    return () => stop()
  }, [])

  useEffect(() => {
    choose(delivery, region)
  }, [delivery, region])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!form.current) return
    setBusy(true)
    const result = await placeOrder(form.current)
    setErrors(result.errors)
    setProblems(result.problems)
    setBusy(result.isPlaced)
    document.getElementById(result.first)?.focus()
  }

  async function start() {
    const result = await startOrder()
    setSaid(result)
  }

  function chooseWay(next: string) {
    setChosen(next)
    setDelivery(next)
  }

  // A way that does not go to the state gives place to ground delivery, which goes to all, until there is one it goes to.
  function chooseState(next: string) {
    const closed = refusedWays(next)
    const way = wayTaken(chosen, next)
    setRegion(next)
    setRefused(closed)
    setSaid(
      way === delivery
        ? ''
        : way === chosen
          ? 'What you chose before is chosen again.'
          : `${closed[chosen]} Ground is chosen now.`,
    )
    setDelivery(way)
  }

  // What was marked is looked at again while it is corrected.
  function correct() {
    const filled = form.current
    if (filled) setErrors((current) => stillWrong(filled, current))
  }

  return (
    <div className="page min-h-[70dvh] pt-6 lg:pt-14">
      <h1 className="display">Checkout</h1>
      <p className="without-script lead mt-8 max-w-2xl">
        The checkout needs JavaScript. Without it, call{' '}
        <a href="tel:+15185550142" className="link whitespace-nowrap">
          (518) 555-0142
        </a>
        , Wednesday to Sunday, 11 to 6: Priya takes orders by phone.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isEmpty && (
        <div className="grid gap-x-16 gap-y-12 pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div>
            <h2 className="title">Nothing to check out yet</h2>
            <p className="lead mt-6 max-w-[24em]">
              Your cart is empty. Three samples are eighteen dollars plus delivery, and in a week you will have
              opinions.
            </p>
            <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
              <button type="button" onClick={start} className="btn btn-ink">
                Start with these three, $18
              </button>
              <a href="/shop" className="link inline-flex min-h-11 items-center">
                See the twelve
              </a>
            </p>
            <p className="aside-text mt-6">
              Just placed an order?{' '}
              <a href="/track" className="link text-ink">
                Find it by its number
              </a>
            </p>
          </div>
          <ul
            role="list"
            aria-label="Three to start with"
            className="grid grid-cols-3 items-start gap-x-[4vw] lg:-mt-24"
          >
            {starts.map((scent) => (
              <li key={scent.slug}>
                <a href={`/scents/${scent.slug}`} className="group block">
                  <img
                    src={`/plates/${scent.slug}-day.svg`}
                    alt=""
                    width="600"
                    height="800"
                    className="plate-day w-full"
                  />
                  <img
                    src={`/plates/${scent.slug}-night.svg`}
                    alt=""
                    width="600"
                    height="800"
                    className="plate-night w-full"
                  />
                  <span className="mt-3 block underline-offset-[0.2em] group-hover:underline">{scent.name}</span>{' '}
                  <span className="voice text-soft block text-base/6">{scent.text}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <form
        ref={form}
        onSubmit={submit}
        onInput={() => correct()}
        noValidate
        className={clsx(
          'with-script mt-10 gap-x-16 gap-y-14 lg:mt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
          isEmpty ? 'hidden' : 'grid',
        )}
      >
        <div className="grid content-start gap-14">
          <section aria-labelledby="who-title" className="lg:border-t lg:border-ink lg:pt-6">
            <h2 id="who-title" className="subtitle">
              Who it is for
            </h2>
            <div className="mt-5 grid gap-5 sm:grid-cols-2">
              {who.map((field) => (
                <div key={field.id}>
                  <label htmlFor={field.id}>{field.label}</label>
                  <input
                    id={field.id}
                    name={field.id}
                    type={field.type}
                    autoComplete={field.complete}
                    aria-invalid={errors[field.id] ? true : undefined}
                    aria-describedby={errors[field.id] ? `${field.id}-error` : undefined}
                    className="field mt-1.5"
                  />
                  {errors[field.id] && (
                    <p id={`${field.id}-error`} className="field-error">
                      {errors[field.id]}
                    </p>
                  )}
                </div>
              ))}
            </div>
            <p className="aside-text mt-3 flex flex-wrap items-center gap-x-3">
              <span>Your order number goes there, and no newsletter.</span>{' '}
              <a href="/privacy" target="_blank" className="link inline-flex min-h-10 items-center text-ink">
                Privacy <span className="sr-only">(opens in a new tab)</span>
              </a>
            </p>
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
                  className="has-disabled:text-soft border-rule grid min-h-18 cursor-pointer grid-cols-[auto_auto_minmax(0,1fr)] content-center items-center gap-x-4 border-t py-3 has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:cursor-default"
                >
                  <input
                    id={`delivery-${way.id}`}
                    type="radio"
                    name="delivery"
                    value={way.id}
                    checked={delivery === way.id}
                    disabled={!!refused[way.id]}
                    onChange={() => chooseWay(way.id)}
                    className="radio"
                  />
                  <span>{way.name}</span>{' '}
                  <span className="text-soft col-span-2 col-start-2 text-base/6 text-pretty">{way.text}</span>{' '}
                  {refused[way.id] && (
                    <span className="col-span-2 col-start-2 text-base/6 text-accent">{refused[way.id]}</span>
                  )}{' '}
                  <span className="figures col-start-3 row-start-1 text-end text-[1.0625rem]/6 text-balance">
                    {way.price}
                  </span>
                </label>
              ))}
            </fieldset>
            {errors.delivery && <p className="field-error">{errors.delivery}</p>}
          </section>

          <section aria-labelledby="where-title" className={clsx(delivery === 'pickup' && 'hidden')}>
            <h2 id="where-title" className="subtitle">
              Where it goes
            </h2>
            <div className="mt-5 grid gap-5 sm:grid-cols-6">
              {street.map((field) => (
                <div key={field.id} className={field.spanClass}>
                  <label htmlFor={field.id}>{field.label}</label>
                  <input
                    id={field.id}
                    name={field.id}
                    autoComplete={field.complete}
                    aria-invalid={errors[field.id] ? true : undefined}
                    aria-describedby={errors[field.id] ? `${field.id}-error` : undefined}
                    className="field mt-1.5"
                  />
                  {errors[field.id] && (
                    <p id={`${field.id}-error`} className="field-error">
                      {errors[field.id]}
                    </p>
                  )}
                </div>
              ))}
              <div className="sm:col-span-2">
                <label htmlFor="state">State</label>
                <select
                  id="state"
                  name="state"
                  autoComplete="address-level1"
                  value={region}
                  onChange={(event) => chooseState(event.target.value)}
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
                  name="zip"
                  inputMode="numeric"
                  autoComplete="postal-code"
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

          {/* PAYMENT: put the fields of your provider in place of the well. */}
          <fieldset>
            <legend className="subtitle">How you pay</legend>
            <p className="bg-well mt-5 rounded px-5 py-4 text-pretty">
              Your payment provider’s fields go here. In this demonstration nothing is charged.
            </p>
          </fieldset>

          <section aria-labelledby="gift-title">
            <h2 id="gift-title" className="subtitle">
              A card, if it is a gift
            </h2>
            <label htmlFor="giftNote" className="text-soft mt-3 block">
              Up to 200 characters, written by hand. No prices go in the box.
            </label>
            <textarea
              id="giftNote"
              name="giftNote"
              rows={3}
              aria-invalid={errors.giftNote ? true : undefined}
              aria-describedby={errors.giftNote ? 'giftNote-error' : undefined}
              className="field mt-2"
            />
            {errors.giftNote && (
              <p id="giftNote-error" className="field-error">
                {errors.giftNote}
              </p>
            )}
          </section>
        </div>

        <section aria-labelledby="order-sum" className="self-start border-t border-ink pt-6 lg:sticky lg:top-6">
          {/* outlet: checkoutSum */}
          <div role="alert" className="mt-6">
            <ul role="list" className="grid gap-2">
              {problems.map((problem) => (
                <li key={problem.id} className="border-s-4 border-accent ps-4">
                  {problem.text}
                </li>
              ))}
            </ul>
            {isWrong(errors) && (
              <p className="border-s-4 border-accent ps-4">
                Your order has not been placed yet. What is missing or wrong is marked.
              </p>
            )}
          </div>
          <button type="submit" disabled={busy} className="btn btn-ink mt-6 w-full">
            {busy ? 'Placing the order' : 'Place the order'}
          </button>
          <p className="mt-4 text-base/6">
            By ordering you agree to the{' '}
            <a href="/terms" target="_blank" className="link inline-flex min-h-10 items-center">
              terms of sale <span className="sr-only">(opens in a new tab)</span>
            </a>
            .
          </p>
          <p className="text-soft mt-1 text-base/6">
            This is a demonstration: no payment is taken, nothing is charged, and nothing is sent.
          </p>
        </section>
      </form>
    </div>
  )
}
