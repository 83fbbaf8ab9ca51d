/**
 * @title Statistics with change since last period
 * @description A grid of statistics that says in words what went up or down, by how much and from what.
 * @keywords KPI, metrics, delta, percent change, month over month, comparison, trend, dashboard
 * @layout padded
 * @order 4
 * @part AUI-C36-4
 */
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '@heroicons/react/16/solid'
import clsx from 'clsx'

const revenue = [
  { month: 'September', amount: '$198,708', percent: 100, barClass: 'bg-white' },
  { month: 'August', amount: '$183,249', percent: 92, barClass: 'bg-white/40' },
]

// A change is good, bad or none, whichever way it goes: fewer returns are good.
const figures = [
  { name: 'Visits', value: '86,400', way: 'up', change: 'Up 7.7%', before: '80,250', tone: 'good' },
  { name: 'Orders', value: '2,678', way: 'up', change: 'Up 11.2%', before: '2,408', tone: 'good' },
  { name: 'Conversion rate', value: '3.1%', way: 'up', change: 'Up 0.1 points', before: '3.0%', tone: 'good' },
  { name: 'Average order', value: '$74.20', way: 'down', change: 'Down 2.5%', before: '$76.10', tone: 'bad' },
  { name: 'Returned orders', value: '4.2%', way: 'up', change: 'Up 0.6 points', before: '3.6%', tone: 'bad' },
  { name: 'Repeat customers', value: '38%', way: 'same', change: 'No change', before: '38%', tone: 'none' },
]

const toneStyles: Record<string, string> = {
  good: 'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
  bad: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
  none: 'bg-secondary-100 text-secondary-800 ring-secondary-950/10 dark:bg-white/10 dark:text-secondary-200 dark:ring-white/10',
}

export default function StatisticsWithChangeSinceLastPeriod() {
  return (
    <section aria-labelledby="change-heading" className="mx-auto max-w-6xl">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="change-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
          September 2026
        </h2>
        <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Compared with August 2026</p>
      </div>
      <div className="mt-4 grid grid-cols-1 overflow-hidden rounded-xl shadow-xs ring-1 ring-secondary-950/10 lg:grid-cols-3 dark:shadow-none dark:ring-white/10">
        <div className="flex flex-col bg-primary-700 p-4 text-white sm:p-6 dark:bg-primary-900">
          <h3 className="text-sm/6 text-primary-100">Revenue</h3>
          <p className="mt-1 text-4xl font-semibold tracking-tight tabular-nums sm:text-5xl">$198,708</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm/6 text-primary-100">
            <span className="flex items-center gap-1 rounded-full bg-white ps-2 pe-2.5 font-semibold text-green-800">
              <ArrowUpIcon aria-hidden="true" className="size-4" />
              Up 8.4%
            </span>
            <bdi>$15,459 more than in August</bdi>
          </p>
          <dl className="mt-8 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 text-sm/6 lg:mt-auto">
            {revenue.map((each) => (
              <div key={each.month} className="col-span-3 grid grid-cols-subgrid items-center">
                <dt className="text-primary-100">{each.month}</dt>
                <dd aria-hidden="true">
                  <span style={{ width: `${each.percent}%` }} className={clsx('block h-3 rounded-sm', each.barClass)} />
                </dd>
                <dd className="font-medium tabular-nums">{each.amount}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul
          role="list"
          className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-px bg-secondary-200 sm:grid-cols-2 lg:col-span-2 lg:grid-cols-3 dark:bg-secondary-800"
        >
          {figures.map((figure) => (
            <li key={figure.name} className="bg-white p-4 sm:p-6 dark:bg-secondary-900">
              <h3 className="text-sm/6 text-secondary-600 dark:text-secondary-400">{figure.name}</h3>
              <p className="mt-1 text-3xl/9 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                {figure.value}
              </p>
              <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
                <span
                  className={clsx(
                    'flex items-center gap-1 rounded-full ps-1.5 pe-2 font-medium ring-1 ring-inset',
                    toneStyles[figure.tone],
                  )}
                >
                  {figure.way === 'up' && <ArrowUpIcon aria-hidden="true" className="size-4" />}
                  {figure.way === 'down' && <ArrowDownIcon aria-hidden="true" className="size-4" />}
                  {figure.way === 'same' && <MinusIcon aria-hidden="true" className="size-4" />}
                  {figure.change}
                </span>
                <span>from {figure.before}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
