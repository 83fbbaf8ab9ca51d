/**
 * @title CTA with email form and steps
 * @description A call to action with an email field and a list of what happens after it is sent.
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
    text: 'From your own orders. If it is off, you owe us nothing.',
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
    <section aria-labelledby="next-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <div className="grid overflow-hidden rounded-2xl ring-1 ring-secondary-950/10 lg:grid-cols-2 dark:ring-white/10">
          <div className="flex flex-col justify-center px-6 py-12 sm:px-12 sm:py-16">
            <h2
              id="next-heading"
              className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
            >
              See it on one of your nights
            </h2>
            <p className="mt-4 max-w-md text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
              An address is enough. No phone number, no calendar, no twelve questions about your company.
            </p>
            <form onSubmit={send} className="mt-8 max-w-md">
              <label htmlFor="next-email" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
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
                  className="w-full min-w-0 flex-1 basis-52 rounded-lg border border-secondary-500 bg-white px-3.5 py-2.5 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                />
                <button
                  type="submit"
                  className="flex-1 basis-32 rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:flex-none dark:focus-visible:outline-primary-400"
                >
                  Ask for a visit
                </button>
              </div>
              <div role="status" className="mt-3 min-h-6">
                {sent !== '' && (
                  <p className="flex gap-2 text-sm/6 font-medium text-green-800 dark:text-green-400">
                    <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                    <span className="min-w-0 wrap-break-word">An email is on its way to {sent}.</span>
                  </p>
                )}
              </div>
            </form>
          </div>
          <div className="bg-primary-50 px-6 py-12 sm:px-12 sm:py-16 dark:bg-primary-400/10">
            <h3 className="text-lg/7 font-semibold text-secondary-950 dark:text-white">What happens next</h3>
            <ol role="list" className="mt-6">
              {steps.map((step, index) => (
                <li key={step.title} className="group relative flex gap-5 pb-8 last:pb-0">
                  <span
                    aria-hidden="true"
                    className="absolute start-4 top-10 bottom-2 w-px bg-primary-700/20 group-last:hidden dark:bg-primary-300/25"
                  />
                  <span
                    aria-hidden="true"
                    className="grid size-8 shrink-0 place-items-center rounded-full bg-white text-sm/6 font-semibold text-primary-800 tabular-nums shadow-xs ring-1 ring-primary-700/20 dark:bg-primary-400/15 dark:text-primary-200 dark:shadow-none dark:ring-primary-300/25"
                  >
                    {index + 1}
                  </span>
                  <div className="min-w-0 pt-0.5">
                    <p className="text-sm/6 text-primary-800 dark:text-primary-200">{step.when}</p>
                    <h4 className="text-base/7 font-semibold text-secondary-950 dark:text-white">{step.title}</h4>
                    <p className="mt-1 text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
                      {step.text}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  )
}
