/**
 * @title Form in two columns
 * @description A form in titled groups: short fields share a row, long ones take a full row, and on phones most of them stack.
 * @keywords two-column form, field grid, grid form, address form, profile form, account details, side by side fields
 * @layout padded
 * @order 5
 * @part AUI-C21-5
 */
import { ChevronDownIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const cellClasses = 'grid min-w-0 content-start gap-1.5'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

const optionalClasses = 'font-normal text-secondary-600 dark:text-secondary-400'

const hintClasses = 'text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400'

const fieldClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400'

export default function FormInTwoColumns() {
  return (
    <form
      aria-labelledby="columns-heading"
      className="mx-auto max-w-3xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="p-5 sm:p-6">
        <h2 id="columns-heading" className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
          Driver details
        </h2>
        <fieldset className="mt-6">
          <legend className="text-base/7 font-semibold text-secondary-950 dark:text-white">Name and contact</legend>
          <div className="mt-3 grid gap-x-6 gap-y-5 sm:grid-cols-6">
            <div className={clsx(cellClasses, 'sm:col-span-3')}>
              <label htmlFor="columns-first-name" className={labelClasses}>
                First name
              </label>
              <input
                id="columns-first-name"
                name="first-name"
                type="text"
                required
                autoComplete="given-name"
                defaultValue="Aiyana"
                className={fieldClasses}
              />
            </div>
            <div className={clsx(cellClasses, 'sm:col-span-3')}>
              <label htmlFor="columns-last-name" className={labelClasses}>
                Last name
              </label>
              <input
                id="columns-last-name"
                name="last-name"
                type="text"
                required
                autoComplete="family-name"
                defaultValue="Lowe"
                className={fieldClasses}
              />
            </div>
            <div className={clsx(cellClasses, 'sm:col-span-4')}>
              <label htmlFor="columns-email" className={labelClasses}>
                Email
              </label>
              <input
                id="columns-email"
                name="email"
                type="email"
                required
                autoComplete="email"
                aria-describedby="columns-email-hint"
                className={fieldClasses}
              />
              <p id="columns-email-hint" className={hintClasses}>
                We send schedules and pay stubs here.
              </p>
            </div>
            <div className={clsx(cellClasses, 'sm:col-span-2')}>
              <label htmlFor="columns-phone" className={labelClasses}>
                Phone
              </label>
              <input
                id="columns-phone"
                name="phone"
                type="tel"
                required
                autoComplete="tel"
                placeholder="(253) 555-0142"
                className={fieldClasses}
              />
            </div>
          </div>
        </fieldset>
      </div>
      <fieldset className="border-t border-secondary-950/10 p-5 sm:p-6 dark:border-white/10">
        <legend className="sr-only">Home address</legend>
        <p aria-hidden="true" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Home address
        </p>
        <div className="mt-3 grid gap-x-6 gap-y-5 sm:grid-cols-6">
          <div className={clsx(cellClasses, 'sm:col-span-6')}>
            <label htmlFor="columns-street" className={labelClasses}>
              Street address
            </label>
            <input
              id="columns-street"
              name="street"
              type="text"
              required
              autoComplete="address-line1"
              className={fieldClasses}
            />
          </div>
          <div className={clsx(cellClasses, 'sm:col-span-3')}>
            <label htmlFor="columns-city" className={labelClasses}>
              City
            </label>
            <input
              id="columns-city"
              name="city"
              type="text"
              required
              autoComplete="address-level2"
              className={fieldClasses}
            />
          </div>
          <div className="grid grid-cols-2 gap-x-3 sm:col-span-3 sm:gap-x-6">
            <div className={cellClasses}>
              <label htmlFor="columns-state" className={labelClasses}>
                State
              </label>
              <div className="grid grid-cols-1 items-center">
                <select
                  id="columns-state"
                  name="state"
                  autoComplete="address-level1"
                  defaultValue="WA"
                  className={clsx(
                    fieldClasses,
                    'col-start-1 row-start-1 appearance-none pe-10 dark:*:bg-secondary-800',
                  )}
                >
                  <option>ID</option>
                  <option>OR</option>
                  <option>WA</option>
                </select>
                <ChevronDownIcon
                  aria-hidden="true"
                  className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
                />
              </div>
            </div>
            <div className={cellClasses}>
              <label htmlFor="columns-zip" className={labelClasses}>
                ZIP code
              </label>
              <input
                id="columns-zip"
                name="zip"
                type="text"
                inputMode="numeric"
                pattern="\d{5}(-\d{4})?"
                required
                autoComplete="postal-code"
                className={fieldClasses}
              />
            </div>
          </div>
          <div className={clsx(cellClasses, 'sm:col-span-6')}>
            <label htmlFor="columns-directions" className={labelClasses}>
              Directions <span className={optionalClasses}>(optional)</span>
            </label>
            <textarea id="columns-directions" name="directions" rows={2} className={fieldClasses} />
          </div>
        </div>
      </fieldset>
      <div className="flex justify-end gap-3 border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
        <a
          href="#"
          className="rounded-lg px-3.5 py-2.5 text-sm/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-2 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          Cancel
        </a>
        <button
          type="submit"
          className="rounded-lg bg-primary-600 px-3.5 py-2.5 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:py-2 dark:focus-visible:outline-primary-400"
        >
          Save details
        </button>
      </div>
    </form>
  )
}
