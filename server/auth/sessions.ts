/** Finding out whose session a request carries, and keeping that session alive or ending it. */
import type { DarkMode } from '#shared/page-props.ts'
import { readPreferences, type SnippetPreferences } from '#shared/snippet/preferences.ts'
import type { Auth } from './index.ts'
import { mayBeRenamed, renamedCookies, underTodaysNames } from './cookie-names.ts'
import { sessionClock } from '../process/clock.ts'
import type { Database } from '../db/client.ts'
import { licenseOf, type HeldLicense } from '../domain/selling/licenses.ts'
import { endSession, hasEnded, unrememberedSeconds } from '../domain/account/sessions.ts'
import { plainSession } from './plain-session.ts'

export type SessionUser = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  optAppDarkMode: DarkMode
  dsActive: boolean
  /** Null until the account was given some. */
  snippetDefaults: SnippetPreferences | null
}

export type CurrentSession = {
  user: SessionUser
  sessionId: string
  /** When its owner last proved to be there; null is never. */
  confirmedAt: Date | null
  remembered: boolean
  /** What they may open; null for a free account. */
  license: HeldLicense | null
}

/** `cookies` are Set-Cookie values to pass on: the session cookie is renewed once a day. */
export type LoadedSession = CurrentSession & { cookies: string[] }

/** Who sent a request with these headers, or null for a guest. Rejects when the database does not answer. */
export async function loadSession(auth: Auth, requestHeaders: Headers): Promise<LoadedSession | null> {
  const sent = requestHeaders.get('cookie') ?? ''
  const { cookie, isRenamed } = underTodaysNames(sent, auth.sessionCookieNames)
  if (!cookie.includes(`${auth.sessionCookieNames[0]}=`)) return null
  const found = await lookUp(auth, cookie)
  if (!found || (isRenamed && !mayBeRenamed(found.session))) return null
  const { user, session } = found
  const remembered = Boolean(session.remembered)
  const cookies = [...(isRenamed ? renamedCookies(sent, { remembered }) : []), ...found.cookies]
  if (hasEnded(session)) {
    await endSession(auth.database, { userId: user.id, sessionId: session.id })
    return null
  }
  await keepAlive(auth.database, session)
  return {
    user: {
      ...user,
      optAppDarkMode: user.optAppDarkMode as DarkMode,
      dsActive: Boolean(user.dsActive),
      snippetDefaults: user.snippetDefaults ? readPreferences(user.snippetDefaults) : null,
    },
    sessionId: session.id,
    confirmedAt: session.confirmedAt ?? null,
    remembered,
    license: await licenseOf(auth.database, user.id),
    cookies,
  }
}

/** A session that has only to be read we read ourselves; all others are the library's. */
async function lookUp(auth: Auth, cookie: string) {
  const { database, sessionCookieNames, secret } = auth
  const [sessionCookieName] = sessionCookieNames
  try {
    const plain = await plainSession(database, { cookie, sessionCookieName, secret })
    if (plain) return { ...plain, cookies: [] }
  } catch {
    // Where the database answers, it lost a connection: another one serves.
    await database.ping()
  }
  return askLibrary(auth, cookie)
}

async function askLibrary({ library, database }: Auth, cookie: string) {
  const headers = new Headers({ cookie })
  const find = () => library.api.getSession({ headers, returnHeaders: true })
  // The library keeps to itself why it failed.
  const answer = await find().catch(async () => {
    await database.ping()
    return find()
  })
  if (!answer.response) return null
  const { session } = answer.response
  const { id, name, email, emailVerified, optAppDarkMode, dsActive, snippetDefaults } = answer.response.user
  return {
    user: { id, name, email, emailVerified, optAppDarkMode, dsActive, snippetDefaults },
    session: { ...session, lastActiveAt: session.lastActiveAt ?? null },
    cookies: answer.headers.getSetCookie(),
  }
}

/** Activity is written down this often at most. */
const activityMs = 5 * 60 * 1000

/** Notes that a session was used. One that is not remembered ends two weeks after this; the others the library renews. */
async function keepAlive(
  { db }: Database,
  { id, lastActiveAt, remembered }: { id: string; lastActiveAt: Date | null; remembered?: boolean | null | undefined },
) {
  const now = sessionClock().getTime()
  if (lastActiveAt && now - lastActiveAt.getTime() < activityMs) return
  const expiresAt = new Date(now + unrememberedSeconds * 1000)
  await db
    .updateTable('sessions')
    .set({ lastActiveAt: new Date(now), ...(!remembered && { expiresAt }) })
    .where('id', '=', id)
    .execute()
}
