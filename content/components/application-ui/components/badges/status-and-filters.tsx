/**
 * @title Status badges, counts and filters
 * @description A set of badges: status pills with dots, counters, and filter chips that can be removed one by one.
 * @keywords status badge, counter, filter chips, pill, tag, label, active filters
 * @free
 * @order 1
 * @part AUI-C04-1
 */
import { useState } from 'react'
import clsx from 'clsx'
import { XMarkIcon } from '@heroicons/react/16/solid'

const deployments = [
  {
    name: 'checkout-web',
    detail: 'v4.12.0 · 12 min ago',
    status: 'Live',
    badgeClasses:
      'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
    dotClasses: 'bg-green-600 dark:bg-green-400',
  },
  {
    name: 'search-indexer',
    detail: 'v2.3.1 · started 2 min ago',
    status: 'Building',
    badgeClasses: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
    dotClasses: 'animate-pulse bg-sky-600 motion-reduce:animate-none dark:bg-sky-400',
  },
  {
    name: 'pricing-rules',
    detail: 'v1.9.0 · since Tuesday',
    status: 'Needs approval',
    badgeClasses:
      'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
    dotClasses: 'bg-amber-600 dark:bg-amber-400',
  },
  {
    name: 'mail-worker',
    detail: 'v3.0.4 · 1 h ago',
    status: 'Failed',
    badgeClasses: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
    dotClasses: 'bg-red-600 dark:bg-red-400',
  },
  {
    name: 'legacy-reports',
    detail: 'v0.8.7 · March 14',
    status: 'Paused',
    badgeClasses:
      'bg-secondary-50 text-secondary-700 ring-secondary-700/20 dark:bg-white/5 dark:text-secondary-300 dark:ring-white/15',
    dotClasses: 'bg-secondary-500 dark:bg-secondary-400',
  },
]

const folders = [
  { name: 'Assigned to me', count: '4', current: true },
  { name: 'Mentions', count: '12', current: false },
  { name: 'Unassigned', count: '128', current: false },
  { name: 'Waiting for customer', count: '37', current: false },
  { name: 'Snoozed', count: '9', current: false },
  { name: 'Closed', count: '2,406', current: false },
]

const allFilters = [
  { id: 'status', name: 'Status', value: 'Paid' },
  { id: 'country', name: 'Country', value: 'Portugal, Spain' },
  { id: 'total', name: 'Total', value: 'over €100' },
  { id: 'date', name: 'Ordered', value: 'since May 1' },
]

export default function StatusBadgesCountsAndFilters() {
  const [filters, setFilters] = useState(allFilters)

  function remove(id: string) {
    setFilters(filters.filter((filter) => filter.id !== id))
  }

  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6 md:grid-cols-2">
      <section
        aria-labelledby="badges-deployments"
        className="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
      >
        <h3 id="badges-deployments" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Deployments
        </h3>
        <ul role="list" className="mt-2 -mb-3">
          {deployments.map((deployment, index) => (
            <li
              key={deployment.name}
              className={clsx(
                'flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3',
                index > 0 && 'border-t border-secondary-950/10 dark:border-white/10',
              )}
            >
              <div className="min-w-0">
                <p className="text-sm/6 font-medium break-words text-secondary-950 dark:text-white">
                  {deployment.name}
                </p>
                <p className="text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">{deployment.detail}</p>
              </div>
              <span
                className={clsx(
                  'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                  deployment.badgeClasses,
                )}
              >
                <span aria-hidden="true" className={clsx('size-1.5 rounded-full', deployment.dotClasses)} />
                {deployment.status}
              </span>
            </li>
          ))}
        </ul>
      </section>

      <nav
        aria-labelledby="badges-inbox"
        className="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
      >
        <h3 id="badges-inbox" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Support inbox
        </h3>
        <ul role="list" className="-mx-3 mt-3 flex flex-col gap-2">
          {folders.map((folder) => (
            <li key={folder.name}>
              <a
                href="#"
                aria-current={folder.current ? 'page' : undefined}
                className={clsx(
                  'flex items-center justify-between gap-4 rounded-lg px-3 py-2.5 text-sm/6 font-medium transition duration-150 focus-visible:outline-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400',
                  folder.current
                    ? 'bg-primary-50 text-primary-700 dark:bg-primary-400/10 dark:text-primary-200'
                    : 'text-secondary-700 hover:bg-secondary-950/5 dark:text-secondary-300 dark:hover:bg-white/5',
                )}
              >
                <span className="min-w-0 break-words">{folder.name}</span>
                <span
                  className={clsx(
                    'min-w-6 shrink-0 rounded-full px-2 py-0.5 text-center text-xs/5 font-medium tabular-nums',
                    folder.current
                      ? 'bg-primary-600 text-white'
                      : 'bg-secondary-950/5 text-secondary-700 dark:bg-white/10 dark:text-secondary-300',
                  )}
                >
                  {folder.count}
                  <span className="sr-only"> conversations</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>

      <section
        aria-labelledby="badges-filters"
        className="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 md:col-span-2 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
      >
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h3 id="badges-filters" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
              Order filters
            </h3>
            <p role="status" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
              {filters.length > 0 ? `${filters.length} of 4 filters in use` : 'No filters, all orders are shown'}
            </p>
          </div>
          <button
            type="button"
            onClick={() => setFilters(filters.length > 0 ? [] : allFilters)}
            className="-me-2.5 -mt-1 rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:mt-0 sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            {filters.length > 0 ? 'Clear all' : 'Restore filters'}
          </button>
        </div>
        <ul role="list" className="mt-4 flex flex-wrap gap-2">
          {filters.map((filter) => (
            <li
              key={filter.id}
              className="flex max-w-full items-center gap-1 rounded-full bg-secondary-50 ps-3 pe-1 text-sm/6 ring-1 ring-secondary-950/10 ring-inset dark:bg-white/5 dark:ring-white/15"
            >
              <span className="min-w-0 py-1 break-words text-secondary-600 dark:text-secondary-400">
                {filter.name}: <span className="font-medium text-secondary-950 dark:text-white">{filter.value}</span>
              </span>
              <button
                type="button"
                onClick={() => remove(filter.id)}
                className="relative shrink-0 rounded-full p-1 text-secondary-600 transition duration-150 after:absolute after:-inset-2 hover:bg-secondary-950/10 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:after:hidden dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">
                  Remove filter {filter.name}: {filter.value}
                </span>
                <XMarkIcon aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
