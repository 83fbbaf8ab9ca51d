/**
 * @title Simple badges in all tones
 * @description A card with a row of soft badges with a fine outline and a row of solid ones, each in six tones, for tables and headings.
 * @keywords pill, label, tag, status label, chip, soft badge, solid badge, badge colors
 * @free
 * @layout padded
 * @order 3
 * @part AUI-C04-5
 */
import clsx from 'clsx'

const soft = [
  {
    name: 'New',
    toneClass:
      'bg-primary-50 text-primary-800 ring-primary-700/20 dark:bg-primary-400/10 dark:text-primary-200 dark:ring-primary-400/20',
  },
  {
    name: 'Paid',
    toneClass:
      'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20',
  },
  {
    name: 'Pending',
    toneClass:
      'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
  },
  {
    name: 'Overdue',
    toneClass: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
  },
  {
    name: 'Shipped',
    toneClass: 'bg-sky-50 text-sky-900 ring-sky-700/20 dark:bg-sky-400/10 dark:text-sky-200 dark:ring-sky-400/20',
  },
  {
    name: 'Draft',
    toneClass:
      'bg-secondary-50 text-secondary-700 ring-secondary-700/20 dark:bg-white/5 dark:text-secondary-300 dark:ring-white/15',
  },
]

const solid = [
  { name: 'Beta', solidClass: 'bg-primary-600 text-white' },
  { name: 'In stock', solidClass: 'bg-green-700 text-white' },
  { name: 'Low', solidClass: 'bg-amber-400 text-amber-950' },
  { name: 'Sold out', solidClass: 'bg-red-600 text-white' },
  { name: 'Preview', solidClass: 'bg-sky-700 text-white' },
  { name: 'Archived', solidClass: 'bg-secondary-700 text-white dark:bg-secondary-600' },
]

export default function SimpleBadgesInAllTones() {
  return (
    <div className="mx-auto w-fit max-w-full overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <div className="flex flex-wrap gap-2 p-5 sm:gap-3 sm:p-6">
        {soft.map((badge) => (
          <span
            key={badge.name}
            className={clsx('rounded-full px-3 py-1 text-sm/5 font-medium ring-1 ring-inset', badge.toneClass)}
          >
            {badge.name}
          </span>
        ))}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-secondary-950/10 bg-secondary-50 p-5 sm:gap-3 sm:p-6 dark:border-white/10 dark:bg-white/5">
        {solid.map((badge) => (
          <span key={badge.name} className={clsx('rounded-full px-3 py-1 text-sm/5 font-medium', badge.solidClass)}>
            {badge.name}
          </span>
        ))}
      </div>
    </div>
  )
}
