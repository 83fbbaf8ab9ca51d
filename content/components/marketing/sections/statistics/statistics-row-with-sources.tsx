/**
 * @title Statistics row with sources
 * @description A row of large statistics, each with its source, above an area chart that fills the section to its edges.
 * @keywords stats, numbers, figures, facts, metrics, social proof, counters
 * @free
 * @layout full
 * @order 1
 * @part MKT-S20-1
 */
const figures = [
  { value: '$412M', name: 'invoiced in a year', source: 'Sent between May 2025 and April 2026' },
  { value: '1,260', name: 'companies on board', source: 'Paying customers on May 1, 2026' },
  { value: '11 days', name: 'until an invoice is paid', source: 'Median; it was 21 days before they joined' },
  { value: '99.97%', name: 'uptime', source: 'Last twelve months, measured from outside' },
]

export default function StatisticsRowWithSources() {
  return (
    <section
      aria-labelledby="figures-heading"
      className="relative isolate overflow-hidden bg-primary-950 pb-72 sm:pb-80"
    >
      <div className="mx-auto max-w-7xl px-4 pt-16 sm:px-6 sm:pt-24 lg:px-8">
        <h2
          id="figures-heading"
          className="max-w-2xl text-3xl font-semibold tracking-tight text-balance text-white sm:text-4xl"
        >
          A year of Tidewell in four numbers
        </h2>
        <dl className="mt-10 grid gap-x-8 gap-y-10 sm:mt-14 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
          {figures.map((figure) => (
            <div key={figure.name} className="flex flex-col-reverse justify-end">
              <dt className="mt-3 text-base/7 font-semibold text-white">
                {figure.name}
                <span className="mt-1 block text-sm/6 font-normal text-pretty text-primary-200">{figure.source}</span>
              </dt>
              <dd className="text-6xl font-semibold tracking-tighter text-white tabular-nums">
                <bdi>{figure.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className="absolute inset-x-0 bottom-0 -z-10 h-72 sm:h-88" dir="ltr">
        <svg
          aria-hidden="true"
          viewBox="0 0 1440 320"
          preserveAspectRatio="none"
          className="size-full text-primary-500"
        >
          <defs>
            <linearGradient id="figures-area" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="currentColor" stopOpacity="0.9" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0.1" />
            </linearGradient>
          </defs>
          <path
            fill="url(#figures-area)"
            d="M0 155 131 148 262 135 393 129 524 116 655 110 785 104 916 91 1047 78 1178 65 1309 46 1440 40V320H0z"
          />
          <path
            className="text-primary-300"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
            d="M0 155 131 148 262 135 393 129 524 116 655 110 785 104 916 91 1047 78 1178 65 1309 46 1440 40"
          />
        </svg>
        <figcaption className="absolute inset-x-0 bottom-0 mx-auto flex max-w-7xl justify-between gap-4 px-4 pb-5 text-sm/6 text-white sm:px-6 lg:px-8">
          <span>
            <span className="block text-lg/7 font-semibold">$26M</span>
            May 2025
          </span>
          <span className="self-end max-sm:hidden">Invoiced each month</span>
          <span className="text-end">
            <span className="block text-lg/7 font-semibold">$44M</span>
            April 2026
          </span>
        </figcaption>
      </figure>
    </section>
  )
}
