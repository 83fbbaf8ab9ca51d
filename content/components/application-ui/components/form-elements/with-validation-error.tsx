/**
 * @title Input with validation error
 * @description An input below a valid one, with a red border, an icon and a sentence that says what to fix, until a green check takes their place; the fixed end of an address stands in its frame.
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
  const [name, setName] = useState('Harbor Studio')
  const isWrong = !/^[a-z0-9-]+$/.test(address)

  return (
    <form className="grid w-full max-w-lg gap-1.5 overflow-hidden rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <h2 className="-mx-5 -mt-5 mb-2 bg-primary-700 px-5 py-3 text-xl/7 font-semibold tracking-tight text-white dark:bg-primary-900">
        Name your workspace
      </h2>
      <label htmlFor="error-name" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
        Workspace name
      </label>
      <div className="grid items-center">
        <input
          id="error-name"
          name="name"
          type="text"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
          className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 pe-11 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
        />
        {name !== '' && (
          <CheckCircleIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-green-700 dark:text-green-400"
          />
        )}
      </div>
      <label htmlFor="error-address" className="mt-2 text-sm/6 font-medium text-secondary-950 dark:text-white">
        Workspace address
      </label>
      <div
        className={clsx(
          'flex items-center rounded-lg border bg-white has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-primary-600 dark:bg-white/5 dark:has-[input:focus-visible]:outline-primary-400',
          isWrong
            ? 'border-red-600 ring-4 ring-red-600/15 dark:border-red-400 dark:ring-red-400/20'
            : 'border-secondary-500 dark:border-white/40',
        )}
      >
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
          aria-describedby="error-address-suffix error-address-note"
          className="w-full min-w-0 flex-1 bg-transparent py-2 ps-3 text-base/6 text-secondary-950 focus:outline-hidden sm:text-sm/6 dark:text-white"
        />
        <span
          id="error-address-suffix"
          className="text-base/6 text-secondary-600 select-none sm:text-sm/6 dark:text-secondary-400"
        >
          .kestovar.example
        </span>
        {isWrong ? (
          <ExclamationCircleIcon aria-hidden="true" className="mx-3 size-5 shrink-0 text-red-600 dark:text-red-400" />
        ) : (
          <CheckCircleIcon aria-hidden="true" className="mx-3 size-5 shrink-0 text-green-700 dark:text-green-400" />
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
        {isWrong ? 'Use lowercase letters, digits and hyphens, such as harbor-studio' : 'This address is available'}
      </p>
      <button
        type="submit"
        className="mt-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
      >
        Create workspace
      </button>
    </form>
  )
}
