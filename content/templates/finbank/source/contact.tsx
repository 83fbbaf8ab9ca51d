/**
 * @title Contact
 * @description Every way to reach the bank with its hours, and a form that says what is missing.
 * @order 13
 */
import { useRef, useState, type FormEvent } from 'react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'

const topics = ['My account', 'A card', 'A payment', 'Opening an account', 'Press', 'Something else']

type Message = { name: string; email: string; topic: string; text: string }

/** What is wrong with a message, by field; an empty sentence where nothing is. */
function check(message: Message) {
  return {
    name: message.name.trim() === '' ? 'Enter your name, so that we know whom to answer.' : '',
    email: /^\S+@\S+\.\S+$/.test(message.email.trim()) ? '' : 'Enter an email address such as ana@example.com.',
    topic: message.topic === '' ? 'Choose what it is about.' : '',
    text:
      message.text.trim().length < 20
        ? 'Tell us a little more: 20 characters at least.'
        : /(\d[ -]?){14,}/.test(message.text)
          ? 'This looks like the number of a card or an account. Take it out: we find you by your email.'
          : '',
  }
}

export default function ContactForm() {
  const [form, setForm] = useState<Message>({ name: '', email: '', topic: '', text: '' })
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const found = check(form)
  const errors = tried ? found : { name: '', email: '', topic: '', text: '' }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = found.name
      ? 'contact-name'
      : found.email
        ? 'contact-email'
        : found.topic
          ? 'contact-topic'
          : found.text
            ? 'contact-text'
            : ''
    if (wrong !== '') {
      setTried(true)
      document.getElementById(wrong)?.focus()
      return
    }
    // Connect your backend here: send the form with fetch(), and go on once it has answered.
    setSent(true)
    setTried(false)
    frame.current?.focus()
  }

  function writeAnother() {
    setForm({ name: '', email: '', topic: '', text: '' })
    setSent(false)
  }

  return (
    <section aria-labelledby="contact-title" className="page folio">
      <p className="folio-label">Contact</p>
      <div className="folio-body">
        <h1 id="contact-title" className="display">
          Talk to a person.
        </h1>
        <div className="mt-12 grid items-start gap-x-14 gap-y-14 xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <dl>
            <div className="border-t-2 border-ink py-5">
              <dt className="text-[0.9375rem]/6 font-semibold">Lost card, or a payment you did not make</dt>
              <dd className="mt-1">
                <a
                  href="tel:+3235550199"
                  className="font-display figures text-2xl/8 font-medium underline-offset-4 hover:underline"
                >
                  +32 3 555 01 99
                </a>
              </dd>
              <dd className="text-soft text-[0.9375rem]/6">Day and night</dd>
            </div>
            <div className="border-rule border-t py-5">
              <dt className="text-[0.9375rem]/6 font-semibold">Everything else, by phone</dt>
              <dd className="mt-1">
                <a
                  href="tel:+3235550142"
                  className="font-display figures text-2xl/8 font-medium underline-offset-4 hover:underline"
                >
                  +32 3 555 01 42
                </a>
              </dd>
              <dd className="text-soft text-[0.9375rem]/6">Every day from 7 AM to 10 PM, Antwerp time</dd>
            </div>
            <div className="border-rule border-t py-5">
              <dt className="text-[0.9375rem]/6 font-semibold">Chat</dt>
              <dd className="text-soft mt-1 text-pretty">
                In the app, day and night. It knows who you are, so that you need not prove it.
              </dd>
            </div>
            <div className="border-rule border-t py-5">
              <dt className="text-[0.9375rem]/6 font-semibold">In person, and by letter</dt>
              <dd className="text-soft mt-1 text-pretty">
                Finbank NV
                <br />
                Kaaiplein 14, 2000 Antwerp, Belgium
              </dd>
              <dd className="text-soft mt-1 text-[0.9375rem]/6">Monday to Friday, 9 AM to 5 PM</dd>
            </div>
          </dl>

          <div ref={frame} tabIndex={-1} className="bg-sheet p-6 outline-none sm:p-10">
            <p role="status" className="sr-only">
              {sent ? 'Your message is with us.' : ''}
            </p>
            {sent ? (
              <div>
                <h2 className="subtitle">Your message is with us</h2>
                <p className="text-soft mt-3 max-w-prose text-pretty">
                  Thank you, {form.name}. We answer to {form.email}, on most days within four hours and always within
                  one working day.
                </p>
                <button type="button" onClick={writeAnother} className="btn btn-line mt-8">
                  Write another message
                </button>
              </div>
            ) : (
              <form onSubmit={send} noValidate className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
                <h2 className="subtitle sm:col-span-2">Write to us</h2>
                <div className="grid content-start gap-1.5">
                  <label htmlFor="contact-name" className="text-[0.9375rem]/6 font-semibold">
                    Your name
                  </label>
                  <input
                    id="contact-name"
                    name="name"
                    type="text"
                    autoComplete="name"
                    required
                    value={form.name}
                    onChange={(event) => setForm({ ...form, name: event.target.value })}
                    aria-invalid={errors.name ? true : undefined}
                    aria-describedby={errors.name ? 'contact-name-error' : undefined}
                    className="field bg-paper"
                  />
                  {errors.name && (
                    <p id="contact-name-error" className="text-[0.9375rem]/6 font-medium text-accent">
                      {errors.name}
                    </p>
                  )}
                </div>
                <div className="grid content-start gap-1.5">
                  <label htmlFor="contact-email" className="text-[0.9375rem]/6 font-semibold">
                    Email
                  </label>
                  <input
                    id="contact-email"
                    name="email"
                    type="email"
                    autoComplete="email"
                    required
                    value={form.email}
                    onChange={(event) => setForm({ ...form, email: event.target.value })}
                    aria-invalid={errors.email ? true : undefined}
                    aria-describedby={errors.email ? 'contact-email-error' : undefined}
                    className="field bg-paper"
                  />
                  {errors.email && (
                    <p id="contact-email-error" className="text-[0.9375rem]/6 font-medium text-accent">
                      {errors.email}
                    </p>
                  )}
                </div>
                <div className="grid content-start gap-1.5 sm:col-span-2">
                  <label htmlFor="contact-topic" className="text-[0.9375rem]/6 font-semibold">
                    It is about
                  </label>
                  <div className="grid items-center">
                    <select
                      id="contact-topic"
                      name="topic"
                      required
                      value={form.topic}
                      onChange={(event) => setForm({ ...form, topic: event.target.value })}
                      aria-invalid={errors.topic ? true : undefined}
                      aria-describedby={errors.topic ? 'contact-topic-error' : undefined}
                      className="field bg-paper col-start-1 row-start-1 appearance-none pe-10"
                    >
                      <option value="">Choose a topic</option>
                      {topics.map((topic) => (
                        <option key={topic} value={topic}>
                          {topic}
                        </option>
                      ))}
                    </select>
                    <ChevronDownIcon
                      aria-hidden="true"
                      className="text-soft pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end"
                    />
                  </div>
                  {errors.topic && (
                    <p id="contact-topic-error" className="text-[0.9375rem]/6 font-medium text-accent">
                      {errors.topic}
                    </p>
                  )}
                </div>
                <div className="grid content-start gap-1.5 sm:col-span-2">
                  <label htmlFor="contact-text" className="text-[0.9375rem]/6 font-semibold">
                    Message
                  </label>
                  <textarea
                    id="contact-text"
                    name="message"
                    rows={6}
                    required
                    value={form.text}
                    onChange={(event) => setForm({ ...form, text: event.target.value })}
                    aria-invalid={errors.text ? true : undefined}
                    aria-describedby={errors.text ? 'contact-text-error contact-text-hint' : 'contact-text-hint'}
                    className="field bg-paper"
                  />
                  {errors.text && (
                    <p id="contact-text-error" className="text-[0.9375rem]/6 font-medium text-accent">
                      {errors.text}
                    </p>
                  )}
                  <p id="contact-text-hint" className="text-soft text-[0.9375rem]/6">
                    Leave out account numbers, card numbers and codes. Nobody at Finbank needs them from you.
                  </p>
                </div>
                <p className="sm:col-span-2">
                  <button type="submit" className="btn btn-ink">
                    Send the message
                  </button>
                </p>
              </form>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
