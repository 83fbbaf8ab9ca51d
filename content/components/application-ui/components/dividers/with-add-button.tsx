/**
 * @title Divider with add button
 * @description A line with an add button in its middle, labeled or a plain plus, in the gaps between the steps of a workflow.
 * @keywords insert button, add step, separator with button, insert between, plus divider, line with action
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C15-1
 */
import { BoltIcon, ClockIcon, EnvelopeIcon, PlusIcon } from '@heroicons/react/20/solid'

const cardClasses =
  'flex items-center gap-4 rounded-xl bg-white px-4 py-2 dark:bg-primary-900 dark:ring-1 dark:ring-white/15'

export default function DividerWithAddButton() {
  return (
    <section aria-labelledby="flow-heading" className="mx-auto max-w-xl rounded-xl bg-primary-950 px-4 py-3 sm:px-12">
      <h2 id="flow-heading" className="flex items-center gap-2 text-base/6 font-semibold text-white">
        <BoltIcon aria-hidden="true" className="size-5 text-amber-300" />
        When someone signs up
      </h2>
      <div className={`mt-2.5 ${cardClasses}`}>
        <span className="rounded-lg bg-primary-600 p-2 text-white">
          <EnvelopeIcon aria-hidden="true" className="size-6" />
        </span>
        <div className="text-sm/5">
          <p className="text-base/6 font-semibold text-secondary-950 dark:text-white">Send “Welcome”</p>
          <p className="text-secondary-600 dark:text-primary-200">Opened by 62% of readers</p>
        </div>
      </div>
      <div className="my-1 flex items-center gap-3">
        <span aria-hidden="true" className="h-px flex-1 bg-white/40" />
        <button
          type="button"
          className="inline-flex items-center gap-1.5 rounded-full bg-white py-2 ps-2.5 pe-4 text-sm/6 font-semibold text-primary-800 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white active:bg-primary-200 motion-reduce:transition-none"
        >
          <PlusIcon aria-hidden="true" className="size-5" />
          Add a step
        </button>
        <span aria-hidden="true" className="h-px flex-1 bg-white/40" />
      </div>
      <div className={cardClasses}>
        <span className="rounded-lg bg-amber-400 p-2 text-amber-950">
          <ClockIcon aria-hidden="true" className="size-6" />
        </span>
        <div className="text-sm/5">
          <p className="text-base/6 font-semibold text-secondary-950 dark:text-white">Wait three days</p>
          <p className="text-secondary-600 dark:text-primary-200">Unless they have already replied</p>
        </div>
      </div>
      <div className="my-1 flex items-center gap-3">
        <span aria-hidden="true" className="h-px flex-1 bg-white/20" />
        <button
          type="button"
          className="rounded-full p-2.5 text-white ring-1 ring-white/40 transition duration-150 ring-inset hover:bg-white/15 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white active:bg-white/25 motion-reduce:transition-none"
        >
          <PlusIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">Add a step after “Wait three days”</span>
        </button>
        <span aria-hidden="true" className="h-px flex-1 bg-white/20" />
      </div>
      <div className={cardClasses}>
        <span className="rounded-lg bg-primary-600 p-2 text-white">
          <EnvelopeIcon aria-hidden="true" className="size-6" />
        </span>
        <div className="text-sm/5">
          <p className="text-base/6 font-semibold text-secondary-950 dark:text-white">
            Send “Three letters to begin with”
          </p>
          <p className="text-secondary-600 dark:text-primary-200">Opened by 48% of readers</p>
        </div>
      </div>
    </section>
  )
}
