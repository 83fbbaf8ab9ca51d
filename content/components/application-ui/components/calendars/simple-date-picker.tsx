/**
 * @title Simple date picker
 * @description A date picker with a field to type into and a month that opens below it, each updating the other.
 * @keywords datepicker, date field, date input, calendar popover, date selector, day picker, due date
 * @free
 * @opens Choose due date
 * @layout padded
 * @minHeight 520
 * @order 4
 * @part AUI-C09-4
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { CloseButton, Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { CalendarDaysIcon, ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

// Replace with the day of the visit, in the time zone of your user.
const today = '2026-09-18'

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

function formatWhole(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
}

function formatShort(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
}

/** 2026-09-24 as people type it: 09/24/2026. */
function formatTyped(iso: string) {
  return `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`
}

/** The day that was typed, or nothing where there is no such day. */
function parse(text: string) {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
  if (!parts) return ''
  const iso = `${parts[3]}-${parts[1]!.padStart(2, '0')}-${parts[2]!.padStart(2, '0')}`
  return toIso(toDate(iso)) === iso ? iso : ''
}

/** Six weeks, from the Sunday on or before the first of the month. */
function weeksOf(iso: string) {
  const first = `${iso.slice(0, 8)}01`
  const start = addDays(first, -toDate(first).getDay())
  return [0, 1, 2, 3, 4, 5].map((week) => ({
    id: week,
    days: [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(start, week * 7 + day)),
  }))
}

export default function SimpleDatePicker() {
  const [text, setText] = useState('09/24/2026')
  const [active, setActive] = useState('2026-09-24')
  const [isMoving, setIsMoving] = useState(false)
  const [left, setLeft] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const chosen = parse(text)
  const weeks = weeksOf(active)
  const isWrong = left && text !== '' && chosen === ''

  // The focus follows the keyboard, but not the buttons above.
  useEffect(() => {
    if (!isMoving) return
    root.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [isMoving, active])

  function type(value: string) {
    const day = parse(value)
    setText(value)
    setLeft(false)
    setIsMoving(false)
    if (day !== '') setActive(day)
  }

  function choose(day: string) {
    setIsMoving(false)
    setText(formatTyped(day))
    setActive(day)
  }

  function turn(by: number) {
    setIsMoving(false)
    setActive(addMonths(active, by))
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
    if (target) {
      event.preventDefault()
      setIsMoving(true)
      setActive(target)
    } else if (event.key === 'Enter' || event.key === ' ') choose(active)
  }

  function chooseToday(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key === 'Enter' || event.key === ' ') choose(today)
  }

  return (
    <div ref={root} className="mx-auto grid w-full max-w-72 gap-1.5">
      <label htmlFor="picker-date" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
        Due date
      </label>
      <Popover className="relative">
        <div className="grid grid-cols-1 items-center">
          <input
            id="picker-date"
            name="date"
            type="text"
            autoComplete="off"
            placeholder="MM/DD/YYYY"
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setLeft(true)}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby="picker-hint"
            className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 pe-12 text-base/6 text-secondary-950 tabular-nums placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
          />
          <PopoverButton
            aria-label="Choose due date"
            className="col-start-1 row-start-1 justify-self-end rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:me-1 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <CalendarDaysIcon aria-hidden="true" className="size-5" />
          </PopoverButton>
        </div>
        <PopoverPanel
          focus
          transition
          className="absolute start-0 top-full z-10 mt-2 w-80 max-w-[calc(100vw-2rem)] rounded-xl bg-white p-3 shadow-lg ring-1 ring-secondary-950/10 transition duration-100 focus-visible:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:ease-out motion-reduce:transition-none sm:w-72 dark:bg-secondary-800 dark:ring-white/10"
        >
          <div className="flex items-center justify-between">
            <button
              type="button"
              onClick={() => turn(-1)}
              className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Previous month</span>
              <ChevronLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </button>
            <p
              id="picker-month"
              aria-live="polite"
              className="text-sm/6 font-semibold text-secondary-950 dark:text-white"
            >
              {formatMonth(active)}
            </p>
            <button
              type="button"
              onClick={() => turn(1)}
              className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Next month</span>
              <ChevronRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </button>
          </div>
          <table role="grid" aria-labelledby="picker-month" className="mt-1 w-full table-fixed text-center text-sm/6">
            <thead>
              <tr>
                {weekdays.map((weekday) => (
                  <th
                    key={weekday.name}
                    scope="col"
                    abbr={weekday.name}
                    className="p-1 text-xs/5 font-medium text-secondary-600 dark:text-secondary-300"
                  >
                    {weekday.short}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.id}>
                  {week.days.map((day, index) => (
                    <td key={index} aria-selected={day === chosen} className="p-0">
                      <CloseButton
                        data-day={day}
                        tabIndex={day === active ? 0 : -1}
                        aria-label={formatWhole(day)}
                        aria-current={day === today ? 'date' : undefined}
                        onClick={() => choose(day)}
                        onKeyDown={move}
                        className={clsx(
                          'h-10 w-full rounded-lg tabular-nums focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-secondary-950 sm:h-9 dark:focus-visible:outline-white',
                          day === chosen
                            ? 'bg-primary-600 font-semibold text-white'
                            : 'hover:bg-secondary-950/5 dark:hover:bg-white/10',
                          day !== chosen && day === today && 'font-semibold text-primary-700 dark:text-primary-300',
                          day !== chosen &&
                            day !== today &&
                            (day.slice(0, 7) === active.slice(0, 7)
                              ? 'text-secondary-950 dark:text-white'
                              : 'text-secondary-500 dark:text-secondary-400'),
                        )}
                      >
                        {Number(day.slice(8))}
                      </CloseButton>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <div className="mt-2 border-t border-secondary-950/10 pt-2 dark:border-white/10">
            <CloseButton
              onClick={() => choose(today)}
              onKeyDown={chooseToday}
              className="w-full rounded-lg px-2.5 py-2.5 text-sm/5 font-semibold text-primary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-primary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Today, {formatShort(today)}
            </CloseButton>
          </div>
        </PopoverPanel>
      </Popover>
      <p
        id="picker-hint"
        role="status"
        className={clsx(
          'text-sm/6',
          isWrong ? 'font-medium text-red-700 dark:text-red-400' : 'text-secondary-600 dark:text-secondary-400',
        )}
      >
        {isWrong ? 'Enter a date such as 09/24/2026' : chosen === '' ? 'Month, day, year' : formatWhole(chosen)}
      </p>
    </div>
  )
}
