/**
 * @title KPI donut chart with legend
 * @description A card with a donut of shares and a legend with amounts; the chosen part stands out and is named in the middle.
 * @keywords pie chart, ring chart, breakdown, revenue by channel, proportions, percentages, dashboard
 * @layout padded
 * @order 7
 * @part AUI-C36-7
 */
import { useState } from 'react'
import clsx from 'clsx'

// Where each part begins, and how much it has, in percent of the circle
const channels = [
  {
    id: 'search',
    name: 'Search',
    amount: '$86,420',
    percent: 43,
    from: 0,
    strokeClass: 'text-primary-800 dark:text-primary-200',
    dotClass: 'bg-primary-800 dark:bg-primary-200',
  },
  {
    id: 'direct',
    name: 'Direct',
    amount: '$53,130',
    percent: 27,
    from: 43,
    strokeClass: 'text-primary-600 dark:text-primary-300',
    dotClass: 'bg-primary-600 dark:bg-primary-300',
  },
  {
    id: 'newsletter',
    name: 'Newsletter',
    amount: '$37,206',
    percent: 19,
    from: 70,
    strokeClass: 'text-primary-500 dark:text-primary-400',
    dotClass: 'bg-primary-500 dark:bg-primary-400',
  },
  {
    id: 'partners',
    name: 'Partner sites',
    amount: '$11,392',
    percent: 6,
    from: 89,
    strokeClass: 'text-primary-400 dark:text-primary-500',
    dotClass: 'bg-primary-400 dark:bg-primary-500',
  },
  {
    id: 'social',
    name: 'Social',
    amount: '$10,560',
    percent: 5,
    from: 95,
    strokeClass: 'text-primary-300 dark:text-primary-700',
    dotClass: 'bg-primary-300 dark:bg-primary-700',
  },
]

export default function KpiDonutChartWithLegend() {
  const [chosen, setChosen] = useState('search')
  const part = channels.find((channel) => channel.id === chosen)

  return (
    <section
      aria-labelledby="shares-heading"
      className="mx-auto flex h-full max-w-lg flex-col rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2 id="shares-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
        Revenue by channel
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
        <span className="text-3xl/9 font-semibold tracking-tight text-secondary-950 dark:text-white">$198,708</span>
        <span>September 2026</span>
      </p>

      <div className="mt-6 grid flex-1 place-items-center">
        <div className="relative w-full max-w-56">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            fill="none"
            className="block w-full -rotate-90 rtl:-scale-y-100"
          >
            {channels.map((channel) => (
              <circle
                key={channel.id}
                cx="50"
                cy="50"
                r="41"
                pathLength={100}
                stroke="currentColor"
                strokeWidth={chosen === channel.id ? 17 : 11}
                strokeDasharray={`${channel.percent - 0.8} ${100.8 - channel.percent}`}
                strokeDashoffset={-channel.from}
                onPointerEnter={() => setChosen(channel.id)}
                className={channel.strokeClass}
              />
            ))}
          </svg>
          <p className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center text-center tabular-nums">
            <span className="text-3xl/9 font-semibold tracking-tight text-secondary-950 dark:text-white">
              {part ? part.percent : 0}%
            </span>
            <span className="text-sm/5 text-secondary-600 dark:text-secondary-400">{part ? part.name : ''}</span>
          </p>
        </div>
      </div>

      <fieldset className="mt-6 min-w-0">
        <legend className="sr-only">Channel in the middle</legend>
        <div className="-mx-2.5 grid grid-cols-1">
          {channels.map((channel) => (
            <label
              key={channel.id}
              className={clsx(
                'relative flex min-h-10 cursor-pointer flex-wrap items-center gap-x-2.5 rounded-lg px-2.5 text-sm/6 has-focus-visible:outline-2 has-focus-visible:outline-primary-600 sm:min-h-8 dark:has-focus-visible:outline-primary-400',
                chosen === channel.id
                  ? 'bg-secondary-950/5 font-medium text-secondary-950 dark:bg-white/10 dark:text-white'
                  : 'text-secondary-600 hover:text-secondary-950 dark:text-secondary-400 dark:hover:text-white',
              )}
            >
              <input
                type="radio"
                name="donut-channel"
                value={channel.id}
                checked={chosen === channel.id}
                onChange={() => setChosen(channel.id)}
                className="sr-only"
              />
              <span aria-hidden="true" className={clsx('size-2.5 shrink-0 rounded-full', channel.dotClass)} />
              <span className="min-w-0 flex-1 basis-20">{channel.name}</span>
              <span className="tabular-nums">{channel.amount}</span>
              <span className="min-w-9 text-end tabular-nums">{channel.percent}%</span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  )
}
