/**
 * @title Checkbox list with select all
 * @description A list of checkboxes with descriptions under a parent that selects all of them or shows that some are, where an app asks for access.
 * @keywords checkbox group, parent checkbox, indeterminate, permissions, multi-select, check all
 * @layout padded
 * @order 4
 * @part AUI-C19-4
 */
import { useState } from 'react'
import { CheckIcon, MinusIcon } from '@heroicons/react/16/solid'
import { PaperAirplaneIcon } from '@heroicons/react/24/solid'
import clsx from 'clsx'

const scopes = [
  { id: 'orders', name: 'Orders', text: 'Read what was bought, when, and at what price.' },
  { id: 'customers', name: 'Customers', text: 'Read names and addresses, but not payment methods.' },
  { id: 'products', name: 'Products and stock', text: 'Change descriptions, prices and quantities.' },
  { id: 'payouts', name: 'Payouts', text: 'Read what was paid to your bank account.' },
]

const none: string[] = []

export default function CheckboxListWithSelectAll() {
  const [chosen, setChosen] = useState(['orders', 'products'])
  const all = chosen.length === scopes.length

  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  }

  return (
    <form
      aria-labelledby="scopes-heading"
      className="mx-auto max-w-2xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center gap-4 bg-primary-950 px-5 py-5 sm:px-6">
        {/* Replace with the mark of the app that asks */}
        <span className="flex size-14 items-center justify-center rounded-xl bg-amber-400 text-amber-950">
          <PaperAirplaneIcon aria-hidden="true" className="size-8 -rotate-45" />
        </span>
        <div className="min-w-0 flex-1 basis-52">
          <h2 id="scopes-heading" className="text-xl/7 font-semibold tracking-tight text-white">
            Parcelwing asks for access
          </h2>
          <p className="text-sm/6 text-primary-200">To your store Halden, until you revoke it</p>
        </div>
      </div>
      <fieldset>
        <legend className="sr-only">What Parcelwing can access</legend>
        <div className="flex items-center gap-3 border-b border-secondary-950/10 px-5 py-2 sm:px-6 dark:border-white/10">
          <button
            type="button"
            role="checkbox"
            aria-checked={all ? 'true' : chosen.length > 0 ? 'mixed' : 'false'}
            onClick={() => setChosen(all ? none : scopes.map((scope) => scope.id))}
            className="flex min-h-10 flex-1 items-center gap-3 rounded-lg text-start text-sm/6 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
          >
            <span
              className={clsx(
                'flex size-4 shrink-0 items-center justify-center rounded-sm border text-white',
                chosen.length > 0
                  ? 'border-primary-600 bg-primary-600'
                  : 'border-secondary-500 bg-white dark:border-white/40 dark:bg-white/5',
              )}
            >
              {all && <CheckIcon aria-hidden="true" className="size-3.5" />}
              {chosen.length > 0 && !all && <MinusIcon aria-hidden="true" className="size-3.5" />}
            </span>
            Everything
          </button>
        </div>
        <div className="grid gap-4 px-5 py-4 sm:px-6">
          {scopes.map((scope) => (
            <div key={scope.id} className="flex gap-3">
              <div className="mt-1 grid size-4 shrink-0 place-items-center">
                <input
                  id={`scope-${scope.id}`}
                  type="checkbox"
                  checked={chosen.includes(scope.id)}
                  onChange={() => toggle(scope.id)}
                  aria-describedby={`scope-${scope.id}-text`}
                  className="peer col-start-1 row-start-1 size-4 appearance-none rounded-sm border border-secondary-500 bg-white checked:border-primary-600 checked:bg-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:checked:border-primary-600 dark:checked:bg-primary-600 dark:focus-visible:outline-primary-400 forced-colors:appearance-auto"
                />
                <CheckIcon
                  aria-hidden="true"
                  className="pointer-events-none invisible col-start-1 row-start-1 size-3.5 text-white peer-checked:visible forced-colors:hidden"
                />
              </div>
              <div className="min-w-0 text-sm/6">
                <label
                  htmlFor={`scope-${scope.id}`}
                  className="relative -my-2 block py-2 font-medium text-secondary-950 sm:static sm:my-0 sm:inline sm:py-0 dark:text-white"
                >
                  {scope.name}
                </label>
                <p id={`scope-${scope.id}-text`} className="text-secondary-600 dark:text-secondary-400">
                  {scope.text}
                </p>
              </div>
            </div>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3 border-t border-secondary-950/10 bg-secondary-50 px-5 py-3 sm:px-6 dark:border-white/10 dark:bg-white/5">
        <p role="status" className="me-auto text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
          <bdi>
            {chosen.length} of {scopes.length} chosen
          </bdi>
        </p>
        <button
          type="button"
          className="rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          Cancel
        </button>
        <button
          type="button"
          disabled={chosen.length === 0}
          className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Allow access
        </button>
      </div>
    </form>
  )
}
