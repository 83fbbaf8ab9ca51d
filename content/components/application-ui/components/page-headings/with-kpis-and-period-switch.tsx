/**
 * @title Page heading with KPIs and period switch
 * @description A page heading for dashboards with actions, a period switch and the key figures that follow it, each with its trend.
 * @keywords dashboard header, stats, metrics, date range, page title
 * @layout padded
 * @order 2
 * @part AUI-C30-2
 */
import { useState } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/16/solid'
import clsx from 'clsx'

const periods = {
  week: {
    name: 'September 21 to 27, 2026',
    figures: [
      {
        name: 'Visits',
        value: '20,700',
        change: '1.4%',
        trend: 'M0 26 L13 22 L27 24 L40 15 L53 17 L67 9 L80 6',
        up: true,
        good: true,
      },
      {
        name: 'Revenue',
        value: '$47,822',
        change: '1.6%',
        trend: 'M0 27 L13 25 L27 18 L40 20 L53 12 L67 10 L80 4',
        up: true,
        good: true,
      },
      {
        name: 'Average order',
        value: '$73.80',
        change: '0.7%',
        trend: 'M0 10 L13 8 L27 12 L40 11 L53 15 L67 14 L80 17',
        up: false,
        good: false,
      },
      {
        name: 'Returned orders',
        value: '3.9%',
        change: '0.3 points',
        trend: 'M0 6 L13 9 L27 8 L40 14 L53 16 L67 21 L80 24',
        up: false,
        good: true,
      },
    ],
  },
  month: {
    name: 'September 2026',
    figures: [
      {
        name: 'Visits',
        value: '86,400',
        change: '7.7%',
        trend: 'M0 24 L13 20 L27 21 L40 15 L53 16 L67 11 L80 8',
        up: true,
        good: true,
      },
      {
        name: 'Revenue',
        value: '$198,708',
        change: '8.4%',
        trend: 'M0 25 L13 23 L27 19 L40 20 L53 13 L67 12 L80 7',
        up: true,
        good: true,
      },
      {
        name: 'Average order',
        value: '$74.20',
        change: '2.5%',
        trend: 'M0 5 L13 8 L27 12 L40 11 L53 18 L67 20 L80 24',
        up: false,
        good: false,
      },
      {
        name: 'Returned orders',
        value: '4.2%',
        change: '0.6 points',
        trend: 'M0 22 L13 24 L27 18 L40 19 L53 13 L67 14 L80 8',
        up: true,
        good: false,
      },
    ],
  },
}

const choices = [
  { value: 'week', name: 'Week' },
  { value: 'month', name: 'Month' },
]

export default function PageHeadingWithKpisAndPeriodSwitch() {
  const [period, setPeriod] = useState('week')
  const shown = period === 'week' ? periods.week : periods.month

  return (
    <header className="mx-auto max-w-7xl">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Halden store</h1>
          <p role="status" className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
            {shown.name}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <fieldset className="flex rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
            <legend className="sr-only">Period</legend>
            {choices.map((choice) => (
              <label
                key={choice.value}
                className="relative rounded-md px-3 py-2 text-sm/6 font-medium text-secondary-700 transition-colors duration-150 hover:text-secondary-950 has-checked:bg-white has-checked:text-secondary-950 has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1 dark:text-secondary-300 dark:hover:text-white dark:has-checked:bg-secondary-700 dark:has-checked:text-white dark:has-focus-visible:outline-primary-400"
              >
                {choice.name}
                <input
                  type="radio"
                  name="overview-period"
                  value={choice.value}
                  checked={period === choice.value}
                  onChange={() => setPeriod(choice.value)}
                  className="sr-only"
                />
              </label>
            ))}
          </fieldset>
          <button
            type="button"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:py-1.5 dark:focus-visible:outline-primary-400"
          >
            Download report
          </button>
        </div>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-secondary-950/10 pt-5 lg:grid-cols-4 dark:border-white/10">
        {shown.figures.map((figure) => (
          <div key={figure.name} className="min-w-0">
            <dt className="text-sm/6 text-secondary-600 dark:text-secondary-400">{figure.name}</dt>
            <dd className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
              <span className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                <bdi>{figure.value}</bdi>
              </span>
              <span
                className={clsx(
                  'flex items-center gap-0.5 text-sm/6 font-medium tabular-nums',
                  figure.good ? 'text-green-800 dark:text-green-400' : 'text-red-700 dark:text-red-400',
                )}
              >
                {figure.up ? (
                  <ArrowUpIcon aria-hidden="true" className="size-4" />
                ) : (
                  <ArrowDownIcon aria-hidden="true" className="size-4" />
                )}
                <span className="sr-only">{figure.up ? 'up by' : 'down by'}</span>
                <bdi>{figure.change}</bdi>
              </span>
            </dd>
            <dd aria-hidden="true" className="mt-2">
              <svg
                viewBox="0 0 80 30"
                preserveAspectRatio="none"
                fill="none"
                className={clsx(
                  'h-10 w-full rtl:-scale-x-100',
                  figure.good ? 'text-primary-600 dark:text-primary-400' : 'text-red-600 dark:text-red-400',
                )}
              >
                <path d={`${figure.trend} V30 H0 Z`} fill="currentColor" fillOpacity={0.1} />
                <path
                  d={figure.trend}
                  stroke="currentColor"
                  strokeWidth={2}
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
