/**
 * @title Filter badges with clear all
 * @description A row of badges for the filters in use above the orders they leave, removed one by one or all at once, with a count that follows.
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

// Ask your server for the orders; here each says which filter leaves it out.
const orders = [
  { id: '1048', from: 'Toronto, Canada', total: '$342.00', day: 'May 12', outside: '' },
  { id: '1041', from: 'Tacoma, United States', total: '$118.50', day: 'May 6', outside: 'country' },
  { id: '1039', from: 'Puebla, Mexico', total: '$164.20', day: 'May 4', outside: '' },
  { id: '1036', from: 'Montreal, Canada', total: '$58.00', day: 'May 2', outside: 'total' },
]

export default function FilterBadgesWithClearAll() {
  const [filters, setFilters] = useState(allFilters)
  const shown = orders.filter((order) => !filters.some((filter) => filter.id === order.outside))

  return (
    <div className="mx-auto max-w-3xl">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm/6 font-medium text-secondary-950 tabular-nums dark:text-white">
          <bdi>
            {filters.length === 0
              ? 'No filters. Showing all orders'
              : filters.length === 1
                ? '1 filter applied'
                : `${filters.length} filters applied`}
          </bdi>
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
      <ul
        role="list"
        className="mt-4 overflow-hidden rounded-xl bg-white text-sm/6 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
      >
        {shown.map((order) => (
          <li
            key={order.id}
            className="-mt-px flex flex-wrap items-baseline gap-x-4 border-t border-secondary-950/10 px-5 tabular-nums sm:py-3 dark:border-white/10"
          >
            <a
              href="#"
              className="rounded-sm py-3 font-medium text-secondary-950 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:text-white dark:focus-visible:outline-primary-400"
            >
              Order {order.id}
            </a>
            <span className="flex-1 text-secondary-600 dark:text-secondary-400">{order.from}</span>
            <span className="text-secondary-600 max-sm:hidden dark:text-secondary-400">{order.day}</span>
            <bdi className="min-w-20 text-end font-medium text-secondary-950 dark:text-white">{order.total}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
