/**
 * Sessions and passwords by better-auth, behind the few functions the rest of the server needs.
 * Its HTTP handler is not mounted: our routes call it, with our own CSRF check and rate limits in front.
 */
import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { darkModes, type DarkMode } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { readPreferences, type SnippetPreferences } from '#shared/snippet/preferences.ts'
import { ownEndpoints } from './auth-endpoints.ts'
import { passkeyPlugin } from './auth-passkeys.ts'
import type { Database } from './db/client.ts'
import { passwordLength, type Authentication } from './domain/accounts.ts'
import type { Logger } from './logger.ts'

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
}

/** `cookies` are Set-Cookie values to pass on: the session cookie is renewed once a day. */
export type LoadedSession = CurrentSession & { cookies: string[] }

export type Auth = Authentication & {
  /** For what the functions beside it do not cover. */
  library: ReturnType<typeof configure>
  database: Database
  sessionCookieName: string
}

type Options = { database: Database; secret: string; siteUrl: string; secureCookies: boolean; logger: Logger }

const days = 24 * 60 * 60
/** With "remember me" a session ends after this long without a visit. */
const rememberedSeconds = 30 * days
/** Without it the session ends with the browser, and at the latest this long after the last visit. */
const unrememberedSeconds = 14 * days

/** Call it once the database is migrated: the library compares its tables at construction. */
export function createAuth(options: Options): Auth {
  const library = configure(options)
  return {
    library,
    database: options.database,
    sessionCookieName: `${options.secureCookies ? '__Secure-' : ''}${site.slug}.session_token`,
    hashPassword: async (password) => (await library.$context).password.hash(password),
    verifyPassword: async (hash, password) => (await library.$context).password.verify({ hash, password }),

    async startSession({ userId, remember, ip, userAgent }) {
      const body = { userId, remember, ipAddress: ip, userAgent }
      const answer = await library.api.startSession({ body, headers: new Headers(), returnHeaders: true })
      await removeExpiredSessions(options.database)
      return answer.headers.getSetCookie()
    },

    async signOut(requestHeaders) {
      const headers = new Headers({ cookie: requestHeaders.get('cookie') ?? '' })
      return (await library.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie()
    },
  }
}

/** Who sent a request with these headers, or null for a guest. Rejects when the database does not answer. */
export async function loadSession(auth: Auth, requestHeaders: Headers): Promise<LoadedSession | null> {
  const cookie = requestHeaders.get('cookie') ?? ''
  if (!cookie.includes(`${auth.sessionCookieName}=`)) return null
  const { headers, response } = await auth.library.api.getSession({
    headers: new Headers({ cookie }),
    returnHeaders: true,
  })
  if (!response) return null
  const { id, name, email, emailVerified, optAppDarkMode, dsActive, snippetDefaults } = response.user
  const { session } = response
  await keepAlive(auth.database, { ...session, lastActiveAt: session.lastActiveAt ?? null })
  return {
    user: {
      id,
      name,
      email,
      emailVerified,
      optAppDarkMode: optAppDarkMode as DarkMode,
      dsActive: Boolean(dsActive),
      snippetDefaults: snippetDefaults ? readPreferences(snippetDefaults) : null,
    },
    sessionId: session.id,
    confirmedAt: session.confirmedAt ?? null,
    remembered: Boolean(session.remembered),
    cookies: headers.getSetCookie(),
  }
}

/** Activity is written down this often at most. */
const activityMs = 5 * 60 * 1000

/** Notes that a session was used. One that is not remembered ends two weeks after this; the others the library renews. */
async function keepAlive(
  { db }: Database,
  { id, lastActiveAt, remembered }: { id: string; lastActiveAt: Date | null; remembered?: boolean | null },
) {
  const now = Date.now()
  if (lastActiveAt && now - lastActiveAt.getTime() < activityMs) return
  const expiresAt = new Date(now + unrememberedSeconds * 1000)
  await db
    .updateTable('sessions')
    .set({ lastActiveAt: new Date(now), ...(!remembered && { expiresAt }) })
    .where('id', '=', id)
    .execute()
}

/** The library removes an expired session only when its cookie comes back, which most never do. */
async function removeExpiredSessions({ db }: Database) {
  await db.deleteFrom('sessions').where('expiresAt', '<', new Date()).execute()
}

/** Set by us alone, from the address the connection or a trusted proxy gives. */
const ipHeader = 'x-real-ip'

function configure({ database, secret, siteUrl, secureCookies, logger }: Options) {
  return betterAuth({
    appName: site.name,
    baseURL: siteUrl,
    secret,
    database: { db: database.db, type: database.kind, transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    user: {
      modelName: 'users',
      additionalFields: {
        optAppDarkMode: { type: [...darkModes], defaultValue: 'system', input: false },
        dsActive: { type: 'boolean', defaultValue: false, input: false },
        snippetDefaults: { type: 'string', required: false, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: rememberedSeconds,
      updateAge: days,
      freshAge: 0,
      additionalFields: {
        lastActiveAt: { type: 'date', required: false, input: false, defaultValue: () => new Date() },
        confirmedAt: { type: 'date', required: false, input: false, defaultValue: () => new Date() },
        remembered: { type: 'boolean', required: false, input: false, defaultValue: false },
      },
    },
    plugins: [ownEndpoints, passkeyPlugin(siteUrl)],
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    databaseHooks: {
      session: {
        create: {
          // Sessions without "remember me" come with one day, which cannot be configured.
          before: async (session) => {
            const remembered = session.expiresAt.getTime() - Date.now() > unrememberedSeconds * 1000
            const expiresAt = new Date(Date.now() + unrememberedSeconds * 1000)
            return { data: remembered ? session : { ...session, expiresAt } }
          },
        },
      },
    },
    advanced: {
      cookiePrefix: site.slug,
      useSecureCookies: secureCookies,
      ipAddress: { ipAddressHeaders: [ipHeader] },
      database: { generateId: () => randomUUID() },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => {
        const err = details.find((detail) => detail instanceof Error)
        logger.error({ err }, `better-auth: ${message}`)
      },
    },
  })
}
