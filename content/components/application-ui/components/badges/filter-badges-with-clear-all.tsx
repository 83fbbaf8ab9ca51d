/**
 * @title Filter badges with clear all
 * @description A row of badges for the filters in use, removed one by one or all at once, above the orders they leave with their total.
 * @keywords filter chips, active filters, removable tags, applied filters, pill with close button, dismissible badge
 * @layout padded
 * @order 4
 * @part AUI-C04-4
 */
import { useRef, useState } from 'react'
import { XMarkIcon } from '@heroicons/react/16/solid'

const allFilters = [
  { id: 'status', name: 'Status', value: 'Paid' },
  { id: 'country', name: 'Country', value: 'Canada, Mexico' },
  { id: 'total', name: 'Total', value: 'Over $100' },
  { id: 'date', name: 'Ordered', value: 'Since May 1' },
]

// Ask your server for the orders; here each says which filter leaves it out.
const orders = [
  { id: '1048', from: 'Toronto, Canada', total: 342, day: 'May 12', outside: '' },
  { id: '1044', from: 'Vancouver, Canada', total: 126.4, day: 'May 9', outside: 'status' },
  { id: '1041', from: 'Tacoma, United States', total: 118.5, day: 'May 6', outside: 'country' },
  { id: '1039', from: 'Puebla, Mexico', total: 164.2, day: 'May 4', outside: '' },
  { id: '1036', from: 'Montreal, Canada', total: 58, day: 'May 2', outside: 'total' },
  { id: '1035', from: 'Monterrey, Mexico', total: 211.75, day: 'May 1', outside: '' },
  { id: '1031', from: 'Mérida, Mexico', total: 187, day: 'Apr 28', outside: 'date' },
]

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export default function FilterBadgesWithClearAll() {
  const [filters, setFilters] = useState(allFilters)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = orders.filter((order) => !filters.some((filter) => filter.id === order.outside))
  const total = shown.reduce((sum, order) => sum + order.total, 0)

  function remove(id: string) {
    setFilters(filters.filter((each) => each.id !== id))
    heading.current?.focus()
  }

  return (
    <section
      aria-labelledby="orders-heading"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="bg-primary-50 p-5 sm:px-6 dark:bg-primary-950/60">
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <div role="status">
            <h2
              id="orders-heading"
              ref={heading}
              tabIndex={-1}
              className="rounded-sm text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
            >
              <bdi>
                {shown.length} of 7 orders, {dollars.format(total)}
              </bdi>
            </h2>
            <p className="text-sm/6 text-secondary-700 dark:text-secondary-300">
              <bdi>{filters.length === 1 ? '1 filter in use' : `${filters.length} filters in use`}</bdi>
            </p>
          </div>
          <button
            type="button"
            onClick={() => setFilters(filters.length > 0 ? [] : allFilters)}
            className="-mx-2.5 rounded-lg px-2.5 py-2.5 text-sm/5 font-semibold text-primary-800 transition duration-150 hover:bg-primary-600/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-600/15 motion-reduce:transition-none sm:py-1.5 dark:text-primary-200 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
          >
            {filters.length > 0 ? 'Clear all' : 'Restore filters'}
          </button>
        </div>
        <ul role="list" className="mt-3 flex min-h-10 flex-wrap gap-2 sm:min-h-8">
          {filters.map((filter) => (
            <li
              key={filter.id}
              className="flex max-w-full items-center rounded-full bg-primary-600 ps-3 text-sm/6 font-medium text-white sm:gap-0.5 sm:pe-1"
            >
              <span className="min-w-0 py-2 wrap-break-word sm:py-1">{filter.value}</span>
              <button
                type="button"
                onClick={() => remove(filter.id)}
                className="-ms-1 shrink-0 rounded-full p-3 transition duration-150 hover:bg-white/20 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-white motion-reduce:transition-none sm:ms-0 sm:p-1"
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
      <ul role="list" className="text-sm/6">
        {shown.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center gap-x-4 border-t border-secondary-950/10 px-5 tabular-nums sm:px-6 dark:border-white/10"
          >
            <a
              href="#"
              className="rounded-sm py-3.5 font-semibold text-secondary-950 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-white dark:focus-visible:outline-primary-400"
            >
              Order {order.id}
            </a>
            <span className="flex-1 text-secondary-600 dark:text-secondary-400">{order.from}</span>
            <span className="text-secondary-600 max-sm:hidden dark:text-secondary-400">{order.day}</span>
            <bdi className="min-w-20 text-end font-semibold text-secondary-950 dark:text-white">
              {dollars.format(order.total)}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
