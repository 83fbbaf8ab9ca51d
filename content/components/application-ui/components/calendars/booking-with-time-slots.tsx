/**
 * @title Booking calendar with time slots
 * @description A calendar that marks the days with free times, lists the times of the day chosen, and confirms one.
 * @keywords appointment booking, scheduler, time picker, free times, availability, reservation, meeting scheduler
 * @layout padded
 * @order 5
 * @part AUI-C09-5
 */
import { useState } from 'react'
import {
  CheckCircleIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  GlobeAmericasIcon,
  MapPinIcon,
} from '@heroicons/react/20/solid'
import clsx from 'clsx'

// Replace with your own: the days that can be booked, and their free times.
const free: Record<string, string[]> = {
  '2026-09-18': ['11:20 AM', '2:30 PM', '4:10 PM'],
  '2026-09-19': ['9:45 AM', '10:40 AM'],
  '2026-09-21': ['8:30 AM', '9:15 AM', '11:20 AM', '1:40 PM', '3:00 PM', '4:30 PM'],
  '2026-09-22': ['10:10 AM', '2:30 PM'],
  '2026-09-24': ['8:30 AM', '9:45 AM', '1:40 PM', '5:10 PM'],
  '2026-09-25': ['11:20 AM'],
  '2026-09-28': ['8:30 AM', '10:10 AM', '3:00 PM'],
  '2026-09-30': ['9:15 AM', '1:40 PM'],
  '2026-10-01': ['9:15 AM', '11:20 AM', '4:30 PM'],
  '2026-10-05': ['8:30 AM', '2:30 PM'],
}

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

function formatMonth(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
}

function formatDay(iso: string) {
  return toDate(iso).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
}

/** The weeks that hold a day of the month, from Sunday to Saturday. */
function weeksOf(month: string) {
  const first = toDate(month)
  const start = 1 - first.getDay()
  return [0, 1, 2, 3, 4, 5]
    .map((week) => ({
      id: week,
      days: [0, 1, 2, 3, 4, 5, 6].map((day) =>
        toIso(new Date(first.getFullYear(), first.getMonth(), start + week * 7 + day)),
      ),
    }))
    .filter((week) => week.days.some((day) => day.slice(0, 7) === month.slice(0, 7)))
}

export default function BookingCalendarWithTimeSlots() {
  const [month, setMonth] = useState('2026-09-01')
  const [day, setDay] = useState('2026-09-21')
  // The sample starts with a time chosen; begin with an empty text.
  const [time, setTime] = useState('9:15 AM')
  const [booked, setBooked] = useState(false)
  const weeks = weeksOf(month)
  const times = free[day] ?? []

  function choose(chosen: string) {
    setDay(chosen)
    setTime('')
  }

  return (
    <section
      aria-labelledby="booking-heading"
      className="mx-auto max-w-5xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="lg:grid lg:grid-cols-7">
        <div className="border-b border-secondary-950/10 sm:grid sm:grid-cols-2 lg:col-span-2 lg:block lg:border-e lg:border-b-0 dark:border-white/10">
          <img
            src="/media/scenes/cut-clinic-wide.webp"
            alt="Brown dog sitting on the exam table of a veterinary clinic"
            width={1600}
            height={900}
            className="aspect-video size-full object-cover lg:h-auto dark:brightness-75"
          />
          <div className="p-5 sm:p-6">
            <h2 id="booking-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
              Checkup with Dr. Sato
            </h2>
            <ul role="list" className="mt-3 grid gap-2 text-sm/6 text-secondary-600 dark:text-secondary-400">
              <li className="flex gap-2.5">
                <ClockIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                <bdi>30 minutes</bdi>
              </li>
              <li className="flex gap-2.5">
                <MapPinIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                Willow Veterinary, Olympia
              </li>
              <li className="flex gap-2.5">
                <GlobeAmericasIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                Times are in Pacific time
              </li>
            </ul>
          </div>
        </div>
        <div className="p-5 sm:p-6 lg:col-span-3">
          <div className="flex flex-wrap items-center justify-between">
            <h3
              id="booking-month"
              aria-live="polite"
              className="text-base/7 font-semibold text-secondary-950 dark:text-white"
            >
              {formatMonth(month)}
            </h3>
            <div className="-me-2 flex">
              <button
                type="button"
                disabled={month === '2026-09-01'}
                onClick={() => setMonth('2026-09-01')}
                className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Previous month</span>
                <ChevronLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
              </button>
              <button
                type="button"
                disabled={month === '2026-10-01'}
                onClick={() => setMonth('2026-10-01')}
                className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Next month</span>
                <ChevronRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
              </button>
            </div>
          </div>
          <div className="-mx-3 mt-2 sm:mx-0">
            <table aria-labelledby="booking-month" className="w-full table-fixed text-center text-sm/6">
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
                {weeks.map((week) => (
                  <tr key={week.id}>
                    {week.days.map((each, index) => (
                      <td key={index} className="h-11 p-0.5 text-secondary-500 tabular-nums dark:text-secondary-400">
                        {each.slice(0, 7) !== month.slice(0, 7) ? (
                          ''
                        ) : free[each] ? (
                          <button
                            type="button"
                            disabled={booked}
                            aria-label={formatDay(each)}
                            aria-pressed={each === day}
                            onClick={() => choose(each)}
                            className={clsx(
                              'h-10 w-full rounded-lg font-semibold transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none motion-reduce:transition-none dark:focus-visible:outline-primary-400',
                              each === day
                                ? 'bg-primary-600 text-white'
                                : 'bg-primary-100 text-primary-900 hover:bg-primary-200 disabled:opacity-50 dark:bg-primary-400/20 dark:text-primary-100 dark:hover:bg-primary-400/30',
                            )}
                          >
                            {Number(each.slice(8))}
                          </button>
                        ) : (
                          Number(each.slice(8))
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
        <fieldset
          disabled={booked}
          className="border-t border-secondary-950/10 p-5 disabled:opacity-50 sm:p-6 lg:col-span-2 lg:border-s lg:border-t-0 dark:border-white/10"
        >
          <legend className="sr-only">Time</legend>
          <p className="text-base/7 font-semibold text-secondary-950 dark:text-white">{formatDay(day)}</p>
          <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-1">
            {times.map((slot) => (
              <label
                key={slot}
                className={clsx(
                  'relative rounded-lg px-2 py-2 text-center text-sm/6 font-semibold tabular-nums ring-1 transition duration-150 ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:has-focus-visible:outline-primary-400',
                  slot === time
                    ? 'bg-primary-600 text-white ring-primary-600'
                    : 'bg-white text-secondary-900 ring-secondary-300 hover:bg-secondary-50 dark:bg-white/5 dark:text-white dark:ring-white/15 dark:hover:bg-white/10',
                )}
              >
                <input
                  type="radio"
                  name="booking-time"
                  value={slot}
                  checked={time === slot}
                  onChange={() => setTime(slot)}
                  className="sr-only"
                />
                <bdi>{slot}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div
        className={clsx(
          'flex flex-wrap items-center gap-3 border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10',
          booked ? 'bg-green-50 dark:bg-green-400/10' : 'bg-secondary-50 dark:bg-white/5',
        )}
      >
        <div role="status" className="me-auto text-sm/6 font-medium text-secondary-950 dark:text-white">
          {booked ? (
            <p className="flex gap-2 text-green-900 dark:text-green-200">
              <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
              Booked: {formatDay(day)}, {time} Pacific time
            </p>
          ) : (
            <p>{time === '' ? 'Choose a time' : `${formatDay(day)}, ${time} Pacific time`}</p>
          )}
        </div>
        <button
          type="button"
          disabled={time === ''}
          onClick={() => setBooked(!booked)}
          className={clsx(
            'rounded-lg px-3.5 py-2.5 text-sm/6 font-semibold shadow-xs transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none max-sm:w-full sm:py-2 dark:focus-visible:outline-primary-400',
            booked
              ? 'bg-white text-secondary-900 ring-1 ring-secondary-300 ring-inset hover:bg-secondary-50 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10'
              : 'bg-primary-600 text-white hover:bg-primary-700 active:bg-primary-800',
          )}
        >
          {booked ? 'Change time' : 'Book this time'}
        </button>
      </div>
    </section>
  )
}
