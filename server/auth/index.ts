/**
 * Sessions and passwords by better-auth, behind the few functions the rest of the server needs.
 * Its HTTP handler is not mounted: our routes call it, with our own CSRF check and rate limits in front.
 */
import type { Transaction } from 'kysely'
import { formerCookiesEnd, sessionCookieNames, underTodaysNames } from './cookie-names.ts'
import { type AssistantAuth, createAssistantAuth } from './assistants.ts'
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
  /** What lets assistants connect to an account. */
  assistants: AssistantAuth
  database: Database
  /** Names under which a session may come, today's first. */
  sessionCookieNames: readonly [string, ...string[]]
  /** Signs the cookies. */
  secret: string
}

/** Call it once the database is migrated: the library compares its tables at construction. */
export function createAuth(options: AuthOptions): Auth {
  const library = configureLibrary(options)
  const names = sessionCookieNames(options.secureCookies)
  return {
    library,
    within: (transaction) => configureLibrary({ ...options, database: { ...options.database, db: transaction } }),
    assistants: createAssistantAuth(options),
    database: options.database,
    secret: options.secret,
    sessionCookieNames: names,
    hashPassword: async (password) => (await library.$context).password.hash(password),
    verifyPassword: async (hash, password) => (await library.$context).password.verify({ hash, password }),

    async startSession({ userId, remember, ip, userAgent }) {
      const body = { userId, remember, ipAddress: ip, userAgent }
      const answer = await library.api.startSession({ body, headers: new Headers(), returnHeaders: true })
      await removeEndedSessions(options.database)
      return answer.headers.getSetCookie()
    },

    async signOut(requestHeaders) {
      const sent = requestHeaders.get('cookie') ?? ''
      const headers = new Headers({ cookie: underTodaysNames(sent, names).cookie })
      const answer = await library.api.signOut({ headers, returnHeaders: true })
      return [...answer.headers.getSetCookie(), ...formerCookiesEnd(sent)]
    },
  }
}
