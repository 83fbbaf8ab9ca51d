/**
 * @title Statistics row with sources
 * @description A row of statistics with captions and the source of each number.
 * @keywords stats, numbers, figures, facts, metrics, social proof, counters
 * @free
 * @layout full
 * @order 1
 * @part MKT-S20-1
 */
const figures = [
  { value: '1,260', name: 'studios and workshops', source: 'Paying customers on May 1, 2026' },
  { value: '$412M', name: 'in invoices a year', source: 'Sent between May 2025 and April 2026' },
  { value: '11.4 days', name: 'until an invoice is paid', source: 'Median; it was 20.6 before they came' },
  { value: '99.97%', name: 'available', source: 'Last twelve months, measured by others' },
]

export default function StatisticsRowWithSources() {
  return (
    <section aria-labelledby="figures-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <h2
          id="figures-heading"
          className="max-w-2xl text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
        >
          Numbers we are asked for
        </h2>
        <dl className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {figures.map((figure) => (
            <div
              key={figure.name}
              className="flex flex-col-reverse justify-end border-s-2 border-primary-600 ps-5 dark:border-primary-400"
            >
              <dt className="text-base/7 text-secondary-950 dark:text-white">
                {figure.name}
                <span className="mt-1 block text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
                  {figure.source}
                </span>
              </dt>
              <dd className="text-4xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                {figure.value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
