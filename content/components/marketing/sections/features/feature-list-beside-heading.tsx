/**
 * @title Feature list beside heading
 * @description A dark feature section with a heading on one side and a list of features with icons on the other.
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
  { name: 'Works offline', text: 'Scan in the basement, send when you are back upstairs.', icon: BoltIcon },
  { name: 'Twelve currencies', text: 'That day’s rate, printed on every invoice.', icon: GlobeAltIcon },
  { name: 'Per-user permissions', text: 'Your bookkeeper sees the books and nothing else.', icon: UsersIcon },
  { name: 'Undo anything', text: 'Every version of every document, for ten years.', icon: ArrowPathIcon },
  { name: 'Encrypted at rest', text: 'Bring your own key if your customers ask for it.', icon: LockClosedIcon },
  { name: 'Support that picks up', text: 'Monday to Friday, 6 AM to 6 PM Pacific.', icon: PhoneIcon },
]

export default function FeatureListBesideHeading() {
  return (
    <section aria-labelledby="list-heading" className="bg-secondary-950">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-3 lg:px-8">
        <div>
          <h2 id="list-heading" className="text-3xl font-semibold tracking-tight text-balance text-white sm:text-5xl">
            Everything you need, in every plan
          </h2>
          <p className="mt-5 text-lg/8 text-pretty text-secondary-300">
            No add-ons, no tiers of support, no feature you find out about too late.
          </p>
        </div>
        <dl className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:col-span-2">
          {features.map((feature) => (
            <div key={feature.name}>
              <dt className="text-lg/7 font-semibold text-white">
                <span
                  aria-hidden="true"
                  className="mb-4 flex size-12 items-center justify-center rounded-xl bg-primary-600 text-white"
                >
                  <feature.icon className="size-6" />
                </span>
                {feature.name}
              </dt>
              <dd className="mt-1 text-base/7 text-pretty text-secondary-300">{feature.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
