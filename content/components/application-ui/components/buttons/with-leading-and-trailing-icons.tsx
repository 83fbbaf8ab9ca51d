/**
 * @title Buttons with leading and trailing icons
 * @description A primary, two outline and a ghost button with an icon before the label, after it or at both ends.
 * @keywords button with icon, arrow button, add button, download button, next button, filter button
 * @layout centered
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

export default function ButtonsWithLeadingAndTrailingIcons() {
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <button
        type="button"
        className="inline-flex items-center gap-1.5 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
      >
        <PlusIcon aria-hidden="true" className="-ms-1 size-5" />
        Add customer
      </button>
      <button
        type="button"
        className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
      >
        <ArrowDownTrayIcon aria-hidden="true" className="-ms-0.5 size-5 text-secondary-500 dark:text-secondary-400" />
        Export CSV
      </button>
      <button
        type="button"
        className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
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
        className="group inline-flex items-center gap-2 rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-950/10 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
      >
        Continue
        <ArrowRightIcon
          aria-hidden="true"
          className="-me-0.5 size-5 transition duration-150 group-hover:translate-x-0.5 motion-reduce:transition-none rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
        />
      </button>
    </div>
  )
}
