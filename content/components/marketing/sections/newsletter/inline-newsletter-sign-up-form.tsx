/**
 * @title Inline newsletter sign-up form
 * @description A newsletter section with one email field, and the latest issue that comes out of a drawn envelope.
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
    <section aria-labelledby="newsletter-heading" className="overflow-hidden bg-primary-100 dark:bg-primary-950">
      <div className="mx-auto grid max-w-7xl gap-x-16 px-4 sm:px-6 lg:grid-cols-2 lg:px-8">
        <div className="pt-16 pb-12 sm:pt-24 lg:py-32">
          <h2
            id="newsletter-heading"
            className="max-w-lg text-4xl font-semibold tracking-tighter text-balance text-primary-950 sm:text-6xl dark:text-white"
          >
            One useful letter a month
          </h2>
          <p className="mt-5 max-w-md text-lg/8 text-pretty text-primary-950 dark:text-primary-100">
            How to get read, not filtered: one test, its numbers and what we would do. 4,200 senders read it.
          </p>
          <div role="status" className="mt-8 max-w-xl">
            {subscribed ? (
              <p className="flex items-center gap-2 text-base/7 font-medium text-green-900 dark:text-green-300">
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
                    placeholder="you@company.example"
                    className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2.5 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-300 dark:focus-visible:outline-primary-400"
                  />
                  <button
                    type="submit"
                    className="shrink-0 rounded-lg bg-primary-700 px-4 py-2.5 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 motion-reduce:transition-none dark:bg-white dark:text-primary-800 dark:hover:bg-primary-50 dark:focus-visible:outline-white"
                  >
                    Subscribe
                  </button>
                </div>
                <p className="mt-3 text-sm/6 text-primary-950 dark:text-primary-200">
                  Unsubscribe anytime with the link in every email.
                </p>
              </form>
            )}
          </div>
        </div>

        <div className="relative h-96 lg:h-auto">
          <article
            aria-hidden="true"
            className="absolute inset-x-4 top-0 h-full -rotate-2 rounded-xl bg-white p-6 shadow-xl ring-1 ring-primary-950/5 sm:inset-x-12 sm:p-10 lg:top-14 rtl:rotate-2 dark:bg-primary-50"
          >
            <p className="text-sm/6 text-secondary-600">
              Latest issue, <time dateTime="2026-05-04">May 4, 2026</time>
            </p>
            <h3 className="mt-3 font-serif text-3xl/9 text-balance text-secondary-950 sm:text-4xl/11">
              We sent the same receipt at 9 AM and 4 PM
            </h3>
            <p className="mt-4 font-serif text-lg/8 text-pretty text-secondary-700">
              Dear reader, nobody needs a receipt at breakfast. Of 20,000 that left in the afternoon, 61% were opened
              within the hour; of those in the morning, 38%. We think people file at breakfast and read before they
              leave. So we moved ours to four, and this is what happened to the replies.
            </p>
          </article>
          <svg
            aria-hidden="true"
            viewBox="0 0 600 200"
            preserveAspectRatio="none"
            className="absolute inset-x-0 bottom-0 h-44 w-full drop-shadow-xl sm:h-52"
          >
            <path d="M0 0 300 120 600 0V200H0z" className="fill-primary-700 dark:fill-primary-600" />
            <path d="M0 200 250 100 300 120 350 100 600 200z" className="fill-primary-800 dark:fill-primary-700" />
          </svg>
        </div>
      </div>
    </section>
  )
}
