/**
 * @title Retention statistics by cohort
 * @description A card with a table of cohorts: months down, age across, and cells shaded by how many customers came back.
 * @keywords cohort analysis, heatmap, repeat purchases, returning customers, churn, dashboard, analytics
 * @layout padded
 * @order 10
 * @part AUI-C36-10
 */
import clsx from 'clsx'

const ages = [1, 2, 3, 4, 5, 6]

// Customers by the month of their first order, and the percentage of them who ordered again in each month after it
const cohorts = [
  { month: 'March', short: 'Mar', customers: '1,373', percents: [24, 18, 15, 13, 12, 11] },
  { month: 'April', short: 'Apr', customers: '1,295', percents: [23, 18, 14, 13, 12] },
  { month: 'May', short: 'May', customers: '1,451', percents: [25, 19, 16, 14] },
  { month: 'June', short: 'Jun', customers: '1,362', percents: [27, 20, 17] },
  { month: 'July', short: 'Jul', customers: '1,420', percents: [28, 23] },
  { month: 'August', short: 'Aug', customers: '1,493', percents: [31] },
]
// Weighted by how many customers each month had
const averages = [26, 20, 16, 13, 12, 11]

const shadeStyles: Record<string, string> = {
  lowest: 'bg-primary-100 text-primary-950 dark:bg-primary-950 dark:text-primary-100',
  low: 'bg-primary-200 text-primary-950 dark:bg-primary-900 dark:text-primary-100',
  middle: 'bg-primary-300 text-primary-950 dark:bg-primary-800 dark:text-white',
  high: 'bg-primary-700 text-white dark:bg-primary-400 dark:text-primary-950',
  highest: 'bg-primary-900 text-white dark:bg-primary-200 dark:text-primary-950',
}
const steps = [
  { shade: 'lowest', from: '10' },
  { shade: 'low', from: '14' },
  { shade: 'middle', from: '18' },
  { shade: 'high', from: '22' },
  { shade: 'highest', from: '26' },
]

function shadeOf(percent: number) {
  return percent < 14 ? 'lowest' : percent < 18 ? 'low' : percent < 22 ? 'middle' : percent < 26 ? 'high' : 'highest'
}

export default function RetentionStatisticsByCohort() {
  return (
    <section
      aria-labelledby="retention-heading"
      className="mx-auto flex h-full max-w-3xl flex-col rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="retention-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Customers who order again
          </h2>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            <span className="text-3xl/9 font-semibold tracking-tight text-secondary-950 dark:text-white">26%</span>
            <span>one month after their first order</span>
          </p>
        </div>
        <ul
          role="list"
          aria-label="Shades"
          className="flex flex-wrap gap-1.5 pb-1 text-center text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400"
        >
          {steps.map((step) => (
            <li key={step.shade}>
              <span aria-hidden="true" className={clsx('block h-2 min-w-9 rounded-xs', shadeStyles[step.shade])} />
              <bdi>{step.from}%+</bdi>
            </li>
          ))}
        </ul>
      </div>

      <table className="mt-4 w-full flex-1 table-fixed border-separate border-spacing-0.5 text-center text-xs/5 text-secondary-600 tabular-nums sm:text-sm/5 dark:text-secondary-400">
        <caption className="sr-only">
          Percentage of customers who ordered again, by the month of their first order
        </caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className="w-1/5 p-1 ps-0 text-start align-bottom font-medium">
              First order
            </th>
            <th scope="col" rowSpan={2} className="w-1/6 p-1 text-end align-bottom font-medium max-sm:hidden">
              Customers
            </th>
            <th scope="colgroup" colSpan={6} className="p-1 font-medium">
              Months after
            </th>
          </tr>
          <tr>
            {ages.map((age) => (
              <th key={age} scope="col" className="p-1 font-medium">
                {age}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((cohort) => (
            <tr key={cohort.month}>
              <th scope="row" className="h-9 p-1 ps-0 text-start font-medium text-secondary-950 dark:text-white">
                <span className="sm:hidden">{cohort.short}</span>
                <span className="max-sm:hidden">{cohort.month}</span>
              </th>
              <td className="p-1 text-end max-sm:hidden">{cohort.customers}</td>
              {cohort.percents.map((percent, index) => (
                <td key={index} className={clsx('rounded-md p-1 font-medium', shadeStyles[shadeOf(percent)])}>
                  {percent}
                  <span className="max-sm:sr-only">%</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold text-secondary-950 dark:text-white">
          <tr>
            <th scope="row" className="h-9 p-1 ps-0 text-start">
              <span className="sm:hidden">All</span>
              <span className="max-sm:hidden">All customers</span>
            </th>
            <td className="p-1 text-end max-sm:hidden">8,394</td>
            {averages.map((average, index) => (
              <td key={index} className="p-1">
                {average}
                <span className="max-sm:sr-only">%</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="mt-4 border-t border-secondary-950/10 pt-4 text-sm/6 text-secondary-600 dark:border-white/10 dark:text-secondary-400">
        Of August’s new customers, 31% ordered again in September, 7 points more than March’s did in April.
      </p>
    </section>
  )
}
