/**
 * @title Toggle switch with expanding schedule
 * @description A toggle switch that reveals times and days when it is on, draws them as a bar and sums them up in a sentence.
 * @keywords conditional fields, settings, quiet hours, on off, reveal, do not disturb
 * @layout padded
 * @order 2
 * @part AUI-C23-2
 */
import { useState } from 'react'
import { Description, Field, Label, Switch } from '@headlessui/react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'
import { MoonIcon } from '@heroicons/react/24/solid'

const days = [
  { id: 'Mon', name: 'Monday', short: 'Mo', before: 'Sun', after: 'Tue' },
  { id: 'Tue', name: 'Tuesday', short: 'Tu', before: 'Mon', after: 'Wed' },
  { id: 'Wed', name: 'Wednesday', short: 'We', before: 'Tue', after: 'Thu' },
  { id: 'Thu', name: 'Thursday', short: 'Th', before: 'Wed', after: 'Fri' },
  { id: 'Fri', name: 'Friday', short: 'Fr', before: 'Thu', after: 'Sat' },
  { id: 'Sat', name: 'Saturday', short: 'Sa', before: 'Fri', after: 'Sun' },
  { id: 'Sun', name: 'Sunday', short: 'Su', before: 'Sat', after: 'Mon' },
]

// The night shown in the bar runs from 6 PM to noon; each time is the hours since its beginning.
const startTimes = [
  { name: '8 PM', at: 2 },
  { name: '9:30 PM', at: 3.5 },
  { name: '11 PM', at: 5 },
]
const endTimes = [
  { name: '6 AM', at: 12 },
  { name: '7 AM', at: 13 },
  { name: '8:30 AM', at: 14.5 },
]
const shownHours = 18

const fieldClasses =
  'col-start-1 row-start-1 appearance-none pe-8 sm:pe-10 tabular-nums dark:*:bg-secondary-800 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400'

export default function ToggleSwitchWithExpandingSchedule() {
  const [quiet, setQuiet] = useState(true)
  const [from, setFrom] = useState('9:30 PM')
  const [until, setUntil] = useState('7 AM')
  const [chosen, setChosen] = useState(['Mon', 'Tue', 'Wed', 'Thu', 'Sun'])
  const nights = days.filter((day) => chosen.includes(day.id))
  const startsAt = startTimes.find((time) => time.name === from)?.at ?? 0
  const hours = (endTimes.find((time) => time.name === until)?.at ?? 0) - startsAt
  // Nights in one row are named by the first and the last of them.
  const firsts = nights.filter((day) => !chosen.includes(day.before)).map((day) => day.name)
  const lasts = nights.filter((day) => !chosen.includes(day.after)).map((day) => day.name)
  const listed =
    nights.length === 7
      ? 'every night'
      : nights.length > 2 && firsts.length === 1
        ? `${firsts.join('')} to ${lasts.join('')} nights`
        : `${nights.map((day) => day.name).join(', ')} nights`

  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  }

  return (
    <section
      aria-label="Quiet hours"
      className="mx-auto max-w-lg rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <Field className="flex items-start gap-4 p-5 sm:px-6">
        <MoonIcon aria-hidden="true" className="size-6 shrink-0 text-primary-700 dark:text-primary-400" />
        <div className="min-w-0 flex-1 text-sm/6">
          <Label className="font-semibold text-secondary-950 dark:text-white">Quiet hours</Label>
          <Description className="text-pretty text-secondary-600 dark:text-secondary-400">
            Alarms still come through. Everything else waits until morning.
          </Description>
        </div>
        <Switch
          checked={quiet}
          onChange={setQuiet}
          className="group relative mt-0.5 inline-flex h-6 w-11 shrink-0 rounded-full bg-secondary-500 p-0.5 transition duration-150 after:absolute after:-inset-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-checked:bg-primary-600 motion-reduce:transition-none sm:after:hidden dark:focus-visible:outline-primary-400 dark:data-checked:bg-primary-500"
        >
          <span
            aria-hidden="true"
            className="size-5 rounded-full bg-white shadow-xs transition duration-150 group-data-checked:translate-x-5 motion-reduce:transition-none rtl:group-data-checked:-translate-x-5"
          />
        </Switch>
      </Field>
      {quiet && (
        <div className="border-t border-secondary-950/10 p-5 sm:px-6 dark:border-white/10">
          <div className="grid grid-cols-2 gap-3 sm:gap-4">
            <div className="grid gap-1.5">
              <label htmlFor="quiet-from" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                From
              </label>
              <div className="grid items-center">
                <select
                  id="quiet-from"
                  value={from}
                  onChange={(event) => setFrom(event.target.value)}
                  className={fieldClasses}
                >
                  {startTimes.map((time) => (
                    <option key={time.name} value={time.name}>
                      {time.name}
                    </option>
                  ))}
                </select>
                <ChevronDownIcon
                  aria-hidden="true"
                  className="pointer-events-none col-start-1 row-start-1 me-2.5 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
                />
              </div>
            </div>
            <div className="grid gap-1.5">
              <label htmlFor="quiet-until" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Until
              </label>
              <div className="grid items-center">
                <select
                  id="quiet-until"
                  value={until}
                  onChange={(event) => setUntil(event.target.value)}
                  className={fieldClasses}
                >
                  {endTimes.map((time) => (
                    <option key={time.name} value={time.name}>
                      {time.name}
                    </option>
                  ))}
                </select>
                <ChevronDownIcon
                  aria-hidden="true"
                  className="pointer-events-none col-start-1 row-start-1 me-2.5 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
                />
              </div>
            </div>
          </div>
          <div aria-hidden="true" className="mt-5">
            <div className="h-12 rounded-lg bg-secondary-950/5 dark:bg-white/10">
              <div
                style={{
                  marginInlineStart: `${(startsAt / shownHours) * 100}%`,
                  width: `${(hours / shownHours) * 100}%`,
                }}
                className="flex h-full items-center justify-center gap-2 rounded-lg bg-linear-to-r from-primary-700 via-primary-950 to-primary-700 text-sm/5 font-semibold whitespace-nowrap text-white tabular-nums"
              >
                <MoonIcon className="size-5" />
                <bdi>{hours} hours</bdi>
              </div>
            </div>
            <div className="mt-1 flex justify-between text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">
              <bdi>6 PM</bdi>
              <bdi>12 AM</bdi>
              <bdi>6 AM</bdi>
              <bdi>12 PM</bdi>
            </div>
          </div>
          <fieldset className="mt-5">
            <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Nights that begin on</legend>
            <div className="mt-1.5 flex gap-1 sm:gap-1.5">
              {days.map((day) => (
                <label
                  key={day.id}
                  className="relative flex h-10 flex-1 items-center justify-center rounded-lg text-sm/6 font-medium text-secondary-700 ring-1 ring-secondary-500 transition duration-150 ring-inset hover:bg-secondary-950/5 has-checked:bg-primary-600 has-checked:text-white has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:ring-white/40 dark:hover:bg-white/10 dark:has-checked:bg-primary-600 dark:has-checked:text-white dark:has-checked:ring-primary-600 dark:has-focus-visible:outline-primary-400"
                >
                  <span aria-hidden="true">{day.short}</span>
                  <span className="sr-only">{day.name}</span>
                  <input
                    type="checkbox"
                    checked={chosen.includes(day.id)}
                    onChange={() => toggle(day.id)}
                    className="sr-only"
                  />
                </label>
              ))}
            </div>
          </fieldset>
        </div>
      )}
      <p
        role="status"
        className="rounded-b-xl border-t border-secondary-950/10 bg-secondary-50 px-5 py-3 text-sm/6 text-secondary-600 tabular-nums sm:px-6 dark:border-white/10 dark:bg-white/5 dark:text-secondary-400"
      >
        {!quiet || nights.length === 0
          ? 'You’ll get every notification right away.'
          : `Quiet from ${from} to ${until}, ${listed}.`}
      </p>
    </section>
  )
}
