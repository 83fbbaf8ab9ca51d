/**
 * @title Three features with small panels
 * @description Use to show rather than claim: each feature comes with a piece of the interface that does it.
 * @layout full
 * @order 1
 */
import { ArrowTrendingUpIcon, CheckIcon } from '@heroicons/react/20/solid'

const weeks = [38, 52, 47, 64, 58, 81]

const matches = [
  { name: 'Halden Print', amount: '$1,860.00' },
  { name: 'Osei Logistics', amount: '$4,325.50' },
  { name: 'Café Lumière', amount: '$612.80' },
]

export default function ThreeFeaturesWithSmallPanels() {
  return (
    <section aria-labelledby="features-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <h2
          id="features-heading"
          className="max-w-2xl text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
        >
          The dull hour at the end of the month, gone
        </h2>
        <ul role="list" className="mt-12 grid gap-6 lg:grid-cols-3">
          <li className="flex flex-col rounded-xl bg-secondary-50 p-6 sm:p-8 dark:bg-secondary-900">
            <div
              aria-hidden="true"
              className="flex h-44 items-end gap-2 rounded-xl bg-white p-4 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
            >
              {weeks.map((week) => (
                <span
                  key={week}
                  style={{ height: `${week}%` }}
                  className="flex-1 rounded-t-sm bg-primary-600 dark:bg-primary-500"
                />
              ))}
            </div>
            <h3 className="mt-6 text-lg/7 font-semibold text-secondary-950 dark:text-white">See six months ahead</h3>
            <p className="mt-1 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
              Invoices, rent and wages become one line, and the thin weeks show before they come.
            </p>
          </li>
          <li className="flex flex-col rounded-xl bg-secondary-50 p-6 sm:p-8 dark:bg-secondary-900">
            <ul
              aria-hidden="true"
              className="flex h-44 flex-col justify-center rounded-xl bg-white text-sm/6 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
            >
              {matches.map((match) => (
                <li key={match.name} className="flex items-center gap-3 px-4 py-2.5">
                  <CheckIcon className="size-5 shrink-0 text-green-700 dark:text-green-400" />
                  <span className="min-w-0 flex-1 text-secondary-950 dark:text-white">{match.name}</span>
                  <span className="text-secondary-600 tabular-nums dark:text-secondary-400">{match.amount}</span>
                </li>
              ))}
            </ul>
            <h3 className="mt-6 text-lg/7 font-semibold text-secondary-950 dark:text-white">
              Payments find their invoice
            </h3>
            <p className="mt-1 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
              Also when the reference is missing or two customers pay the same sum on one day.
            </p>
          </li>
          <li className="flex flex-col rounded-xl bg-secondary-50 p-6 sm:p-8 dark:bg-secondary-900">
            <div
              aria-hidden="true"
              className="flex h-44 flex-col justify-center rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
            >
              <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Set aside for taxes</p>
              <p className="mt-1 text-3xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                $11,240
              </p>
              <p className="mt-2 flex items-center gap-1.5 text-sm/6 font-medium text-green-800 dark:text-green-400">
                <ArrowTrendingUpIcon className="size-5" />
                Enough for June 15
              </p>
            </div>
            <h3 className="mt-6 text-lg/7 font-semibold text-secondary-950 dark:text-white">
              Taxes are never a surprise
            </h3>
            <p className="mt-1 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
              A share of every payment is put aside, at the rate your state really asks.
            </p>
          </li>
        </ul>
      </div>
    </section>
  )
}
