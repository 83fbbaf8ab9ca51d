/**
 * @title Number stepper input group
 * @description A number that is typed or changed by minus and plus, which stop at its limits, with the limits said below.
 * @keywords quantity input, counter, increment, decrement, plus minus, spinner, guests, spin button
 * @layout centered
 * @order 4
 * @part AUI-C20-4
 */
import { useState } from 'react'
import { MinusIcon, PlusIcon } from '@heroicons/react/20/solid'

const lowest = 1
const highest = 8

export default function NumberStepperInputGroup() {
  const [guests, setGuests] = useState('4')
  const count = Number(guests) || lowest

  function change(by: number) {
    setGuests(String(Math.min(highest, Math.max(lowest, count + by))))
  }

  return (
    <form className="grid w-full max-w-52 gap-1.5">
      <label htmlFor="stepper-guests" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
        Guests
      </label>
      <div className="flex rounded-lg border border-secondary-500 bg-white has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:has-[input:focus-visible]:outline-primary-400">
        <button
          type="button"
          aria-label="Remove a guest"
          aria-disabled={count <= lowest}
          onClick={() => change(-1)}
          className="rounded-s-lg border-e border-secondary-950/10 px-3 text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-disabled:cursor-default aria-disabled:text-secondary-400 motion-reduce:transition-none dark:border-white/10 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-disabled:text-secondary-500"
        >
          <MinusIcon aria-hidden="true" className="size-5" />
        </button>
        <input
          id="stepper-guests"
          name="guests"
          type="text"
          inputMode="numeric"
          pattern="[1-8]"
          value={guests}
          onChange={(event) => setGuests(event.target.value)}
          aria-describedby="stepper-guests-limits"
          className="w-full min-w-0 flex-1 bg-transparent px-2 py-2.5 text-center text-base/6 font-semibold text-secondary-950 tabular-nums focus:outline-hidden dark:text-white"
        />
        <button
          type="button"
          aria-label="Add a guest"
          aria-disabled={count >= highest}
          onClick={() => change(1)}
          className="rounded-e-lg border-s border-secondary-950/10 px-3 text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-disabled:cursor-default aria-disabled:text-secondary-400 motion-reduce:transition-none dark:border-white/10 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-disabled:text-secondary-500"
        >
          <PlusIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p id="stepper-guests-limits" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
        Up to 8 people
      </p>
    </form>
  )
}
