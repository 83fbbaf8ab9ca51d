/** What programs themselves ask while they connect: no cookie counts here, and nobody has to be signed in. */
import { Hono, type Context } from 'hono'
import { assistantScopes } from '#shared/assistants.ts'
import { routes } from '#shared/routes.ts'
import { offersAssistants } from '../../auth/assistant-library.ts'
import { registerAssistant } from '../../domain/account/assistants.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { registration } from '../../http/assistant-fields.ts'
import { type Attempted, countAttempt } from '../../http/attempts.ts'
import { readJson } from '../../http/body.ts'
import { notFound } from '../../http/errors.ts'

export const assistantTokenRoutes = new Hono<AppEnv>()
  .post(routes.assistantRegister, async (c) => {
    const refused = await unasked(c, 'assistant-register')
    if (refused) return refused
    const read = registration.safeParse(await readJson(c))
    if (!read.success) return refusedRegistration(c, read.error.issues[0]?.path[0] === 'redirect_uris')
    const { redirect_uris: redirectUris, client_name: name = null, client_uri: uri = null } = read.data
    const clientId = await registerAssistant(c.var.deps.database, { name, uri, redirectUris })
    c.header('Cache-Control', 'no-store')
    return c.json(
      {
        client_id: clientId,
        client_id_issued_at: Math.floor(c.var.deps.clock().getTime() / 1000),
        ...(name !== null && { client_name: name }),
        ...(uri !== null && { client_uri: uri }),
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        scope: assistantScopes.join(' '),
      },
      201,
    )
  })
  .post(routes.assistantToken, (c) => passOn(c, routes.assistantToken))
  .post(routes.assistantRevoke, (c) => passOn(c, routes.assistantRevoke))

/** The library's own answer, in the words of the protocol. */
async function passOn(c: Context<AppEnv>, path: string): Promise<Response> {
  const refused = await unasked(c, 'assistant-token')
  if (refused) return refused
  const headers = { 'content-type': c.req.header('content-type') ?? '', accept: 'application/json' }
  const answer = await c.var.deps.auth.assistants.ask({ method: 'POST', path, headers, body: await c.req.text() })
  c.header('Cache-Control', 'no-store')
  return c.body(await answer.text(), answer.status as 200, { 'Content-Type': 'application/json' })
}

async function unasked(c: Context<AppEnv>, what: Attempted): Promise<Response | null> {
  if (!offersAssistants(c.var.deps.env.siteUrl)) return notFound(c)
  const { ok } = await countAttempt(c, what)
  if (ok) return null
  return c.json({ error: 'temporarily_unavailable', error_description: 'Too many requests. Try again later.' }, 429)
}

const refusedRegistration = (c: Context<AppEnv>, isRedirect: boolean): Response =>
  c.json(
    isRedirect
      ? {
          error: 'invalid_redirect_uri',
          error_description:
            'redirect_uris must be one to ten addresses without a fragment: https, http on localhost, or a scheme of your own.',
        }
      : { error: 'invalid_client_metadata', error_description: 'client_name and client_uri must be short texts.' },
    400,
  )
