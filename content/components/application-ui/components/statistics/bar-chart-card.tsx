/**
 * @title Bar chart KPI card with goal line
 * @description A card with twelve bars, a goal line and a period switch; choosing a bar shows its value and its distance from the goal.
 * @keywords column chart, graph, target line, monthly orders, statistics, dashboard, histogram
 * @layout padded
 * @order 5
 * @part AUI-C36-5
 */
import { useState } from 'react'
import clsx from 'clsx'

const periods = {
  months: {
    unit: 'months',
    goal: 2400,
    total: '27,882',
    reached: 4,
    bars: [
      { id: 'oct', label: 'Oct', name: 'October 2025', orders: 1986 },
      { id: 'nov', label: 'Nov', name: 'November 2025', orders: 2874 },
      { id: 'dec', label: 'Dec', name: 'December 2025', orders: 3160 },
      { id: 'jan', label: 'Jan', name: 'January 2026', orders: 1742 },
      { id: 'feb', label: 'Feb', name: 'February 2026', orders: 1905 },
      { id: 'mar', label: 'Mar', name: 'March 2026', orders: 2214 },
      { id: 'apr', label: 'Apr', name: 'April 2026', orders: 2088 },
      { id: 'may', label: 'May', name: 'May 2026', orders: 2341 },
      { id: 'jun', label: 'Jun', name: 'June 2026', orders: 2196 },
      { id: 'jul', label: 'Jul', name: 'July 2026', orders: 2290 },
      { id: 'aug', label: 'Aug', name: 'August 2026', orders: 2408 },
      { id: 'sep', label: 'Sep', name: 'September 2026', orders: 2678 },
    ],
  },
  weeks: {
    unit: 'weeks',
    goal: 560,
    total: '6,737',
    reached: 5,
    bars: [
      { id: 'jul-6', label: 'Jul 6', name: 'Week of July 6', orders: 506 },
      { id: 'jul-13', label: '13', name: 'Week of July 13', orders: 522 },
      { id: 'jul-20', label: '20', name: 'Week of July 20', orders: 515 },
      { id: 'jul-27', label: '27', name: 'Week of July 27', orders: 531 },
      { id: 'aug-3', label: 'Aug 3', name: 'Week of August 3', orders: 538 },
      { id: 'aug-10', label: '10', name: 'Week of August 10', orders: 529 },
      { id: 'aug-17', label: '17', name: 'Week of August 17', orders: 552 },
      { id: 'aug-24', label: '24', name: 'Week of August 24', orders: 561 },
      { id: 'aug-31', label: '31', name: 'Week of August 31', orders: 590 },
      { id: 'sep-7', label: 'Sep 7', name: 'Week of September 7', orders: 604 },
      { id: 'sep-14', label: '14', name: 'Week of September 14', orders: 641 },
      { id: 'sep-21', label: '21', name: 'Week of September 21', orders: 648 },
    ],
  },
}

const choices = [
  { value: 'months', name: '12 months' },
  { value: 'weeks', name: '12 weeks' },
]
const lines = [0, 1, 2, 3]

function distance(orders: number, goal: number) {
  const apart = Math.abs(orders - goal).toLocaleString('en-US')
  return orders < goal ? `${apart} below goal` : `${apart} above goal`
}

export default function BarChartKpiCardWithGoalLine() {
  const [period, setPeriod] = useState('months')
  const [chosen, setChosen] = useState('sep')
  const shown = period === 'months' ? periods.months : periods.weeks
  // The axis ends at 3,500 or 700, half a step above its last line.
  const top = period === 'months' ? 3500 : 700
  const bar = shown.bars.find((each) => each.id === chosen)
  const orders = bar ? bar.orders : 0

  function change(next: string) {
    setPeriod(next)
    setChosen(next === 'months' ? 'sep' : 'sep-21')
  }

  return (
    <section
      aria-labelledby="orders-heading"
      className="mx-auto max-w-3xl rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="orders-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Orders
          </h2>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5 text-sm/6 text-secondary-600 dark:text-secondary-400">
            <span className="text-4xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
              {orders.toLocaleString('en-US')}
            </span>
            <span>{bar ? bar.name : ''}</span>
            <bdi
              className={clsx(
                'font-medium',
                orders < shown.goal ? 'text-amber-800 dark:text-amber-300' : 'text-green-800 dark:text-green-400',
              )}
            >
              {distance(orders, shown.goal)}
            </bdi>
          </p>
        </div>
        <fieldset className="flex flex-wrap rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
          <legend className="sr-only">Period</legend>
          {choices.map((choice) => (
            <label
              key={choice.value}
              className="relative rounded-md px-3 py-2 text-sm/6 font-medium text-secondary-700 transition-colors duration-150 hover:text-secondary-950 has-checked:bg-white has-checked:text-secondary-950 has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1 dark:text-secondary-300 dark:hover:text-white dark:has-checked:bg-secondary-700 dark:has-checked:text-white dark:has-focus-visible:outline-primary-400"
            >
              <bdi>{choice.name}</bdi>
              <input
                type="radio"
                name="orders-period"
                value={choice.value}
                checked={period === choice.value}
                onChange={() => change(choice.value)}
                className="sr-only"
              />
            </label>
          ))}
        </fieldset>
      </div>
      <div className="relative mt-6 text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">
        <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-0 h-64">
          {lines.map((line) => (
            <p key={line} style={{ bottom: `${(line * 200) / 7}%` }} className="absolute inset-x-0 flex items-end">
              <span className="w-10 translate-y-1/2 pe-2 text-end">{((line * top) / 3.5).toLocaleString('en-US')}</span>
              <span className="flex-1 border-b border-secondary-950/10 dark:border-white/10" />
            </p>
          ))}
        </div>
        <fieldset className="relative ms-10 flex min-w-0 sm:me-12">
          <legend className="sr-only">Orders in the last 12 {shown.unit}</legend>
          {shown.bars.map((each, index) => (
            <label
              key={each.id}
              className={clsx(
                'group relative min-w-0 flex-1 cursor-pointer rounded-lg text-center has-focus-visible:outline-2 has-focus-visible:outline-primary-600 dark:has-focus-visible:outline-primary-400',
                chosen === each.id && 'bg-secondary-950/5 dark:bg-white/10',
                index < 6 && 'max-sm:hidden',
              )}
            >
              <input
                type="radio"
                name="orders-bar"
                value={each.id}
                checked={chosen === each.id}
                onChange={() => setChosen(each.id)}
                className="sr-only"
              />
              <span className="sr-only">
                {`${each.name}: ${each.orders.toLocaleString('en-US')} orders, ${distance(each.orders, shown.goal)}`}
              </span>
              <span aria-hidden="true" className="flex h-64 min-w-0 flex-col justify-end px-1">
                <span
                  className={clsx(
                    '-mx-4 block font-medium text-secondary-950 dark:text-white',
                    chosen !== each.id && 'invisible group-hover:visible',
                  )}
                >
                  {each.orders.toLocaleString('en-US')}
                </span>
                <span
                  style={{ height: `${(each.orders / top) * 100}%` }}
                  className={clsx(
                    'block shrink-0 rounded-t-md',
                    each.orders < shown.goal
                      ? 'bg-primary-200 group-hover:bg-primary-300 dark:bg-primary-900 dark:group-hover:bg-primary-800'
                      : 'bg-primary-600 group-hover:bg-primary-700 dark:bg-primary-500 dark:group-hover:bg-primary-400',
                  )}
                />
              </span>
              <span
                aria-hidden="true"
                className={clsx(
                  'block overflow-hidden py-2 whitespace-nowrap',
                  chosen === each.id && 'font-semibold text-secondary-950 dark:text-white',
                )}
              >
                {each.label}
              </span>
            </label>
          ))}
        </fieldset>
        <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-0 ms-10 h-64">
          <p
            style={{ bottom: `${(shown.goal / top) * 100}%` }}
            className="absolute inset-x-0 flex translate-y-1/2 items-center"
          >
            <span className="flex-1 border-t-2 border-dashed border-secondary-950 dark:border-white" />
            <span className="w-12 text-end font-semibold text-secondary-950 max-sm:hidden dark:text-white">
              {shown.goal.toLocaleString('en-US')}
            </span>
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-secondary-950/10 pt-4 text-sm/6 text-secondary-600 dark:border-white/10 dark:text-secondary-400">
        <p role="status">
          <bdi>{`${shown.total} orders, goal reached in ${shown.reached} of 12 ${shown.unit}`}</bdi>
          <span className="sm:hidden">{`. The last 6 ${shown.unit} are shown.`}</span>
        </p>
        <p className="flex flex-wrap gap-x-4">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-sm bg-primary-600 dark:bg-primary-500" />
            Reached
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-sm bg-primary-200 dark:bg-primary-900" />
            Missed
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="w-5 border-t-2 border-dashed border-secondary-950 dark:border-white" />
            {`Goal ${shown.goal.toLocaleString('en-US')}`}
          </span>
        </p>
      </div>
    </section>
  )
}
