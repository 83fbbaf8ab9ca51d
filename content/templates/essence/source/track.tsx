/**
 * @title Find an order
 * @description Where an order is, by its number and an email address, without an account.
 * @layout full
 * @order 63
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import clsx from 'clsx'

const steps = [
  { name: 'Placed', text: 'You have a number, and we have a slip of paper with your name on it.' },
  { name: 'Picked', text: 'Taken from the shelf the same business day, if you ordered before noon.' },
  { name: 'Packed', text: 'In its box, with two samples you did not ask for.' },
  { name: 'Handed over', text: 'With the carrier by five, or with Priya, if you are picking it up.' },
  { name: 'Delivered', text: 'Two to six business days later, depending on the service you chose.' },
]

const nothing = {
  isThere: false,
  number: '',
  sentence: '',
  total: '',
  items: [] as { id: string; text: string }[],
  steps: [] as { id: string; label: string; when: string; isReached: boolean }[],
  numberError: '',
  emailError: '',
  error: '',
}

/* from ui/track */
function findOrder(number: string, email: string) {
  return Promise.resolve({ ...nothing, number: number + email })
}

/* from ui/track */
function askedNumber(listener: (number: string) => void) {
  return () => listener('')
}

/* from ui/track */
function stillWrong(form: HTMLFormElement, found: typeof nothing) {
  return form.hidden ? nothing : found
}

export default function Track() {
  const form = useRef<HTMLFormElement>(null)
  const [number, setNumber] = useState('')
  const [email, setEmail] = useState('')
  const [found, setFound] = useState(nothing)

  useEffect(() => {
    const stop = askedNumber((asked) => setNumber(asked))
    return () => stop()
  }, [])

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const result = await findOrder(number, email)
    setFound(result)
    document
      .getElementById(result.numberError !== '' ? 'order-number' : result.emailError !== '' ? 'order-email' : '')
      ?.focus()
  }

  // What was marked is looked at again while it is corrected.
  function correct() {
    const filled = form.current
    if (filled) setFound((current) => stillWrong(filled, current))
  }

  return (
    <div className="page min-h-[70dvh] pt-6 lg:pt-14">
      <h1 className="display">Find an order</h1>
      <p className="without-script lead mt-8 max-w-2xl">
        Finding an order here needs JavaScript. Without it, call{' '}
        <a href="tel:+15185550142" className="link whitespace-nowrap">
          (518) 555-0142
        </a>
        , Wednesday to Sunday, 11 to 6, and have the number ready.
      </p>
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-14 lg:mt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <form
          ref={form}
          onSubmit={find}
          onInput={() => correct()}
          noValidate
          className="with-script grid content-start gap-5"
        >
          <p className="lead">Two things will find it. No account needed.</p>
          <div>
            <label htmlFor="order-number">Order number</label>
            <input
              id="order-number"
              name="number"
              value={number}
              onChange={(event) => setNumber(event.target.value)}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={found.numberError !== '' ? true : undefined}
              aria-describedby={found.numberError !== '' ? 'order-number-error' : 'order-number-hint'}
              className="field mt-1.5"
            />
            <p id="order-number-hint" className="text-soft mt-1.5 text-base/6">
              It begins with HC. It is on the page that said thank you.
            </p>
            {found.numberError !== '' && (
              <p id="order-number-error" className="field-error">
                {found.numberError}
              </p>
            )}
          </div>
          <div>
            <label htmlFor="order-email">Email</label>
            <input
              id="order-email"
              name="email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              aria-invalid={found.emailError !== '' ? true : undefined}
              aria-describedby={found.emailError !== '' ? 'order-email-error' : undefined}
              className="field mt-1.5"
            />
            {found.emailError !== '' && (
              <p id="order-email-error" className="field-error">
                {found.emailError}
              </p>
            )}
          </div>
          <p>
            <button type="submit" className="btn btn-ink">
              Find it
            </button>
          </p>
          <p className="aside-text max-w-[32em]">
            This demonstration sends no email. It keeps orders in this browser, so it finds those that were placed here.{' '}
            <a href="/privacy" className="link inline-flex min-h-10 items-center text-ink">
              Privacy
            </a>
          </p>
          <p role="status" className={clsx(found.error !== '' && 'border-s-4 border-accent ps-4')}>
            {found.error}
          </p>
        </form>
        {!found.isThere && (
          <section aria-labelledby="steps-title" className="lg:ps-[8%]">
            <h2 id="steps-title" className="title">
              What you will see
            </h2>
            <ol role="list" className="mt-6">
              {steps.map((step) => (
                <li
                  key={step.name}
                  className="border-rule grid gap-x-8 gap-y-1 border-t py-4 sm:grid-cols-[12rem_minmax(0,1fr)]"
                >
                  <span className="subtitle">{step.name}</span>
                  <span className="text-soft text-pretty">{step.text}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
        {found.isThere && (
          <section aria-labelledby="found-title">
            <h2 id="found-title" tabIndex={-1} aria-describedby="found-sentence" className="title figures outline-none">
              {found.number}
            </h2>
            <p id="found-sentence" className="lead mt-3">
              {found.sentence}
            </p>
            <ol role="list" className="border-rule mt-6 border-b">
              {found.steps.map((step) => (
                <li
                  key={step.id}
                  className={clsx(
                    'border-rule flex flex-wrap items-baseline gap-x-4 border-t py-4',
                    step.isReached ? 'font-medium' : 'text-soft',
                  )}
                >
                  <span
                    aria-hidden="true"
                    className={clsx(
                      'size-3 flex-none rounded-full border',
                      step.isReached ? 'border-accent bg-accent' : 'border-line',
                    )}
                  />
                  <span className="flex-1">{step.label}</span>
                  <span className="text-end text-[1.0625rem]/6">{step.when}</span>
                </li>
              ))}
            </ol>
            <ul role="list" className="mt-6">
              {found.items.map((item) => (
                <li key={item.id}>{item.text}</li>
              ))}
            </ul>
            <p className="figures text-soft mt-3">
              {found.total} in all. Nothing was charged: this is a demonstration.
            </p>
          </section>
        )}
      </div>
    </div>
  )
}
