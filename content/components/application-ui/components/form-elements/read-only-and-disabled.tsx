/**
 * @title Input in read-only and disabled state
 * @description A read-only input with a lock, whose value can be selected, and a disabled one with the reason below it, in the rows of a settings card.
 * @keywords readonly field, locked field, disabled field, non-editable, input states, greyed out
 * @layout padded
 * @order 7
 * @part AUI-C19-7
 */
import { ClockIcon, LockClosedIcon } from '@heroicons/react/20/solid'

const labelClasses = 'py-2 text-sm/6 font-medium text-secondary-950 dark:text-white'
const rowClasses =
  'grid gap-x-6 gap-y-1.5 border-t border-secondary-950/10 px-5 py-5 sm:grid-cols-3 sm:px-6 dark:border-white/10'
const hintClasses = 'text-sm/6 text-pretty sm:col-span-2 sm:col-start-2 text-secondary-600 dark:text-secondary-400'

export default function InputInReadOnlyAndDisabledState() {
  return (
    <form
      aria-labelledby="locked-heading"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2
        id="locked-heading"
        className="px-5 py-4 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:text-white"
      >
        Tax details
      </h2>
      <div className={rowClasses}>
        <label htmlFor="locked-number" className={labelClasses}>
          Customer number
        </label>
        <div className="grid items-center sm:col-span-2">
          <input
            id="locked-number"
            name="number"
            type="text"
            readOnly
            value="C-20418-7"
            aria-describedby="locked-number-hint"
            className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 pe-10 text-base/6 font-medium text-secondary-950 tabular-nums focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400"
          />
          <LockClosedIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
          />
        </div>
        <p id="locked-number-hint" className={hintClasses}>
          Fixed for good. Have it ready when you call us.
        </p>
      </div>
      <div className={rowClasses}>
        <label htmlFor="locked-tax" className={labelClasses}>
          Tax ID
        </label>
        <input
          id="locked-tax"
          name="tax"
          type="text"
          disabled
          placeholder="00-0000000"
          aria-describedby="locked-tax-hint"
          className="w-full cursor-not-allowed rounded-lg border border-dashed border-secondary-400 bg-secondary-200 px-3 py-2 text-base/6 placeholder:text-secondary-600 sm:col-span-2 sm:text-sm/6 dark:border-white/25 dark:bg-white/10 dark:placeholder:text-secondary-400"
        />
        <p
          id="locked-tax-hint"
          className="flex gap-2 rounded-lg bg-amber-50 px-3 py-2 text-sm/6 text-pretty text-amber-900 sm:col-span-2 sm:col-start-2 dark:bg-amber-950 dark:text-amber-100"
        >
          <ClockIcon aria-hidden="true" className="my-0.5 size-5 shrink-0 text-amber-600 dark:text-amber-400" />
          You can enter it once we have verified your company, by June 9.
        </p>
      </div>
    </form>
  )
}
