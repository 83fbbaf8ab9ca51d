/** Who an assistant reads for: by an access key, or by a token that it was given by whoever connected it. */
import type { Context } from 'hono'
import { accessKeyLimits, accessKeyMark } from '#shared/access-keys.ts'
import { assistantScopes } from '#shared/assistants.ts'
import { urls } from '#shared/urls.ts'
import { offersAssistants } from '../auth/assistant-library.ts'
import { readerThrough } from '../domain/account/assistants.ts'
import type { Viewer } from '../domain/library/entitlement.ts'
import { bearerOf, readerWithKey } from '../http/access-key.ts'
import type { AppEnv } from '../http/app-env.ts'
import { countAttempt } from '../http/attempts.ts'

/** Who reads, and under what name what they take is counted. */
export type AssistantReader = {
  viewer: Viewer
  userId: string
  clientId: string
  token: string
  scopes: string[]
  expiresAt: number
}
type Refusal = { status: 401 | 403 | 429; message: string; error?: 'invalid_token' | 'insufficient_scope' }

/** What our server is read with. */
const readScope = assistantScopes[0]
/** Seconds for which a key counts as good within one request; it is asked for with the next. */
const requestSeconds = 60

/** The reader of a request, or the refusal that has an assistant connect. */
export async function assistantReader(c: Context<AppEnv>): Promise<AssistantReader | Response> {
  c.header('Cache-Control', 'private, no-store')
  c.header('Vary', 'Authorization', { append: true })
  const token = bearerOf(c.req.header('authorization') ?? '')
  if (token === '')
    return refuse(c, { status: 401, message: 'Connect this assistant to an account, or send an access key.' })
  const read = token.startsWith(accessKeyMark) ? await byKey(c, token) : await byToken(c, token)
  return 'status' in read ? refuse(c, read) : read
}

async function byKey(c: Context<AppEnv>, token: string): Promise<AssistantReader | Refusal> {
  const read = await readerWithKey(c, token)
  if ('message' in read) return { ...read, ...(read.status === 401 && { error: 'invalid_token' as const }) }
  const { viewer, key } = read
  if (!key) return { status: 401, message: 'Send an access key.', error: 'invalid_token' }
  const expiresAt = Math.floor(c.var.deps.clock().getTime() / 1000) + requestSeconds
  return { viewer, userId: key.userId, clientId: `key ${key.id}`, token: '', scopes: [readScope], expiresAt }
}

async function byToken(c: Context<AppEnv>, token: string): Promise<AssistantReader | Refusal> {
  const { auth, database, env } = c.var.deps
  const unknown = { status: 401, error: 'invalid_token' } as const
  if (!offersAssistants(env.siteUrl)) return { ...unknown, message: 'Send an access key.' }
  const known = await auth.assistants.readToken(token)
  if (!known) {
    const { ok } = await countAttempt(c, 'assistant-unknown')
    if (!ok) return { status: 429, message: 'Too many unknown tokens from this network. Please try again later.' }
    return { ...unknown, message: 'This token is not known, or has expired.' }
  }
  const viewer = await readerThrough(database, known)
  if (!viewer) return { ...unknown, message: 'This assistant is not connected to the account any more.' }
  if (!known.scopes.includes(readScope))
    return { status: 403, message: `This token lacks ${readScope}.`, error: 'insufficient_scope' }
  const subject = `${known.userId} ${known.clientId}`
  for (const what of ['key-minute', 'key-day'] as const) {
    const { ok } = await countAttempt(c, what, subject)
    if (!ok) return { status: 429, message: tooMany }
  }
  return { viewer, ...known, token: '' }
}

const tooMany = `An assistant may ask ${accessKeyLimits.perMinute} times a minute and ${accessKeyLimits.perDay} times a day. Please try again later.`

/** Clients begin to connect when they are told where to (RFC 6750, 3; RFC 9728, 5.1). */
function refuse(c: Context<AppEnv>, { status, message, error }: Refusal): Response {
  const { siteUrl } = c.var.deps.env
  if (status !== 429) {
    const parts = [
      ...(error ? [`error="${error}"`, `error_description="${message}"`] : []),
      ...(offersAssistants(siteUrl)
        ? [`resource_metadata="${siteUrl}${urls.mcpProtection()}"`, `scope="${readScope}"`]
        : []),
    ]
    c.header('WWW-Authenticate', `Bearer ${parts.join(', ')}`.trim())
  }
  return c.json({ error: error ?? (status === 429 ? 'temporarily_unavailable' : 'unauthorized'), message }, status)
}
