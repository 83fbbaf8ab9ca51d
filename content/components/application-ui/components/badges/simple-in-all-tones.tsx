/**
 * @title Simple badges in all tones
 * @description A row of soft badges with a fine outline and a row of solid ones, each in six tones, for tables and headings.
 * @keywords pill, label, tag, status label, chip, soft badge, solid badge, badge colors
 * @free
 * @layout centered
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
    <div className="grid gap-4">
      <div className="flex max-w-64 flex-wrap justify-center gap-2 sm:max-w-none">
        {soft.map((badge) => (
          <span
            key={badge.name}
            className={clsx('rounded-full px-2.5 py-0.5 text-xs/5 font-medium ring-1 ring-inset', badge.toneClass)}
          >
            {badge.name}
          </span>
        ))}
      </div>
      <div className="flex max-w-64 flex-wrap justify-center gap-2 sm:max-w-none">
        {solid.map((badge) => (
          <span
            key={badge.name}
            className={clsx('rounded-full px-2.5 py-0.5 text-xs/5 font-semibold', badge.solidClass)}
          >
            {badge.name}
          </span>
        ))}
      </div>
    </div>
  )
}
