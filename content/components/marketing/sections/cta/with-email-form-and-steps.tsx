/**
 * @title CTA with email form and steps
 * @description A call to action with an email field, the steps that follow once it is sent, and a printed sheet of what they lead to.
 * @keywords call to action, lead capture, email sign-up, what happens next, free trial
 * @layout full
 * @order 2
 * @part MKT-S11-2
 */
import { useState, type FormEvent } from 'react'
import { CheckCircleIcon } from '@heroicons/react/20/solid'

const steps = [
  { when: 'Today', text: 'One email, with a link and the name of the person who will come.' },
  { when: 'Within 3 days', text: 'We spend a night with you, from midnight to the last van.' },
  { when: 'A week later', text: 'Your first bake sheet, from your own orders.' },
]

// Pieces and grams multiply to the kilos; the kilos add up to the total.
const doughs = [
  {
    name: 'Country sourdough',
    pieces: '64 × 950 g',
    kilos: '60.8',
    shape:
      'M3 13c0-6 6-9 13-9s13 3 13 9c0 2-1 3-3 3H6c-2 0-3-1-3-3zM10 6c2 2 3 4 3 6M16 5c2 2 3 4 3 7M22 6c1 2 2 4 2 6',
  },
  {
    name: 'Baguette',
    pieces: '120 × 350 g',
    kilos: '42.0',
    shape: 'M2 14C8 6 20 2 29 3c2 0 2 3 0 5C22 14 11 18 4 17c-2 0-3-1-2-3zM9 9l3 4M15 6l3 4M21 4l3 4',
  },
  {
    name: 'Croissant',
    pieces: '160 × 80 g',
    kilos: '12.8',
    shape: 'M3 15c1-7 7-11 13-11s12 4 13 11c-2 1-5 0-6-3-2-3-4-4-7-4s-5 1-7 4c-1 3-4 4-6 3zM11 5l1 4M16 4v4M21 5l-1 4',
  },
  {
    name: 'Rye rolls',
    pieces: '60 × 100 g',
    kilos: '6.0',
    shape: 'M5 13c0-5 5-8 11-8s11 3 11 8c0 2-1 3-3 3H8c-2 0-3-1-3-3zM12 9l8 3M20 9l-8 3',
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
    <section aria-labelledby="next-heading" className="overflow-hidden bg-amber-100 dark:bg-amber-950">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-12 px-4 pt-14 sm:px-6 lg:grid-cols-12 lg:px-8 lg:pt-16">
        <div className="min-w-0 lg:col-span-6 lg:pb-16">
          <h2
            id="next-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-amber-950 sm:text-6xl dark:text-amber-50"
          >
            See it on a real night at your bakery
          </h2>
          <form onSubmit={send} className="mt-8 max-w-lg">
            <label htmlFor="next-email" className="text-base/7 font-medium text-amber-950 dark:text-amber-50">
              Your email is all we need
            </label>
            <div className="mt-2 flex flex-wrap gap-3">
              <input
                id="next-email"
                type="email"
                required
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                placeholder="you@bakery.example"
                className="w-full min-w-0 flex-1 basis-52 rounded-lg border border-secondary-500 bg-white px-4 py-3 text-lg/7 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-amber-950 dark:focus-visible:outline-white"
              />
              <button
                type="submit"
                className="flex-1 basis-36 rounded-lg bg-amber-950 px-5 py-3 text-center text-lg/7 font-semibold text-white transition duration-150 hover:bg-amber-900 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-amber-950 motion-reduce:transition-none sm:flex-none dark:bg-amber-200 dark:text-amber-950 dark:hover:bg-amber-100 dark:focus-visible:outline-white"
              >
                Ask for a visit
              </button>
            </div>
            <div role="status" className="mt-3 min-h-6">
              {sent !== '' && (
                <p className="flex gap-2 text-sm/6 font-medium text-green-900 dark:text-green-300">
                  <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                  <span className="min-w-0 wrap-break-word">An email is on its way to {sent}.</span>
                </p>
              )}
            </div>
          </form>
          <h3 className="sr-only">What happens next</h3>
          <ol role="list" className="mt-6 grid max-w-lg">
            {steps.map((step, index) => (
              <li key={step.when} className="relative flex gap-5 pb-6">
                {index < 2 && (
                  <span
                    aria-hidden="true"
                    className="absolute start-3.5 top-4 bottom-0 w-0.5 bg-amber-700/40 dark:bg-amber-300/40"
                  />
                )}
                <span className="relative flex size-7.5 shrink-0 items-center justify-center rounded-full bg-amber-950 text-sm/5 font-semibold text-white tabular-nums dark:bg-amber-200 dark:text-amber-950">
                  {index + 1}
                </span>
                <div className="min-w-0">
                  <h4 className="text-lg/7 font-semibold text-amber-950 dark:text-amber-50">{step.when}</h4>
                  <p className="text-base/6 text-pretty text-amber-950/80 dark:text-amber-100">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>

        <div className="relative lg:col-span-6">
          <div
            role="img"
            aria-label="A printed bake sheet for Tuesday, November 24: four doughs, 121.6 kilograms in all"
            className="w-full bg-white px-6 pt-8 pb-10 text-secondary-950 shadow-2xl sm:px-10 lg:absolute lg:-inset-x-4 lg:top-6 lg:-bottom-16 lg:rotate-3 lg:pb-40"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-secondary-950 pb-3">
              <p className="text-2xl/8 font-semibold tracking-tight">Bake sheet</p>
              <p className="text-base/7 font-medium">Tuesday, November 24</p>
            </div>
            {doughs.map((dough) => (
              <div
                key={dough.name}
                className="flex items-center gap-4 border-b border-secondary-300 py-4 sm:gap-5 sm:py-5"
              >
                <svg viewBox="0 0 32 20" className="h-10 w-16 shrink-0 fill-amber-200 stroke-amber-900 max-sm:hidden">
                  <path strokeWidth="1.2" strokeLinejoin="round" strokeLinecap="round" d={dough.shape} />
                </svg>
                <div className="min-w-0 flex-1">
                  <p className="text-lg/6 font-semibold">{dough.name}</p>
                  <p className="text-sm/6 text-secondary-600 tabular-nums">
                    <bdi>{dough.pieces}</bdi>
                  </p>
                </div>
                <p className="text-3xl font-semibold tracking-tight tabular-nums">
                  <bdi>
                    {dough.kilos}
                    <span className="text-base font-medium tracking-normal text-secondary-600"> kg</span>
                  </bdi>
                </p>
              </div>
            ))}
            <div className="flex items-baseline justify-between gap-4 pt-5">
              <p className="text-lg/6 font-semibold">All doughs</p>
              <p className="text-5xl font-semibold tracking-tighter tabular-nums">
                <bdi>
                  121.6<span className="text-base font-medium tracking-normal text-secondary-600"> kg</span>
                </bdi>
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
