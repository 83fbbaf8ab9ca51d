/**
 * @title Input group with leading and trailing icons
 * @description An input group with icons at the start and end of its fields, and an error that becomes a check.
 * @keywords input with icon, icon prefix, icon suffix, search icon, mail icon, calendar icon, error icon
 * @layout centered
 * @order 6
 * @part AUI-C20-6
 */
import { useRef, useState, type FormEvent } from 'react'
import clsx from 'clsx'
import {
  CalendarDaysIcon,
  CheckCircleIcon,
  ClockIcon,
  EnvelopeIcon,
  ExclamationCircleIcon,
  MagnifyingGlassIcon,
} from '@heroicons/react/20/solid'
import { TruckIcon } from '@heroicons/react/24/outline'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'
const inputClasses =
  'col-start-1 row-start-1 w-full min-w-0 rounded-lg border border-secondary-500 bg-white py-2 ps-10 pe-10 text-base/6 text-secondary-950 placeholder:text-secondary-600 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400'
const leadingClasses =
  'pointer-events-none col-start-1 row-start-1 ms-3 size-5 text-secondary-500 dark:text-secondary-400'
const trailingClasses = 'pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end'

export default function InputGroupWithLeadingAndTrailingIcons() {
  const loadField = useRef<HTMLInputElement>(null)
  const emailField = useRef<HTMLInputElement>(null)
  const [load, setLoad] = useState('FN-2047')
  const [email, setEmail] = useState('minh.tran@fenn')
  // Look the load up on your server; the sample knows one
  const isKnown = load === 'FN-2047'
  const isWrong = !/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/.test(email)

  function book(event: FormEvent<HTMLFormElement>) {
    if (!isKnown || isWrong) event.preventDefault()
    if (!isKnown) loadField.current?.focus()
    else if (isWrong) emailField.current?.focus()
  }

  return (
    <form
      noValidate
      onSubmit={book}
      aria-labelledby="dock-heading"
      className="w-full max-w-md overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex items-center gap-4 bg-secondary-950 px-5 py-4 sm:px-6">
        <TruckIcon aria-hidden="true" className="size-8 shrink-0 text-amber-400" />
        <h2 id="dock-heading" className="text-lg/7 font-semibold tracking-tight text-white">
          Book a dock in Tacoma
        </h2>
      </div>
      <div className="grid gap-5 p-5 sm:p-6">
        <div className="grid gap-1.5">
          <label htmlFor="icon-load" className={labelClasses}>
            Load
          </label>
          <div className="grid items-center">
            <input
              ref={loadField}
              id="icon-load"
              name="load"
              type="search"
              autoComplete="off"
              value={load}
              onChange={(event) => setLoad(event.target.value)}
              aria-describedby="icon-load-hint"
              className={inputClasses}
            />
            <MagnifyingGlassIcon aria-hidden="true" className={leadingClasses} />
            {isKnown && (
              <CheckCircleIcon
                aria-hidden="true"
                className={clsx(trailingClasses, 'text-green-700 dark:text-green-400')}
              />
            )}
          </div>
          <p id="icon-load-hint" role="status" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            {isKnown ? 'Tacoma to Olympia, 31 miles' : 'Enter a load number, such as FN-2047.'}
          </p>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="icon-email" className={labelClasses}>
            Driver’s email
          </label>
          <div className="grid items-center">
            <input
              ref={emailField}
              id="icon-email"
              name="email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              aria-invalid={isWrong ? true : undefined}
              aria-describedby="icon-email-hint"
              className={inputClasses}
            />
            <EnvelopeIcon aria-hidden="true" className={leadingClasses} />
            {isWrong ? (
              <ExclamationCircleIcon
                aria-hidden="true"
                className={clsx(trailingClasses, 'text-red-600 dark:text-red-400')}
              />
            ) : (
              <CheckCircleIcon
                aria-hidden="true"
                className={clsx(trailingClasses, 'text-green-700 dark:text-green-400')}
              />
            )}
          </div>
          <p
            id="icon-email-hint"
            role="status"
            className={clsx(
              'text-sm/6',
              isWrong ? 'font-medium text-red-700 dark:text-red-400' : 'text-secondary-600 dark:text-secondary-400',
            )}
          >
            {isWrong
              ? 'Enter the full address, such as minh.tran@fenn.example.'
              : 'The gate pass goes to this address.'}
          </p>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="icon-day" className={labelClasses}>
            Arrival
          </label>
          <div className="grid items-center">
            <input
              id="icon-day"
              name="day"
              type="text"
              autoComplete="off"
              defaultValue="Oct 8, 2026, 7:30 AM"
              aria-describedby="icon-day-hint"
              className={inputClasses}
            />
            <CalendarDaysIcon aria-hidden="true" className={leadingClasses} />
            <ClockIcon
              aria-hidden="true"
              className={clsx(trailingClasses, 'text-secondary-500 dark:text-secondary-400')}
            />
          </div>
          <p id="icon-day-hint" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            Docks open at 6 AM.
          </p>
        </div>
        <button
          type="submit"
          className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Book dock
        </button>
      </div>
    </form>
  )
}
