/**
 * @title Badges with status dot
 * @description A service and its previews, each with its branch, a badge of a colored dot and a word, and the action that follows; the dot of what builds pulses.
 * @keywords status badge, status pill, status indicator, live, build status, deployment status, state label
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C04-1
 */
import clsx from 'clsx'

const previews = [
  {
    name: 'Gift cards',
    branch: 'gift-cards',
    by: 'Priya, 2 min ago',
    act: 'Watch',
    status: 'Building',
    badgeClass: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
    dotClass: 'animate-pulse bg-sky-600 motion-reduce:animate-none dark:bg-sky-400',
  },
  {
    name: 'One-page checkout',
    branch: 'one-page',
    by: 'Samuel, 40 min ago',
    act: 'Approve',
    status: 'Needs approval',
    badgeClass:
      'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
    dotClass: 'bg-amber-600 dark:bg-amber-400',
  },
  {
    name: 'Tax for Canada',
    branch: 'tax-ca',
    by: 'Samuel, 1 h ago',
    act: 'Read log',
    status: 'Failed',
    badgeClass: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
    dotClass: 'bg-red-600 dark:bg-red-400',
  },
  {
    name: 'Old receipts',
    branch: 'old-receipts',
    by: 'Dana, March 14',
    act: 'Resume',
    status: 'Paused',
    badgeClass:
      'bg-secondary-50 text-secondary-700 ring-secondary-700/20 dark:bg-white/5 dark:text-secondary-300 dark:ring-white/15',
    dotClass: 'bg-secondary-500 dark:bg-secondary-400',
  },
]

export default function BadgesWithStatusDot() {
  return (
    <section
      aria-labelledby="service-heading"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 bg-secondary-950 px-5 py-4 sm:px-6">
        <div>
          <h2 id="service-heading" className="text-2xl/8 font-semibold tracking-tight text-white">
            checkout
          </h2>
          <p className="text-sm/6 text-secondary-300">Production, deployed 12 min ago</p>
        </div>
        <span className="inline-flex items-center gap-2 rounded-full bg-green-400/15 px-4 py-1.5 text-base/6 font-semibold text-green-300 ring-1 ring-green-400/40 ring-inset">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-green-400" />
          Live
        </span>
      </div>
      <ul role="list">
        {previews.map((preview, index) => (
          <li
            key={preview.name}
            className={clsx(
              'flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-5 py-2 text-sm/5 sm:px-6',
              index > 0 && 'border-t border-secondary-950/10 dark:border-white/10',
            )}
          >
            <p className="min-w-0 flex-1 basis-full text-secondary-600 sm:basis-0 dark:text-secondary-400">
              <a
                href="#"
                className="inline-block rounded-sm py-2.5 font-semibold text-secondary-950 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-0 dark:text-white dark:focus-visible:outline-primary-400"
              >
                {preview.name}
              </a>
              <span className="block">
                <span className="font-mono text-secondary-700 dark:text-secondary-300">{preview.branch}</span>{' '}
                {preview.by}
              </span>
            </p>
            <span
              className={clsx(
                'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm/5 font-medium ring-1 ring-inset',
                preview.badgeClass,
              )}
            >
              <span aria-hidden="true" className={clsx('size-2 rounded-full', preview.dotClass)} />
              {preview.status}
            </span>
            <button
              type="button"
              className="min-w-20 rounded-lg px-2 py-2.5 text-end text-sm/5 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:ms-auto sm:-me-2 sm:py-1.5 dark:text-primary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              {preview.act}
              <span className="sr-only">: {preview.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
