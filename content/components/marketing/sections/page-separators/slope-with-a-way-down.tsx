/**
 * @title Slope with a way down
 * @description A slanted section edge with a round button on it that scrolls to the next section.
 * @keywords slanted divider, diagonal section, angled edge, scroll down button, shape divider
 * @layout full
 * @order 2
 * @part MKT-S18-2
 */
import { ArrowDownIcon } from '@heroicons/react/20/solid'

export default function SlopeWithAWayDown() {
  return (
    <div className="bg-white dark:bg-secondary-950">
      <section aria-labelledby="slope-before" className="bg-secondary-950 dark:bg-secondary-900">
        <div className="mx-auto max-w-7xl px-4 pt-16 pb-6 sm:px-6 sm:pt-24 lg:px-8">
          <h2
            id="slope-before"
            className="max-w-2xl text-3xl font-semibold tracking-tight text-balance text-white sm:text-4xl"
          >
            A survey of every bridge, finished before the frost
          </h2>
          <p className="mt-4 max-w-xl text-lg/8 text-pretty text-secondary-300">
            412 structures, two teams, nine weeks. The county had planned for two years.
          </p>
        </div>
      </section>

      <div className="relative">
        <svg
          aria-hidden="true"
          viewBox="0 0 1440 120"
          preserveAspectRatio="none"
          className="-mt-px block h-16 w-full fill-secondary-950 sm:h-24 lg:h-32 rtl:-scale-x-100 dark:fill-secondary-900"
        >
          <path d="M0 0h1440L0 120z" />
        </svg>
        <div className="absolute inset-x-0 top-1/2 mx-auto flex max-w-7xl -translate-y-1/2 justify-center px-4 sm:px-6 lg:px-8">
          <a
            href="#slope-after"
            className="grid size-12 place-items-center rounded-full bg-primary-600 text-white shadow-lg ring-4 ring-white transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:size-14 dark:shadow-none dark:ring-secondary-950 dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">How it was done</span>
            <ArrowDownIcon aria-hidden="true" className="size-5" />
          </a>
        </div>
      </div>

      <section aria-labelledby="slope-after">
        <div className="mx-auto max-w-7xl px-4 pt-10 pb-16 sm:px-6 sm:pb-24 lg:px-8">
          <h2
            id="slope-after"
            className="scroll-mt-8 text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white"
          >
            How it was done
          </h2>
          <p className="mt-3 max-w-prose text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
            Each team carried one tablet. What was seen at the abutment was in the office before the van had turned
            around, and nobody typed anything twice.
          </p>
        </div>
      </section>
    </div>
  )
}
