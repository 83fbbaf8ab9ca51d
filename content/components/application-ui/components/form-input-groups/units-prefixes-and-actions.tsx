/**
 * @title Units, prefixes and actions
 * @description A set of input groups with a currency, a unit, the start of a URL, a select and a button of their own.
 * @keywords input addon, prefix, suffix, currency input, URL input, input with icon, input with button, input with select
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C20-1
 */
import { useState } from 'react'
import { ArrowPathIcon, ChevronDownIcon, MagnifyingGlassIcon, MinusIcon, PlusIcon } from '@heroicons/react/16/solid'
import clsx from 'clsx'

const codes = ['SPRING-26-TERN', 'SPRING-26-KITE', 'SPRING-26-WREN']

const groupClasses =
  'flex rounded-lg border border-secondary-500 bg-white has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:has-[input:focus-visible]:outline-primary-400'

const inputClasses =
  'w-full min-w-0 flex-1 bg-transparent px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden sm:text-sm/6 dark:text-white dark:placeholder:text-secondary-400'

const addOnClasses = 'flex items-center text-base/6 text-secondary-600 select-none sm:text-sm/6 dark:text-secondary-400'

const buttonClasses =
  'flex items-center gap-1.5 px-3 text-sm/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

export default function UnitsPrefixesAndActions() {
  const [guests, setGuests] = useState(4)
  const [turn, setTurn] = useState(0)

  return (
    <form className="mx-auto grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1.5">
        <label htmlFor="groups-price" className={labelClasses}>
          Price per night
        </label>
        <div className={groupClasses}>
          <span aria-hidden="true" className={clsx(addOnClasses, 'ps-3')}>
            $
          </span>
          <input
            id="groups-price"
            name="price"
            type="text"
            inputMode="decimal"
            defaultValue="148.00"
            className={clsx(inputClasses, 'tabular-nums')}
          />
          <label htmlFor="groups-currency" className="sr-only">
            Currency
          </label>
          <div className="grid items-center">
            <select
              id="groups-currency"
              name="currency"
              defaultValue="USD"
              className="col-start-1 row-start-1 h-full appearance-none rounded-e-lg bg-transparent ps-2 pe-8 text-base/6 text-secondary-600 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:text-sm/6 dark:text-secondary-400 dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
            >
              <option>USD</option>
              <option>CAD</option>
              <option>AUD</option>
            </select>
            <ChevronDownIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 me-2.5 size-4 justify-self-end text-secondary-500 dark:text-secondary-400"
            />
          </div>
        </div>
      </div>

      <div className="grid min-w-0 content-start gap-1.5">
        <label htmlFor="groups-distance" className={labelClasses}>
          Walk to the beach
        </label>
        <div className={groupClasses}>
          <input
            id="groups-distance"
            name="distance"
            type="text"
            inputMode="numeric"
            defaultValue="12"
            aria-describedby="groups-minutes"
            className={inputClasses}
          />
          <span id="groups-minutes" className={clsx(addOnClasses, 'pe-3')}>
            minutes
          </span>
        </div>
      </div>

      <div className="grid min-w-0 content-start gap-1.5 sm:col-span-2">
        <label htmlFor="groups-address" className={labelClasses}>
          Address of the listing
        </label>
        <div className={groupClasses}>
          <span
            id="groups-site"
            className={clsx(
              addOnClasses,
              'rounded-s-lg border-e border-secondary-950/10 bg-secondary-50 px-3 dark:border-white/10 dark:bg-white/5',
            )}
          >
            cabins.example/
          </span>
          <input
            id="groups-address"
            name="address"
            type="text"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue="pine-point-2"
            aria-describedby="groups-site"
            className={inputClasses}
          />
        </div>
      </div>

      <div className="grid min-w-0 content-start gap-1.5">
        <p id="groups-guests" className={labelClasses}>
          Guests
        </p>
        <div
          role="group"
          aria-labelledby="groups-guests"
          className="flex rounded-lg border border-secondary-500 bg-white dark:border-white/40 dark:bg-white/5"
        >
          <button
            type="button"
            aria-label="One guest less"
            disabled={guests === 1}
            onClick={() => setGuests(guests - 1)}
            className={clsx(buttonClasses, 'rounded-s-lg border-e border-secondary-950/10 dark:border-white/10')}
          >
            <MinusIcon aria-hidden="true" className="size-4" />
          </button>
          <output
            aria-labelledby="groups-guests"
            className="flex-1 py-2 text-center text-base/6 text-secondary-950 tabular-nums sm:text-sm/6 dark:text-white"
          >
            {guests}
          </output>
          <button
            type="button"
            aria-label="One guest more"
            disabled={guests === 8}
            onClick={() => setGuests(guests + 1)}
            className={clsx(buttonClasses, 'rounded-e-lg border-s border-secondary-950/10 dark:border-white/10')}
          >
            <PlusIcon aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>

      <div className="grid min-w-0 content-start gap-1.5">
        <label htmlFor="groups-code" className={labelClasses}>
          Discount code
        </label>
        <div className={groupClasses}>
          <input id="groups-code" type="text" readOnly value={codes[turn % codes.length]} className={inputClasses} />
          <button
            type="button"
            onClick={() => setTurn(turn + 1)}
            className={clsx(buttonClasses, 'rounded-e-lg border-s border-secondary-950/10 dark:border-white/10')}
          >
            <ArrowPathIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
            New
          </button>
        </div>
      </div>

      <div role="search" className="grid min-w-0 content-start gap-1.5 sm:col-span-2">
        <label htmlFor="groups-find" className={labelClasses}>
          Find a booking
        </label>
        <div className={groupClasses}>
          <label htmlFor="groups-in" className="sr-only">
            Search in
          </label>
          <div className="grid items-center border-e border-secondary-950/10 dark:border-white/10">
            <select
              id="groups-in"
              defaultValue="guest"
              className="col-start-1 row-start-1 h-full appearance-none rounded-s-lg bg-transparent ps-3 pe-8 text-base/6 text-secondary-600 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:text-sm/6 dark:text-secondary-400 dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
            >
              <option value="guest">Guest</option>
              <option value="number">Number</option>
            </select>
            <ChevronDownIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 me-2.5 size-4 justify-self-end text-secondary-500 dark:text-secondary-400"
            />
          </div>
          <input id="groups-find" type="search" placeholder="Okonkwo" className={inputClasses} />
          <button
            type="submit"
            className={clsx(buttonClasses, 'rounded-e-lg border-s border-secondary-950/10 dark:border-white/10')}
          >
            <MagnifyingGlassIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
            <span className="max-sm:sr-only">Search</span>
          </button>
        </div>
      </div>
    </form>
  )
}
