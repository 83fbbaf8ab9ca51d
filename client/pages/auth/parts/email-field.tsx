import { usePage } from '@inertiajs/react'
import { Field } from '#client/ui/field.tsx'

/** The address of an account; "username" is what lets password managers find it. */
export function EmailField() {
  const { errors, old } = usePage().props
  return (
    <Field
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={old.email}
      error={errors.email}
    />
  )
}
