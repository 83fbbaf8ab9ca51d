import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldError, FieldHint, inputClass } from './field-notes.tsx'

type Props = {
  label: string
  hint?: ReactNode
  /** What errors come back with by the field's name; undefined while nothing is wrong. */
  error?: string | undefined
  /** For what takes more than a few sentences. */
  tall?: boolean
} & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** A field for several lines; it grows with what is typed where the browser can do that. */
export function TextArea({ label, hint, error, tall = false, ...textarea }: Props) {
  const id = useId()

  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        {label}
      </label>
      <textarea
        id={id}
        rows={tall ? 8 : 3}
        {...describedBy(id, { hint, error })}
        className={inputClass(
          error,
          clsx('mt-2 field-sizing-content max-h-[60dvh] resize-y py-2.5 leading-6', tall ? 'min-h-54' : 'min-h-24'),
        )}
        {...textarea}
      />
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  )
}
