/**
 * @title Maintenance page with email sign-up
 * @description A dark maintenance page beside a picture that runs to the edges: until when, what still works, and an email address to notify.
 * @keywords coming soon, scheduled downtime, under construction, offline page, notify me
 * @layout full
 * @order 1
 * @part AUI-P07-1
 */
import { useState, type FormEvent } from 'react'
import { CheckCircleIcon, LockClosedIcon } from '@heroicons/react/20/solid'

const states = [
  { name: 'Store and checkout', text: 'Operational', works: true },
  { name: 'Reports', text: 'Read-only', works: true },
  { name: 'Admin', text: 'Closed until 4 AM UTC', works: false },
]

export default function MaintenancePageWithEmailSignUp() {
  const [sent, setSent] = useState(false)

  function notify(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(true)
  }

  return (
    <main className="relative isolate flex min-h-dvh items-end overflow-hidden bg-secondary-950 lg:items-center">
      <div className="absolute inset-x-0 top-0 -z-10 h-96 lg:start-1/3 lg:h-full">
        <img
          src="/media/scenes/bench-chalk-wide.webp"
          alt="Joiner’s bench with a wooden plane and shavings, chisels and a saw on the white wall behind"
          width={1200}
          height={675}
          className="size-full object-cover"
        />
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-linear-to-t from-secondary-950 via-secondary-950/60 to-secondary-950/10 lg:bg-linear-to-r lg:via-secondary-950/70 rtl:lg:bg-linear-to-l"
        />
      </div>
      <div className="w-full max-w-2xl px-4 pt-64 pb-12 sm:px-6 lg:px-16 lg:py-16">
        <h1 className="text-6xl font-semibold tracking-tighter text-balance text-white sm:text-7xl">
          Back at{' '}
          <span className="whitespace-nowrap">
            4 AM <span className="text-3xl tracking-tight text-secondary-300">UTC</span>
          </span>
        </h1>
        <p className="mt-6 text-lg/8 text-pretty text-secondary-200">
          We’re moving to a larger database. It began at 2 AM UTC on Sunday, May 17, and nothing you entered is lost.
        </p>
        <dl className="mt-10 rounded-xl bg-secondary-900 px-5 text-base/6 ring-1 ring-white/15">
          {states.map((state, index) => (
            <div
              key={state.name}
              className={
                index === 0
                  ? 'flex flex-wrap justify-between gap-x-6 py-4'
                  : 'flex flex-wrap justify-between gap-x-6 border-t border-white/10 py-4'
              }
            >
              <dt className="font-medium text-white">{state.name}</dt>
              <dd className={state.works ? 'flex gap-2 text-green-300' : 'flex gap-2 text-amber-300'}>
                {state.works ? (
                  <CheckCircleIcon aria-hidden="true" className="size-5 self-center" />
                ) : (
                  <LockClosedIcon aria-hidden="true" className="size-5 self-center" />
                )}
                {state.text}
              </dd>
            </div>
          ))}
        </dl>
        <form onSubmit={notify} className="mt-10">
          <label htmlFor="maintenance-email" className="text-base/6 font-medium text-white">
            Get an email when we’re back
          </label>
          <div className="mt-3 flex flex-wrap gap-3">
            <input
              id="maintenance-email"
              name="email"
              type="email"
              required
              autoComplete="email"
              placeholder="you@company.example"
              className="w-full min-w-0 flex-1 basis-48 rounded-lg border border-white/40 bg-secondary-900 px-3 py-2.5 text-base/6 text-white placeholder:text-secondary-400 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-white"
            />
            <button
              type="submit"
              className="rounded-lg bg-white px-4 py-2.5 text-base/6 font-semibold text-secondary-950 transition duration-150 hover:bg-secondary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
            >
              Notify me
            </button>
          </div>
          <p role="status" className="mt-3 min-h-6 text-base/6 text-green-300">
            {sent && 'We’ll email you as soon as we’re back.'}
          </p>
        </form>
      </div>
    </main>
  )
}
