/**
 * @title Basic input fields with labels
 * @description A form with text, number, email, phone, URL and password inputs, and a smaller search input in its header.
 * @keywords text field, email input, URL input, number input, password field, search field, telephone
 * @free
 * @layout padded
 * @order 10
 * @part AUI-C19-10
 */
import clsx from 'clsx'
import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'

const groupClasses = 'grid min-w-0 gap-1.5'
const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'
const inputClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400'

export default function BasicInputFieldsWithLabels() {
  return (
    <section
      aria-labelledby="event-heading"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-t-xl border-b border-secondary-950/10 bg-secondary-50 px-5 py-4 sm:px-6 dark:border-white/10 dark:bg-white/5">
        <h2 id="event-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          New event
        </h2>
        {/* The smaller size, for toolbars and headings */}
        <form role="search" className="grid w-full items-center sm:w-56">
          <input
            name="copy"
            type="search"
            aria-label="Search past events"
            placeholder="Copy a past event"
            autoComplete="off"
            className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white py-2 ps-9 pe-2 text-base/6 text-secondary-950 placeholder:text-secondary-600 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:py-1 sm:text-sm/5 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
          />
          <MagnifyingGlassIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 ms-2.5 size-5 text-secondary-500 dark:text-secondary-400"
          />
        </form>
      </div>
      <form aria-labelledby="event-heading">
        <div className="grid gap-x-4 gap-y-5 p-5 sm:grid-cols-3 sm:p-6">
          <div className={clsx(groupClasses, 'sm:col-span-2')}>
            <label htmlFor="event-title" className={labelClasses}>
              Event name
            </label>
            <input
              id="event-title"
              name="title"
              type="text"
              defaultValue="Members’ evening"
              autoComplete="off"
              className={inputClasses}
            />
          </div>
          <div className={groupClasses}>
            <label htmlFor="event-seats" className={labelClasses}>
              Seats
            </label>
            <input
              id="event-seats"
              name="seats"
              type="number"
              min={1}
              defaultValue="80"
              autoComplete="off"
              className={inputClasses}
            />
          </div>
          <div className={clsx(groupClasses, 'sm:col-span-2')}>
            <label htmlFor="event-email" className={labelClasses}>
              Contact email
            </label>
            <input
              id="event-email"
              name="email"
              type="email"
              defaultValue="education@harrowpoint.example"
              autoComplete="email"
              className={inputClasses}
            />
          </div>
          <div className={groupClasses}>
            <label htmlFor="event-phone" className={labelClasses}>
              Phone
            </label>
            <input
              id="event-phone"
              name="phone"
              type="tel"
              defaultValue="(207) 555-0126"
              autoComplete="tel"
              className={inputClasses}
            />
          </div>
          <div className={clsx(groupClasses, 'sm:col-span-2')}>
            <label htmlFor="event-page" className={labelClasses}>
              Event page
            </label>
            <input
              id="event-page"
              name="page"
              type="url"
              defaultValue="https://harrowpoint.example/evening"
              autoComplete="url"
              className={inputClasses}
            />
          </div>
          <div className={groupClasses}>
            <label htmlFor="event-code" className={labelClasses}>
              Guest password
            </label>
            <input
              id="event-code"
              name="code"
              type="password"
              defaultValue="lantern-42"
              autoComplete="new-password"
              className={inputClasses}
            />
          </div>
        </div>
        <div className="flex justify-end border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
          <button
            type="submit"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Create event
          </button>
        </div>
      </form>
    </section>
  )
}
