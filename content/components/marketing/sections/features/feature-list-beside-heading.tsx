/**
 * @title Feature list beside heading
 * @description A feature section with a heading and a phone that stay on a brand half while a list of features goes by, each with a sample of what it does.
 * @keywords feature section, benefits, sticky heading, services, product features
 * @free
 * @layout full
 * @order 2
 * @part MKT-S13-2
 */
const features = [
  {
    name: 'Works offline',
    text: 'Scan receipts in the basement. They upload when you’re back online.',
    sample: '3 waiting',
  },
  { name: 'Twelve currencies', text: 'That day’s rate, printed on every invoice.', sample: '€1 = $1.08' },
  { name: 'Per-person access', text: 'Your bookkeeper sees the books and nothing else.', sample: 'Ines: books only' },
  { name: 'Undo anything', text: 'Every version of every document, kept for ten years.', sample: 'Restore version 13' },
  { name: 'Encrypted at rest', text: 'Bring your own key if your customers ask for it.', sample: 'AES-256' },
  { name: 'Support that picks up', text: 'Monday to Friday, 6 AM to 6 PM Pacific.', sample: 'Answered in 0:42' },
]

export default function FeatureListBesideHeading() {
  return (
    <section aria-labelledby="list-heading" className="grid bg-white lg:grid-cols-2 dark:bg-secondary-950">
      <div className="min-w-0 bg-linear-to-b from-primary-700 to-primary-950">
        <div className="overflow-hidden px-4 pt-16 sm:px-6 sm:pt-24 lg:sticky lg:top-0 lg:h-dvh lg:px-16">
          <h2
            id="list-heading"
            className="max-w-md text-4xl font-semibold tracking-tighter text-balance wrap-break-word text-white sm:text-6xl"
          >
            Six things others charge extra for
          </h2>
          <p className="mt-5 max-w-md text-lg/8 text-pretty text-primary-50">
            With Tidewell they come with every plan, from $19 a month.
          </p>
          {/* Replace with your own screen */}
          <div className="relative mx-auto mt-12 -mb-64 w-72 rotate-3 rounded-4xl bg-secondary-950 p-2.5 shadow-2xl ring-1 ring-white/25 sm:w-80 lg:-mb-96">
            <img
              src="/media/screens/receipts-light.webp"
              alt="Receipts on a phone: three of five wait for the network"
              width={800}
              height={1720}
              loading="lazy"
              className="w-full rounded-3xl dark:hidden"
            />
            <img
              src="/media/screens/receipts-dark.webp"
              alt="Receipts on a phone: three of five wait for the network"
              width={800}
              height={1720}
              loading="lazy"
              className="hidden w-full rounded-3xl dark:block"
            />
          </div>
        </div>
      </div>
      <dl className="px-4 py-8 sm:px-6 lg:px-16 lg:py-24">
        {features.map((feature) => (
          <div
            key={feature.name}
            className="grid gap-x-6 gap-y-1 border-b border-secondary-950/10 py-8 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] dark:border-white/10"
          >
            <dt className="text-2xl/8 font-semibold tracking-tight wrap-break-word text-secondary-950 dark:text-white">
              {feature.name}
            </dt>
            <dd className="text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">{feature.text}</dd>
            <dd className="mt-3 justify-self-start rounded-full bg-primary-100 px-4 py-2 text-base/6 font-semibold text-primary-950 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:self-center sm:justify-self-end dark:bg-primary-900 dark:text-primary-100">
              <bdi>{feature.sample}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
