/**
 * @title Date range picker with presets
 * @description A date range picker over two months with presets such as the last 30 days, for mouse, touch and keyboard.
 * @keywords datepicker, calendar, booking, report period, from and to, date selector
 * @layout padded
 * @order 3
 * @part AUI-C09-3
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

// Replace with the day of the visit, in the time zone of your user.
const today = '2026-09-18'

const presets = [
  { name: 'Last 7 days', first: '2026-09-12', last: '2026-09-18' },
  { name: 'Last 30 days', first: '2026-08-20', last: '2026-09-18' },
  { name: 'This month', first: '2026-09-01', last: '2026-09-30' },
  { name: 'Last month', first: '2026-08-01', last: '2026-08-31' },
]

const weekdays = [
  { name: 'Sunday', short: 'Su' },
  { name: 'Monday', short: 'Mo' },
  { name: 'Tuesday', short: 'Tu' },
  { name: 'Wednesday', short: 'We' },
  { name: 'Thursday', short: 'Th' },
  { name: 'Friday', short: 'Fr' },
  { name: 'Saturday', short: 'Sa' },
]

function toDate(iso: string) {
  return new Date(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8)))
}

function toIso(date: Date) {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}

function addDays(iso: string, days: number) {
  const date = toDate(iso)
  return toIso(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days))
}

/** The same day of another month, or its last day. */
function addMonths(iso: string, months: number) {
  const date = toDate(iso)
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0).getDate()
  return toIso(new Date(date.getFullYear(), date.getMonth() + months, Math.min(date.getDate(), last)))
}

function formatMonth(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
}

function formatDay(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
}

function formatWhole(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
}

/** Six weeks, from the Sunday on or before the first of the month. */
function weeksOf(iso: string) {
  const first = `${iso.slice(0, 8)}01`
  const start = addDays(first, -toDate(first).getDay())
  return [0, 1, 2, 3, 4, 5].map((week) => ({
    id: addDays(start, week * 7),
    days: [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(start, week * 7 + day)),
  }))
}

export default function DateRangePickerWithPresets() {
  const [base, setBase] = useState('2026-08-01')
  const [first, setFirst] = useState('2026-08-20')
  const [last, setLast] = useState('2026-09-18')
  const [active, setActive] = useState(today)
  const [isMoving, setIsMoving] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  const months = [base, addMonths(base, 1)].map((month) => ({ id: month, weeks: weeksOf(month) }))
  const length = last === '' ? 1 : Math.round((toDate(last).getTime() - toDate(first).getTime()) / 86400000) + 1

  // The focus follows the keyboard, but not the buttons above.
  useEffect(() => {
    if (!isMoving) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [isMoving, active])

  function isOutside(day: string) {
    return day < first || (day > first && day > last)
  }

  // Turns to the months that hold a day, where neither of the two in sight does.
  function show(day: string) {
    const month = `${day.slice(0, 8)}01`
    const right = addMonths(base, 1)
    setActive(day)
    setBase(month < base ? month : month > right ? addMonths(month, -1) : base)
  }

  function turn(by: number) {
    setIsMoving(false)
    setBase(addMonths(base, by))
    setActive(addMonths(active, by))
  }

  function take(from: string, until: string) {
    setIsMoving(false)
    setFirst(from)
    setLast(until)
    show(until)
  }

  // The first click begins a range, the second ends it, in either order.
  function choose(day: string) {
    setActive(day)
    if (last !== '') {
      setFirst(day)
      setLast('')
    } else if (day < first) {
      setLast(first)
      setFirst(day)
    } else setLast(day)
  }

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const targets: Record<string, string> = {
      ArrowLeft: addDays(active, -1),
      ArrowRight: addDays(active, 1),
      ArrowUp: addDays(active, -7),
      ArrowDown: addDays(active, 7),
      Home: addDays(active, -toDate(active).getDay()),
      End: addDays(active, 6 - toDate(active).getDay()),
      PageUp: addMonths(active, -1),
      PageDown: addMonths(active, 1),
    }
    const target = targets[event.key]
    if (!target) return
    event.preventDefault()
    setIsMoving(true)
    show(target)
  }

  return (
    <section
      aria-label="Period"
      className="mx-auto max-w-4xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 sm:flex dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="border-b border-secondary-950/10 p-3 sm:w-44 sm:shrink-0 sm:border-e sm:border-b-0 dark:border-white/10">
        <div role="group" aria-label="Presets" className="grid grid-cols-2 gap-1 sm:grid-cols-1">
          {presets.map((preset) => (
            <button
              key={preset.name}
              type="button"
              aria-pressed={preset.first === first && preset.last === last}
              onClick={() => take(preset.first, preset.last)}
              className="rounded-lg px-2.5 py-2.5 text-start text-sm/5 font-medium text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-primary-50 aria-pressed:text-primary-700 motion-reduce:transition-none sm:py-2 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-primary-400/15 dark:aria-pressed:text-primary-300"
            >
              {preset.name}
            </button>
          ))}
        </div>
      </div>
      <div className="relative min-w-0 flex-1 p-4 sm:p-5">
        <button
          type="button"
          onClick={() => turn(-1)}
          className="absolute start-2 top-2 z-10 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
        >
          <span className="sr-only">Previous month</span>
          <ChevronLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
        <button
          type="button"
          onClick={() => turn(1)}
          className="absolute end-2 top-2 z-10 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
        >
          <span className="sr-only">Next month</span>
          <ChevronRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
        <div ref={grid} className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          {months.map((month) => (
            <div key={month.id}>
              <h2
                id={`range-${month.id}`}
                className="text-center text-base/7 font-semibold text-secondary-950 dark:text-white"
              >
                {formatMonth(month.id)}
              </h2>
              <table
                role="grid"
                aria-labelledby={`range-${month.id}`}
                className="mt-3 w-full table-fixed text-center text-sm/6"
              >
                <thead>
                  <tr>
                    {weekdays.map((weekday) => (
                      <th
                        key={weekday.name}
                        scope="col"
                        abbr={weekday.name}
                        className="p-1 text-xs/5 font-medium text-secondary-600 dark:text-secondary-400"
                      >
                        {weekday.short}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {month.weeks.map((week) => (
                    <tr key={week.id}>
                      {week.days.map((day) => (
                        <td
                          key={day}
                          aria-selected={
                            day.slice(0, 7) === month.id.slice(0, 7) &&
                            (day === first || (last !== '' && day >= first && day <= last))
                          }
                          className="h-11 px-0 py-0.5 sm:h-10"
                        >
                          {day.slice(0, 7) === month.id.slice(0, 7) && (
                            <button
                              type="button"
                              data-day={day}
                              tabIndex={day === active ? 0 : -1}
                              aria-label={formatWhole(day)}
                              aria-current={day === today ? 'date' : undefined}
                              onClick={() => choose(day)}
                              onKeyDown={move}
                              className={clsx(
                                'h-10 w-full tabular-nums focus-visible:relative focus-visible:rounded-lg focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-secondary-950 sm:h-9 dark:focus-visible:outline-white',
                                (day === first || day === last) && 'bg-primary-600 font-semibold text-white',
                                day > first &&
                                  day < last &&
                                  'bg-primary-50 text-secondary-950 dark:bg-primary-400/15 dark:text-white',
                                isOutside(day) && 'rounded-lg hover:bg-secondary-950/5 dark:hover:bg-white/10',
                                isOutside(day) &&
                                  day === today &&
                                  'font-semibold text-primary-700 dark:text-primary-400',
                                isOutside(day) && day !== today && 'text-secondary-950 dark:text-white',
                                day === first && 'rounded-s-lg',
                                (day === last || (day === first && last === '')) && 'rounded-e-lg',
                              )}
                            >
                              {Number(day.slice(8))}
                            </button>
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-secondary-950/10 pt-4 dark:border-white/10">
          <p role="status" className="text-sm/5 tabular-nums">
            <span className="block font-medium text-secondary-950 dark:text-white">
              {last === '' ? `From ${formatDay(first)}` : `${formatDay(first)} to ${formatDay(last)}`}
            </span>
            <span className="block text-secondary-600 dark:text-secondary-400">
              <bdi>{last === '' ? 'Choose the last day' : length === 1 ? '1 day' : `${length} days`}</bdi>
            </span>
          </p>
          <button
            type="button"
            disabled={last === ''}
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none max-sm:w-full dark:focus-visible:outline-primary-400"
          >
            Apply
          </button>
        </div>
      </div>
    </section>
  )
}
