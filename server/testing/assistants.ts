/** Assistants for tests: the clients of both SDKs, against the application itself; and what a browser does to connect one. */
import { createHash, randomBytes } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { AccountServer } from './accounts.ts'

/** Which client speaks which revision of the protocol. */
export const assistantKinds = ['2026-07-28', '2025-11-25', 'former SDK'] as const
export type AssistantKind = (typeof assistantKinds)[number]

export type Answer = { text: string; isError: boolean }
export type Assistant = {
  call(name: string, given?: Record<string, unknown>): Promise<Answer>
  tools(): Promise<{ name: string; annotations?: { readOnlyHint?: boolean | undefined } | undefined }[]>
  revision(): string | undefined
}

export const assistantUrl = 'http://localhost:3000/mcp'

/** Where assistants of tests are answered. */
export const callback = 'http://127.0.0.1:41999/callback'

/** A program's request to be connected, with its proof key. */
export function asked(clientId: string, over: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    scope: 'library:read',
    state: 'a state',
    resource: assistantUrl,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...over,
  })
  return { verifier, path: `/oauth2/authorize?${query}` }
}

/** Registers a program. Answers how it asks to be connected. */
export async function assistantAsking({ app }: Pick<AccountServer, 'app'>): Promise<string> {
  const answer = await app.request('/oauth2/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'An editor', redirect_uris: [callback] }),
  })
  return asked(((await answer.json()) as { client_id: string }).client_id).path
}

/** A fetch that ends in the application. */
export const fetchInto = ({ app }: Pick<AccountServer, 'app'>) =>
  ((input: string | URL | Request, init?: RequestInit) => {
    const { href } = new URL(input instanceof Request ? input.url : input)
    return app.request(href, init)
  }) as typeof fetch

/** Connects a client that sends this token. */
export async function connect(
  server: Pick<AccountServer, 'app'>,
  token: string | null,
  kind: AssistantKind = '2026-07-28',
): Promise<Assistant> {
  const options = {
    fetch: fetchInto(server),
    requestInit: { headers: token === null ? {} : { authorization: `Bearer ${token}` } },
  }
  const about = { name: 'A test', version: '1.0.0' }
  const url = new URL(assistantUrl)
  if (kind === 'former SDK') {
    const client = new FormerClient(about)
    await client.connect(new FormerTransport(url, options) as Parameters<typeof client.connect>[0])
    return assistantOf(
      (name, given) => client.callTool({ name, arguments: given }),
      async () => (await client.listTools()).tools,
      () => client.getServerVersion()?.version,
    )
  }
  const client = new Client(about, kind === '2026-07-28' ? { versionNegotiation: { mode: 'auto' } } : {})
  await client.connect(new StreamableHTTPClientTransport(url, options))
  return assistantOf(
    (name, given) => client.callTool({ name, arguments: given }),
    async () => (await client.listTools()).tools,
    () => client.getNegotiatedProtocolVersion(),
  )
}

function assistantOf(
  callTool: (name: string, given: Record<string, unknown>) => Promise<unknown>,
  tools: Assistant['tools'],
  revision: Assistant['revision'],
): Assistant {
  return {
    tools,
    revision,
    async call(name, given = {}) {
      const { content, isError = false } = (await callTool(name, given)) as {
        content: { type: string; text?: string }[]
        isError?: boolean
      }
      return { text: content.map(({ text = '' }) => text).join('\n'), isError }
    },
  }
}
