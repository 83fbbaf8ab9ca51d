/**
 * @title Stat cards with sparklines
 * @description A row of stat cards with a value, its change for better or worse, and a sparkline from April to the latest day.
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
    change: '38 more',
    isUp: true,
    isGood: true,
    line: 'M0 34 L12 30 L24 32 L36 24 L48 26 L60 18 L72 20 L84 12 L96 14 L108 6 L120 8',
    latest: 'M120 8 h0.01',
  },
  {
    name: 'Cancellations',
    value: '57',
    change: '9 fewer',
    isUp: false,
    isGood: true,
    line: 'M0 12 L12 10 L24 16 L36 14 L48 20 L60 18 L72 26 L84 22 L96 30 L108 28 L120 32',
    latest: 'M120 32 h0.01',
  },
  {
    name: 'First answer',
    value: '3 h 12 min',
    change: '25 min longer',
    isUp: true,
    isGood: false,
    line: 'M0 30 L12 28 L24 30 L36 26 L48 28 L60 22 L72 24 L84 20 L96 12 L108 14 L120 8',
    latest: 'M120 8 h0.01',
  },
]

export default function StatCardsWithSparklines() {
  return (
    <section aria-labelledby="sparkline-heading" className="mx-auto max-w-7xl">
      <h2 id="sparkline-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
        May so far
      </h2>
      <ul role="list" className="mt-4 grid gap-4 sm:grid-cols-3">
        {figures.map((figure) => (
          <li
            key={figure.name}
            className="flex flex-col gap-4 rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 lg:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <div className="flex-1">
              <h3 className="text-sm/6 text-secondary-600 dark:text-secondary-400">{figure.name}</h3>
              <p className="mt-1 text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                <bdi>{figure.value}</bdi>
              </p>
              <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
                <span
                  className={clsx(
                    'inline-flex items-center gap-1 rounded-full ps-1.5 pe-2 text-xs/5 font-medium ring-1 ring-inset',
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
                  <bdi>{figure.change}</bdi>
                </span>
                than in April
              </p>
            </div>
            <svg
              aria-hidden="true"
              viewBox="0 0 120 42"
              preserveAspectRatio="none"
              fill="none"
              className={clsx(
                'h-14 w-full overflow-visible rtl:-scale-x-100',
                figure.isGood ? 'text-primary-600 dark:text-primary-400' : 'text-red-600 dark:text-red-400',
              )}
            >
              <path d={`${figure.line} V42 H0 Z`} fill="currentColor" fillOpacity={0.1} />
              <path
                d={figure.line}
                stroke="currentColor"
                strokeWidth={2}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
              <path
                d={figure.latest}
                stroke="currentColor"
                strokeWidth={9}
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
