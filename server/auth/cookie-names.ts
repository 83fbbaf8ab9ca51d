/**
 * What the session's cookies are called. Over https a name that begins with `__Host-` is one that browsers take from this
 * very host alone, for all its pages (RFC 6265bis, 4.1.3.2): no neighbour under the same domain can plant a session.
 * Before, names began with `__Secure-`; sessions from then go on, so that an upgrade signs nobody out.
 */
import { site } from '#shared/site.ts'
import { rememberedSeconds } from '../domain/account/sessions.ts'

const former = `__Secure-${site.slug}.`
/** Sessions that began later never had the former name. Since none lives longer than 90 days, it is of no use soon after. */
const formerUntil = new Date('2027-01-01T00:00:00Z')

/** What the names of all cookies of the authentication library begin with, before a dot. */
export const cookiePrefix = (secure: boolean): string => `${secure ? '__Host-' : ''}${site.slug}`

/** Names under which a session may come, today's first. */
export function sessionCookieNames(secure: boolean): [string, ...string[]] {
  const today = `${cookiePrefix(secure)}.session_token`
  return secure ? [today, `${former}session_token`] : [today]
}

type Told = { cookie: string; isRenamed: boolean }

/** A Cookie header with today's names; one that has a session under today's name is left as it is. */
export function underTodaysNames(cookie: string, names: readonly [string, ...string[]]): Told {
  const [today, before]: readonly string[] = names
  const has = (name: string | undefined) => name !== undefined && cookie.includes(`${name}=`)
  if (has(today) || !has(before)) return { cookie, isRenamed: false }
  return { cookie: parts(cookie).map(renamed).join('; '), isRenamed: true }
}

/** Whether a session may have come under the former name. */
export const mayBeRenamed = ({ createdAt }: { createdAt: Date }): boolean => createdAt < formerUntil

/** Set-Cookie values that give a browser under today's names what it sent under the former ones. */
export function renamedCookies(cookie: string, { remembered }: { remembered: boolean }): string[] {
  const age = remembered ? `; Max-Age=${rememberedSeconds}` : ''
  return parts(cookie)
    .filter((part) => part.startsWith(former))
    .map((part) => `${renamed(part)}; Path=/; HttpOnly; Secure; SameSite=Lax${age}`)
}

/** Set-Cookie values that take away what a browser still has under the former names. */
export const formerCookiesEnd = (cookie: string): string[] =>
  parts(cookie)
    .filter((part) => part.startsWith(former))
    .map((part) => `${part.slice(0, part.indexOf('='))}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`)

const parts = (cookie: string) => cookie.split(/; */)
const renamed = (part: string) =>
  part.startsWith(former) ? `${cookiePrefix(true)}.${part.slice(former.length)}` : part
