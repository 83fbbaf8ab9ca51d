/**
 * @title Statistics row with sources
 * @description A row of large statistics on the brand color, each with a caption and where the number comes from.
 * @keywords stats, numbers, figures, facts, metrics, social proof, counters
 * @free
 * @layout full
 * @order 1
 * @part MKT-S20-1
 */
const figures = [
  { value: '1,260', name: 'studios on board', source: 'Paying customers on May 1, 2026' },
  { value: '$412M', name: 'invoiced in a year', source: 'Sent between May 2025 and April 2026' },
  { value: '11 days', name: 'until an invoice is paid', source: 'Median; it was 21 days before they joined' },
  { value: '99.97%', name: 'uptime', source: 'Last twelve months, measured independently' },
]

export default function StatisticsRowWithSources() {
  return (
    <section aria-labelledby="figures-heading" className="bg-primary-700 dark:bg-primary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <h2
          id="figures-heading"
          className="max-w-2xl text-3xl font-semibold tracking-tight text-balance text-white sm:text-4xl"
        >
          Numbers you can check
        </h2>
        <dl className="mt-12 grid gap-x-8 gap-y-12 sm:mt-16 sm:grid-cols-2 lg:grid-cols-4">
          {figures.map((figure) => (
            <div key={figure.name} className="flex flex-col-reverse justify-end border-t border-white/30 pt-6">
              <dt className="mt-3 text-base/7 font-semibold text-white">
                {figure.name}
                <span className="mt-1 block text-sm/6 font-normal text-pretty text-primary-100">{figure.source}</span>
              </dt>
              <dd className="text-5xl font-semibold tracking-tighter text-white tabular-nums xl:text-6xl">
                <bdi>{figure.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
