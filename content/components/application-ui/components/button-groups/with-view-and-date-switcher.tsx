/**
 * @title Button group with view and date switcher
 * @description A toolbar of button groups that steps through months and switches what stands below between list and chart, with one primary action.
 * @keywords toolbar, calendar toolbar, segmented control, previous and next, toggle group
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C08-1
 */
import { useState } from 'react'
import { ChartBarIcon, ChevronLeftIcon, ChevronRightIcon, ListBulletIcon } from '@heroicons/react/20/solid'

const months = ['July 2026', 'August 2026', 'September 2026']

const views = [
  { value: 'list', name: 'List', icon: ListBulletIcon },
  { value: 'chart', name: 'Chart', icon: ChartBarIcon },
]

const categories = [
  { name: 'Paper and proofs', amounts: [980, 1120, 1284] },
  { name: 'Travel', amounts: [310, 145, 640] },
  { name: 'Software', amounts: [412, 412, 412] },
  { name: 'Studio', amounts: [208, 96, 164] },
]

const stepClasses =
  'px-2.5 py-2 text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-40 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400'

export default function ButtonGroupWithViewAndDateSwitcher() {
  const [month, setMonth] = useState(2)
  const [view, setView] = useState('chart')
  const total = categories.reduce((sum, category) => sum + category.amounts[month]!, 0)

  return (
    <section aria-label="Expenses by month" className="mx-auto max-w-4xl">
      <div className="flex flex-wrap items-center gap-3">
        <div
          role="group"
          aria-label="Month"
          className="flex rounded-lg bg-white shadow-xs ring-1 ring-secondary-300 ring-inset max-sm:w-full dark:bg-white/5 dark:shadow-none dark:ring-white/15"
        >
          <button
            type="button"
            disabled={month === 0}
            onClick={() => setMonth(month - 1)}
            className={`rounded-s-lg ${stepClasses}`}
          >
            <span className="sr-only">Previous month</span>
            <ChevronLeftIcon aria-hidden="true" className="my-0.5 size-5 rtl:-scale-x-100" />
          </button>
          <p
            role="status"
            className="min-w-36 flex-1 border-x border-secondary-950/10 px-2 py-2 text-center text-sm/6 font-semibold text-secondary-950 tabular-nums dark:border-white/10 dark:text-white"
          >
            {months[month]}
          </p>
          <button
            type="button"
            disabled={month === months.length - 1}
            onClick={() => setMonth(month + 1)}
            className={`rounded-e-lg ${stepClasses}`}
          >
            <span className="sr-only">Next month</span>
            <ChevronRightIcon aria-hidden="true" className="my-0.5 size-5 rtl:-scale-x-100" />
          </button>
        </div>

        <fieldset className="flex rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
          <legend className="sr-only">View</legend>
          {views.map((each) => (
            <label
              key={each.value}
              className="relative flex min-h-10 min-w-10 items-center justify-center gap-1.5 rounded-md px-2.5 text-sm/6 font-medium text-secondary-700 transition-colors duration-150 hover:text-secondary-950 has-checked:bg-white has-checked:text-secondary-950 has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:min-h-9 dark:text-secondary-300 dark:hover:text-white dark:has-checked:bg-secondary-700 dark:has-checked:text-white dark:has-focus-visible:outline-primary-400"
            >
              <each.icon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
              <span className="max-sm:sr-only">{each.name}</span>
              <input
                type="radio"
                name="expenses-view"
                value={each.value}
                checked={view === each.value}
                onChange={() => setView(each.value)}
                className="sr-only"
              />
            </label>
          ))}
        </fieldset>

        <button
          type="button"
          className="ms-auto rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Add expense
        </button>
      </div>

      <ul
        role="list"
        className={
          view === 'chart' ? 'mt-6 grid grid-cols-4' : 'mt-6 grid border-b border-secondary-950/10 dark:border-white/10'
        }
      >
        {categories.map((category) => (
          <li
            key={category.name}
            className={
              view === 'chart'
                ? 'flex min-w-0 flex-col text-center text-sm/6'
                : 'flex justify-between border-t border-secondary-950/10 py-2.5 text-sm/6 dark:border-white/10'
            }
          >
            {view === 'chart' && (
              <span
                aria-hidden="true"
                className="flex h-36 items-end justify-center gap-1.5 border-b border-secondary-950/10 dark:border-white/10"
              >
                {month > 0 && (
                  <span
                    style={{ height: `${(category.amounts[month - 1]! / 1284) * 100}%` }}
                    className="w-5 rounded-t-md bg-secondary-200 transition-all duration-150 motion-reduce:transition-none sm:w-8 dark:bg-white/15"
                  />
                )}
                <span
                  style={{ height: `${(category.amounts[month]! / 1284) * 100}%` }}
                  className="w-5 rounded-t-md bg-primary-600 transition-all duration-150 motion-reduce:transition-none sm:w-8 dark:bg-primary-500"
                />
              </span>
            )}
            <span
              className={
                view === 'chart'
                  ? 'pt-2 text-secondary-600 dark:text-secondary-400'
                  : 'text-secondary-600 dark:text-secondary-400'
              }
            >
              {category.name}
            </span>
            <span className="font-semibold text-secondary-950 tabular-nums dark:text-white">
              ${category.amounts[month]!.toLocaleString('en-US')}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
        <bdi>
          <span className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
            ${total.toLocaleString('en-US')}
          </span>{' '}
          in all
        </bdi>
        {month > 0 && view === 'chart' && (
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-sm bg-secondary-200 dark:bg-white/15" />
            {months[month - 1]}
          </span>
        )}
      </p>
    </section>
  )
}
