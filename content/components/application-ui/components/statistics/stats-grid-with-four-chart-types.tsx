/**
 * @title Stats grid with four chart types
 * @description A grid of statistics with a bar chart, a donut chart, a split bar and a progress bar whose figures agree.
 * @keywords bar chart, donut chart, stacked bar, progress ring, dashboard charts, analytics, bento, graph
 * @layout padded
 * @order 3
 * @part AUI-C36-3
 */
import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/16/solid'
import clsx from 'clsx'

const week = [
  { day: 'Sat', name: 'Saturday', boxes: 96 },
  { day: 'Sun', name: 'Sunday', boxes: 58 },
  { day: 'Mon', name: 'Monday', boxes: 164 },
  { day: 'Tue', name: 'Tuesday', boxes: 182 },
  { day: 'Wed', name: 'Wednesday', boxes: 171 },
  { day: 'Thu', name: 'Thursday', boxes: 158 },
  { day: 'Fri', name: 'Friday', boxes: 200 },
]

const sources = [
  { name: 'Farm shop', percent: 46, barClass: 'bg-primary-600 dark:bg-primary-500' },
  { name: 'Subscriptions', percent: 38, barClass: 'bg-primary-300 dark:bg-primary-800' },
  { name: 'Restaurants', percent: 16, barClass: 'bg-secondary-300 dark:bg-secondary-600' },
]

const boxes = week.reduce((sum, each) => sum + each.boxes, 0)
const onTime = 94
const season = 18420
const goal = 24000
// The length of a circle with the radius 26.
const round = 163.4

export default function StatsGridWithFourChartTypes() {
  return (
    <section aria-labelledby="charts-heading" className="mx-auto max-w-5xl">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="charts-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
          Vegetable boxes
        </h2>
        <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">September 12 to 18</p>
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <div className="flex flex-col rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:row-span-2 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
          <h3 className="text-sm/6 text-secondary-600 dark:text-secondary-400">Packed</h3>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
            <span className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
              {boxes.toLocaleString('en-US')}
            </span>
            <span className="flex items-center gap-0.5 text-sm/6 font-medium text-green-800 dark:text-green-400">
              <ArrowUpIcon aria-hidden="true" className="size-4" />
              <span className="sr-only">up by </span>7%
            </span>
          </p>
          <ul role="list" className="mt-6 grid min-h-40 flex-1 grid-cols-7 gap-1.5 sm:gap-2">
            {week.map((each) => (
              <li key={each.day} className="flex flex-col justify-end text-center text-xs/5">
                <span className="text-secondary-600 tabular-nums dark:text-secondary-400">{each.boxes}</span>
                <span
                  aria-hidden="true"
                  style={{ height: `${each.boxes / 2.8}%` }}
                  className={clsx(
                    'mt-1 block rounded-t-md',
                    each.boxes === 200 ? 'bg-primary-600 dark:bg-primary-500' : 'bg-primary-200 dark:bg-primary-900',
                  )}
                />
                <span className="mt-2 text-secondary-600 dark:text-secondary-400">
                  <span aria-hidden="true">{each.day}</span>
                  <span className="sr-only">on {each.name}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>

        <div className="flex items-center justify-between gap-4 rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
          <div className="min-w-0">
            <h3 className="text-sm/6 text-secondary-600 dark:text-secondary-400">Delivered on time</h3>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
              <span className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                {onTime}%
              </span>
              <span className="flex items-center gap-0.5 text-sm/6 font-medium text-red-700 dark:text-red-400">
                <ArrowDownIcon aria-hidden="true" className="size-4" />
                <span className="sr-only">down by </span>
                <bdi>2 points</bdi>
              </span>
            </p>
            <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
              <bdi>62 boxes came late, 41 of them on Friday.</bdi>
            </p>
          </div>
          <svg
            aria-hidden="true"
            viewBox="0 0 64 64"
            fill="none"
            strokeWidth={8}
            className="size-20 shrink-0 -rotate-90"
          >
            <circle cx="32" cy="32" r="26" stroke="currentColor" className="text-secondary-200 dark:text-white/15" />
            <circle
              cx="32"
              cy="32"
              r="26"
              stroke="currentColor"
              strokeDasharray={`${(onTime / 100) * round} ${round}`}
              className="text-primary-600 dark:text-primary-500"
            />
          </svg>
        </div>

        <div className="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
          <h3 className="text-sm/6 text-secondary-600 dark:text-secondary-400">Where they went</h3>
          <div aria-hidden="true" className="mt-3 flex h-3 gap-0.5 overflow-hidden rounded-full">
            {sources.map((source) => (
              <div key={source.name} style={{ width: `${source.percent}%` }} className={source.barClass} />
            ))}
          </div>
          <dl className="mt-3 grid gap-1 text-sm/6">
            {sources.map((source) => (
              <div key={source.name} className="flex items-center gap-2.5">
                <dt className="flex min-w-0 flex-1 items-center gap-2.5 text-secondary-600 dark:text-secondary-400">
                  <span aria-hidden="true" className={clsx('size-2.5 shrink-0 rounded-full', source.barClass)} />
                  {source.name}
                </dt>
                <dd className="font-medium text-secondary-950 tabular-nums dark:text-white">{source.percent}%</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:px-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <div className="min-w-0">
          <h3 className="text-sm/6 text-secondary-600 dark:text-secondary-400">Boxes this season</h3>
          <p className="text-sm/6 font-semibold text-secondary-950 tabular-nums dark:text-white">
            <bdi>
              {season.toLocaleString('en-US')} of {goal.toLocaleString('en-US')}
            </bdi>
          </p>
        </div>
        <div className="min-w-48 flex-1">
          <div aria-hidden="true" className="relative h-1.5 rounded-full bg-secondary-200 dark:bg-white/15">
            <div
              style={{ width: `${(season / goal) * 100}%` }}
              className="h-full rounded-full bg-primary-600 dark:bg-primary-500"
            />
            <div className="absolute -inset-y-2 start-[72%] w-1 rounded-full bg-secondary-950 ring-2 ring-white dark:bg-white dark:ring-secondary-900" />
          </div>
          <p className="mt-2 text-xs/5 text-secondary-600 dark:text-secondary-400">
            The mark is where last year’s season stood on September 18: 17,280.
          </p>
        </div>
      </div>
    </section>
  )
}
