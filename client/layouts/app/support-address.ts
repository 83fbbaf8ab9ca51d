import type { AuthUser } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'

type Whose = Pick<AuthUser, 'email' | 'license_key'>

/** A mail to support, with what is needed to help somebody where it is told whom. */
export function supportAddress(supportEmail: string, user?: Whose): string {
  const subject = `mailto:${supportEmail}?subject=${encodeURIComponent(`${site.name} support`)}`
  if (!user) return subject
  const body = ['', '', '--', `Account: ${user.email}`, `Licence: ${user.license_key ?? 'none'}`].join('\n')
  return `${subject}&body=${encodeURIComponent(body)}`
}
