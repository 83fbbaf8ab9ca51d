import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldError, FieldHint, inputClass } from './field-notes.tsx'

type Props = {
  label: string
  hint?: ReactNode
  /** What errors come back with by the field's name; undefined while nothing is wrong. */
  error?: string | undefined
} & Omit<ComponentProps<'select'>, 'id' | 'className'>

/** The browser's own select, with its label, its hint and the error it came back with. */
export function SelectField({ label, hint, error, children, ...select }: Props) {
  const id = useId()

  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        {label}
      </label>
      <div className="mt-2 grid grid-cols-1">
        <select
          id={id}
          {...describedBy(id, { hint, error })}
          className={inputClass(error, 'select col-start-1 row-start-1 h-11 min-w-0 truncate pe-10 leading-11')}
          {...select}
        >
          {children}
        </select>
        <ChevronDownIcon
          aria-hidden
          className="pointer-events-none col-start-1 row-start-1 me-3 size-4 self-center justify-self-end text-faint"
        />
      </div>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  )
}
