/**
 * @title Icon-only buttons in three sizes
 * @description A toolbar of square icon-only buttons and a player of round ones, each in three sizes and named for screen readers and on hover.
 * @keywords icon button, square button, circular button, round button, play button, player controls
 * @free
 * @layout padded
 * @order 4
 * @part AUI-C07-4
 */
import {
  ArrowUpTrayIcon,
  BackwardIcon,
  ForwardIcon,
  PencilSquareIcon,
  PlayIcon,
  PlusIcon,
} from '@heroicons/react/20/solid'

export default function IconOnlyButtonsInThreeSizes() {
  return (
    <div className="mx-auto grid max-w-xl gap-4">
      <div className="flex items-center gap-3 rounded-xl bg-white p-4 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <p className="min-w-0 flex-1 text-base/7 font-semibold text-secondary-950 dark:text-white">Release notes</p>
        <button
          type="button"
          aria-label="Edit"
          title="Edit"
          className="rounded-lg p-2.5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-950/10 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          <PencilSquareIcon aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          aria-label="Share"
          title="Share"
          className="rounded-lg bg-white p-3 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:p-2.5 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          <ArrowUpTrayIcon aria-hidden="true" className="size-5 text-secondary-600 dark:text-secondary-300" />
        </button>
        <button
          type="button"
          aria-label="New page"
          title="New page"
          className="rounded-xl bg-primary-600 p-3 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          <PlusIcon aria-hidden="true" className="size-6" />
        </button>
      </div>
      <div className="flex items-center gap-3 rounded-xl bg-white p-4 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <p className="min-w-0 flex-1 text-sm/6">
          <span className="block font-semibold text-secondary-950 dark:text-white">
            The gauge at the end of the pier
          </span>
          <span className="text-secondary-600 dark:text-secondary-400">Low Water, episode 31</span>
        </p>
        <button
          type="button"
          aria-label="Previous"
          title="Previous"
          className="rounded-full p-2.5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-950/10 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:p-2 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          <BackwardIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
        <button
          type="button"
          aria-label="Play"
          title="Play"
          className="rounded-full bg-primary-600 p-4 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          <PlayIcon aria-hidden="true" className="size-6 rtl:-scale-x-100" />
        </button>
        <button
          type="button"
          aria-label="Next"
          title="Next"
          className="rounded-full p-2.5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-950/10 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:p-2 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          <ForwardIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
      </div>
    </div>
  )
}
