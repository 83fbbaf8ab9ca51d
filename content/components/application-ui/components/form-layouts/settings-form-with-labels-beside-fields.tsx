/**
 * @title Settings form with labels beside fields
 * @description A settings form with one question to a row: the label and its explanation beside the field, and Save in sight at the head.
 * @keywords horizontal form, preferences, account settings, inline labels, profile settings
 * @layout padded
 * @order 3
 * @part AUI-C21-3
 */
import { type FormEvent, useState } from 'react'
import { CheckCircleIcon, ChevronDownIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const rowClasses =
  'grid gap-x-8 gap-y-2 border-t border-secondary-950/10 px-5 py-4 sm:grid-cols-3 sm:px-6 dark:border-white/10'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

const hintClasses = 'text-pretty text-sm/6 text-secondary-600 dark:text-secondary-400'

const fieldClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400'

const colors = [
  { value: 'primary', name: 'Blue', swatchClass: 'block size-8 rounded-full bg-primary-600' },
  { value: 'green', name: 'Green', swatchClass: 'block size-8 rounded-full bg-green-600' },
  { value: 'amber', name: 'Amber', swatchClass: 'block size-8 rounded-full bg-amber-500' },
  { value: 'red', name: 'Red', swatchClass: 'block size-8 rounded-full bg-red-600' },
]

function nameOf(value: string) {
  return colors.find((color) => color.value === value)!.name
}

export default function SettingsFormWithLabelsBesideFields() {
  const [color, setColor] = useState('primary')
  const [welcome, setWelcome] = useState(
    'Tell us about your vessel and the port, and we will reply within one business day.',
  )
  const [saved, setSaved] = useState(false)

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSaved(true)
  }

  return (
    <form
      onSubmit={save}
      onInput={() => setSaved(false)}
      aria-labelledby="beside-heading"
      className="mx-auto max-w-4xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center gap-3 px-5 py-4 sm:px-6">
        <div className="me-auto">
          <h2
            id="beside-heading"
            className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white"
          >
            Public page
          </h2>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">What people see before they sign in.</p>
        </div>
        <div role="status" className="text-sm/6 font-medium text-green-800 dark:text-green-300">
          {saved && (
            <p className="flex gap-2">
              <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
              Changes saved
            </p>
          )}
        </div>
        <a
          href="#"
          className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          Open the page
        </a>
        <button
          type="submit"
          className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Save
        </button>
      </div>

      <div className={rowClasses}>
        <div>
          <label htmlFor="beside-name" className={labelClasses}>
            Name
          </label>
          <p id="beside-name-hint" className={hintClasses}>
            Also in emails and on invoices.
          </p>
        </div>
        <div className="sm:col-span-2">
          <input
            id="beside-name"
            name="name"
            type="text"
            required
            autoComplete="organization"
            defaultValue="Hansen Maritime Surveying"
            aria-describedby="beside-name-hint"
            className={fieldClasses}
          />
        </div>
      </div>

      <fieldset className="border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
        <legend className="sr-only">Color</legend>
        <div className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
          <div aria-hidden="true">
            <p className={labelClasses}>Color</p>
            <p className={hintClasses}>{nameOf(color)}, for buttons and links.</p>
          </div>
          <div className="flex items-start gap-3 sm:col-span-2">
            {colors.map((each) => (
              <label
                key={each.value}
                className="relative flex rounded-full p-1 ring-secondary-950 after:absolute after:-inset-0.5 has-checked:ring-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-primary-600 sm:after:hidden dark:ring-white dark:has-focus-visible:outline-primary-400"
              >
                <span className={each.swatchClass} />
                <span className="sr-only">{each.name}</span>
                <input
                  type="radio"
                  name="color"
                  value={each.value}
                  checked={color === each.value}
                  onChange={() => setColor(each.value)}
                  className="sr-only"
                />
              </label>
            ))}
          </div>
        </div>
      </fieldset>

      <div className={rowClasses}>
        <div>
          <label htmlFor="beside-welcome" className={labelClasses}>
            Welcome
          </label>
          <p id="beside-welcome-hint" className={hintClasses}>
            Above the form,{' '}
            <span className="tabular-nums">
              <bdi>{welcome.length} of 160 characters</bdi>
            </span>
          </p>
        </div>
        <div className="sm:col-span-2">
          <textarea
            id="beside-welcome"
            name="welcome"
            rows={2}
            value={welcome}
            onChange={(event) => setWelcome(event.target.value)}
            aria-describedby="beside-welcome-hint"
            className={clsx(fieldClasses, 'block')}
          />
        </div>
      </div>

      <div className={rowClasses}>
        <div>
          <label htmlFor="beside-zone" className={labelClasses}>
            Time zone
          </label>
          <p id="beside-zone-hint" className={hintClasses}>
            Used to display deadlines.
          </p>
        </div>
        <div className="grid grid-cols-1 content-start items-center sm:col-span-2">
          <select
            id="beside-zone"
            name="zone"
            defaultValue="oslo"
            aria-describedby="beside-zone-hint"
            className={clsx(fieldClasses, 'col-start-1 row-start-1 appearance-none pe-10 dark:*:bg-secondary-800')}
          >
            <option value="lisbon">Lisbon, Dublin</option>
            <option value="oslo">Oslo, Berlin, Madrid</option>
            <option value="athens">Athens, Cairo</option>
            <option value="tacoma">Tacoma, Vancouver</option>
          </select>
          <ChevronDownIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
          />
        </div>
      </div>

      <div className={rowClasses}>
        <div>
          <p id="beside-found" className={labelClasses}>
            Search engines
          </p>
        </div>
        <label className="flex gap-3 text-sm/6 text-secondary-950 sm:col-span-2 dark:text-white">
          <input
            type="checkbox"
            name="found"
            defaultChecked
            aria-describedby="beside-found"
            className="mt-1 size-4 shrink-0 accent-primary-600 dark:accent-primary-500"
          />
          <span>
            Let search engines show this page
            <span className="block text-pretty text-secondary-600 dark:text-secondary-400">
              Changes can take a few days to appear.
            </span>
          </span>
        </label>
      </div>
    </form>
  )
}
