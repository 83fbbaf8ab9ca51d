/** What programs read before they connect: who gives tokens for our server, and how (RFC 8414, 9728). */
import { Hono, type Context } from 'hono'
import { assistantScopes } from '#shared/assistants.ts'
import { routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { assistantResource, offersAssistants } from '../../auth/assistant-library.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { notFound } from '../../http/errors.ts'

export const assistantMetadataRoutes = new Hono<AppEnv>()
  .get(routes.mcpProtection, (c) => protection(c))
  .get(routes.siteProtection, (c) => protection(c))
  .get(routes.authorizationServer, (c) => {
    const { siteUrl } = c.var.deps.env
    return document(c, {
      issuer: siteUrl,
      authorization_endpoint: siteUrl + urls.assistantAuthorize(),
      token_endpoint: siteUrl + urls.assistantToken(),
      registration_endpoint: siteUrl + urls.assistantRegister(),
      revocation_endpoint: siteUrl + urls.assistantRevoke(),
      jwks_uri: siteUrl + urls.signingKeys(),
      scopes_supported: assistantScopes,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      service_documentation: siteUrl + urls.docs('mcp'),
    })
  })
  .get(routes.signingKeys, async (c) => {
    if (!offersAssistants(c.var.deps.env.siteUrl)) return notFound(c)
    const answer = await c.var.deps.auth.assistants.ask({ method: 'GET', path: routes.signingKeys })
    return document(c, await answer.json())
  })

function protection(c: Context<AppEnv>): Response | Promise<Response> {
  const { siteUrl } = c.var.deps.env
  return document(c, {
    resource: assistantResource(siteUrl),
    authorization_servers: [siteUrl],
    scopes_supported: [assistantScopes[0]],
    bearer_methods_supported: ['header'],
    resource_name: site.name,
    resource_documentation: siteUrl + urls.docs('mcp'),
  })
}

/** The same for everyone, for a few minutes. */
function document(c: Context<AppEnv>, body: object): Response | Promise<Response> {
  if (!offersAssistants(c.var.deps.env.siteUrl)) return notFound(c)
  c.header('Cache-Control', 'public, max-age=300')
  return c.json(body)
}
