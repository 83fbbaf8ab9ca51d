/**
 * @title Inline newsletter sign-up form
 * @description A newsletter section with what to expect, how often, and one email field.
 * @keywords subscribe, email sign-up, mailing list, email capture, opt-in, waitlist
 * @free
 * @layout full
 * @order 1
 * @part MKT-S17-1
 */
import { useState, type FormEvent } from 'react'
import { CheckCircleIcon } from '@heroicons/react/20/solid'

export default function InlineNewsletterSignUpForm() {
  const [subscribed, setSubscribed] = useState(false)

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubscribed(true)
  }

  return (
    <section
      aria-labelledby="newsletter-heading"
      className="border-y border-secondary-950/10 bg-secondary-50 dark:border-white/10 dark:bg-secondary-900/40"
    >
      <div className="mx-auto grid max-w-7xl items-center gap-x-16 gap-y-6 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-2 lg:px-8">
        <div>
          <h2
            id="newsletter-heading"
            className="text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white"
          >
            One useful letter a month
          </h2>
          <p className="mt-2 max-w-prose text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
            What changed in the rules, a number worth knowing, and nothing for sale. 4,200 studios read it.
          </p>
        </div>
        <div role="status">
          {subscribed ? (
            <p className="flex items-center gap-2 text-base/7 font-medium text-green-800 dark:text-green-400">
              <CheckCircleIcon aria-hidden="true" className="size-5 shrink-0" />
              Please confirm with the link we just sent.
            </p>
          ) : (
            <form onSubmit={subscribe}>
              <div className="flex flex-col gap-3 sm:flex-row">
                <label htmlFor="newsletter-email" className="sr-only">
                  Email
                </label>
                <input
                  id="newsletter-email"
                  type="email"
                  required
                  autoComplete="email"
                  placeholder="you@studio.example"
                  className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                />
                <button
                  type="submit"
                  className="shrink-0 rounded-lg bg-primary-600 px-4 py-2.5 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                >
                  Send it to me
                </button>
              </div>
              <p className="mt-3 text-sm/6 text-secondary-600 dark:text-secondary-400">
                Unsubscribe anytime with the link in every email.
              </p>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
