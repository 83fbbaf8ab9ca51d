/**
 * @title Text fields in every state
 * @description A set of text fields with a hint, an error that goes once it is mended, a read-only value and a password to reveal.
 * @keywords text input, form field, validation, error message, password field, help text, input states
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C19-1
 */
import { useState } from 'react'
import { ExclamationCircleIcon, EyeIcon, EyeSlashIcon, LockClosedIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

const fieldClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400'

const hintClasses = 'text-sm/6 text-secondary-600 dark:text-secondary-400'

export default function TextFieldsInEveryState() {
  const [name, setName] = useState('Lumière & Søn')
  const [revealed, setRevealed] = useState(false)
  const wrong = !/^[a-z0-9-]*$/.test(name)

  return (
    <form className="mx-auto grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <label htmlFor="fields-workspace" className={labelClasses}>
          Workspace
        </label>
        <input
          id="fields-workspace"
          name="workspace"
          type="text"
          autoComplete="organization"
          defaultValue="Lumière & Søn"
          aria-describedby="fields-workspace-hint"
          className={fieldClasses}
        />
        <p id="fields-workspace-hint" className={hintClasses}>
          The name your clients see.
        </p>
      </div>

      <div className="grid content-start gap-1.5">
        <label htmlFor="fields-address" className={labelClasses}>
          Address of the workspace
        </label>
        <div className="grid items-center">
          <input
            id="fields-address"
            name="address"
            type="text"
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            onChange={(event) => setName(event.target.value)}
            aria-invalid={wrong ? true : undefined}
            aria-describedby="fields-address-note"
            className={clsx(fieldClasses, 'col-start-1 row-start-1 pe-10')}
          />
          {wrong && (
            <ExclamationCircleIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-red-600 dark:text-red-400"
            />
          )}
        </div>
        <p id="fields-address-note" aria-live="polite" className="text-sm/6">
          {wrong ? (
            <span className="font-medium text-pretty text-red-700 dark:text-red-400">
              Use lowercase letters, digits and hyphens, such as lumiere-soen
            </span>
          ) : (
            <span className="wrap-break-word text-secondary-600 dark:text-secondary-400">
              https://studio.example/{name}
            </span>
          )}
        </p>
      </div>

      <div className="grid content-start gap-1.5">
        <div className="flex flex-wrap justify-between gap-x-4">
          <label htmlFor="fields-phone" className={labelClasses}>
            Phone
          </label>
          <span id="fields-phone-optional" className={hintClasses}>
            Optional
          </span>
        </div>
        <input
          id="fields-phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+45 32 12 34 56"
          aria-describedby="fields-phone-optional"
          className={fieldClasses}
        />
      </div>

      <div className="grid content-start gap-1.5">
        <label htmlFor="fields-password" className={labelClasses}>
          New password
        </label>
        <div className="grid items-center">
          <input
            id="fields-password"
            name="password"
            type={revealed ? 'text' : 'password'}
            autoComplete="new-password"
            defaultValue="tern-quarry-lantern"
            aria-describedby="fields-password-hint"
            className={clsx(fieldClasses, 'col-start-1 row-start-1 pe-11')}
          />
          <button
            type="button"
            aria-pressed={revealed}
            onClick={() => setRevealed(!revealed)}
            className="col-start-1 row-start-1 me-0 justify-self-end rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:me-1 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Show the password</span>
            {revealed ? (
              <EyeSlashIcon aria-hidden="true" className="size-5" />
            ) : (
              <EyeIcon aria-hidden="true" className="size-5" />
            )}
          </button>
        </div>
        <p id="fields-password-hint" className={hintClasses}>
          At least 12 characters. Three words are easier to remember.
        </p>
      </div>

      <div className="grid content-start gap-1.5">
        <label htmlFor="fields-plan" className={labelClasses}>
          Customer number
        </label>
        <div className="grid items-center">
          <input
            id="fields-plan"
            type="text"
            readOnly
            value="C-20418-7"
            aria-describedby="fields-plan-hint"
            className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-950/10 bg-secondary-950/5 px-3 py-2 pe-10 text-base/6 text-secondary-700 tabular-nums focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/10 dark:bg-white/10 dark:text-secondary-300 dark:focus-visible:outline-primary-400"
          />
          <LockClosedIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
          />
        </div>
        <p id="fields-plan-hint" className={hintClasses}>
          Read it out when you call us. It never changes.
        </p>
      </div>

      <div className="grid content-start gap-1.5">
        <label htmlFor="fields-tax" className={labelClasses}>
          Tax number
        </label>
        <input
          id="fields-tax"
          name="tax"
          type="text"
          disabled
          placeholder="Choose a country first"
          className={clsx(fieldClasses, 'disabled:cursor-not-allowed disabled:opacity-50')}
        />
      </div>
    </form>
  )
}
