/**
 * @title Simple stacked form
 * @description A form in one column below a brand-colored header: labels above fields, hints below, one button at the end.
 * @keywords basic form, vertical form, single column form, labels on top, create form, new project
 * @layout padded
 * @order 4
 * @part AUI-C21-4
 */
import { type FormEvent, useState } from 'react'
import { CheckCircleIcon, ChevronDownIcon } from '@heroicons/react/20/solid'
import { FolderPlusIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

const hintClasses = 'text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400'

const fieldClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400'

export default function SimpleStackedForm() {
  const [created, setCreated] = useState(false)

  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setCreated(true)
  }

  return (
    <form
      onSubmit={create}
      onInput={() => setCreated(false)}
      aria-labelledby="stacked-heading"
      className="mx-auto max-w-md rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex items-center justify-between gap-4 rounded-t-xl bg-primary-700 p-5 sm:p-6 dark:bg-primary-900">
        <div className="min-w-0">
          <h2 id="stacked-heading" className="text-2xl/8 font-semibold tracking-tight text-white">
            New project
          </h2>
          <p className="mt-1 text-sm/6 text-pretty text-primary-100">Clients see only the name.</p>
        </div>
        <FolderPlusIcon aria-hidden="true" className="size-14 shrink-0 text-primary-300 max-sm:hidden" />
      </div>
      <div className="grid gap-y-5 p-5 sm:p-6">
        <div className="grid gap-1.5">
          <label htmlFor="stacked-name" className={labelClasses}>
            Project name
          </label>
          <input id="stacked-name" name="name" type="text" required autoComplete="off" className={fieldClasses} />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="stacked-client" className={labelClasses}>
            Client
          </label>
          <div className="grid grid-cols-1 items-center">
            <select
              id="stacked-client"
              name="client"
              required
              defaultValue=""
              className={clsx(fieldClasses, 'col-start-1 row-start-1 appearance-none pe-10 dark:*:bg-secondary-800')}
            >
              <option value="">Choose a client</option>
              <option value="adeyemi">Adeyemi &amp; Sons Joinery</option>
              <option value="lumiere">Café Lumière</option>
              <option value="halden">Halden Print</option>
              <option value="nakamura">Studio Nakamura</option>
            </select>
            <ChevronDownIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
            />
          </div>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="stacked-budget" className={labelClasses}>
            Budget in US dollars
          </label>
          <input
            id="stacked-budget"
            name="budget"
            type="text"
            inputMode="decimal"
            required
            autoComplete="off"
            aria-describedby="stacked-budget-hint"
            className={fieldClasses}
          />
          <p id="stacked-budget-hint" className={hintClasses}>
            Before tax, printing included.
          </p>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="stacked-brief" className="flex justify-between gap-3 text-sm/6">
            <span className="font-medium text-secondary-950 dark:text-white">Brief</span>
            <span className="text-secondary-600 dark:text-secondary-400">Optional</span>
          </label>
          <textarea
            id="stacked-brief"
            name="brief"
            rows={4}
            placeholder="What are we making, and for whom?"
            className={fieldClasses}
          />
        </div>
        <label className="flex gap-3 text-sm/6 text-secondary-700 max-sm:py-2 dark:text-secondary-300">
          <input
            type="checkbox"
            name="notify"
            defaultChecked
            className="mt-1 size-4 shrink-0 accent-primary-600 dark:accent-primary-500"
          />
          Email the client when the first proof is ready
        </label>
        <div>
          <button
            type="submit"
            className="w-full rounded-lg bg-primary-600 px-3.5 py-2.5 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:py-2 dark:focus-visible:outline-primary-400"
          >
            Create project
          </button>
          <div role="status" className="text-sm/6 font-medium text-green-800 dark:text-green-300">
            {created && (
              <p className="mt-3 flex gap-2">
                <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                Project created
              </p>
            )}
          </div>
        </div>
      </div>
    </form>
  )
}
