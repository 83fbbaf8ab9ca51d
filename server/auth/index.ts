/**
 * Sessions and passwords by better-auth, behind the few functions the rest of the server needs.
 * Its HTTP handler is not mounted: our routes call it, with our own CSRF check and rate limits in front.
 */
import type { Transaction } from 'kysely'
import { site } from '#shared/site.ts'
import { configureLibrary, type AuthOptions } from './library.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { Authentication } from '../domain/account/accounts.ts'
import { removeEndedSessions } from '../domain/account/sessions.ts'

export type Auth = Authentication & {
  /** For what the functions beside it do not cover. */
  library: ReturnType<typeof configureLibrary>
  /** The library, reading and writing within a transaction: what it does counts with all else there, or not at all. */
  within(transaction: Transaction<Schema>): ReturnType<typeof configureLibrary>
  database: Database
  sessionCookieName: string
  /** Signs the cookies. */
  secret: string
}

/** Call it once the database is migrated: the library compares its tables at construction. */
export function createAuth(options: AuthOptions): Auth {
  const library = configureLibrary(options)
  return {
    library,
    within: (transaction) => configureLibrary({ ...options, database: { ...options.database, db: transaction } }),
    database: options.database,
    secret: options.secret,
    sessionCookieName: `${options.secureCookies ? '__Secure-' : ''}${site.slug}.session_token`,
    hashPassword: async (password) => (await library.$context).password.hash(password),
    verifyPassword: async (hash, password) => (await library.$context).password.verify({ hash, password }),

    async startSession({ userId, remember, ip, userAgent }) {
      const body = { userId, remember, ipAddress: ip, userAgent }
      const answer = await library.api.startSession({ body, headers: new Headers(), returnHeaders: true })
      await removeEndedSessions(options.database)
      return answer.headers.getSetCookie()
    },

    async signOut(requestHeaders) {
      const headers = new Headers({ cookie: requestHeaders.get('cookie') ?? '' })
      return (await library.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie()
    },
  }
}
