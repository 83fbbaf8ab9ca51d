import type { AuthUser } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'

/** A mail to support with what is needed to help; members of a team ask through its owner, so they get none. */
export function supportAddress(user: AuthUser, supportEmail: string): string | null {
  if (user.license_name === 'team' && user.license_email !== user.email) return null
  const subject = `${site.name} support`
  const body = ['', '', '--', `Account: ${user.email}`, `Licence: ${user.license_key ?? 'none'}`].join('\n')
  return `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
