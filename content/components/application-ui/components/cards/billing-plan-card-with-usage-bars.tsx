/**
 * @title Billing plan card with usage bars
 * @description A card that shows the current plan, how much of each limit is used, and buttons to upgrade or manage it.
 * @keywords subscription, quota, usage meter, limits, upgrade, current plan, account
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C10-1
 */
const usage = [
  { name: 'Seats', used: 14, of: 20, unit: '', percent: 70 },
  { name: 'Storage', used: 186, of: 250, percent: 74, unit: ' GB' },
]

export default function BillingPlanCardWithUsageBars() {
  return (
    <section
      aria-labelledby="plan-heading"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="p-5 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="plan-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Studio plan
          </h2>
          <p className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">$96 a month</p>
        </div>
        <p className="text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          Renews on June 4 with the card ending in 4417.
        </p>
        <ul role="list" className="mt-6 grid gap-5 sm:grid-cols-2">
          {usage.map((item) => (
            <li key={item.name}>
              <p className="flex justify-between gap-4 text-sm/6">
                <span className="font-medium text-secondary-950 dark:text-white">{item.name}</span>
                <span className="text-secondary-600 tabular-nums dark:text-secondary-400">
                  {item.used} of {item.of}
                  {item.unit}
                </span>
              </p>
              <div
                aria-hidden="true"
                className="mt-2 h-1.5 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
              >
                <div
                  style={{ width: `${item.percent}%` }}
                  className="h-full rounded-full bg-primary-600 dark:bg-primary-500"
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-secondary-950/10 bg-secondary-50 px-5 py-4 sm:px-6 dark:border-white/10 dark:bg-white/5">
        <a
          href="#"
          className="-my-2 rounded-sm py-2 text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:my-0 sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
        >
          See all invoices
        </a>
        <button
          type="button"
          className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Change plan
        </button>
      </div>
    </section>
  )
}
