/** How the authentication library is set up. */
import { randomUUID } from 'node:crypto'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { type DarkMode, darkModes } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { cookiePrefix } from './cookie-names.ts'
import { ownEndpoints } from './endpoints.ts'
import { passkeyPlugin } from './passkeys.ts'
import { noteSwallowed } from './swallowed.ts'
import { sessionClock } from '../process/clock.ts'
import type { Database } from '../db/client.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { passwordLength } from '../domain/account/password-rules.ts'
import { daySeconds, rememberedSeconds, unrememberedSeconds } from '../domain/account/sessions.ts'
import type { Logger } from '../process/logger.ts'

export type AuthOptions = {
  database: Database
  secret: string
  siteUrl: string
  secureCookies: boolean
  logger: Logger
}

/** Where accounts and sessions lie, and what of them is ours; for everything that reads sessions. */
export const accountTables = {
  user: {
    modelName: 'users',
    additionalFields: {
      optAppDarkMode: { type: [...darkModes] as DarkMode[], defaultValue: 'system', input: false },
      dsActive: { type: 'boolean', defaultValue: false, input: false },
      snippetDefaults: { type: 'string', required: false, input: false },
    },
  },
  session: {
    modelName: 'sessions',
    expiresIn: rememberedSeconds,
    updateAge: daySeconds,
    freshAge: 0,
    additionalFields: {
      lastActiveAt: { type: 'date', required: false, input: false, defaultValue: sessionClock },
      confirmedAt: { type: 'date', required: false, input: false, defaultValue: sessionClock },
      remembered: { type: 'boolean', required: false, input: false, defaultValue: false },
    },
  },
  account: { modelName: 'accounts' },
  verification: { modelName: 'verifications' },
} satisfies Pick<BetterAuthOptions, 'user' | 'session' | 'account' | 'verification'>

/** What the library tells, in our log. */
export const libraryLog = (logger: Logger) => ({
  level: 'error' as const,
  log(_level: string, message: string, ...details: unknown[]) {
    const err = details.find((detail) => detail instanceof Error)
    noteSwallowed(err)
    if (!isUnavailable(err)) logger.error({ err }, `better-auth: ${message}`)
  },
})

/** Set by us alone, from the address the connection or a trusted proxy gives. */
const ipHeader = 'x-real-ip'

/**
 * The library as we use it: its own HTTP handler, limits and mails are off. Within a transaction of ours it begins none of
 * its own, and does not compare its tables, which is done once.
 */
export function configureLibrary({ database, secret, siteUrl, secureCookies, logger }: AuthOptions) {
  const isWithin = database.db.isTransaction
  return betterAuth({
    appName: site.name,
    baseURL: siteUrl,
    secret,
    database: { db: database.db, type: database.kind, transaction: !isWithin },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    ...accountTables,
    plugins: [ownEndpoints, passkeyPlugin(siteUrl)],
    databaseHooks: {
      session: {
        create: {
          // Sessions without "remember me" come with one day, which cannot be configured.
          before: async (session) => {
            const now = sessionClock().getTime()
            const remembered = session.expiresAt.getTime() - now > unrememberedSeconds * 1000
            const expiresAt = new Date(now + unrememberedSeconds * 1000)
            return { data: remembered ? session : { ...session, expiresAt } }
          },
        },
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(secureCookies),
      // It would put `__Secure-` before our prefix; all that goes with that is said here.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: secureCookies },
      ipAddress: { ipAddressHeaders: [ipHeader] },
      // In one query with the user; the two it would ask one after the other print their errors past our log.
      database: { generateId: () => randomUUID(), joins: true, validateSchema: !isWithin },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: libraryLog(logger),
  })
}
