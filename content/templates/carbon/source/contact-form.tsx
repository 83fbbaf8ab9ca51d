/**
 * @title Contact: the request
 * @description A form as a sheet: what is wrong stands beside its field, and nothing typed is lost if sending fails.
 * @order 40
 */
import { useRef, useState, type FormEvent } from 'react'

const kinds = ['Bridge', 'Theater or hall', 'Sea wall or slip', 'An existing structure']

const steps = [
  { when: 'Within two business days', what: 'An engineer answers, even if the answer is no.' },
  { when: 'Before any fee', what: 'We visit. The visit is free, and so is what we tell you there.' },
  { when: 'If you want to go on', what: 'Revision A: two or three options at one scale, for a fixed fee.' },
]

type Request = { name: string; email: string; phone: string; kind: string; place: string; date: string; text: string }

/* from lib/send */
function send(message: Request) {
  return Promise.resolve(message)
}

/** A date, a month, a season or a year. */
const time =
  /\d{1,2}\/\d{1,2}|\b(19|20)\d\d\b|\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\b|january|february|march|april|august|september|october|november|december|spring|summer|fall|autumn|winter/i

/** What is wrong with a request, by field; an empty sentence where nothing is. */
function check(request: Request) {
  return {
    name: request.name.trim() === '' ? 'Enter your name so we know who to write back to.' : '',
    email: /^\S+@\S+\.\S+$/.test(request.email.trim()) ? '' : 'Enter an email address such as ana@example.com.',
    date:
      request.date.trim() === '' || time.test(request.date)
        ? ''
        : 'Enter a date, a month or a season, such as “fall 2027”, or leave this blank.',
  }
}

export default function ContactForm() {
  const [form, setForm] = useState<Request>({
    name: '',
    email: '',
    phone: '',
    kind: '',
    place: '',
    date: '',
    text: '',
  })
  const [tried, setTried] = useState(false)
  const [stage, setStage] = useState('open')
  const frame = useRef<HTMLDivElement>(null)
  const found = check(form)
  const errors = tried ? found : { name: '', email: '', date: '' }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = found.name ? 'request-name' : found.email ? 'request-email' : found.date ? 'request-date' : ''
    if (wrong !== '') {
      setTried(true)
      document.getElementById(wrong)?.focus()
      return
    }
    setStage('sending')
    try {
      await send(form)
      setStage('sent')
      setTried(false)
      frame.current?.focus()
      frame.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    } catch {
      setStage('failed')
    }
  }

  function writeAnother() {
    setForm({ name: '', email: '', phone: '', kind: '', place: '', date: '', text: '' })
    setStage('open')
  }

  return (
    <section
      aria-labelledby="contact-title"
      className="page grid grid-cols-1 items-start gap-x-16 gap-y-10 pt-10 pb-16 lg:pt-16 lg:pb-24 2xl:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] 2xl:grid-rows-[auto_1fr]"
    >
      <div>
        <h1 id="contact-title" className="display max-w-[9em]">
          Ask about a structure
        </h1>
        <p className="lead mt-6 print:mb-[6mm]">
          Write down what you know, and leave the rest blank. Finding out the rest is the first thing we do.
        </p>
      </div>
      <div
        ref={frame}
        tabIndex={-1}
        className="trace scroll-mt-22 border-2 border-ink outline-none 2xl:col-start-2 2xl:row-span-2 2xl:row-start-1"
      >
        <p role="status" className="sr-only">
          {stage === 'sent' ? 'We have your request.' : stage === 'sending' ? 'Sending.' : ''}
        </p>
        {stage === 'sent' ? (
          <div className="p-6 sm:p-10">
            <p aria-hidden="true" className="letter text-accent">
              Received
            </p>
            <h2 className="title mt-3">We have your request</h2>
            <p className="text-soft mt-4 max-w-prose text-pretty">
              Thank you, {form.name}. An engineer will read it and answer you at {form.email} within two business days.
            </p>
            <button type="button" onClick={writeAnother} className="btn btn-line mt-8">
              Write another request
            </button>
          </div>
        ) : (
          <form onSubmit={submit} noValidate>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line px-5 py-4 sm:px-8">
              <h2 className="subtitle">Request</h2>
              <p className="letter text-soft">Only your name and email are required</p>
            </div>
            <div className="grid gap-x-8 gap-y-7 px-5 py-8 sm:grid-cols-2 sm:px-8">
              <div className="grid content-start gap-2 sm:col-span-2">
                <label htmlFor="request-name" className="letter">
                  Your name
                </label>
                <input
                  id="request-name"
                  name="name"
                  type="text"
                  autoComplete="name"
                  required
                  value={form.name}
                  onChange={(event) => setForm({ ...form, name: event.target.value })}
                  aria-invalid={errors.name ? true : undefined}
                  aria-describedby={errors.name ? 'request-name-error' : undefined}
                  className="field"
                />
                {errors.name && (
                  <p id="request-name-error" className="fault">
                    {errors.name}
                  </p>
                )}
              </div>
              <div className="grid content-start gap-2">
                <label htmlFor="request-email" className="letter">
                  Email
                </label>
                <input
                  id="request-email"
                  name="email"
                  type="email"
                  autoComplete="email"
                  required
                  value={form.email}
                  onChange={(event) => setForm({ ...form, email: event.target.value })}
                  aria-invalid={errors.email ? true : undefined}
                  aria-describedby={errors.email ? 'request-email-error' : undefined}
                  className="field"
                />
                {errors.email && (
                  <p id="request-email-error" className="fault">
                    {errors.email}
                  </p>
                )}
              </div>
              <div className="grid content-start gap-2">
                <label htmlFor="request-phone" className="letter">
                  Phone <span className="text-soft">(optional)</span>
                </label>
                <input
                  id="request-phone"
                  name="phone"
                  type="tel"
                  autoComplete="tel"
                  value={form.phone}
                  onChange={(event) => setForm({ ...form, phone: event.target.value })}
                  className="field"
                />
              </div>
              <fieldset className="sm:col-span-2">
                <legend className="letter">What is it?</legend>
                <div className="mt-2 grid border-s border-t border-line sm:grid-cols-2">
                  {kinds.map((kind, index) => (
                    <label
                      key={kind}
                      className="has-checked:text-paper flex min-h-12 cursor-pointer items-center gap-3 border-e border-b border-line px-4 py-2 hover:bg-raised has-checked:bg-ink"
                    >
                      <input
                        id={`request-kind-${index}`}
                        type="radio"
                        name="kind"
                        value={kind}
                        checked={form.kind === kind}
                        onChange={() => setForm({ ...form, kind })}
                        className="choice"
                      />
                      {kind}
                    </label>
                  ))}
                </div>
              </fieldset>
              <div className="grid content-start gap-2">
                <label htmlFor="request-place" className="letter">
                  Where
                </label>
                <input
                  id="request-place"
                  name="place"
                  type="text"
                  value={form.place}
                  onChange={(event) => setForm({ ...form, place: event.target.value })}
                  aria-describedby="request-place-hint"
                  className="field"
                />
                <p id="request-place-hint" className="text-soft text-[0.9375rem]/6">
                  A town, a river or a street. We look at the map first.
                </p>
              </div>
              <div className="grid content-start gap-2">
                <label htmlFor="request-date" className="letter">
                  Needed by
                </label>
                <input
                  id="request-date"
                  name="date"
                  type="text"
                  value={form.date}
                  onChange={(event) => setForm({ ...form, date: event.target.value })}
                  aria-invalid={errors.date ? true : undefined}
                  aria-describedby={errors.date ? 'request-date-error request-date-hint' : 'request-date-hint'}
                  className="field"
                />
                {errors.date && (
                  <p id="request-date-error" className="fault">
                    {errors.date}
                  </p>
                )}
                <p id="request-date-hint" className="text-soft text-[0.9375rem]/6">
                  A date, a month or a season: May 2028, fall 2027.
                </p>
              </div>
              <div className="grid content-start gap-2 sm:col-span-2">
                <label htmlFor="request-text" className="letter">
                  What you know
                </label>
                <textarea
                  id="request-text"
                  name="text"
                  rows={6}
                  value={form.text}
                  onChange={(event) => setForm({ ...form, text: event.target.value })}
                  aria-describedby="request-text-hint"
                  className="field"
                />
                <p id="request-text-hint" className="text-soft text-[0.9375rem]/6">
                  A span, a height, what has to cross it, what stands there now. A guess is fine if you say so.
                </p>
              </div>
            </div>
            <div className="border-t border-line px-5 py-6 sm:px-8">
              <div role="alert">
                {stage === 'failed' && (
                  <p className="fault mb-5 max-w-prose">
                    It did not get through. What you wrote is still here: try again in a minute, or call (207) 555-0142.
                  </p>
                )}
              </div>
              <button type="submit" disabled={stage === 'sending'} className="btn btn-mark disabled:cursor-wait">
                {stage === 'sending' ? 'Sending' : stage === 'failed' ? 'Send it again' : 'Send the request'}
              </button>
            </div>
          </form>
        )}
      </div>
      <div className="2xl:mt-6">
        <h2 className="letter border-t-2 border-ink pt-4">What happens then</h2>
        <ol role="list" className="mt-2 grid gap-x-10 md:max-2xl:grid-cols-3">
          {steps.map((step) => (
            <li key={step.when} className="border-rule py-4 max-md:border-b 2xl:border-b">
              <p className="letter text-soft">{step.when}</p>
              <p className="mt-1 text-pretty">{step.what}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
