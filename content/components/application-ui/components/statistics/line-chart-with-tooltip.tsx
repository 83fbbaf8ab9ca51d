/**
 * @title KPI line chart with tooltip
 * @description A card with the days of two months as lines, whose values follow the pointer and the arrow keys.
 * @keywords time series, area graph, trend, month over month, daily visits, crosshair, dashboard, analytics
 * @layout padded
 * @order 6
 * @part AUI-C36-6
 */
import { useState, type PointerEvent } from 'react'
import { ArrowUpIcon } from '@heroicons/react/16/solid'

const september = [
  2649, 2523, 2618, 2453, 2625, 3064, 2799, 2732, 2573, 2661, 2513, 2646, 3144, 2947, 2758, 2653, 4169, 3451, 3142,
  3407, 3032, 2815, 2777, 2773, 2639, 2773, 3278, 3083, 2893, 2810,
]
const august = [
  2439, 2777, 2605, 2469, 2378, 2429, 2377, 2460, 2816, 2651, 2545, 2438, 2521, 2417, 2483, 2888, 2688, 2625, 2516,
  2515, 2480, 2511, 2917, 2753, 2598, 2533, 2531, 2491, 2610, 2979, 2810,
]
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const lines = [0, 1000, 2000, 3000, 4000]
const marks = [1, 8, 15, 22, 29]
// The axis ends half a step above its last line.
const top = 4500

// The days as points from left to right in a field of 300 by 100
function lineOf(visits: number[]) {
  return `M${visits.map((count, index) => `${index * 10} ${100 - (count / top) * 100}`).join(' L')}`
}

function change(visits: number, before: number) {
  const percent = Math.round((visits / before - 1) * 100)
  return percent < 0 ? `Down ${-percent}%` : percent === 0 ? 'No change' : `Up ${percent}%`
}

export default function KpiLineChartWithTooltip() {
  const [day, setDay] = useState(17)
  const before = august[day - 1] ?? 0
  const visits = september[day - 1] ?? 0

  function follow(event: PointerEvent<HTMLInputElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const way = (event.clientX - box.left - 8) / (box.width - 16)
    const start = event.currentTarget.matches(':dir(rtl)') ? 1 - way : way
    setDay(Math.min(31, Math.max(1, Math.round(start * 30) + 1)))
  }

  return (
    <section
      aria-labelledby="visits-heading"
      className="mx-auto flex h-full max-w-5xl flex-col rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="visits-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Visits
          </h2>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            <span className="text-3xl/9 font-semibold tracking-tight text-secondary-950 dark:text-white">86,400</span>
            <span className="flex items-center gap-1 font-medium text-green-800 dark:text-green-400">
              <ArrowUpIcon aria-hidden="true" className="size-4" />
              Up 7.7%
            </span>
            <span>from 80,250</span>
          </p>
        </div>
        <ul role="list" className="flex flex-wrap gap-x-5 text-sm/7 text-secondary-600 dark:text-secondary-400">
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="w-5 border-t-2 border-primary-600 dark:border-primary-400" />
            <span>September</span>
          </li>
          <li className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="w-5 border-t-2 border-dashed border-secondary-500 dark:border-secondary-400"
            />
            <span>August</span>
          </li>
        </ul>
      </div>

      <div className="relative mt-6 min-h-64 flex-1 text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">
        <div aria-hidden="true" className="absolute inset-0">
          {lines.map((line) => (
            <p key={line} style={{ bottom: `${(line / top) * 100}%` }} className="absolute inset-x-0 flex items-end">
              <span className="w-10 translate-y-1/2 pe-2 text-end">{line.toLocaleString('en-US')}</span>
              <span className="flex-1 border-b border-secondary-950/10 dark:border-white/10" />
            </p>
          ))}
        </div>
        <div className="absolute inset-y-0 start-12 end-2 rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-8 has-focus-visible:outline-primary-600 dark:has-focus-visible:outline-primary-400">
          <svg
            aria-hidden="true"
            viewBox="0 0 300 100"
            preserveAspectRatio="none"
            fill="none"
            className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
          >
            <path
              d={lineOf(august)}
              stroke="currentColor"
              strokeWidth={1.5}
              strokeDasharray="5 4"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="text-secondary-500 dark:text-secondary-400"
            />
            <path
              d={`${lineOf(september)} V100 H0 Z`}
              fill="currentColor"
              fillOpacity={0.14}
              className="text-primary-600 dark:text-primary-400"
            />
            <path
              d={lineOf(september)}
              stroke="currentColor"
              strokeWidth={2.5}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="text-primary-600 dark:text-primary-400"
            />
          </svg>
          <div aria-hidden="true" style={{ insetInlineStart: `${(day - 1) / 0.3}%` }} className="absolute inset-y-0">
            <span className="absolute inset-y-0 -ms-px border-s border-secondary-950/60 dark:border-white/60" />
            <span
              style={{ bottom: `${(before / top) * 100}%` }}
              className="absolute -ms-1 -mb-1 size-2 rounded-full bg-secondary-500 ring-2 ring-white dark:bg-secondary-400 dark:ring-secondary-900"
            />
            {day < 31 && (
              <span
                style={{ bottom: `${(visits / top) * 100}%` }}
                className="absolute -ms-1.5 -mb-1.5 size-3 rounded-full bg-primary-600 ring-2 ring-white dark:bg-primary-400 dark:ring-secondary-900"
              />
            )}
          </div>
          <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-3 flex">
            <span style={{ flexGrow: day - 1 }} />
            <div className="max-w-full shrink-0 rounded-lg bg-secondary-950 px-3 py-2 text-white shadow-lg dark:bg-white dark:text-secondary-950">
              {day < 31 && (
                <p className="flex flex-wrap items-center justify-between gap-x-4">
                  <span>{`${weekdays[day % 7]}, Sep ${day}`}</span>
                  <span className="text-sm/6 font-semibold">{visits.toLocaleString('en-US')}</span>
                </p>
              )}
              <p className="flex flex-wrap items-center justify-between gap-x-4">
                <span>{`${weekdays[(day + 4) % 7]}, Aug ${day}`}</span>
                <span className="text-sm/6">{before.toLocaleString('en-US')}</span>
              </p>
              {day < 31 && (
                <p className="mt-1 border-t border-white/25 pt-1 font-medium dark:border-secondary-950/25">
                  {change(visits, before)}
                </p>
              )}
            </div>
            <span style={{ flexGrow: 31 - day }} />
          </div>
          <div className="absolute -inset-x-2 inset-y-0">
            <input
              type="range"
              aria-label="Day of the month"
              aria-valuetext={
                day < 31
                  ? `September ${day}: ${visits.toLocaleString('en-US')} visits, August ${day}: ${before.toLocaleString('en-US')} visits`
                  : `August 31: ${before.toLocaleString('en-US')} visits`
              }
              min={1}
              max={31}
              value={day}
              onChange={(event) => setDay(Number(event.target.value))}
              onPointerMove={follow}
              className="size-full cursor-crosshair touch-pan-y opacity-0"
            />
          </div>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="relative ms-12 me-2 mt-2 h-5 text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400"
      >
        {marks.map((mark) => (
          <span
            key={mark}
            style={{ insetInlineStart: `${(mark - 1) / 0.3}%` }}
            className="absolute -translate-x-1/2 rtl:translate-x-1/2"
          >
            {mark === 1 ? 'Day 1' : mark}
          </span>
        ))}
      </div>
      <p className="mt-4 border-t border-secondary-950/10 pt-4 text-sm/6 text-secondary-600 dark:border-white/10 dark:text-secondary-400">
        The fall newsletter went out on Thursday, September 17, the busiest day of the month.
      </p>
    </section>
  )
}
