/**
 * @title Divider with add button
 * @description A line with a labeled add button in its middle, between two steps of a workflow.
 * @keywords insert button, add step, separator with button, insert between, plus divider, line with action
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C15-1
 */
import { ClockIcon, EnvelopeIcon, PlusIcon } from '@heroicons/react/20/solid'

const cardClasses =
  'flex items-center gap-4 p-4 sm:px-5 rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10'

export default function DividerWithAddButton() {
  return (
    <div className="mx-auto max-w-md">
      <div className={cardClasses}>
        <span className="rounded-lg bg-primary-50 p-2 text-primary-700 dark:bg-primary-400/10 dark:text-primary-300">
          <EnvelopeIcon aria-hidden="true" className="size-5" />
        </span>
        <div className="text-sm/5">
          <p className="font-medium text-secondary-950 dark:text-white">Send welcome email</p>
          <p className="text-secondary-600 dark:text-secondary-400">As soon as someone signs up</p>
        </div>
      </div>
      <div className="my-2 flex items-center gap-3">
        <span aria-hidden="true" className="h-px flex-1 bg-secondary-300 dark:bg-white/25" />
        <button
          type="button"
          className="inline-flex items-center gap-1.5 rounded-full bg-white py-2.5 ps-2.5 pe-3.5 text-sm/5 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none sm:py-1.5 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          <PlusIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
          Add a step
        </button>
        <span aria-hidden="true" className="h-px flex-1 bg-secondary-300 dark:bg-white/25" />
      </div>
      <div className={cardClasses}>
        <span className="rounded-lg bg-amber-50 p-2 text-amber-800 dark:bg-amber-400/10 dark:text-amber-300">
          <ClockIcon aria-hidden="true" className="size-5" />
        </span>
        <div className="text-sm/5">
          <p className="font-medium text-secondary-950 dark:text-white">Wait three days</p>
          <p className="text-secondary-600 dark:text-secondary-400">Unless they have already replied</p>
        </div>
      </div>
    </div>
  )
}
