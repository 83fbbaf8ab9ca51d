'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFormState } from './action-form'

type Props = ComponentProps<'input'> & {
  name: string
  label: string
  hint?: string
  /** What stands at the other end of the label's line. */
  aside?: ReactNode
}

/** A field of an ActionForm: its label, its hint, what is wrong with it, and what was typed before. */
export default function Field({ label, hint, aside, defaultValue, ...input }: Props) {
  const id = useId()
  const { refusal } = useFormState()
  const error = refusal?.fields[input.name]
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className="text-sm/6 font-medium text-secondary-950 dark:text-white">
          {label}
        </label>
        {aside}
      </div>
      <input
        type="text"
        {...input}
        id={id}
        defaultValue={refusal?.values[input.name] ?? defaultValue}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm/6 text-secondary-600 dark:text-secondary-400">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm/6 text-red-700 dark:text-red-400">
          {error}
        </p>
      )}
    </div>
  )
}
