/**
 * @title Day calendar with time slots
 * @description A day calendar with a week strip to choose from, events placed by the hour and a line for the current time.
 * @keywords day view, week view, schedule, agenda, appointments, time grid, booking, hours
 * @layout padded
 * @order 2
 * @part AUI-C09-2
 */
import { useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

// Replace with the moment of the visit, in the time zone of your user.
const today = '2026-09-18'
const now = 12 * 60 + 10

// From start to end in minutes since midnight; each repeats on its weekday, of which Sunday is 0.
const events = [
  { id: 1, weekday: 1, start: 540, end: 600, name: 'Week planning', place: 'Studio' },
  { id: 2, weekday: 1, start: 780, end: 900, name: 'Site visit, 18 Harbor Street', place: 'Meet at the gate' },
  { id: 3, weekday: 2, start: 570, end: 690, name: 'Model building', place: 'Workshop' },
  { id: 4, weekday: 2, start: 840, end: 900, name: 'Call with the surveyor', place: 'Hansen Maritime' },
  { id: 5, weekday: 3, start: 600, end: 720, name: 'Drawing day, no calls', place: 'Studio' },
  { id: 6, weekday: 4, start: 510, end: 570, name: 'Breakfast with Takumi', place: 'Café Lumière' },
  { id: 7, weekday: 4, start: 810, end: 930, name: 'Review of the stairs', place: 'Studio' },
  { id: 8, weekday: 5, start: 525, end: 555, name: 'Stand-up', place: 'Studio' },
  {
    id: 9,
    weekday: 5,
    start: 600,
    end: 690,
    name: 'Client review, Okafor house',
    place: 'Yusuf Okafor joins by video',
  },
  { id: 10, weekday: 5, start: 780, end: 825, name: 'Permit questions', place: 'City hall, room 214' },
  { id: 11, weekday: 5, start: 870, end: 990, name: 'Hand over the drawings', place: 'Studio' },
]

const opens = 8 * 60
const closes = 18 * 60
const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17]

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

function formatDay(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
}

function formatShort(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { weekday: 'short' })
}

function formatTime(minutes: number) {
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`
}

/** How far down the day a minute stands, in percent. */
function percentOf(minutes: number) {
  return ((minutes - opens) / (closes - opens)) * 100
}

export default function DayCalendarWithTimeSlots() {
  const [chosen, setChosen] = useState(today)
  const sunday = addDays(chosen, -toDate(chosen).getDay())
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(sunday, day))
  const shown = events.filter((event) => event.weekday === toDate(chosen).getDay())
  const busy = shown.reduce((sum, event) => sum + event.end - event.start, 0)

  return (
    <section
      aria-labelledby="hours-heading"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-6 sm:pt-6">
        <div role="status">
          <h2 id="hours-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            {formatDay(chosen)}
          </h2>
          <p className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            <bdi>
              {busy === 0
                ? 'No appointments'
                : `${shown.length} appointments, ${Math.floor(busy / 60)} h ${busy % 60} min`}
            </bdi>
          </p>
        </div>
        <div className="-me-2.5 -mt-1 flex sm:-me-1.5 sm:mt-0">
          <button
            type="button"
            onClick={() => setChosen(addDays(chosen, -7))}
            className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">A week earlier</span>
            <ChevronLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            onClick={() => setChosen(addDays(chosen, 7))}
            className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">A week later</span>
            <ChevronRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
        </div>
      </div>
      <div
        role="group"
        aria-label="Day of the week"
        className="mt-4 grid grid-cols-7 border-b border-secondary-950/10 px-2 pb-3 sm:px-4 dark:border-white/10"
      >
        {week.map((day) => (
          <button
            key={day}
            type="button"
            aria-current={day === today ? 'date' : undefined}
            aria-pressed={day === chosen}
            onClick={() => setChosen(day)}
            className="group rounded-lg py-1 text-center focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
          >
            <span className="block text-xs/5 text-secondary-600 dark:text-secondary-400">{formatShort(day)}</span>
            <span
              className={clsx(
                'mx-auto mt-0.5 flex size-9 items-center justify-center rounded-full text-sm/6 font-medium tabular-nums transition duration-150 motion-reduce:transition-none',
                day === chosen && 'bg-primary-600 text-white',
                day !== chosen && 'group-hover:bg-secondary-950/5 dark:group-hover:bg-white/10',
                day !== chosen && day === today && 'text-primary-700 dark:text-primary-400',
                day !== chosen && day !== today && 'text-secondary-950 dark:text-white',
              )}
            >
              {Number(day.slice(8))}
            </span>
          </button>
        ))}
      </div>
      <div className="relative mx-5 my-6 h-200 sm:mx-6">
        {hours.map((hour) => (
          <div
            key={hour}
            aria-hidden="true"
            style={{ top: `${percentOf(hour * 60)}%` }}
            className="absolute inset-x-0 flex h-px items-center"
          >
            <span className="w-14 shrink-0 text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">
              <bdi>{formatTime(hour * 60)}</bdi>
            </span>
            <span className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
          </div>
        ))}
        <ol role="list" className="absolute inset-y-0 start-14 end-0">
          {shown.map((event) => (
            <li
              key={event.id}
              style={{ top: `${percentOf(event.start)}%`, height: `${percentOf(event.end) - percentOf(event.start)}%` }}
              className="absolute inset-x-0 py-px"
            >
              <a
                href="#"
                className={clsx(
                  'relative flex min-h-full rounded-lg border-s-4 border-primary-600 bg-primary-50 px-3 text-sm/5 transition duration-150 after:absolute after:-inset-px hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:after:hidden dark:border-primary-400 dark:bg-primary-950 dark:hover:bg-primary-900 dark:focus-visible:outline-primary-400',
                  event.end - event.start > 30 ? 'flex-col py-1.5' : 'items-center gap-3',
                )}
              >
                <span className="font-medium text-secondary-950 dark:text-white">{event.name}</span>
                <span className="text-secondary-700 tabular-nums dark:text-secondary-300">
                  <bdi>
                    {formatTime(event.start)}
                    {event.end - event.start > 30 && ` to ${formatTime(event.end)}`}
                  </bdi>
                  {event.end - event.start > 60 && <span className="block">{event.place}</span>}
                </span>
              </a>
            </li>
          ))}
        </ol>
        {chosen === today && (
          <div
            style={{ top: `${percentOf(now)}%` }}
            className="pointer-events-none absolute start-14 end-0 flex h-px items-center"
          >
            <span className="-ms-1 size-2 shrink-0 rounded-full bg-red-600 dark:bg-red-400" />
            <span className="h-px flex-1 bg-red-600 dark:bg-red-400" />
            <span className="sr-only">It is {formatTime(now)}</span>
          </div>
        )}
      </div>
    </section>
  )
}
