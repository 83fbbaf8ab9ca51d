/**
 * @title Feature bento grid with live panels
 * @description A bento grid of features in cells of unequal size, each with a live panel in it.
 * @keywords bento box, feature section, unequal grid, mosaic, product features, tiles
 * @layout full
 * @order 3
 * @part MKT-S13-3
 */
import { useState } from 'react'
import { CheckIcon, CloudArrowUpIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const visits = [
  { time: '9:15', name: 'Señor Gato', reason: 'Dental cleaning', state: 'In surgery', tone: 'sky' },
  { time: '9:45', name: 'Pepper', reason: 'Not eating since Wednesday', state: 'With the vet', tone: 'sky' },
  { time: '10:10', name: 'Moose', reason: 'Limping, left hind leg', state: 'Waiting', tone: 'amber' },
  { time: '10:40', name: 'Kiwi', reason: 'Beak trim', state: 'Expected', tone: 'none' },
]

const toneStyles: Record<string, string> = {
  sky: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
  amber: 'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
  none: 'bg-secondary-50 text-secondary-800 ring-secondary-950/15 dark:bg-white/10 dark:text-secondary-200 dark:ring-white/15',
}

const waiting = ['Photograph of Moose, left hind leg', 'Invoice 4471, Luis Armenta', 'Note on Kiwi, 10:52']

const cellClasses = 'flex flex-col gap-5 overflow-hidden rounded-2xl p-5 sm:p-6'

const panelClasses =
  'rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10'

const titleClasses = 'text-lg/7 font-semibold text-balance text-secondary-950 dark:text-white'

const textClasses = 'mt-1 max-w-prose text-base/7 text-pretty text-secondary-600 dark:text-secondary-400'

export default function FeatureBentoGridWithLivePanels() {
  const [weight, setWeight] = useState(41)
  const dose = weight * 2

  return (
    <section aria-labelledby="cells-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 sm:py-16 lg:px-8">
        <h2
          id="cells-heading"
          className="max-w-4xl text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-5xl dark:text-white"
        >
          See who’s next and who’s waiting
        </h2>
        {/* Replace the panels with pieces of your own product */}
        <ul role="list" className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <li className={clsx(cellClasses, 'bg-primary-100 sm:col-span-2 dark:bg-primary-950')}>
            <div>
              <h3 className={titleClasses}>The morning as it is</h3>
              <p className={textClasses}>
                The live schedule: who is in surgery, who has waited for twelve minutes, and who comes next.
              </p>
            </div>
            <ul aria-hidden="true" className={clsx(panelClasses, 'text-sm/6')}>
              {visits.map((visit, index) => (
                <li
                  key={visit.time}
                  className={clsx(
                    'flex flex-wrap items-center gap-x-4 px-4 py-2.5 sm:px-5',
                    index > 0 && 'border-t border-secondary-950/10 dark:border-white/10',
                  )}
                >
                  <span className="w-11 text-secondary-600 tabular-nums dark:text-secondary-400">{visit.time}</span>
                  <span className="font-medium text-secondary-950 sm:w-24 dark:text-white">{visit.name}</span>
                  <span className="min-w-0 flex-1 text-secondary-600 max-sm:hidden dark:text-secondary-400">
                    {visit.reason}
                  </span>
                  <span
                    className={clsx(
                      'rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset max-sm:ms-auto',
                      toneStyles[visit.tone],
                    )}
                  >
                    {visit.state}
                  </span>
                </li>
              ))}
            </ul>
          </li>

          <li className={clsx(cellClasses, 'bg-primary-700 sm:row-span-2 dark:bg-primary-900')}>
            <div>
              <h3 className="text-lg/7 font-semibold text-balance text-white">Reminders people answer</h3>
              <p className="mt-1 text-base/7 text-pretty text-primary-100">
                A text with a time in it, not a link to a form. Reply “yes” to book the visit.
              </p>
            </div>
            <div aria-hidden="true" className="my-auto grid gap-3 text-sm/6">
              <p className={clsx(panelClasses, 'me-8 rounded-es-md px-4 py-3 text-secondary-950 dark:text-white')}>
                Biscuit is due for his booster shots. Does Friday at 9:15 work? Yes or another day.
              </p>
              <p className="ms-auto max-w-4/5 rounded-xl rounded-ee-md bg-primary-950 px-4 py-3 text-white">
                Can it be later? I work until noon
              </p>
              <p className={clsx(panelClasses, 'me-8 rounded-es-md px-4 py-3 text-secondary-950 dark:text-white')}>
                Friday at 2:30 then?
              </p>
              <p className="ms-auto rounded-xl rounded-ee-md bg-primary-950 px-4 py-3 text-white">Yes</p>
              <p className="mx-auto mt-2 inline-flex items-center gap-1.5 rounded-full bg-green-50 px-3 py-1 text-xs/5 font-medium text-green-900 ring-1 ring-green-700/20 ring-inset dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20">
                <CheckIcon className="size-4 text-green-700 dark:text-green-400" />
                Booked for Friday, 2:30 PM
              </p>
            </div>
          </li>

          <li className={clsx(cellClasses, 'bg-secondary-950 dark:bg-secondary-900')}>
            <div>
              <h3 className="text-lg/7 font-semibold text-balance text-white">Dose calculator</h3>
              <p className="mt-1 text-base/7 text-pretty text-secondary-300">
                From the weight on the scale, to the tenth of a milliliter.
              </p>
            </div>
            <div className={clsx(panelClasses, 'mt-auto p-5')}>
              <label className="block text-sm/6 text-secondary-600 dark:text-secondary-400">
                <span className="flex justify-between gap-4">
                  Weight
                  <span className="font-medium text-secondary-950 tabular-nums dark:text-white">
                    <bdi>{weight} kg</bdi>
                  </span>
                </span>
                <input
                  type="range"
                  min={2}
                  max={60}
                  value={weight}
                  onChange={(event) => setWeight(Number(event.target.value))}
                  className="mt-2 block w-full accent-primary-600 dark:accent-primary-400"
                />
              </label>
              <p
                role="status"
                className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-secondary-950/10 pt-3 text-sm/6 text-secondary-600 tabular-nums dark:border-white/10 dark:text-secondary-400"
              >
                <bdi>{dose} mg</bdi>{' '}
                <span className="text-4xl font-semibold tracking-tighter text-secondary-950 dark:text-white">
                  <bdi>{(dose / 50).toFixed(1)} ml</bdi>
                </span>
              </p>
            </div>
          </li>

          <li className={clsx(cellClasses, 'bg-amber-100 dark:bg-amber-950/60')}>
            <div>
              <h3 className={titleClasses}>Weight over the years</h3>
              <p className={textClasses}>A slow loss shows long before an owner notices.</p>
            </div>
            <div aria-hidden="true" className={clsx(panelClasses, 'mt-auto overflow-hidden')}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
                <span className="font-medium text-secondary-950 dark:text-white">Tofu, 11 years</span>
                <bdi>−0.6 kg since spring</bdi>
              </p>
              <svg
                viewBox="0 0 120 42"
                preserveAspectRatio="none"
                fill="none"
                className="mt-4 h-20 w-full rtl:-scale-x-100"
              >
                <path
                  d="M0 14 L15 12 L30 13 L45 11 L60 14 L75 17 L90 22 L105 26 L120 31 V42 H0 Z"
                  fill="currentColor"
                  className="text-amber-500/15 dark:text-amber-400/15"
                />
                <path
                  d="M0 14 L15 12 L30 13 L45 11 L60 14 L75 17 L90 22 L105 26 L120 31"
                  stroke="currentColor"
                  strokeWidth={2}
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                  className="text-amber-600 dark:text-amber-400"
                />
              </svg>
            </div>
          </li>

          <li
            className={clsx(
              cellClasses,
              'bg-secondary-100 sm:col-span-2 lg:col-span-3 lg:flex-row lg:items-center lg:justify-between dark:bg-secondary-900',
            )}
          >
            <div>
              <h3 className={titleClasses}>Works when the line is down</h3>
              <p className={textClasses}>
                House calls often have no signal. What you write there waits on the tablet and goes out on the way home.
              </p>
            </div>
            <ul aria-hidden="true" className="flex flex-wrap gap-2 lg:max-w-xl lg:justify-end">
              {waiting.map((name) => (
                <li
                  key={name}
                  className="inline-flex items-center gap-2 rounded-full bg-white py-1.5 ps-2.5 pe-3.5 text-sm/5 text-secondary-800 ring-1 ring-secondary-950/10 ring-inset dark:bg-white/5 dark:text-secondary-200 dark:ring-white/15"
                >
                  <CloudArrowUpIcon className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400" />
                  {name}
                </li>
              ))}
            </ul>
          </li>
        </ul>
      </div>
    </section>
  )
}
