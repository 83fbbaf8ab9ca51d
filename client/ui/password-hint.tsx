import { passwordStrength } from './password-strength.ts'

/** Words, not a coloured bar. */
export function PasswordHint({ password }: { password: string }) {
  return <span aria-live="polite">{passwordStrength(password)}</span>
}
