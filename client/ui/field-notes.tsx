import { ExclamationCircleIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Notes = { hint?: ReactNode; error: string | undefined }

/** What the input has to carry, so that its hint and its error are read with it. */
export const describedBy = (id: string, { hint, error }: Notes) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
})

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return (
    hint && (
      <p id={`${id}-hint`} className="mt-2 text-sm text-pretty text-muted">
        {hint}
      </p>
    )
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p id={`${id}-error`} className="mt-2 flex gap-1.5 text-sm wrap-anywhere text-danger">
        <ExclamationCircleIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
        {error}
      </p>
    )
  )
}

/** The look of a field to type in, right or wrong. */
export const inputClass = (error: string | undefined, className?: string) =>
  clsx(
    'block w-full rounded-lg bg-raised px-3.5 text-base text-ink inset-ring transition-shadow placeholder:text-faint focus:outline-2 focus:-outline-offset-1 sm:text-[0.9375rem]',
    error ? 'inset-ring-danger focus:outline-danger' : 'inset-ring-control focus:outline-accent',
    className,
  )
