/**
 * @title Stat cards with sparklines
 * @description A row of stat cards with a value, its change for better or worse against the month before, and a sparkline of the last twelve months.
 * @keywords KPI cards, metrics, trend line, mini charts, dashboard statistics, change indicator
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C36-1
 */
import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/16/solid'
import clsx from 'clsx'

const figures = [
  {
    name: 'New subscriptions',
    value: '486',
    change: '8.5%',
    before: '448 in March',
    isUp: true,
    isGood: true,
    months: [312, 328, 321, 356, 349, 388, 380, 417, 409, 436, 448, 486],
  },
  {
    name: 'Cancellations',
    value: '57',
    change: '13.6%',
    before: '66 in March',
    isUp: false,
    isGood: true,
    months: [96, 99, 91, 94, 86, 88, 78, 82, 71, 74, 66, 57],
  },
  {
    name: 'First response time',
    value: '3h 12m',
    change: '15.0%',
    before: '2h 47m in March',
    isUp: true,
    isGood: false,
    months: [131, 136, 130, 140, 134, 148, 142, 152, 149, 163, 167, 192],
  },
]

// The months as points from left to right, the highest at the top of 120 by 42.
function lineOf(months: number[]) {
  const low = Math.min(...months)
  const high = Math.max(...months)
  const points = months.map(
    (month, index) =>
      `${Math.round((index * 120) / (months.length - 1))} ${Math.round(36 - ((month - low) / (high - low)) * 30)}`,
  )
  return `M${points.join(' L')}`
}

export default function StatCardsWithSparklines() {
  return (
    <section aria-labelledby="sparkline-heading" className="mx-auto max-w-7xl">
      <h2 id="sparkline-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
        April 2026
      </h2>
      <ul role="list" className="mt-4 grid gap-4 sm:grid-cols-3">
        {figures.map((figure) => (
          <li
            key={figure.name}
            className="flex flex-col overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <div className="flex-1 p-5 pb-4 lg:px-6">
              <h3 className="text-sm/6 text-secondary-600 dark:text-secondary-400">{figure.name}</h3>
              <p className="mt-1 text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums lg:text-3xl/9 dark:text-white">
                <bdi>{figure.value}</bdi>
              </p>
              <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">
                <span
                  className={clsx(
                    'inline-flex items-center gap-1 rounded-full ps-1.5 pe-2 font-medium ring-1 ring-inset',
                    figure.isGood
                      ? 'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20'
                      : 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
                  )}
                >
                  {figure.isUp ? (
                    <ArrowUpIcon aria-hidden="true" className="size-4" />
                  ) : (
                    <ArrowDownIcon aria-hidden="true" className="size-4" />
                  )}
                  <span className="sr-only">{figure.isUp ? 'Up ' : 'Down '}</span>
                  <bdi>{figure.change}</bdi>
                </span>
                <bdi>{figure.before}</bdi>
              </p>
            </div>
            <svg
              aria-hidden="true"
              viewBox="0 0 120 42"
              preserveAspectRatio="none"
              fill="none"
              className={clsx(
                'h-20 w-full rtl:-scale-x-100',
                figure.isGood ? 'text-primary-600 dark:text-primary-400' : 'text-red-600 dark:text-red-400',
              )}
            >
              <path d={`${lineOf(figure.months)} V42 H0 Z`} fill="currentColor" fillOpacity={0.12} />
              <path
                d={lineOf(figure.months)}
                stroke="currentColor"
                strokeWidth={2.5}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
