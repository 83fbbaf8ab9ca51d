/**
 * @title CTA with email form and steps
 * @description A call to action on near-black with a display line, an email field, and a track of what happens after it is sent.
 * @keywords call to action, lead capture, email sign-up, what happens next, free trial
 * @layout full
 * @order 2
 * @part MKT-S11-2
 */
import { useState, type FormEvent } from 'react'
import { CheckCircleIcon } from '@heroicons/react/20/solid'

const steps = [
  { when: 'Today', title: 'You get one email', text: 'With a link and the name of the person who will come.' },
  {
    when: 'Within 3 days',
    title: 'We spend a night with you',
    text: 'From midnight to the last van. We mostly watch.',
  },
  {
    when: 'A week later',
    title: 'Your first bake sheet',
    text: 'From your own orders. If it’s wrong, you owe us nothing.',
  },
]

export default function CtaWithEmailFormAndSteps() {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState('')

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(email)
    setEmail('')
  }

  return (
    <section aria-labelledby="next-heading" className="overflow-hidden bg-secondary-950 dark:bg-secondary-900">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-12">
          <h2
            id="next-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl lg:col-span-7 lg:text-7xl"
          >
            See it on a real night at your bakery
          </h2>
          <div className="lg:col-span-5">
            <p className="max-w-md text-lg/8 text-pretty text-secondary-300">
              All we need is your email. No phone number, no calendar, no twelve questions about your company.
            </p>
            <form onSubmit={send} className="mt-6 max-w-md">
              <label htmlFor="next-email" className="text-sm/6 font-medium text-white">
                Email
              </label>
              <div className="mt-1.5 flex flex-wrap gap-3">
                <input
                  id="next-email"
                  type="email"
                  required
                  autoComplete="email"
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                  placeholder="you@bakery.example"
                  className="w-full min-w-0 flex-1 basis-52 rounded-lg border border-white/50 bg-white/5 px-3.5 py-2.5 text-base/6 text-white placeholder:text-secondary-400 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white"
                />
                <button
                  type="submit"
                  className="flex-1 basis-32 rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-secondary-950 transition duration-150 hover:bg-secondary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none sm:flex-none"
                >
                  Ask for a visit
                </button>
              </div>
              <div role="status" className="mt-3 min-h-6">
                {sent !== '' && (
                  <p className="flex gap-2 text-sm/6 font-medium text-green-300">
                    <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                    <span className="min-w-0 wrap-break-word">An email is on its way to {sent}.</span>
                  </p>
                )}
              </div>
            </form>
          </div>
        </div>
        <h3 className="sr-only">What happens next</h3>
        <ol role="list" className="mt-12 grid gap-x-8 gap-y-10 border-t-4 border-primary-500 sm:mt-16 md:grid-cols-3">
          {steps.map((step) => (
            <li key={step.title} className="relative pt-8">
              <span
                aria-hidden="true"
                className="absolute start-0 -top-3.5 size-6 rounded-full border-4 border-primary-500 bg-secondary-950 dark:bg-secondary-900"
              />
              <p className="text-3xl font-semibold tracking-tight text-primary-300 sm:text-4xl">{step.when}</p>
              <h4 className="mt-3 text-xl/7 font-semibold text-white">{step.title}</h4>
              <p className="mt-1 max-w-sm text-base/7 text-pretty text-secondary-300">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
