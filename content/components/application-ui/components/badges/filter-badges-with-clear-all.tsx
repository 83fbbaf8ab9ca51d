/**
 * @title Filter badges with clear all
 * @description A row of badges for the filters in use, removed one by one or all at once, with a count that follows.
 * @keywords filter chips, active filters, removable tags, applied filters, pill with close button, dismissible badge
 * @layout padded
 * @order 4
 * @part AUI-C04-4
 */
import { useState } from 'react'
import { XMarkIcon } from '@heroicons/react/16/solid'

const allFilters = [
  { id: 'status', name: 'Status', value: 'Paid' },
  { id: 'country', name: 'Country', value: 'Canada, Mexico' },
  { id: 'total', name: 'Total', value: 'over $100' },
  { id: 'date', name: 'Ordered', value: 'since May 1' },
]

export default function FilterBadgesWithClearAll() {
  const [filters, setFilters] = useState(allFilters)

  return (
    <div className="mx-auto max-w-3xl">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm/6 font-medium text-secondary-950 tabular-nums dark:text-white">
          <bdi>{filters.length > 0 ? `${filters.length} of 4 filters in use` : 'No filters, all orders are shown'}</bdi>
        </p>
        <button
          type="button"
          onClick={() => setFilters(filters.length > 0 ? [] : allFilters)}
          className="-mx-2.5 rounded-lg px-2.5 py-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-950/10 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          {filters.length > 0 ? 'Clear all' : 'Restore filters'}
        </button>
      </div>
      <ul role="list" className="mt-2 flex min-h-10 flex-wrap gap-2 sm:min-h-8">
        {filters.map((filter) => (
          <li
            key={filter.id}
            className="flex max-w-full items-center rounded-full bg-primary-50 ps-3 text-sm/6 text-primary-800 ring-1 ring-primary-700/20 ring-inset sm:gap-1 sm:ps-3 sm:pe-1 dark:bg-primary-400/10 dark:text-primary-200 dark:ring-primary-400/20"
          >
            <span className="min-w-0 py-2 wrap-break-word sm:py-1">
              {filter.name}: <span className="font-semibold">{filter.value}</span>
            </span>
            <button
              type="button"
              onClick={() => setFilters(filters.filter((each) => each.id !== filter.id))}
              className="-ms-1 shrink-0 rounded-full p-3 transition duration-150 hover:bg-primary-600/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:ms-0 sm:p-1 dark:hover:bg-primary-400/20 dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">
                Remove filter {filter.name}: {filter.value}
              </span>
              <XMarkIcon aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
