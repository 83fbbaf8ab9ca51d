/**
 * @title Feature list beside heading
 * @description A feature section with a heading and a cropped screen that stay on a brand half while a list of features goes by, each with a sample of what it does.
 * @keywords feature section, benefits, sticky heading, services, product features
 * @free
 * @layout full
 * @order 2
 * @part MKT-S13-2
 */
const features = [
  { name: 'Works offline', text: 'Scan receipts in the basement. They send themselves upstairs.', sample: '3 waiting' },
  { name: 'Twelve currencies', text: 'That day’s rate, printed on every invoice.', sample: '€1 = $1.08' },
  { name: 'Access by person', text: 'Your bookkeeper sees the books and nothing else.', sample: 'Ines: books' },
  { name: 'Undo anything', text: 'Every version of every document, kept for ten years.', sample: 'v14 → v13' },
  { name: 'Encrypted at rest', text: 'Bring your own key if your customers ask for it.', sample: 'AES-256' },
  { name: 'Support that picks up', text: 'Monday to Friday, 6 AM to 6 PM Pacific.', sample: '0:42 wait' },
]

export default function FeatureListBesideHeading() {
  return (
    <section aria-labelledby="list-heading" className="grid bg-white lg:grid-cols-2 dark:bg-secondary-950">
      <div className="min-w-0 bg-linear-to-b from-primary-700 to-primary-950">
        <div className="overflow-hidden px-4 pt-16 sm:px-6 sm:pt-24 lg:sticky lg:top-0 lg:px-16 lg:pb-16">
          <h2
            id="list-heading"
            className="max-w-md text-4xl font-semibold tracking-tighter text-balance wrap-break-word text-white sm:text-6xl"
          >
            Everything you need, in every plan
          </h2>
          <p className="mt-5 max-w-md text-lg/8 text-pretty text-primary-50">
            No add-ons and no tiers of support. It is all included, from $19 a month.
          </p>
          {/* Replace with your own screen */}
          <img
            src="/media/screens/overview-dark.webp"
            alt="A dashboard with money in the bank, unpaid invoices and a chart of six months"
            width={1440}
            height={900}
            loading="lazy"
            className="mt-12 -mb-24 w-4xl max-w-none rounded-xl shadow-2xl ring-1 ring-white/20 sm:mt-16 lg:mb-0"
          />
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
            <dd className="mt-3 justify-self-start rounded-lg bg-primary-100 px-3 py-1.5 font-mono text-sm/6 text-primary-950 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:self-center sm:justify-self-end dark:bg-primary-900 dark:text-primary-100">
              <bdi>{feature.sample}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
