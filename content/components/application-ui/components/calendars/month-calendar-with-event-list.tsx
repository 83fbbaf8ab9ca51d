/**
 * @title Month calendar with event list
 * @description A month calendar with events in their days and a list of the chosen day beside it; phones show dots instead.
 * @keywords event calendar, agenda, schedule, planner, month view, monthly calendar
 * @layout padded
 * @minHeight 760
 * @order 1
 * @part AUI-C09-1
 */
import { useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

// Replace with the day of the visit, in the time zone of your user.
const today = '2026-09-18'

const events = [
  { id: 13, day: '2026-09-01', time: '9:00 AM', name: 'Staff meeting', place: 'Office', kind: 'house' },
  { id: 14, day: '2026-09-02', time: '10:00 AM', name: 'Story hour', place: 'Children’s corner', kind: 'public' },
  { id: 1, day: '2026-09-03', time: '6:00 PM', name: 'Board meeting', place: 'Reading room', kind: 'house' },
  { id: 2, day: '2026-09-09', time: '10:00 AM', name: 'Story hour', place: 'Children’s corner', kind: 'public' },
  { id: 15, day: '2026-09-10', time: '5:30 PM', name: 'Homework help', place: 'Second floor', kind: 'public' },
  { id: 3, day: '2026-09-12', time: '9:00 AM', name: 'Book sale', place: 'Front steps', kind: 'public' },
  { id: 4, day: '2026-09-16', time: '10:00 AM', name: 'Story hour', place: 'Children’s corner', kind: 'public' },
  { id: 16, day: '2026-09-17', time: '5:30 PM', name: 'Homework help', place: 'Second floor', kind: 'public' },
  { id: 5, day: '2026-09-18', time: '9:30 AM', name: 'Returns', place: 'Back door', kind: 'house' },
  { id: 6, day: '2026-09-18', time: '1:00 PM', name: 'Class visit', place: 'Children’s corner', kind: 'public' },
  {
    id: 7,
    day: '2026-09-18',
    time: '7:30 PM',
    name: 'Poetry night',
    place: 'Reading room, with Mei Tanaka',
    kind: 'public',
  },
  { id: 17, day: '2026-09-19', time: '11:00 AM', name: 'Repair café', place: 'Workshop', kind: 'public' },
  { id: 18, day: '2026-09-21', time: '9:00 AM', name: 'Staff meeting', place: 'Office', kind: 'house' },
  { id: 8, day: '2026-09-23', time: '10:00 AM', name: 'Story hour', place: 'Children’s corner', kind: 'public' },
  { id: 9, day: '2026-09-24', time: '2:00 PM', name: 'New shelving', place: 'Second floor', kind: 'house' },
  { id: 19, day: '2026-09-26', time: '2:00 PM', name: 'Chess club', place: 'Reading room', kind: 'public' },
  { id: 20, day: '2026-09-29', time: '6:00 PM', name: 'Budget hearing', place: 'Reading room', kind: 'house' },
  { id: 10, day: '2026-09-30', time: '10:00 AM', name: 'Story hour', place: 'Children’s corner', kind: 'public' },
  { id: 11, day: '2026-10-07', time: '10:00 AM', name: 'Story hour', place: 'Children’s corner', kind: 'public' },
  { id: 12, day: '2026-10-17', time: '11:00 AM', name: 'Map restoration, hands on', place: 'Workshop', kind: 'public' },
]

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const kindStyles: Record<string, string> = {
  public: 'bg-primary-600 dark:bg-primary-400',
  house: 'bg-secondary-500 dark:bg-secondary-400',
}

const chipStyles: Record<string, string> = {
  public: 'bg-primary-100 text-primary-900 dark:bg-primary-400/20 dark:text-primary-100',
  house: 'bg-secondary-200 text-secondary-900 dark:bg-white/10 dark:text-secondary-200',
}

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

/** The first day of a month before or after. */
function addMonths(iso: string, months: number) {
  const date = toDate(iso)
  return toIso(new Date(date.getFullYear(), date.getMonth() + months, 1))
}

function formatMonth(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
}

function formatDay(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
}

function formatShort(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
}

/** Whole weeks, from the Sunday on or before the first of the month. */
function daysAround(month: string) {
  const start = addDays(month, -toDate(month).getDay())
  const length = toDate(addDays(addMonths(month, 1), -1)).getDate()
  const weeks = Math.ceil((toDate(month).getDay() + length) / 7)
  return Array.from({ length: weeks * 7 }, (_, index) => addDays(start, index))
}

export default function MonthCalendarWithEventList() {
  const [month, setMonth] = useState('2026-09-01')
  const [chosen, setChosen] = useState(today)
  const days = daysAround(month).map((iso) => ({ iso, events: events.filter((event) => event.day === iso) }))
  const agenda = events.filter((event) => event.day === chosen)
  const coming = events.filter((event) => event.day > chosen).slice(0, 4)

  function goToToday() {
    setMonth(`${today.slice(0, 8)}01`)
    setChosen(today)
  }

  return (
    <section
      aria-labelledby="month-heading"
      className="mx-auto max-w-6xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 lg:flex dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1 px-4 py-3 sm:px-6 sm:py-4">
          <h2
            id="month-heading"
            aria-live="polite"
            className="me-auto text-base/7 font-semibold text-secondary-950 dark:text-white"
          >
            {formatMonth(month)}
          </h2>
          <button
            type="button"
            onClick={goToToday}
            className="rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Today
          </button>
          <div className="flex">
            <button
              type="button"
              onClick={() => setMonth(addMonths(month, -1))}
              className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Previous month</span>
              <ChevronLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </button>
            <button
              type="button"
              onClick={() => setMonth(addMonths(month, 1))}
              className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Next month</span>
              <ChevronRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </button>
          </div>
        </div>
        <div
          aria-hidden="true"
          className="grid grid-cols-7 border-y border-secondary-950/10 bg-secondary-50 dark:border-white/10 dark:bg-white/5"
        >
          {weekdays.map((weekday) => (
            <p
              key={weekday}
              className="py-1.5 text-center text-xs/5 font-medium text-secondary-600 dark:text-secondary-400"
            >
              {weekday}
            </p>
          ))}
        </div>
        <ol role="list" className="-mb-px grid grid-cols-7">
          {days.map((day) => (
            <li
              key={day.iso}
              className="relative -me-px min-w-0 border-e border-b border-secondary-950/10 p-1 pb-2 sm:min-h-26 sm:p-2 dark:border-white/10"
            >
              <button
                type="button"
                aria-label={`${formatDay(day.iso)}, ${day.events.length === 1 ? '1 event' : `${day.events.length} events`}`}
                aria-current={day.iso === today ? 'date' : undefined}
                aria-pressed={day.iso === chosen}
                onClick={() => setChosen(day.iso)}
                className={clsx(
                  'flex size-8 items-center justify-center rounded-full text-sm/6 tabular-nums transition duration-150 after:absolute after:inset-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:mx-auto sm:size-7 dark:focus-visible:outline-primary-400',
                  day.iso === chosen && 'bg-primary-600 font-semibold text-white',
                  day.iso !== chosen && day.iso === today && 'font-semibold text-primary-700 dark:text-primary-400',
                  day.iso !== chosen &&
                    day.iso !== today &&
                    day.iso.slice(0, 7) === month.slice(0, 7) &&
                    'text-secondary-950 dark:text-white',
                  day.iso !== chosen &&
                    day.iso !== today &&
                    day.iso.slice(0, 7) !== month.slice(0, 7) &&
                    'text-secondary-600 dark:text-secondary-400',
                )}
              >
                {Number(day.iso.slice(8))}
              </button>
              <ul aria-hidden="true" className="mt-1 flex min-h-1.5 justify-center gap-1 sm:hidden">
                {day.events.map((event) => (
                  <li key={event.id} className={clsx('size-1.5 rounded-full', kindStyles[event.kind])} />
                ))}
              </ul>
              <ul aria-hidden="true" className="mt-1 hidden gap-1 sm:grid">
                {day.events.slice(0, 2).map((event) => (
                  <li
                    key={event.id}
                    className={clsx('line-clamp-1 rounded-md px-1.5 text-xs/5 font-medium', chipStyles[event.kind])}
                  >
                    {event.name}
                  </li>
                ))}
                {day.events.length > 2 && (
                  <li className="text-xs/4 font-medium text-secondary-600 dark:text-secondary-400">
                    <bdi>{day.events.length - 2} more</bdi>
                  </li>
                )}
              </ul>
            </li>
          ))}
        </ol>
      </div>

      <div className="border-t border-secondary-950/10 p-4 sm:p-6 lg:w-80 lg:shrink-0 lg:border-s lg:border-t-0 dark:border-white/10">
        <div className="flex items-start justify-between gap-4">
          <div role="status">
            <h3 className="text-base/7 font-semibold text-secondary-950 dark:text-white">{formatDay(chosen)}</h3>
            <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
              <bdi>
                {agenda.length === 0 ? 'No events' : agenda.length === 1 ? '1 event' : `${agenda.length} events`}
              </bdi>
            </p>
          </div>
          <button
            type="button"
            className="-me-2.5 -mt-1 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:-me-1.5 sm:mt-0 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Add an event on {formatDay(chosen)}</span>
            <PlusIcon aria-hidden="true" className="size-5" />
          </button>
        </div>
        <ul role="list" className="mt-4 grid gap-4">
          {agenda.map((event) => (
            <li key={event.id} className="flex gap-3 text-sm/6">
              <span aria-hidden="true" className={clsx('w-1 shrink-0 rounded-full', kindStyles[event.kind])} />
              <div className="min-w-0">
                <a
                  href="#"
                  className="relative rounded-sm py-3 font-medium text-secondary-950 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:text-white dark:focus-visible:outline-primary-400"
                >
                  {event.name}
                </a>
                <p className="text-secondary-600 tabular-nums dark:text-secondary-400">
                  <bdi>{event.time}</bdi>
                </p>
                <p className="text-secondary-600 dark:text-secondary-400">{event.place}</p>
              </div>
            </li>
          ))}
        </ul>
        {coming.length > 0 && (
          <h4 className="mt-6 border-t border-secondary-950/10 pt-4 text-sm/6 font-semibold text-secondary-950 dark:border-white/10 dark:text-white">
            Coming up
          </h4>
        )}
        <ul role="list" className="mt-2 grid gap-2">
          {coming.map((event) => (
            <li key={event.id} className="flex gap-3 text-sm/6">
              <span className="w-14 shrink-0 text-secondary-600 tabular-nums dark:text-secondary-400">
                {formatShort(event.day)}
              </span>
              <span className="min-w-0 text-secondary-950 dark:text-white">{event.name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
