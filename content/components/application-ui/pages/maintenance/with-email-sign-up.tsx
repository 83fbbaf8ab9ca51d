/**
 * @title Maintenance page with email sign-up
 * @description A maintenance page with a card over a wide picture that says until when, what still works, and takes an email to notify when it is over.
 * @keywords coming soon, scheduled downtime, under construction, offline page, notify me
 * @layout full
 * @order 1
 * @part AUI-P07-1
 */
import { useState, type FormEvent } from 'react'
import { WrenchScrewdriverIcon } from '@heroicons/react/24/outline'

const states = [
  { name: 'Store and checkout', text: 'Operational', works: true },
  { name: 'Reports', text: 'Read-only', works: true },
  { name: 'Admin', text: 'Closed until 4 AM', works: false },
]

export default function MaintenancePageWithEmailSignUp() {
  const [promised, setPromised] = useState(false)

  function promise(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setPromised(true)
  }

  return (
    <main className="min-h-dvh bg-secondary-50 pb-16 dark:bg-secondary-950">
      <img
        src="/media/scenes/bench-chalk-wide.webp"
        alt="Joiner’s bench with a wooden plane and shavings, chisels and a saw on the white wall behind"
        width={1200}
        height={675}
        className="h-64 w-full object-cover sm:h-96"
      />
      <div className="relative mx-4 -mt-16 max-w-xl rounded-2xl bg-white p-6 shadow-xl ring-1 ring-secondary-950/5 sm:mx-auto sm:-mt-32 sm:p-10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <span className="flex size-12 items-center justify-center rounded-xl bg-primary-600 text-white">
          <WrenchScrewdriverIcon aria-hidden="true" className="size-6" />
        </span>
        <h1 className="mt-5 text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white">
          We’ll be back at 4 AM
        </h1>
        <p className="mt-3 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
          We’ve been moving the database since 2 AM UTC on Sunday, May 17. Nothing you entered is lost.
        </p>
        <dl className="mt-8 rounded-xl text-sm/6 ring-1 ring-secondary-950/10 dark:ring-white/10">
          {states.map((state, index) => (
            <div
              key={state.name}
              className={
                index === 0
                  ? 'flex justify-between gap-4 px-5 py-3'
                  : 'flex justify-between gap-4 border-t border-secondary-950/10 px-5 py-3 dark:border-white/10'
              }
            >
              <dt className="font-medium text-secondary-950 dark:text-white">{state.name}</dt>
              <dd className={state.works ? 'text-green-800 dark:text-green-400' : 'text-amber-800 dark:text-amber-400'}>
                {state.text}
              </dd>
            </div>
          ))}
        </dl>
        <div role="status" className="mt-8">
          {promised ? (
            <p className="text-sm/6 font-medium text-green-800 dark:text-green-400">
              We’ll email you as soon as we’re back.
            </p>
          ) : (
            <form onSubmit={promise} className="flex flex-col gap-3 sm:flex-row">
              <label htmlFor="maintenance-email" className="sr-only">
                Email
              </label>
              <input
                id="maintenance-email"
                type="email"
                required
                autoComplete="email"
                placeholder="you@company.example"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
              <button
                type="submit"
                className="shrink-0 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Notify me
              </button>
            </form>
          )}
        </div>
      </div>
    </main>
  )
}
