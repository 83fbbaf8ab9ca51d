import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'

/** A password that can be made readable. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'inset'>) {
  const [shown, setShown] = useState(false)

  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inset={
        <button
          type="button"
          aria-pressed={shown}
          aria-label="Show password"
          onClick={() => setShown(!shown)}
          className="h-9 rounded-md px-3 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink"
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
