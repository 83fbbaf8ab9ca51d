import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { Field } from './field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'inset'> & {
  /** What the button shows, where a page has several: "Show new password". */
  showLabel?: string
}

/** A password that can be made readable, and that says when Caps Lock is on. */
export function PasswordField({ hint, showLabel = 'Show password', ...props }: Props) {
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  // Some browsers fill in a field with events that are no key presses and know no modifiers.
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState?.('CapsLock') ?? false)

  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={watchCaps}
      onKeyUp={watchCaps}
      onBlur={() => setCaps(false)}
      hint={hint}
      notice={caps ? 'Caps Lock is on.' : ''}
      inset={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={showLabel}
          onClick={() => setShown(!shown)}
          className="h-9 rounded-md px-3 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:h-10"
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
