/**
 * @title With labels and actions
 * @description A set of dividers: a plain line, one with a label, one with a title and one with a button.
 * @keywords separator, horizontal rule, hr, or divider, line with text, section break
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C15-1
 */
import { PlusIcon } from '@heroicons/react/20/solid'

export default function WithLabelsAndActions() {
  return (
    <div className="mx-auto grid max-w-3xl gap-12">
      <div className="flex items-center gap-4">
        <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
        <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">or sign in with your email</p>
        <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
      </div>

      <div className="flex items-center gap-4">
        <h3 className="text-base/7 font-semibold text-secondary-950 dark:text-white">Last week</h3>
        <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
        <p className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">18 orders</p>
      </div>

      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
        <button
          type="button"
          className="inline-flex items-center gap-1.5 rounded-full bg-white px-3 py-2.5 text-sm/5 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          <PlusIcon aria-hidden="true" className="-ms-1 size-5 text-secondary-500 dark:text-secondary-400" />
          Add a step here
        </button>
        <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
      </div>

      <div role="separator" aria-label="Messages since your last visit" className="flex items-center gap-3">
        <span aria-hidden="true" className="h-px flex-1 bg-red-600 dark:bg-red-400" />
        <span aria-hidden="true" className="text-xs/5 font-semibold text-red-700 dark:text-red-400">
          New
        </span>
      </div>
    </div>
  )
}
