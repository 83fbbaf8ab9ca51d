import { ExclamationCircleIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = {
  label: string
  /** Said before anything is wrong: what is expected. */
  hint?: ReactNode
  error?: string
  /** Comes and goes while somebody types, and is read aloud; "" while there is nothing to say, left out where there never is. */
  notice?: string
  /** Stands inside the input at its end, a button for example. */
  inset?: ReactNode
} & Omit<ComponentProps<'input'>, 'id'>

/** An input with its label, its hint and the error it came back with. */
export function Field({ label, hint, error, notice, inset, className, ...input }: Props) {
  const id = useId()
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined

  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        {label}
      </label>
      <div className="relative mt-2">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={clsx(
            'block h-11 w-full rounded-lg bg-raised px-3.5 text-base text-ink inset-ring transition-shadow placeholder:text-faint sm:text-[0.9375rem]',
            'focus:outline-2 focus:-outline-offset-1',
            error ? 'inset-ring-danger focus:outline-danger' : 'inset-ring-control focus:outline-accent',
            inset && 'pe-20',
          )}
          {...input}
        />
        {inset && <div className="absolute inset-y-0 inset-e-1 flex items-center">{inset}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {notice !== undefined && <output className="block text-sm font-medium text-ink not-empty:mt-2">{notice}</output>}
      {error && (
        <p id={`${id}-error`} className="mt-2 flex gap-1.5 text-sm text-danger">
          <ExclamationCircleIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
