/**
 * @title Simple previous and next pagination
 * @description A pagination of two buttons and the range shown, below the list it pages through.
 * @keywords pager, prev next, list footer, cursor pagination, page controls, table footer
 * @layout padded
 * @minHeight 420
 * @order 3
 * @part AUI-C31-3
 */
import { useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'

const total = 48
const perPage = 5
const last = Math.ceil(total / perPage)

const checks = ['api.orrin.example', 'verdane.example', 'status.orrin.example', 'shop.verdane.example']
const causes = [
  'Slow response',
  'No response',
  'Bad certificate',
  'Error 502',
  'Slow response',
  'No response',
  'Error 500',
]
const lengths = ['4 min', '52 s', '11 min', '2 min', '38 s', '6 min']

// Replace with what your server answers for a page.
function alertsOn(page: number) {
  return [0, 1, 2, 3, 4]
    .map((step) => (page - 1) * perPage + step)
    .filter((index) => index < total)
    .map((index) => ({
      id: total - index,
      check: checks[(index * 3) % 4]!,
      cause: causes[(index * 2) % 7]!,
      length: lengths[(index * 5) % 6]!,
      day: 1 + Math.floor(((total - 1 - index) * 30) / total),
    }))
}

const buttonClasses =
  'inline-flex flex-1 items-center justify-center gap-1.5 rounded-lg bg-white px-3 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-disabled:pointer-events-none aria-disabled:opacity-50 motion-reduce:transition-none sm:flex-none sm:py-1.5 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400'

export default function SimplePreviousAndNextPagination() {
  const [page, setPage] = useState(3)
  const alerts = alertsOn(page)
  const first = (page - 1) * perPage + 1

  // At either end the button stays, so that the keyboard does not lose its place.
  function turn(by: number) {
    if (page + by >= 1 && page + by <= last) setPage(page + by)
  }

  return (
    <section
      aria-labelledby="alerts-heading"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2
        id="alerts-heading"
        className="px-5 py-4 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:text-white"
      >
        Alerts in September
      </h2>
      <ul
        role="list"
        className="min-h-82 text-sm/6 text-secondary-600 tabular-nums sm:min-h-52 dark:text-secondary-400"
      >
        {alerts.map((alert) => (
          <li
            key={alert.id}
            className="flex items-baseline gap-4 border-t border-secondary-950/10 px-5 py-2 sm:px-6 dark:border-white/10"
          >
            <span className="w-14 shrink-0 max-sm:hidden">Sep {alert.day}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-medium text-secondary-950 dark:text-white">{alert.check}</span>
              <span className="block sm:hidden">
                {alert.cause}, Sep {alert.day}
              </span>
            </span>
            <span className="w-32 shrink-0 max-sm:hidden">{alert.cause}</span>
            <span className="w-14 shrink-0 text-end">
              <bdi>{alert.length}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <nav
        aria-label="Pages of alerts"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-b-xl border-t border-secondary-950/10 bg-secondary-50 px-5 py-3 sm:px-6 dark:border-white/10 dark:bg-white/5"
      >
        <p
          role="status"
          dir="auto"
          className="text-sm/6 text-secondary-600 tabular-nums max-sm:w-full max-sm:text-center dark:text-secondary-400"
        >
          <span className="font-medium text-secondary-950 dark:text-white">
            {first}–{Math.min(first + perPage - 1, total)}
          </span>{' '}
          of {total}
        </p>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <button type="button" aria-disabled={page === 1} onClick={() => turn(-1)} className={buttonClasses}>
            <ChevronLeftIcon
              aria-hidden="true"
              className="-ms-1 size-5 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
            />
            Previous
          </button>
          <button type="button" aria-disabled={page === last} onClick={() => turn(1)} className={buttonClasses}>
            Next
            <ChevronRightIcon
              aria-hidden="true"
              className="-me-1 size-5 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
            />
          </button>
        </div>
      </nav>
    </section>
  )
}
