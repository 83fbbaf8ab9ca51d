/**
 * Sessions and passwords by better-auth, behind the few functions the rest of the server needs.
 * Its HTTP handler is not mounted: our routes call it, with our own CSRF check and rate limits in front.
 */
import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { darkModes, type DarkMode } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import type { Database } from './db/client.ts'
import { passwordLength, type Authentication } from './domain/accounts.ts'
import type { Logger } from './logger.ts'

export type SessionUser = { id: string; name: string; email: string; optAppDarkMode: DarkMode; dsActive: boolean }

/** `cookies` are Set-Cookie values to pass on: the session cookie is renewed once a day. */
export type LoadedSession = { user: SessionUser; sessionId: string; cookies: string[] }

export type Auth = Authentication & {
  /** For what the functions beside it do not cover. */
  library: ReturnType<typeof configure>
  sessionCookieName: string
}

type Options = { database: Database; secret: string; siteUrl: string; secureCookies: boolean; logger: Logger }

const days = 24 * 60 * 60
/** With "remember me" a session ends after this long without a visit. */
const rememberedSeconds = 30 * days
/** Without it the session ends with the browser, and at the latest this long after signing in. */
const unrememberedSeconds = 14 * days

/** Call it once the database is migrated: the library compares its tables at construction. */
export function createAuth(options: Options): Auth {
  const library = configure(options)
  return {
    library,
    sessionCookieName: `${options.secureCookies ? '__Secure-' : ''}${site.slug}.session_token`,
    hashPassword: async (password) => (await library.$context).password.hash(password),

    async signIn({ email, password, remember, ip, userAgent }) {
      const headers = new Headers({ [ipHeader]: ip, 'user-agent': userAgent })
      try {
        const body = { email, password, rememberMe: remember }
        const answer = await library.api.signInEmail({ body, headers, returnHeaders: true })
        await removeExpiredSessions(options.database)
        return answer.headers.getSetCookie()
      } catch (error) {
        if (error instanceof APIError && error.status === 'UNAUTHORIZED') return null
        throw error
      }
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
  const { id, name, email, optAppDarkMode, dsActive } = response.user
  return {
    user: { id, name, email, optAppDarkMode: optAppDarkMode as DarkMode, dsActive: Boolean(dsActive) },
    sessionId: response.session.id,
    cookies: headers.getSetCookie(),
  }
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
      },
    },
    session: { modelName: 'sessions', expiresIn: rememberedSeconds, updateAge: days, freshAge: 0 },
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
