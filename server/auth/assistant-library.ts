/**
 * The authorization server for assistants (OAuth 2.1; RFC 7636, 8414, 8707, 9728), by the library's plugin: an instance of
 * its own over the same accounts and sessions, so that signing in knows nothing of it.
 */
import { randomUUID } from 'node:crypto'
import { mcp } from '@better-auth/mcp'
import { betterAuth, type BetterAuthPlugin } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { jwt } from 'better-auth/plugins'
import { assistantScopes } from '#shared/assistants.ts'
import { site } from '#shared/site.ts'
import { routes } from '#shared/routes.ts'
import { cookiePrefix } from './cookie-names.ts'
import { accountTables, type AuthOptions, libraryLog } from './library.ts'

/** Seconds for which a token opens something; whether it still does is asked with each call. */
const accessSeconds = 60 * 60
/** Seconds without use after which an assistant asks again. */
const refreshSeconds = 60 * 24 * 60 * 60

/** What tokens are for: the address of our server for assistants. */
export const assistantResource = (siteUrl: string): string => siteUrl + routes.mcp

/** Nothing of ours reads what its types say of its documentation, which do not agree with themselves. */
const provider = (options: Parameters<typeof mcp>[0]) => mcp(options) as unknown as BetterAuthPlugin

/** The instance; make it once the database is migrated. Within a transaction of ours it begins none of its own. */
export function configureAssistants({ database, secret, siteUrl, secureCookies, logger }: AuthOptions) {
  const resource = assistantResource(siteUrl)
  const isWithin = database.db.isTransaction
  return betterAuth({
    appName: site.name,
    baseURL: siteUrl,
    basePath: '/',
    secret,
    database: { db: database.db, type: database.kind, transaction: !isWithin },
    ...accountTables,
    plugins: [
      jwt({
        jwt: { issuer: siteUrl, audience: resource },
        disableSettingJwtHeader: true,
        schema: { jwks: { modelName: 'signingKeys' } },
      }),
      provider({
        resource,
        scopes: [...assistantScopes],
        grantTypes: ['authorization_code', 'refresh_token'],
        // There is one server to ask tokens for.
        enforcePerClientResources: false,
        loginPage: routes.assistantSignIn,
        consentPage: routes.assistantConsent,
        accessTokenExpiresIn: accessSeconds,
        refreshTokenExpiresIn: refreshSeconds,
        // Who sends a token twice has it from somebody else: everything that came of it ends.
        refreshTokenReuseInterval: 0,
        schema: {
          oauthClient: { modelName: 'oauthClients', fields: { requirePKCE: 'requirePkce' } },
          oauthResource: { modelName: 'oauthResources' },
          oauthClientResource: { modelName: 'oauthClientResources' },
          oauthRefreshToken: { modelName: 'oauthRefreshTokens' },
          oauthAccessToken: { modelName: 'oauthAccessTokens' },
          oauthConsent: { modelName: 'oauthConsents' },
          oauthClientAssertion: { modelName: 'oauthClientAssertions' },
        },
      }),
    ],
    onAPIError: {
      errorURL: siteUrl + routes.assistantProblem,
      // What it refuses it answers in the words of the protocol; what fails is for our log.
      onError: (error) => void (isAPIError(error) || logger.error({ err: error }, 'connecting an assistant failed')),
    },
    advanced: {
      cookiePrefix: cookiePrefix(secureCookies),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: secureCookies },
      database: { generateId: () => randomUUID(), joins: true, validateSchema: !isWithin },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: libraryLog(logger),
  })
}

/** Whether assistants can connect here: tokens travel over TLS, or stay on one machine. */
export function offersAssistants(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return (
    protocol === 'https:' || hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}
