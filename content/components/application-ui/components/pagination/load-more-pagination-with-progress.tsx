/**
 * @title Load more pagination with progress
 * @description A load more button with a progress bar that says how many of the items are shown.
 * @keywords load more button, infinite scroll, show more, feed, progress bar
 * @layout centered
 * @order 2
 * @part AUI-C31-2
 */
import { useState } from 'react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'

const total = 64

export default function LoadMorePaginationWithProgress() {
  const [shown, setShown] = useState(24)

  return (
    <div className="grid w-full max-w-xs gap-4 text-center">
      <div>
        <p role="status" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
          {shown === total ? `All ${total} products are shown` : `${shown} of ${total} products`}
        </p>
        <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15">
          <div
            style={{ width: `${(shown / total) * 100}%` }}
            className="h-full rounded-full bg-primary-600 transition-all duration-200 motion-reduce:transition-none dark:bg-primary-500"
          />
        </div>
      </div>
      {shown < total ? (
        <button
          type="button"
          onClick={() => setShown(Math.min(shown + 20, total))}
          className="inline-flex items-center justify-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          Show {Math.min(20, total - shown)} more
          <ChevronDownIcon aria-hidden="true" className="-me-1 size-5 text-secondary-500 dark:text-secondary-400" />
        </button>
      ) : (
        <a
          href="#"
          className="justify-self-center rounded-sm text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
        >
          Back to the top
        </a>
      )}
    </div>
  )
}
