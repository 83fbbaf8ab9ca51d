/** The fields of account forms, and what is said when they do not fit. */
import { z } from 'zod'
import { emailLength, nameLength, normaliseEmail, normaliseName } from '../domain/account/accounts.ts'
import { passwordLength, passwordProblem, type PasswordProblem } from '../domain/account/password-rules.ts'

export const emailField = z
  .string('Enter your email address.')
  .transform(normaliseEmail)
  .pipe(
    z
      .string()
      .min(1, 'Enter your email address.')
      .max(emailLength.max, 'This email address is too long.')
      .pipe(z.email('Enter an email address such as name@example.com.')),
  )

export const nameField = z
  .string('Enter your name.')
  .transform(normaliseName)
  .pipe(
    z
      .string()
      .min(nameLength.min, 'Enter your name.')
      .max(nameLength.max, `Use at most ${nameLength.max} characters.`)
      .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u, 'This contains characters that cannot be used. Type it again.')
      .regex(/^(?!.*(?::\/\/|\bwww\.))/i, 'Enter your name, not a web address.'),
  )

/** A password somebody has already. */
export const passwordField = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(passwordLength.max, 'This password is too long.')

/** A plain form sends "on", our own client a boolean. */
export const checkField = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 'on')

export const passwordAdvice: Record<PasswordProblem, string> = {
  'too-short': `Use at least ${passwordLength.min} characters.`,
  'too-long': `Use at most ${passwordLength.max} characters.`,
  common: 'This password is easy to guess. A few unrelated words work well.',
  personal: 'Choose something other than your name or your email address.',
}

/** What is wrong with a new password, told at once with other errors and before the attempt counts. */
export function passwordErrors(
  password: unknown,
  { name = '', email = '' }: { name?: string; email?: string },
): Record<string, string> {
  const problem = typeof password === 'string' && passwordProblem(password, { name, email })
  return problem ? { password: passwordAdvice[problem] } : {}
}
