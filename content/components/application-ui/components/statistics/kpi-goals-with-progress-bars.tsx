/**
 * @title KPI goals with progress bars
 * @description A card of goals, each with its value, its target and a progress bar.
 * @keywords targets, OKR, statistics, metrics, goal tracking, quota, dashboard
 * @layout padded
 * @order 2
 * @part AUI-C36-2
 */
import clsx from 'clsx'

const goals = [
  { name: 'Revenue', value: '$412,600', target: '$480,000', percent: 86, behind: false },
  { name: 'New customers', value: '118', target: '120', percent: 98, behind: false },
  { name: 'Support satisfaction', value: '87%', target: '95%', percent: 92, behind: false },
  { name: 'Hiring', value: '3', target: '8', percent: 38, behind: true },
]

export default function KpiGoalsWithProgressBars() {
  return (
    <section
      aria-labelledby="goals-heading"
      className="mx-auto max-w-5xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-secondary-950/10 p-5 sm:px-6 dark:border-white/10">
        <h2 id="goals-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Goals for the second quarter
        </h2>
        <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">6 weeks left</p>
      </div>
      <ul role="list" className="grid sm:grid-cols-2">
        {goals.map((goal, index) => (
          <li
            key={goal.name}
            className={clsx(
              'p-5 sm:p-6',
              index > 0 && 'border-t border-secondary-950/10 dark:border-white/10',
              index === 1 && 'sm:border-t-0',
              index % 2 === 1 && 'sm:border-s sm:border-secondary-950/10 dark:sm:border-white/10',
            )}
          >
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-sm/6 text-secondary-600 dark:text-secondary-400">{goal.name}</h3>
              {goal.behind && (
                <p className="inline-block rounded-full bg-amber-50 px-2 py-0.5 text-xs/5 font-medium text-amber-900 ring-1 ring-amber-700/20 ring-inset dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20">
                  Behind
                </p>
              )}
            </div>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
              <span className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                {goal.value}
              </span>
              <span className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
                of {goal.target}
              </span>
            </p>
            <div className="mt-4 flex items-center gap-3">
              <div
                aria-hidden="true"
                className="h-1.5 flex-1 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
              >
                <div
                  style={{ width: `${goal.percent}%` }}
                  className={clsx(
                    'h-full rounded-full',
                    goal.behind ? 'bg-amber-600 dark:bg-amber-400' : 'bg-primary-600 dark:bg-primary-500',
                  )}
                />
              </div>
              <p className="text-sm/6 font-medium text-secondary-950 tabular-nums dark:text-white">{goal.percent}%</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
