/**
 * @title KPI goals with progress bars
 * @description A card of goals whose progress bars are crossed by one line for today, so that it shows what is behind.
 * @keywords targets, OKR, statistics, metrics, goal tracking, quota, pace, dashboard
 * @layout padded
 * @order 2
 * @part AUI-C36-2
 */
import clsx from 'clsx'

const goals = [
  { name: 'Revenue', value: '$412,600', target: '$480,000', percent: 86 },
  { name: 'New customers', value: '118', target: '120', percent: 98 },
  { name: 'Renewals', value: '33', target: '60', percent: 55 },
  { name: 'Hiring', value: '3', target: '8', percent: 38 },
]

// Seven of thirteen weeks are over.
const pace = 54

function standing(percent: number) {
  const points = percent - pace
  if (points < 0) return `${-points} pts behind`
  return points < 5 ? 'On pace' : `${points} pts ahead`
}

const rowClasses = 'grid grid-cols-[1fr_auto] gap-x-6 px-5 sm:grid-cols-[8.5rem_1fr_7rem] sm:px-6'

export default function KpiGoalsWithProgressBars() {
  return (
    <section
      aria-labelledby="goals-heading"
      className="mx-auto max-w-3xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2
        id="goals-heading"
        className="border-b border-secondary-950/10 px-5 py-4 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:border-white/10 dark:text-white"
      >
        Goals for the second quarter
      </h2>
      <div className={clsx(rowClasses, 'pt-3')}>
        <p className="relative h-6 text-xs/5 max-sm:col-span-2 sm:col-start-2">
          <span
            style={{ insetInlineStart: `${pace}%` }}
            className="absolute top-0 -translate-x-1/2 rounded-full bg-secondary-950 px-2 font-medium whitespace-nowrap text-white rtl:translate-x-1/2 dark:bg-white dark:text-secondary-950"
          >
            Today, week 7 of 13
          </span>
        </p>
      </div>
      <ul role="list" className="pb-4">
        {goals.map((goal) => (
          <li key={goal.name} className={rowClasses}>
            <div className="py-2 text-sm/6 sm:py-3">
              <h3 className="text-secondary-600 dark:text-secondary-400">{goal.name}</h3>
              <p className="font-semibold text-secondary-950 tabular-nums dark:text-white">
                <bdi>
                  {goal.value}{' '}
                  <span className="font-normal text-secondary-600 sm:block dark:text-secondary-400">
                    of {goal.target}
                  </span>
                </bdi>
              </p>
            </div>
            <div
              aria-hidden="true"
              className="relative flex items-center max-sm:order-last max-sm:col-span-2 max-sm:h-10"
            >
              <div className="h-5 flex-1 overflow-hidden rounded-md bg-secondary-100 dark:bg-white/10">
                <div
                  style={{ width: `${goal.percent}%` }}
                  className={clsx(
                    'h-full',
                    goal.percent < pace ? 'bg-amber-500 dark:bg-amber-400' : 'bg-primary-600 dark:bg-primary-500',
                  )}
                />
              </div>
              <div
                style={{ insetInlineStart: `${pace}%` }}
                className="absolute inset-y-0 -ms-px w-0.5 bg-secondary-950 dark:bg-white"
              />
            </div>
            <div className="self-center text-end text-sm/6 tabular-nums">
              <p className="font-semibold text-secondary-950 dark:text-white">{goal.percent}%</p>
              <p
                className={
                  goal.percent < pace
                    ? 'font-medium text-amber-800 dark:text-amber-300'
                    : 'text-secondary-600 dark:text-secondary-400'
                }
              >
                <bdi>{standing(goal.percent)}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
