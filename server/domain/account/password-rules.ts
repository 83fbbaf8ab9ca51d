/** What a password may be: long enough, and nothing that others would try first. */
import { isCommonPassword } from './common-passwords.ts'

/** Characters a password has at least and at most; no rule about which ones (NIST SP 800-63B, 3.1.1.2). */
export const passwordLength = { min: 10, max: 128 } as const

export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'personal'

/**
 * Why a password may not be used, or null. Length is counted in characters, at most in UTF-16 units;
 * "personal" means that it is the address or the name itself.
 */
export function passwordProblem(password: string, owner: { name: string; email: string }): PasswordProblem | null {
  if ([...password].length < passwordLength.min) return 'too-short'
  if (password.length > passwordLength.max) return 'too-long'
  if (isCommonPassword(password)) return 'common'
  return isPersonal(password, owner) ? 'personal' : null
}

function isPersonal(password: string, { name, email }: { name: string; email: string }): boolean {
  const address = withoutSpaces(email)
  return [address, address.split('@')[0], withoutSpaces(name)].includes(withoutSpaces(password))
}

const withoutSpaces = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')
