/**
 * @title Input with validation error
 * @description An input below a valid one, whose red border, icon and sentence say what to fix and turn green as soon as it is fixed.
 * @keywords invalid field, error message, form validation, error state, success state, required, aria-invalid
 * @layout centered
 * @order 5
 * @part AUI-C19-5
 */
import { useState } from 'react'
import clsx from 'clsx'
import { CheckCircleIcon, ExclamationCircleIcon } from '@heroicons/react/20/solid'

export default function InputWithValidationError() {
  const [address, setAddress] = useState('Harbor Studio')
  const isWrong = !/^[a-z0-9-]+$/.test(address)

  return (
    <form className="grid w-full max-w-sm gap-1.5">
      <label htmlFor="error-name" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
        Workspace name
      </label>
      <input
        id="error-name"
        name="name"
        type="text"
        required
        defaultValue="Harbor Studio"
        className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
      />
      <label htmlFor="error-address" className="mt-3 text-sm/6 font-medium text-secondary-950 dark:text-white">
        Workspace address
      </label>
      <div className="grid items-center">
        <input
          id="error-address"
          name="address"
          type="text"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby="error-address-note"
          className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 pe-11 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
        />
        {isWrong ? (
          <ExclamationCircleIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-red-600 dark:text-red-400"
          />
        ) : (
          <CheckCircleIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-green-700 dark:text-green-400"
          />
        )}
      </div>
      <p
        id="error-address-note"
        aria-live="polite"
        className={clsx(
          'text-sm/6 text-pretty wrap-break-word',
          isWrong ? 'font-medium text-red-700 dark:text-red-400' : 'text-secondary-600 dark:text-secondary-400',
        )}
      >
        {isWrong
          ? 'Use lowercase letters, digits and hyphens, such as harbor-studio'
          : `Your address will be example.com/${address}`}
      </p>
    </form>
  )
}
