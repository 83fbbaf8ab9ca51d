import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldError, FieldHint, inputClass } from './field-notes.tsx'

type Props = {
  label: string
  /** Said before anything is wrong: what is expected. */
  hint?: ReactNode
  /** What errors come back with by the field's name; undefined while nothing is wrong. */
  error?: string | undefined
  /** Comes and goes while somebody types, and is read aloud; "" while there is nothing to say, left out where there never is. */
  notice?: string
  /** Stands inside the input at its end, a button for example. */
  inset?: ReactNode
  inputClassName?: string
} & Omit<ComponentProps<'input'>, 'id'>

/** An input with its label, its hint and the error it came back with. */
export function Field({ label, hint, error, notice, inset, className, inputClassName, ...input }: Props) {
  const id = useId()

  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        {label}
      </label>
      <div className="relative mt-2">
        <input
          id={id}
          {...describedBy(id, { hint, error })}
          className={inputClass(error, clsx('h-11', inset && 'pe-20', inputClassName))}
          {...input}
        />
        {inset && <div className="absolute inset-y-0 inset-e-1 flex items-center">{inset}</div>}
      </div>
      <FieldHint id={id} hint={hint} />
      {notice !== undefined && <output className="block text-sm font-medium text-ink not-empty:mt-2">{notice}</output>}
      <FieldError id={id} error={error} />
    </div>
  )
}
