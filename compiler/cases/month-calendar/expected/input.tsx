import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import clsx from 'clsx'
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'

const today = '2026-05-14'

const weekdays = [
  { name: 'Monday', short: 'Mo' },
  { name: 'Tuesday', short: 'Tu' },
  { name: 'Wednesday', short: 'We' },
  { name: 'Thursday', short: 'Th' },
  { name: 'Friday', short: 'Fr' },
  { name: 'Saturday', short: 'Sa' },
  { name: 'Sunday', short: 'Su' },
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

/** Monday is 0. */
function weekdayOf(iso: string) {
  return (toDate(iso).getDay() + 6) % 7
}

function formatMonth(iso: string) {
  return toDate(iso).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })
}

function formatDay(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** Six weeks, from the Monday on or before the first of the month. */
function weeksOf(iso: string) {
  const first = `${iso.slice(0, 8)}01`
  const start = addDays(first, -weekdayOf(first))
  return [0, 1, 2, 3, 4, 5].map((week) => ({
    id: addDays(start, week * 7),
    days: [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(start, week * 7 + day)),
  }))
}

export default function MonthCalendar() {
  const [chosen, setChosen] = useState(today)
  const [active, setActive] = useState(today)
  const [isMoving, setIsMoving] = useState(false)
  const grid = useRef<HTMLTableSectionElement>(null)
  const weeks = weeksOf(active)

  // The focus follows the keyboard, but not the buttons above.
  useEffect(() => {
    if (!isMoving) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [isMoving, active])

  function turn(months: number) {
    setIsMoving(false)
    setActive(addMonths(active, months))
  }

  function choose(day: string) {
    setActive(day)
    setChosen(day)
  }

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const targets: Record<string, string> = {
      ArrowLeft: addDays(active, -1),
      ArrowRight: addDays(active, 1),
      ArrowUp: addDays(active, -7),
      ArrowDown: addDays(active, 7),
      Home: addDays(active, -weekdayOf(active)),
      End: addDays(active, 6 - weekdayOf(active)),
      PageUp: addMonths(active, -1),
      PageDown: addMonths(active, 1),
    }
    const target = targets[event.key]
    if (!target) return
    event.preventDefault()
    setIsMoving(true)
    setActive(target)
  }

  return (
    <section aria-label="Choose a day" className="w-80 text-sm text-secondary-900">
      <div className="flex items-center justify-between">
        <button type="button" onClick={() => turn(-1)} className="p-2">
          <span className="sr-only">Previous month</span>
          <ChevronLeftIcon aria-hidden="true" className="size-5" />
        </button>
        <h2 id="month-calendar-title" aria-live="polite" className="font-semibold">
          {formatMonth(active)}
        </h2>
        <button type="button" onClick={() => turn(1)} className="p-2">
          <span className="sr-only">Next month</span>
          <ChevronRightIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
      <table role="grid" aria-labelledby="month-calendar-title" className="mt-2 w-full">
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday.name} scope="col" abbr={weekday.name} className="p-1 font-normal text-secondary-600">
                {weekday.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={grid}>
          {weeks.map((week) => (
            <tr key={week.id}>
              {week.days.map((day) => (
                <td key={day} aria-selected={day === chosen} className="p-0.5">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === active ? 0 : -1}
                    aria-label={formatDay(day)}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => choose(day)}
                    onKeyDown={move}
                    className={clsx(
                      'size-9 rounded-full',
                      day === chosen && 'bg-primary-600 font-semibold text-white',
                      day.slice(0, 7) !== active.slice(0, 7) && day !== chosen && 'text-secondary-500',
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
