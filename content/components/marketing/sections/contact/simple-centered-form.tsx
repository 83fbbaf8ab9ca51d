/**
 * @title Simple centered contact form
 * @description A contact form with five fields on a brand ground, below a large heading and a promised reply time.
 * @keywords contact us, get in touch, inquiry form, project request, message form, contact section, quote request
 * @layout full
 * @order 2
 * @part MKT-S09-2
 */
import { type FormEvent, useState } from 'react'
import { CheckCircleIcon, ChevronDownIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

const fieldClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400'

const budgets = ['I don’t know yet', 'Under $2,000', '$2,000 to $10,000', 'Over $10,000']

const marks = [
  {
    path: 'M0 32h20M32 0v20',
    markClass: 'absolute -start-6 -top-6 size-6 overflow-visible text-white/70 max-sm:hidden rtl:-scale-x-100',
  },
  {
    path: 'M32 32H12M0 0v20',
    markClass: 'absolute -end-6 -top-6 size-6 overflow-visible text-white/70 max-sm:hidden rtl:-scale-x-100',
  },
  {
    path: 'M0 0h20M32 32V12',
    markClass: 'absolute -start-6 -bottom-6 size-6 overflow-visible text-white/70 max-sm:hidden rtl:-scale-x-100',
  },
  {
    path: 'M32 0H12M0 32V12',
    markClass: 'absolute -end-6 -bottom-6 size-6 overflow-visible text-white/70 max-sm:hidden rtl:-scale-x-100',
  },
]

export default function SimpleCenteredContactForm() {
  const [sent, setSent] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.reset()
    setSent(true)
  }

  return (
    <section
      aria-labelledby="centered-heading"
      className="bg-linear-to-b from-primary-700 to-primary-950 px-4 py-16 sm:px-6 sm:py-24 lg:px-8 dark:from-primary-900"
    >
      <div className="mx-auto max-w-2xl">
        <h2
          id="centered-heading"
          className="text-center text-5xl font-semibold tracking-tighter text-balance wrap-break-word text-white sm:text-7xl"
        >
          Tell us what you want to print
        </h2>
        <div className="mt-6 flex flex-col items-center justify-center gap-4 sm:flex-row">
          <img
            src="/media/avatars/avatar-03.webp"
            alt=""
            width={256}
            height={256}
            className="size-14 shrink-0 rounded-full bg-white ring-2 ring-white"
          />
          <p className="text-center text-lg/7 text-pretty text-primary-50 sm:text-start">
            Leyla Demir replies within one business day with a first estimate.
          </p>
        </div>
        <div className="relative mt-12 sm:mt-16">
          {marks.map((mark) => (
            <svg key={mark.path} aria-hidden="true" viewBox="0 0 32 32" className={mark.markClass}>
              <path d={mark.path} fill="none" stroke="currentColor" strokeWidth={1.5} />
            </svg>
          ))}
          <form
            onSubmit={send}
            onInput={() => setSent(false)}
            className="grid gap-5 rounded-2xl bg-white p-6 shadow-2xl sm:grid-cols-2 sm:p-10 dark:bg-secondary-900 dark:shadow-none dark:ring-1 dark:ring-white/10"
          >
            <div className="grid gap-1.5">
              <label htmlFor="centered-name" className={labelClasses}>
                Your name
              </label>
              <input id="centered-name" name="name" type="text" required autoComplete="name" className={fieldClasses} />
            </div>
            <div className="grid gap-1.5">
              <label htmlFor="centered-email" className={labelClasses}>
                Email
              </label>
              <input
                id="centered-email"
                name="email"
                type="email"
                required
                autoComplete="email"
                className={fieldClasses}
              />
            </div>
            <div className="grid gap-1.5">
              <label htmlFor="centered-company" className={labelClasses}>
                Company <span className="font-normal text-secondary-600 dark:text-secondary-400">(optional)</span>
              </label>
              <input
                id="centered-company"
                name="company"
                type="text"
                autoComplete="organization"
                className={fieldClasses}
              />
            </div>
            <div className="grid gap-1.5">
              <label htmlFor="centered-budget" className={labelClasses}>
                Budget
              </label>
              <div className="grid grid-cols-1 items-center">
                <select
                  id="centered-budget"
                  name="budget"
                  className={clsx(
                    fieldClasses,
                    'col-start-1 row-start-1 appearance-none pe-10 dark:*:bg-secondary-800',
                  )}
                >
                  {budgets.map((budget) => (
                    <option key={budget}>{budget}</option>
                  ))}
                </select>
                <ChevronDownIcon
                  aria-hidden="true"
                  className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
                />
              </div>
            </div>
            <div className="grid gap-1.5 sm:col-span-2">
              <label htmlFor="centered-message" className={labelClasses}>
                Your project
              </label>
              <textarea id="centered-message" name="message" rows={4} required className={fieldClasses} />
            </div>
            <div className="grid gap-3 sm:col-span-2">
              <button
                type="submit"
                className="rounded-lg bg-primary-600 px-4 py-3 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Send message
              </button>
              <div role="status" className="text-center text-sm/6">
                {sent ? (
                  <p className="flex justify-center gap-2 font-medium text-green-800 dark:text-green-300">
                    <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                    Message sent. We emailed you a copy.
                  </p>
                ) : (
                  <p className="text-secondary-600 dark:text-secondary-400">We never share your email address.</p>
                )}
              </div>
            </div>
          </form>
        </div>
      </div>
    </section>
  )
}
