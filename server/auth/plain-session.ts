/**
 * The session of most requests: there, young, and only to be read. Looked up here by one query, since the library takes
 * three times as long over it, and every page and every snippet waits for that. Whatever asks for more than reading, a
 * session to renew, to end or to refuse, is the library's alone.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { sessionClock } from '../process/clock.ts'
import type { Database } from '../db/client.ts'
import { daySeconds, rememberedSeconds } from '../domain/account/sessions.ts'

type Cookies = { cookie: string; sessionCookieName: string; secret: string }

/**
 * The session that a Cookie header names, with its user.
 *
 * @returns null where there is none to be read just like that, which does not say that there is none
 * @throws when the database does not answer
 */
export async function plainSession({ db }: Database, { cookie, sessionCookieName, secret }: Cookies) {
  const cookies = parse(cookie)
  const token = signedValue(cookies[sessionCookieName], secret)
  if (token === null) return null
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id as sessionId',
      'sessions.createdAt',
      'sessions.expiresAt',
      'sessions.lastActiveAt',
      'sessions.confirmedAt',
      'sessions.remembered',
      'users.id',
      'users.name',
      'users.email',
      'users.emailVerified',
      'users.optAppDarkMode',
      'users.dsActive',
      'users.snippetDefaults',
    ])
    .where('sessions.token', '=', token)
    .executeTakeFirst()
  if (!found || !isPlain(found, Boolean(cookies[dontRememberCookie(sessionCookieName)]))) return null
  const { sessionId, createdAt, expiresAt, lastActiveAt, confirmedAt, remembered, ...user } = found
  return { user, session: { id: sessionId, createdAt, expiresAt, lastActiveAt, confirmedAt, remembered } }
}

/** Beside the session's own cookie, where it is to end with the browser. */
const dontRememberCookie = (sessionCookieName: string) => sessionCookieName.replace(/session_token$/, 'dont_remember')

/** Whether there is nothing to do for the library: it has not ended, and is not renewed today. */
function isPlain(
  { expiresAt, remembered }: { expiresAt: Date; remembered: boolean },
  endsWithBrowser: boolean,
): boolean {
  const now = sessionClock().getTime()
  if (expiresAt.getTime() <= now) return false
  if (remembered === endsWithBrowser) return false
  return endsWithBrowser || now < expiresAt.getTime() - (rememberedSeconds - daySeconds) * 1000
}

/** What a cookie says that the library signed (HMAC with SHA-256, in base64 behind the last dot); null where it did not. */
function signedValue(value: string | undefined, secret: string): string | null {
  if (!value) return null
  const dot = value.lastIndexOf('.')
  if (dot < 1) return null
  const signed = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const due = createHmac('sha256', secret).update(signed).digest()
  return given.length === due.length && timingSafeEqual(given, due) ? signed : null
}
