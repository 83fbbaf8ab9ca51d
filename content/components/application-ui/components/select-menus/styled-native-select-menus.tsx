/**
 * @title Styled native select menus
 * @description A set of native select menus with labels, hints and an error, styled to match the other fields.
 * @keywords select box, dropdown select, form select, country select, optgroup
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C35-1
 */
import { useState } from 'react'
import { ChevronDownIcon, ChevronUpDownIcon } from '@heroicons/react/20/solid'
import { CalendarDaysIcon } from '@heroicons/react/24/outline'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

const selectClasses =
  'col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white py-2 ps-3 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-secondary-900 dark:text-white dark:focus-visible:outline-primary-400'

const chevronClasses =
  'pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400'

const hintClasses = 'text-sm/6 text-secondary-600 dark:text-secondary-400'

const notes = [
  { value: 'viewer', note: 'Reads everything, changes nothing.' },
  { value: 'editor', note: 'Writes and publishes articles.' },
  { value: 'manager', note: 'Also invites people and sees invoices.' },
]

export default function StyledNativeSelectMenus() {
  const [role, setRole] = useState('editor')
  const [office, setOffice] = useState('')
  const [checked, setChecked] = useState(false)
  const note = notes.find((each) => each.value === role)?.note
  const officeError = checked && office === '' ? 'Choose where the badge is to be picked up' : undefined

  return (
    <form
      noValidate
      aria-labelledby="newcomer-heading"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
      }}
      className="mx-auto max-w-2xl rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2 id="newcomer-heading" className="text-base/6 font-semibold text-secondary-950 dark:text-white">
        Ines Carvalho starts on Monday
      </h2>

      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <div className="grid content-start gap-1.5">
          <label htmlFor="newcomer-role" className={labelClasses}>
            Role
          </label>
          <div className="grid items-center">
            <select
              id="newcomer-role"
              name="role"
              value={role}
              onChange={(event) => setRole(event.target.value)}
              aria-describedby="newcomer-role-note"
              className={selectClasses}
            >
              <option value="viewer">Viewer</option>
              <option value="editor">Editor</option>
              <option value="manager">Manager</option>
            </select>
            <ChevronUpDownIcon aria-hidden="true" className={chevronClasses} />
          </div>
          <p id="newcomer-role-note" role="status" className={hintClasses}>
            {note}
          </p>
        </div>

        <div className="grid content-start gap-1.5">
          <label htmlFor="newcomer-office" className={labelClasses}>
            Office
          </label>
          <div className="grid items-center">
            <select
              id="newcomer-office"
              name="office"
              required
              value={office}
              onChange={(event) => setOffice(event.target.value)}
              aria-invalid={officeError ? true : undefined}
              aria-describedby={officeError ? 'newcomer-office-error' : undefined}
              className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white py-2 ps-3 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-secondary-900 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
            >
              <option value="">Choose an office</option>
              <optgroup label="Europe">
                <option value="lisbon">Lisbon</option>
                <option value="leipzig">Leipzig</option>
              </optgroup>
              <optgroup label="North America">
                <option value="portland">Portland</option>
                <option value="montreal">Montréal</option>
              </optgroup>
            </select>
            <ChevronUpDownIcon aria-hidden="true" className={chevronClasses} />
          </div>
          {officeError && (
            <p id="newcomer-office-error" className="text-sm/6 font-medium text-pretty text-red-700 dark:text-red-400">
              {officeError}
            </p>
          )}
        </div>

        <div className="grid content-start gap-1.5">
          <label htmlFor="newcomer-week" className={labelClasses}>
            Hours a week
          </label>
          <div className="grid items-center">
            <CalendarDaysIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 ms-3 size-5 text-secondary-500 dark:text-secondary-400"
            />
            <select
              id="newcomer-week"
              name="week"
              defaultValue="40"
              className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-transparent py-2 ps-10 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:text-white dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
            >
              <option value="20">20 hours</option>
              <option value="32">32 hours</option>
              <option value="40">40 hours</option>
            </select>
            <ChevronDownIcon aria-hidden="true" className={chevronClasses} />
          </div>
        </div>

        <div className="grid content-start gap-1.5">
          <label htmlFor="newcomer-laptop" className="text-sm/6 font-medium text-secondary-500 dark:text-secondary-400">
            Laptop
          </label>
          <div className="grid items-center">
            <select
              id="newcomer-laptop"
              name="laptop"
              disabled
              aria-describedby="newcomer-laptop-note"
              className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-300 bg-secondary-50 py-2 ps-3 pe-10 text-base/6 text-secondary-600 opacity-100 sm:text-sm/6 dark:border-white/15 dark:bg-white/5 dark:text-secondary-300"
            >
              <option>Already on its way</option>
            </select>
          </div>
          <p id="newcomer-laptop-note" className={hintClasses}>
            Ordered on September 14 with the contract.
          </p>
        </div>
      </div>

      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-secondary-950/10 pt-5 dark:border-white/10">
        <div className="flex items-center gap-2 text-sm/6 text-secondary-600 dark:text-secondary-400">
          <label htmlFor="newcomer-remind">Remind me</label>
          <div className="grid items-center">
            <select
              id="newcomer-remind"
              name="remind"
              defaultValue="day"
              className="col-start-1 row-start-1 appearance-none rounded-md bg-transparent py-2 ps-2 pe-7 font-medium text-secondary-950 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-primary-600 sm:py-1.5 dark:text-white dark:*:bg-secondary-800 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              <option value="day">the day before</option>
              <option value="week">a week before</option>
              <option value="never">not at all</option>
            </select>
            <ChevronDownIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 me-1.5 size-4 justify-self-end text-secondary-500 dark:text-secondary-400"
            />
          </div>
        </div>
        <button
          type="submit"
          className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Save
        </button>
      </div>
    </form>
  )
}
