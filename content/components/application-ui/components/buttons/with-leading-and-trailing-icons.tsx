/**
 * @title Buttons with leading and trailing icons
 * @description A primary, two outline and a ghost button in the toolbar and the footer of a list, with an icon before the label, after it or at both ends.
 * @keywords button with icon, arrow button, add button, download button, next button, filter button
 * @layout padded
 * @order 3
 * @part AUI-C07-3
 */
import {
  AdjustmentsHorizontalIcon,
  ArrowDownTrayIcon,
  ArrowRightIcon,
  ChevronDownIcon,
  PlusIcon,
} from '@heroicons/react/20/solid'

const customers = [
  {
    name: 'Bramble & Finch Booksellers',
    letters: 'BF',
    place: 'Portland, Oregon',
    orders: '31 orders',
    total: '$8,420',
  },
  { name: 'Maison Delorme', letters: 'MD', place: 'New Orleans, Louisiana', orders: '18 orders', total: '$5,160' },
  { name: 'Takumi Ceramics', letters: 'TC', place: 'Seattle, Washington', orders: '12 orders', total: '$3,075' },
]

export default function ButtonsWithLeadingAndTrailingIcons() {
  return (
    <section
      aria-labelledby="customers-heading"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center gap-2 p-4 sm:px-6">
        <h2 id="customers-heading" className="me-auto text-base/7 font-semibold text-secondary-950 dark:text-white">
          Customers
        </h2>
        <button
          type="button"
          className="inline-flex items-center gap-1.5 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:order-last dark:focus-visible:outline-primary-400"
        >
          <PlusIcon aria-hidden="true" className="-ms-1 size-5" />
          Add customer
        </button>
        <button
          type="button"
          className="inline-flex items-center justify-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none max-sm:flex-1 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          <AdjustmentsHorizontalIcon
            aria-hidden="true"
            className="-ms-0.5 size-5 text-secondary-500 dark:text-secondary-400"
          />
          Filters
          <ChevronDownIcon aria-hidden="true" className="-me-1 size-5 text-secondary-500 dark:text-secondary-400" />
        </button>
        <button
          type="button"
          className="inline-flex items-center justify-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none max-sm:flex-1 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          <ArrowDownTrayIcon aria-hidden="true" className="-ms-0.5 size-5 text-secondary-500 dark:text-secondary-400" />
          Export CSV
        </button>
      </div>
      <ul role="list" className="text-sm/6">
        {customers.map((customer) => (
          <li
            key={customer.name}
            className="flex items-center gap-3 border-t border-secondary-950/10 px-4 py-2.5 text-sm/5 sm:px-6 dark:border-white/10"
          >
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-primary-100 font-semibold text-primary-900 dark:bg-primary-400/20 dark:text-primary-100"
            >
              {customer.letters}
            </span>
            <p className="min-w-0 flex-1 text-secondary-600 dark:text-secondary-400">
              <span className="block font-semibold text-secondary-950 dark:text-white">{customer.name}</span>
              {customer.place}
            </p>
            <p className="text-end text-secondary-600 tabular-nums dark:text-secondary-400">
              <span className="block font-semibold text-secondary-950 dark:text-white">{customer.total}</span>
              <bdi>{customer.orders}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-4 border-t border-secondary-950/10 py-2 ps-5 pe-2 text-sm/6 text-secondary-600 sm:ps-6 sm:pe-3 dark:border-white/10 dark:text-secondary-400">
        <bdi className="tabular-nums">1 to 3 of 128</bdi>
        <button
          type="button"
          className="group inline-flex items-center gap-2 rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-950/10 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          Next page
          <ArrowRightIcon
            aria-hidden="true"
            className="-me-0.5 size-5 transition duration-150 group-hover:translate-x-0.5 motion-reduce:transition-none rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
          />
        </button>
      </div>
    </section>
  )
}
