/**
 * @title Badges with status dot
 * @description A list of deployments with a badge each, its state in a colored dot and a word; the dot of what runs pulses.
 * @keywords status badge, status pill, status indicator, live, build status, deployment status, state label
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C04-1
 */
import clsx from 'clsx'

const deployments = [
  {
    name: 'checkout',
    detail: 'Production · 12 min ago',
    status: 'Live',
    badgeClass:
      'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
    dotClass: 'bg-green-600 dark:bg-green-400',
  },
  {
    name: 'search',
    detail: 'Preview · 2 min ago',
    status: 'Building',
    badgeClass: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
    dotClass: 'animate-pulse bg-sky-600 motion-reduce:animate-none dark:bg-sky-400',
  },
  {
    name: 'pricing',
    detail: 'Preview · 40 min ago',
    status: 'Needs approval',
    badgeClass:
      'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
    dotClass: 'bg-amber-600 dark:bg-amber-400',
  },
  {
    name: 'mail-worker',
    detail: 'Production · 1 h ago',
    status: 'Failed',
    badgeClass: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
    dotClass: 'bg-red-600 dark:bg-red-400',
  },
  {
    name: 'reports',
    detail: 'Preview · March 14',
    status: 'Paused',
    badgeClass:
      'bg-secondary-50 text-secondary-700 ring-secondary-700/20 dark:bg-white/5 dark:text-secondary-300 dark:ring-white/15',
    dotClass: 'bg-secondary-500 dark:bg-secondary-400',
  },
]

export default function BadgesWithStatusDot() {
  return (
    <ul
      role="list"
      className="mx-auto max-w-md rounded-xl bg-white px-5 py-2 shadow-xs ring-1 ring-secondary-950/10 sm:px-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      {deployments.map((deployment, index) => (
        <li
          key={deployment.name}
          className={clsx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3',
            index > 0 && 'border-t border-secondary-950/10 dark:border-white/10',
          )}
        >
          <div>
            <p className="text-sm/5 font-medium text-secondary-950 dark:text-white">{deployment.name}</p>
            <p className="text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">{deployment.detail}</p>
          </div>
          <span
            className={clsx(
              'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
              deployment.badgeClass,
            )}
          >
            <span aria-hidden="true" className={clsx('size-1.5 rounded-full', deployment.dotClass)} />
            {deployment.status}
          </span>
        </li>
      ))}
    </ul>
  )
}
