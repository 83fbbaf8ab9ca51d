/**
 * @title Inline newsletter sign-up form
 * @description A newsletter section with a photograph to the edge, what to expect, how often, and one email field.
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
    <section aria-labelledby="newsletter-heading" className="grid bg-primary-50 lg:grid-cols-2 dark:bg-primary-950/40">
      <img
        src="/media/scenes/flatlay-sand.webp"
        alt="Sand-colored table from above with a keyboard, layouts on paper, swatches of color and a cup"
        width={1200}
        height={900}
        loading="lazy"
        className="h-64 w-full object-cover sm:h-80 lg:h-full lg:max-h-128"
      />
      <div className="flex flex-col justify-center px-4 py-12 sm:px-6 sm:py-16 lg:px-16 xl:px-24">
        <h2
          id="newsletter-heading"
          className="max-w-md text-4xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-5xl dark:text-white"
        >
          One useful letter a month
        </h2>
        <p className="mt-4 max-w-md text-lg/8 text-pretty text-secondary-700 dark:text-secondary-300">
          What changed in the rules, a number worth knowing, and nothing for sale. 4,200 studios read it.
        </p>
        <div role="status" className="mt-8 max-w-xl">
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
                  className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2.5 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                />
                <button
                  type="submit"
                  className="shrink-0 rounded-lg bg-primary-600 px-4 py-2.5 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                >
                  Subscribe
                </button>
              </div>
              <p className="mt-3 text-sm/6 text-secondary-700 dark:text-secondary-300">
                Unsubscribe anytime with the link in every email.
              </p>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
