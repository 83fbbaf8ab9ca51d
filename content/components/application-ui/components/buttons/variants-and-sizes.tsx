/**
 * @title Button variants and sizes
 * @description A set of buttons in four weights and three sizes, with icons, disabled, and loading with a spinner.
 * @keywords primary button, icon button, loading button, secondary button, ghost button, danger button, btn, button states
 * @free
 * @order 1
 * @part AUI-C07-1
 */
import { useState } from 'react'
import clsx from 'clsx'
import {
  ArrowDownTrayIcon,
  ArrowRightIcon,
  CheckIcon,
  EllipsisHorizontalIcon,
  PencilSquareIcon,
  PlusIcon,
  TrashIcon,
} from '@heroicons/react/20/solid'

const baseClasses =
  'inline-flex items-center justify-center gap-2 rounded-lg font-semibold transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400'

const sizeClasses = {
  small: 'p-2.5 sm:py-1.5 text-sm/5',
  medium: 'px-3.5 py-2 text-sm/6',
  large: 'px-4.5 py-2.5 text-base/6',
  icon: 'p-2.5',
}

const variantClasses = {
  primary: 'bg-primary-600 text-white shadow-xs hover:bg-primary-700 active:bg-primary-800',
  secondary:
    'bg-white text-secondary-900 shadow-xs ring-1 ring-secondary-300 ring-inset hover:bg-secondary-50 active:bg-secondary-100 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:active:bg-white/15',
  quiet:
    'text-secondary-700 hover:bg-secondary-950/5 active:bg-secondary-950/10 dark:text-secondary-300 dark:hover:bg-white/10 dark:active:bg-white/15',
  danger: 'bg-red-600 text-white shadow-xs hover:bg-red-700 active:bg-red-800',
}

const sectionClasses =
  'grid gap-x-8 gap-y-4 border-t border-secondary-950/10 py-6 sm:grid-cols-4 sm:items-center dark:border-white/10'
const headingClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'
const hintClasses = 'text-sm/6 text-secondary-600 dark:text-secondary-400'

const hints = {
  unsaved: 'You have 3 unsaved changes.',
  saving: 'Saving 3 changes.',
  saved: 'All changes are saved.',
}

export default function ButtonVariantsAndSizes() {
  const [status, setStatus] = useState<'unsaved' | 'saving' | 'saved'>('unsaved')

  function advance() {
    if (status === 'unsaved') setStatus('saving')
    else if (status === 'saving') setStatus('saved')
    else setStatus('unsaved')
  }

  return (
    <div className="mx-auto max-w-4xl border-b border-secondary-950/10 dark:border-white/10">
      <section className={sectionClasses}>
        <h3 className={headingClasses}>Variants</h3>
        <div className="flex flex-wrap items-center gap-3 sm:col-span-3">
          <button type="button" className={clsx(baseClasses, sizeClasses.medium, variantClasses.primary)}>
            Create invoice
          </button>
          <button type="button" className={clsx(baseClasses, sizeClasses.medium, variantClasses.secondary)}>
            Save draft
          </button>
          <button type="button" className={clsx(baseClasses, sizeClasses.medium, variantClasses.quiet)}>
            Cancel
          </button>
          <button type="button" className={clsx(baseClasses, sizeClasses.medium, variantClasses.danger)}>
            Delete project
          </button>
        </div>
      </section>
      <section className={sectionClasses}>
        <h3 className={headingClasses}>Sizes</h3>
        <div className="flex flex-wrap items-center gap-3 sm:col-span-3">
          <button type="button" className={clsx(baseClasses, sizeClasses.small, variantClasses.primary)}>
            Assign
          </button>
          <button type="button" className={clsx(baseClasses, sizeClasses.medium, variantClasses.primary)}>
            Assign
          </button>
          <button type="button" className={clsx(baseClasses, sizeClasses.large, variantClasses.primary)}>
            Assign
          </button>
        </div>
      </section>
      <section className={sectionClasses}>
        <h3 className={headingClasses}>With an icon</h3>
        <div className="flex flex-wrap items-center gap-3 sm:col-span-3">
          <button type="button" className={clsx(baseClasses, sizeClasses.medium, variantClasses.primary)}>
            <PlusIcon aria-hidden="true" className="-ms-0.5 size-5" />
            Add customer
          </button>
          <button type="button" className={clsx(baseClasses, sizeClasses.medium, variantClasses.secondary)}>
            <ArrowDownTrayIcon
              aria-hidden="true"
              className="-ms-0.5 size-5 text-secondary-500 dark:text-secondary-400"
            />
            Export CSV
          </button>
          <button type="button" className={clsx(baseClasses, sizeClasses.medium, variantClasses.quiet)}>
            Continue to review
            <ArrowRightIcon aria-hidden="true" className="-me-0.5 size-5 rtl:-scale-x-100" />
          </button>
        </div>
      </section>
      <section className={sectionClasses}>
        <h3 className={headingClasses}>Icon only</h3>
        <div className="flex flex-wrap items-center gap-3 sm:col-span-3">
          <button type="button" className={clsx(baseClasses, sizeClasses.icon, variantClasses.primary)}>
            <span className="sr-only">Add customer</span>
            <PlusIcon aria-hidden="true" className="size-5" />
          </button>
          <button type="button" className={clsx(baseClasses, sizeClasses.icon, variantClasses.secondary)}>
            <span className="sr-only">Edit details</span>
            <PencilSquareIcon aria-hidden="true" className="size-5" />
          </button>
          <button type="button" className={clsx(baseClasses, sizeClasses.icon, variantClasses.quiet)}>
            <span className="sr-only">More actions</span>
            <EllipsisHorizontalIcon aria-hidden="true" className="size-5" />
          </button>
          <button type="button" className={clsx(baseClasses, sizeClasses.icon, variantClasses.danger)}>
            <span className="sr-only">Delete customer</span>
            <TrashIcon aria-hidden="true" className="size-5" />
          </button>
        </div>
      </section>
      <section className={sectionClasses}>
        <h3 className={headingClasses}>While it works</h3>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:col-span-3">
          {/* Set “saving” when your request starts and “saved” when it succeeds; here each click takes one step */}
          <button
            type="button"
            onClick={advance}
            className={clsx(baseClasses, sizeClasses.medium, variantClasses.primary, 'w-full sm:w-auto sm:min-w-40')}
          >
            {status === 'saving' && (
              <span
                aria-hidden="true"
                className="size-4 animate-spin rounded-full border-2 border-white/40 border-t-white motion-reduce:animate-none"
              />
            )}
            {status === 'saved' && <CheckIcon aria-hidden="true" className="size-5" />}
            {status === 'unsaved' ? 'Save changes' : status === 'saving' ? 'Saving…' : 'Saved'}
          </button>
          <p role="status" className={hintClasses}>
            {hints[status]}
          </p>
        </div>
      </section>
      <section className={sectionClasses}>
        <h3 className={headingClasses}>Disabled</h3>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:col-span-3">
          <button
            type="button"
            disabled
            aria-describedby="button-publish-hint"
            className={clsx(baseClasses, sizeClasses.medium, variantClasses.primary)}
          >
            Publish
          </button>
          <p id="button-publish-hint" className={hintClasses}>
            Add a title and a cover picture to publish.
          </p>
        </div>
      </section>
      <section className={sectionClasses}>
        <h3 className={headingClasses}>Full width on phones</h3>
        <div className="flex flex-col gap-3 sm:col-span-3 sm:flex-row">
          <button
            type="button"
            className={clsx(baseClasses, sizeClasses.medium, variantClasses.primary, 'w-full sm:w-auto')}
          >
            Accept quote
          </button>
          <button
            type="button"
            className={clsx(baseClasses, sizeClasses.medium, variantClasses.secondary, 'w-full sm:w-auto')}
          >
            Ask a question
          </button>
        </div>
      </section>
    </div>
  )
}
