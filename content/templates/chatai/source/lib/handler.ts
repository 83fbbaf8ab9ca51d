/**
 * The server's half of the chat: `(request: Request) => Promise<Response>`. It runs wherever the Fetch API does: in
 * Vite's middleware, in a route of Next.js or SvelteKit, and in the page itself where there is no server.
 */
import { parseJson } from './chat-api.ts'
import { sleep } from './api-provider.ts'
import type { ChatMessage } from './provider.ts'
import { readSent } from './file-texts.ts'
import { replyTo, type ScriptedReply } from './scripted.ts'
import { writeEvent } from './sse.ts'

export interface ScriptedOptions {
  /** 1 is the pace of a model, 0 waits for nothing. */
  pace?: number
}

export interface ProviderAccess {
  /** Where the provider answers, as "https://api.provider.example/v1/chat/completions". */
  url: string
  /** Stays on the server. */
  key: string
  /** The provider's name of each model that the app offers; others are refused. */
  models: Record<string, string>
  fetch?: (request: Request) => Promise<Response>
}

const mostBytes = 1024 * 1024
const brokenOff = '{"error":{"code":"internal_error"}}'

/**
 * Answers from the scripts. A question that begins with a command shows a state: `/limit`, `/error`, `/busy`, `/drop`,
 * `/cut`, `/slow`, each followed by any question or none.
 */
export function scriptedHandler({ pace = 1 }: ScriptedOptions = {}) {
  let busyCalls = 0
  return async (request: Request): Promise<Response> => {
    const body = await readBody(request)
    if (body instanceof Response) return body
    const question = body.messages.findLast(({ role }) => role === 'user')?.content ?? ''
    const [, command = ''] = /^\/(\w+)/.exec(readSent(question).words) ?? []
    // From the day of the samples to the first of October.
    if (command === 'limit') return failure(429, 'limit_reached', { 'retry-after': `${6 * 24 * 60 * 60}` })
    // Every third call gets through, so that trying again is seen to help.
    if (command === 'busy' && ++busyCalls % 3 !== 0) return failure(503, 'overloaded')
    const reply = replyTo(body.messages.map(withoutCommand), Number(body.metadata?.attempt ?? 0))
    const from = Number(request.headers.get('last-event-id') ?? 0)
    return eventStream(reply, { from, command, pace: command === 'slow' ? pace * 6 : pace, signal: request.signal })
  }
}

/** Hands a question on to a real provider, with the key that the browser never sees. */
export function providerHandler({ url, key, models, fetch: send = (request) => fetch(request) }: ProviderAccess) {
  return async (request: Request): Promise<Response> => {
    const body = await readBody(request)
    if (body instanceof Response) return body
    const model = Object.hasOwn(models, body.model) ? models[body.model] : undefined
    if (!model) return failure(400, 'model_not_found')
    const lastId = request.headers.get('last-event-id')
    const passedOn = new Request(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(lastId && { 'last-event-id': lastId }),
      },
      body: JSON.stringify({ model, messages: body.messages, stream: true, stream_options: { include_usage: true } }),
      signal: request.signal,
    })
    const response = await send(passedOn).catch(() => undefined)
    if (!response) return failure(502, 'unreachable')
    const headers = new Headers({ 'cache-control': 'no-store' })
    for (const name of ['content-type', 'retry-after'])
      if (response.headers.has(name)) headers.set(name, response.headers.get(name) ?? '')
    return new Response(response.body, { status: response.status, headers })
  }
}

/** The handler that the environment asks for: a provider where its key is set, the scripts where not. */
export function handlerFor(env: Record<string, string | undefined>, options?: ScriptedOptions) {
  const { CHAT_API_URL: url, CHAT_API_KEY: key, CHAT_API_MODEL: model } = env
  if (!url || !key || !model) return scriptedHandler(options)
  return providerHandler({ url, key, models: { 'postil-standard': model } })
}

interface Body {
  model: string
  messages: ChatMessage[]
  metadata?: { attempt?: string }
}

async function readBody(request: Request): Promise<Body | Response> {
  if (request.method !== 'POST') return failure(405, 'method_not_allowed', { allow: 'POST' })
  // A form of another site can send text, but not JSON without asking first.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return failure(415, 'not_json')
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return failure(413, 'too_large')
  const text = await request.text()
  if (text.length > mostBytes) return failure(413, 'too_large')
  const body = parseJson(text) as Partial<Body> | null | undefined
  const isSound = typeof body?.model === 'string' && Array.isArray(body.messages) && body.messages.every(isMessage)
  return isSound && body.messages?.length ? (body as Body) : failure(400, 'invalid_request')
}

function isMessage(message: unknown): message is ChatMessage {
  const { role, content } = (message ?? {}) as Partial<ChatMessage>
  return typeof content === 'string' && ['system', 'user', 'assistant'].includes(role ?? '')
}

interface StreamOptions {
  from: number
  command: string
  pace: number
  signal: AbortSignal
}

/** The reply as events with ids 1, 2, 3…; what `from` and those before it held is left out. */
function eventStream({ pieces, ...used }: ScriptedReply, { from, command, pace, signal }: StreamOptions): Response {
  const encoder = new TextEncoder()
  const left = new AbortController()
  const ended = AbortSignal.any([signal, left.signal])
  const middle = Math.floor(pieces.length / 2)
  const isNumbered = command !== 'cut'
  async function* events(): AsyncGenerator<string> {
    for (const [at, { wait, text, source }] of pieces.entries()) {
      if (at + 1 <= from) continue
      await sleep(wait * pace, ended)
      if (at === middle && command === 'error') return yield writeEvent({ data: brokenOff })
      if (at === middle && (command === 'cut' || (command === 'drop' && from === 0)))
        throw new Error('The connection is lost.')
      const delta = source ? { annotations: [{ type: 'source', source }] } : { content: text }
      yield writeEvent({ data: JSON.stringify({ choices: [{ index: 0, delta }] }), ...(isNumbered && { id: at + 1 }) })
    }
    yield writeEvent({ data: JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }) })
    const usage = { prompt_tokens: used.inputTokens, completion_tokens: used.outputTokens }
    yield writeEvent({ data: JSON.stringify({ choices: [], usage }) }) + writeEvent({ data: '[DONE]' })
  }
  const all = events()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await all.next()
        if (done || ended.aborted) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (cause) {
        controller.error(cause)
      }
    },
    cancel: () => left.abort(),
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}

function failure(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code, message: `The request was not answered: ${code}.` } }, { status, headers })
}

const withoutCommand = (message: ChatMessage): ChatMessage => ({
  ...message,
  content: message.content.replace(/(^|\n\n)\/\w+\s*(?=[^\n]*$)/, '$1'),
})
