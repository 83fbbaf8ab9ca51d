/**
 * The library for assistants (Model Context Protocol over streamable HTTP, without state). It reads no cookie: whoever asks
 * has a token in a header, so that a page somebody visits can do nothing here in their name.
 */
import { Hono, type Context } from 'hono'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { callOf, quoted, type Told } from '../../domain/library/assistant/told.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { withinLimitUnlessAway } from '../../http/attempts.ts'
import { HttpError } from '../../http/errors.ts'
import { type AssistantReader, assistantReader } from '../../mcp/reader.ts'
import { createAssistantServer } from '../../mcp/server.ts'
import type { Call } from '../../mcp/tools.ts'
import type { Logger } from '../../process/logger.ts'
import { pageAsMarkdown } from '../../publishing/to-markdown.ts'
import { textComponentsIn } from '../../publishing/text-components.ts'

const servers = new WeakMap<Logger, ReturnType<typeof createAssistantServer>>()

export const mcpRoutes = new Hono<AppEnv>().post(routes.mcp, async (c) => {
  refusePages(c)
  const reader = await assistantReader(c)
  if (reader instanceof Response) return reader
  const { viewer, userId, ...authInfo } = reader
  const body: unknown = await c.req.json()
  if (Array.isArray(body)) return refuseMany(c)
  const answer = await serverOf(c).fetch(c.req.raw, {
    authInfo: { ...authInfo, extra: await callFor(c, reader) },
    parsedBody: body,
  })
  // What the answer is carried by is ours to say; what it is, is the protocol's.
  for (const name of ['content-type', 'mcp-protocol-version', 'allow']) {
    const value = answer.headers.get(name)
    if (value !== null) c.header(name, value)
  }
  return c.newResponse(answer.body, answer.status as 200)
})

/** One for all requests, since it keeps nothing of any. */
function serverOf(c: Context<AppEnv>) {
  const { logger } = c.var.deps
  const made = servers.get(logger) ?? createAssistantServer((err) => logger.warn({ err }, 'assistant request failed'))
  servers.set(logger, made)
  return made
}

/** Limits count requests, so each is one message: of a megabyte of calls in one none would be counted but the first. */
function refuseMany(c: Context<AppEnv>): Response {
  const error = { code: -32600, message: 'Send one message in a request; this protocol has no batches any more.' }
  return c.json({ jsonrpc: '2.0', id: null, error }, 400)
}

async function callFor(
  c: Context<AppEnv>,
  { viewer, userId }: AssistantReader,
): Promise<Call & Record<string, unknown>> {
  const { catalogue, env } = c.var.deps
  return {
    library: { catalogue, siteUrl: env.siteUrl },
    asker: { viewer, ofTheDay: await componentOfTheDay(c.var.deps) },
    docs: (slug) => readDocs(c, slug),
    countCode: () => withinLimitUnlessAway(c, 'component-code', { subject: userId }),
  }
}

function readDocs(c: Context<AppEnv>, slug?: string): Told {
  const { publications, catalogue, env } = c.var.deps
  const found = slug === undefined ? null : publications.doc(slug)
  if (found) {
    const told = textComponentsIn(found.doc.blocks, catalogue, env)
    return { text: pageAsMarkdown(found.doc, env, urls.docs(found.doc.slug), told) }
  }
  const list = publications.docs().map((doc) => `- ${doc.slug}: ${doc.title}`)
  const next = `Next: ${callOf('read_docs', { slug: publications.docs()[0]?.slug ?? '' })}`
  if (slug === undefined) return { text: ['Pages of the documentation:', ...list, next].join('\n') }
  return { isError: true, text: [`There is no page ${quoted(slug)}. There are:`, ...list, next].join('\n') }
}

/**
 * Pages of other sites have nothing to ask here: the protocol wants origins looked at, so that a name which comes to mean
 * another machine opens nothing there. Programs send none, or one that is no site's.
 */
function refusePages(c: Context<AppEnv>) {
  const origin = c.req.header('origin')
  if (origin === undefined || !/^https?:/.test(origin)) return
  if (origin !== new URL(c.var.deps.env.siteUrl).origin)
    throw new HttpError(403, 'This is for assistants, not for pages of other sites.')
}
