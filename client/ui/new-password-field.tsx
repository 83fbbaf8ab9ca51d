import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { PasswordField } from './password-field.tsx'
import { PasswordHint } from './password-hint.tsx'

/** A password that is being chosen: says how strong it is. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'>) {
  const [password, setPassword] = useState('')
  const place = useRef<HTMLDivElement>(null)

  // What was typed before the page came to life counts, too.
  useEffect(() => setPassword(place.current?.querySelector('input')?.value ?? ''), [])

  return (
    <div ref={place}>
      <PasswordField
        {...props}
        autoComplete="new-password"
        required
        minLength={10}
        onChange={(event) => setPassword(event.target.value)}
        hint={<PasswordHint password={password} />}
      />
    </div>
  )
}
