/** Plugs in a provider that speaks the common chat API, streamed as server-sent events. */
import {
  errorEvent,
  errorOf,
  inWords,
  parseJson,
  readPiece,
  requestBody,
  retryAfterOf,
  type ApiError,
} from './chat-api.ts'
import type { AnswerEvent, AnswerRequest, Provider } from './provider.ts'
import { readEvents, type EventStreamState } from './sse.ts'

export interface ApiOptions {
  /** Where the app's own server answers. Never put a provider's key into the browser: server.ts adds it. */
  url?: string
  headers?: Record<string, string>
  fetch?: (request: Request) => Promise<Response>
  /** Tries after the first one, before anything arrived. */
  retries?: number
  /** Milliseconds before the second try; doubled each time, with jitter, and never more than `longestWait`. */
  firstWait?: number
  longestWait?: number
  /** Milliseconds without a byte after which a connection counts as lost. */
  silence?: number
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  random?: () => number
  now?: () => number
}

/** A provider over HTTP. It tries again where that makes sense, and goes on where the server numbers its events. */
export function createApiProvider({
  url = '/api/chat',
  headers = {},
  fetch: send = (request) => fetch(request),
  retries = 3,
  firstWait = 500,
  longestWait = 20_000,
  silence = 45_000,
  wait = sleep,
  random = Math.random,
  now = Date.now,
}: ApiOptions = {}): Provider {
  /** Half of the wait is certain, half is chance: many who were cut off at once do not come back at once. */
  const backOff = (tries: number) => Math.min(longestWait, firstWait * 2 ** tries) * (0.5 + random() / 2)

  async function* answer(request: AnswerRequest, { signal }: { signal: AbortSignal }): AsyncGenerator<AnswerEvent> {
    const state: EventStreamState = { lastEventId: '' }
    let usage: { prompt_tokens?: number; completion_tokens?: number } | undefined
    let hasBegun = false
    let tries = 0
    for (;;) {
      if (signal.aborted) return
      const lost = new AbortController()
      const connection = AbortSignal.any([signal, lost.signal])
      const response = await send(requestTo(url, request, headers, state.lastEventId, connection)).catch(
        () => undefined,
      )
      if (signal.aborted) return void response?.body?.cancel().catch(() => {})
      let pause: number | undefined

      if (!response?.ok) {
        const failed = response ? await failureOf(response, now()) : errorOf('unavailable')
        const asked = failed.retryAfter === undefined ? undefined : failed.retryAfter * 1000
        const mayRetry = failed.kind === 'overloaded' || failed.kind === 'unavailable'
        if (!mayRetry || tries >= retries || (asked ?? 0) > longestWait)
          return yield hasBegun && mayRetry ? errorOf('dropped') : failed
        pause = Math.max(asked ?? 0, backOff(tries))
        yield { type: 'notice', message: `The service is not answering. Trying again ${inWords(pause / 1000)}.` }
      } else if (!response.body || !isEventStream(response)) {
        return yield errorOf('invalid')
      } else {
        let finished = false
        const watch = watchSilence(silence, () => lost.abort())
        try {
          for await (const { data } of readEvents(response.body, state, watch.heard)) {
            if (signal.aborted) return
            if (data === '[DONE]') return yield doneEvent(usage)
            const piece = readPiece(data)
            usage = piece.usage ?? usage
            for (const event of piece.events) {
              yield event
              if (event.type === 'error') return
              hasBegun = true
              tries = 0
            }
            finished ||= piece.finished
          }
        } catch {
          // The connection broke: what follows decides whether it can go on.
        } finally {
          watch.stop()
        }
        if (signal.aborted) return
        // Some providers close after the last piece without [DONE].
        if (finished) return yield doneEvent(usage)
        const canGoOn = state.lastEventId !== '' || !hasBegun
        if (!canGoOn || tries >= retries) return yield errorOf(hasBegun ? 'dropped' : 'unavailable')
        pause = state.retry ?? backOff(tries)
        yield { type: 'notice', message: 'The connection was lost. Picking up where it stopped.' }
      }
      tries += 1
      await wait(pause, signal)
    }
  }
  return { answer }
}

function requestTo(
  url: string,
  body: AnswerRequest,
  more: Record<string, string>,
  lastId: string,
  signal: AbortSignal,
) {
  // In a browser the address counts from the page; elsewhere it has to be whole, or is answered in-process.
  const base = typeof location === 'undefined' ? 'http://localhost' : location.href
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json', ...more }
  return new Request(new URL(url, base), {
    method: 'POST',
    headers: lastId ? { ...headers, 'last-event-id': lastId } : headers,
    body: requestBody(body),
    signal,
  })
}

async function failureOf(response: Response, now: number) {
  const retryAfter = retryAfterOf(response.headers.get('retry-after'), now)
  const body = parseJson(await response.text().catch(() => '')) as { error?: ApiError } | undefined
  return errorEvent(response.status, body?.error, retryAfter)
}

function isEventStream(response: Response): boolean {
  return /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')
}

function doneEvent(usage: { prompt_tokens?: number; completion_tokens?: number } = {}): AnswerEvent {
  return { type: 'done', usage: { inputTokens: usage.prompt_tokens ?? 0, outputTokens: usage.completion_tokens ?? 0 } }
}

/** Calls back when nothing was heard for a while. */
function watchSilence(limit: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, limit)
  return {
    heard() {
      clearTimeout(timer)
      timer = setTimeout(onSilence, limit)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Waits, or ends at once when aborted. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    signal.addEventListener('abort', finish)
  })
}
