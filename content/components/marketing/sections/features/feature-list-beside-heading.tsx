/**
 * @title Feature list beside heading
 * @description A feature section whose heading and picture stay on one half while a list of features goes by.
 * @keywords feature section, benefits, sticky heading, services, product features
 * @free
 * @layout full
 * @order 2
 * @part MKT-S13-2
 */
import {
  ArrowUturnLeftIcon,
  CloudArrowUpIcon,
  CurrencyEuroIcon,
  EnvelopeIcon,
  LockClosedIcon,
  UserPlusIcon,
} from '@heroicons/react/20/solid'

const features = [
  {
    name: 'Works offline',
    text: 'Scan receipts in the basement. They upload when you’re back online.',
    sample: '3 waiting',
    icon: CloudArrowUpIcon,
  },
  {
    name: 'Twelve currencies',
    text: 'That day’s rate, printed on every invoice.',
    sample: '€1 = $1.08',
    icon: CurrencyEuroIcon,
  },
  {
    name: 'Accountant included',
    text: 'Invite yours for free, to the years you choose.',
    sample: 'Ines: 2025, 2026',
    icon: UserPlusIcon,
  },
  {
    name: 'Undo anything',
    text: 'Every version of every document, kept for ten years.',
    sample: 'Restore version 13',
    icon: ArrowUturnLeftIcon,
  },
  {
    name: 'Encrypted at rest',
    text: 'On our servers and in every backup.',
    sample: 'AES-256',
    icon: LockClosedIcon,
  },
  {
    name: 'Answers within two hours',
    text: 'By email, on weekdays.',
    sample: 'Answered in 48 min',
    icon: EnvelopeIcon,
  },
]

export default function FeatureListBesideHeading() {
  return (
    <section aria-labelledby="list-heading" className="grid bg-white lg:grid-cols-2 dark:bg-secondary-950">
      <div className="min-w-0 bg-primary-950">
        <div className="flex flex-col lg:sticky lg:top-0 lg:h-dvh">
          <div className="px-4 py-12 sm:px-6 sm:py-14 lg:px-16 lg:py-12">
            <h2
              id="list-heading"
              className="max-w-lg text-4xl font-semibold tracking-tighter text-balance wrap-break-word text-white sm:text-6xl"
            >
              Six things others charge extra for
            </h2>
            <p className="mt-4 max-w-md text-lg/8 text-pretty text-primary-100">
              With Tidewell they come with every plan, from $19 a month.
            </p>
          </div>
          {/* Replace with your own pictures */}
          <img
            src="/media/scenes/cut-phone-hand-sun.webp"
            alt="Hand holding a phone with a list of receipts; two wait for the network"
            width={1600}
            height={1200}
            className="block aspect-4/3 min-h-0 w-full flex-1 object-cover object-[50%_30%] lg:aspect-auto dark:hidden"
          />
          <img
            src="/media/scenes/cut-phone-hand-night.webp"
            alt="Hand holding a phone with a list of receipts in the dark theme"
            width={1600}
            height={1200}
            className="hidden aspect-4/3 min-h-0 w-full flex-1 object-cover object-[50%_30%] lg:aspect-auto dark:block"
          />
        </div>
      </div>
      <dl className="px-4 py-8 sm:px-6 lg:px-14 lg:py-6">
        {features.map((feature) => (
          <div
            key={feature.name}
            className="grid gap-x-6 gap-y-1 border-b border-secondary-950/10 py-5 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] dark:border-white/10"
          >
            <dt className="text-2xl/8 font-semibold tracking-tight wrap-break-word text-secondary-950 dark:text-white">
              {feature.name}
            </dt>
            <dd className="text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">{feature.text}</dd>
            <dd className="mt-3 justify-self-start rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-950 shadow-md ring-1 ring-secondary-950/10 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:self-center sm:justify-self-end dark:bg-secondary-800 dark:text-white dark:shadow-none dark:ring-white/15">
              <feature.icon
                aria-hidden="true"
                className="me-2 mb-0.5 inline size-5 text-primary-700 dark:text-primary-300"
              />
              <bdi>{feature.sample}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
