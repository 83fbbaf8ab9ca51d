/**
 * @title Simple feature section in three columns
 * @description A feature section of three columns of color, each with a very large icon, a title and one sentence.
 * @keywords three features, benefits, icons, services, feature grid, product features
 * @free
 * @layout full
 * @order 6
 * @part MKT-S13-6
 */
import { ClipboardDocumentCheckIcon, ClockIcon, EyeDropperIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const features = [
  {
    name: 'Seen the same day',
    text: 'Call in the morning, Monday through Saturday, and one of our two exam rooms is yours before 6 PM.',
    icon: ClockIcon,
    columnClasses: 'bg-primary-200 text-primary-950 dark:bg-primary-900 dark:text-white',
  },
  {
    name: 'Blood work while you wait',
    text: 'Our lab is down the hall. The vet who took the sample reads you the results 20 minutes later.',
    icon: EyeDropperIcon,
    columnClasses: 'bg-primary-700 text-white',
  },
  {
    name: 'Doses in writing',
    text: 'You leave with a page that says how much, how often and until when, with a number to call.',
    icon: ClipboardDocumentCheckIcon,
    columnClasses: 'bg-primary-950 text-white',
  },
]

export default function SimpleFeatureSectionInThreeColumns() {
  return (
    <section aria-labelledby="care-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <h2
          id="care-heading"
          className="max-w-4xl text-5xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-7xl dark:text-white"
        >
          A vet who has time today
        </h2>
        <ul role="list" className="mt-10 grid overflow-hidden rounded-2xl sm:mt-14 lg:grid-cols-3">
          {features.map((feature) => (
            <li
              key={feature.name}
              className={clsx(
                'flex flex-col gap-8 p-6 sm:flex-row sm:items-center sm:p-10 lg:min-h-112 lg:flex-col lg:items-start lg:justify-between',
                feature.columnClasses,
              )}
            >
              <feature.icon aria-hidden="true" className="-ms-2 size-28 shrink-0 lg:size-36" />
              <div>
                <h3 className="text-3xl font-semibold tracking-tight text-balance">{feature.name}</h3>
                <p className="mt-3 text-lg/7 text-pretty">{feature.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
