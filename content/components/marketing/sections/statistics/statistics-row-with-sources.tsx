/**
 * @title Statistics row with sources
 * @description A row of statistics, the first of them very large, each with its source, above an area chart with an axis that fills the section to its edges.
 * @keywords stats, numbers, figures, facts, metrics, social proof, counters
 * @free
 * @layout full
 * @order 1
 * @part MKT-S20-1
 */
const figures = [
  { value: '1,260', name: 'customers', source: 'Paying on May 1, 2026' },
  { value: '11 days', name: 'until an invoice is paid', source: 'Median; 21 days before they joined' },
  { value: '99.97%', name: 'uptime', source: 'Last twelve months, measured externally' },
]

// From May 2025 to April 2026, in millions of dollars: $412M together.
const months = ['May', 'Jul', 'Sep', 'Nov', 'Jan', 'Mar']

export default function StatisticsRowWithSources() {
  return (
    <section
      aria-labelledby="figures-heading"
      className="relative isolate overflow-hidden bg-primary-950 pb-80 sm:pb-88"
    >
      <div className="mx-auto max-w-7xl px-4 pt-14 sm:px-6 sm:pt-20 lg:px-8">
        <h2
          id="figures-heading"
          className="text-2xl/8 font-semibold tracking-tight text-balance text-white sm:text-3xl"
        >
          A year of Tidewell in four numbers
        </h2>
        <dl className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-3 lg:grid-cols-[minmax(0,2.5fr)_repeat(3,minmax(0,1fr))] lg:items-end">
          <div className="flex flex-col-reverse justify-end sm:col-span-3 lg:col-span-1">
            <dt className="mt-2 text-xl/7 font-semibold text-white">
              invoiced in a year
              <span className="block text-base/7 font-normal text-primary-100">
                Sent between May 2025 and April 2026
              </span>
            </dt>
            <dd className="text-7xl font-semibold tracking-tighter text-white tabular-nums sm:text-9xl">$412M</dd>
          </div>
          {figures.map((figure) => (
            <div key={figure.name} className="flex flex-col-reverse justify-end border-t border-white/25 pt-4 lg:h-40">
              <dt className="mt-1 text-base/6 font-semibold text-white">
                {figure.name}
                <span className="mt-1 block text-base/6 font-normal text-pretty text-primary-100">{figure.source}</span>
              </dt>
              <dd className="text-4xl font-semibold tracking-tighter text-white tabular-nums">
                <bdi>{figure.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className="absolute inset-x-0 bottom-0 -z-10 h-80 sm:h-88" dir="ltr">
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
            className="text-white/20"
            stroke="currentColor"
            vectorEffect="non-scaling-stroke"
            d="M0 193H1440M0 65H1440"
          />
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
        <figcaption>
          <span className="sr-only">Invoiced each month: $26M in May 2025, growing to $44M in April 2026</span>
          <span aria-hidden="true" className="text-sm/6 text-white tabular-nums">
            <span className="absolute inset-x-0 top-[20.3%] mx-auto max-w-7xl px-4 sm:px-6 lg:px-8">$40M</span>
            <span className="absolute inset-x-0 top-[60.3%] mx-auto max-w-7xl px-4 sm:px-6 lg:px-8">$20M a month</span>
            <span className="absolute inset-x-0 bottom-0 mx-auto grid max-w-7xl grid-cols-6 px-4 pb-4 font-semibold sm:px-6 lg:px-8">
              {months.map((month) => (
                <span key={month}>{month}</span>
              ))}
            </span>
          </span>
        </figcaption>
      </figure>
    </section>
  )
}
