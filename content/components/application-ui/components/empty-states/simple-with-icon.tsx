/**
 * @title Simple empty state with icon
 * @description An empty state in its card: an icon, what will appear there, the first step and another way in.
 * @keywords blank slate, no data, zero state, first use, placeholder, getting started
 * @layout padded
 * @order 3
 * @part AUI-C17-3
 */
import { ArrowUpTrayIcon, PlusIcon } from '@heroicons/react/16/solid'
import { AtSymbolIcon, EnvelopeIcon, UserIcon } from '@heroicons/react/24/outline'

export default function SimpleEmptyStateWithIcon() {
  return (
    <section
      aria-labelledby="subscribers-heading"
      className="mx-auto max-w-2xl rounded-xl bg-white px-5 py-12 text-center shadow-xs ring-1 ring-secondary-950/10 sm:px-6 sm:py-16 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div aria-hidden="true" className="flex justify-center">
        <span className="-me-2 mt-3 grid size-14 -rotate-12 place-items-center rounded-xl bg-secondary-50 pe-1 text-secondary-400 ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:text-secondary-500 dark:ring-white/10">
          <UserIcon className="size-6" />
        </span>
        <span className="relative z-10 grid size-16 place-items-center rounded-xl bg-white text-primary-700 shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-700 dark:text-primary-300 dark:ring-white/15">
          <EnvelopeIcon className="size-8" />
        </span>
        <span className="-ms-2 mt-3 grid size-14 rotate-12 place-items-center rounded-xl bg-secondary-50 ps-1 text-secondary-400 ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:text-secondary-500 dark:ring-white/10">
          <AtSymbolIcon className="size-6" />
        </span>
      </div>
      <h2
        id="subscribers-heading"
        className="mt-6 text-lg/7 font-semibold text-balance text-secondary-950 dark:text-white"
      >
        No subscribers yet
      </h2>
      <p className="mx-auto mt-1 max-w-sm text-sm/6 text-balance text-secondary-600 dark:text-secondary-400">
        Add people one at a time or import a list you already have. Your first 3,000 emails each month are free.
      </p>
      <div className="mx-auto mt-6 grid max-w-xs gap-3 sm:flex sm:max-w-none sm:justify-center">
        <button
          type="button"
          className="inline-flex items-center justify-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          <PlusIcon aria-hidden="true" className="size-4" />
          Add a subscriber
        </button>
        <button
          type="button"
          className="inline-flex items-center justify-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          <ArrowUpTrayIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
          Import a CSV
        </button>
      </div>
    </section>
  )
}
