/**
 * @title Stat cards with sparklines
 * @description A row of stat cards with a value, its change and a sparkline of its course.
 * @keywords KPI cards, metrics, trend line, mini charts, dashboard statistics, change indicator
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C36-1
 */
import clsx from 'clsx'

const figures = [
  {
    name: 'New subscriptions',
    value: '486',
    change: '+38',
    good: true,
    line: 'M0 34 L12 30 L24 32 L36 24 L48 26 L60 18 L72 20 L84 12 L96 14 L108 6 L120 8',
  },
  {
    name: 'Cancellations',
    value: '57',
    change: '−9',
    good: true,
    line: 'M0 12 L12 10 L24 16 L36 14 L48 20 L60 18 L72 26 L84 22 L96 30 L108 28 L120 32',
  },
  {
    name: 'First answer',
    value: '3 h 12 min',
    change: '+25 min',
    good: false,
    line: 'M0 30 L12 28 L24 30 L36 26 L48 28 L60 22 L72 24 L84 20 L96 12 L108 14 L120 8',
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
            className="flex flex-col overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <div className="p-5 pb-0 lg:px-6 lg:pt-6">
              <h3 className="text-sm/6 text-secondary-600 dark:text-secondary-400">{figure.name}</h3>
              <p className="mt-1 text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                {figure.value}
              </p>
              <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
                <span
                  className={clsx(
                    'font-medium tabular-nums',
                    figure.good ? 'text-green-800 dark:text-green-400' : 'text-red-700 dark:text-red-400',
                  )}
                >
                  {figure.change}
                </span>{' '}
                against April
              </p>
            </div>
            <svg
              aria-hidden="true"
              viewBox="0 0 120 42"
              preserveAspectRatio="none"
              fill="none"
              className="mt-auto h-16 w-full rtl:-scale-x-100"
            >
              <path
                d={`${figure.line} V42 H0 Z`}
                fill="currentColor"
                className="text-primary-600/10 dark:text-primary-400/15"
              />
              <path
                d={figure.line}
                stroke="currentColor"
                strokeWidth={2}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
                className="text-primary-600 dark:text-primary-400"
              />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
