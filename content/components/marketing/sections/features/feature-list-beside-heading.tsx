/**
 * @title Feature list beside heading
 * @description A feature section with a heading on one side and a list of features with icons on the other.
 * @keywords feature section, benefits, icon list, services, product features
 * @free
 * @layout full
 * @order 2
 * @part MKT-S13-2
 */
import {
  ArrowPathIcon,
  BoltIcon,
  GlobeAltIcon,
  LockClosedIcon,
  PhoneIcon,
  UsersIcon,
} from '@heroicons/react/24/outline'

const features = [
  { name: 'Works without a network', text: 'Scan in the cellar, send when you are back upstairs.', icon: BoltIcon },
  { name: 'Twelve currencies', text: 'The rate of the day you send, written on the invoice.', icon: GlobeAltIcon },
  { name: 'Per-user permissions', text: 'Your bookkeeper sees the books and nothing else.', icon: UsersIcon },
  { name: 'Changes that can be undone', text: 'Every version of every document, for ten years.', icon: ArrowPathIcon },
  { name: 'Encrypted at rest', text: 'With a key of your own if your customers ask for it.', icon: LockClosedIcon },
  { name: 'People who pick up', text: 'Weekdays from 6 AM to 6 PM Pacific time.', icon: PhoneIcon },
]

export default function FeatureListBesideHeading() {
  return (
    <section aria-labelledby="list-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-3 lg:px-8">
        <div>
          <h2
            id="list-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            Small things you notice in the second week
          </h2>
          <p className="mt-4 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            All of them are in every plan.
          </p>
        </div>
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:col-span-2">
          {features.map((feature) => (
            <div key={feature.name} className="border-t border-secondary-950/10 pt-5 dark:border-white/10">
              <dt className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                <feature.icon aria-hidden="true" className="mb-3 size-6 text-primary-600 dark:text-primary-400" />
                {feature.name}
              </dt>
              <dd className="text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">{feature.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
