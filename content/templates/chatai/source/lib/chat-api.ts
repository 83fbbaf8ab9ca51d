/** The common chat API as it goes over the wire: what is sent, and what its pieces mean. */
import type { AnswerEvent, AnswerRequest } from './provider.ts'
import type { FailureKind, Source } from './types.ts'

/** The body of POST …/chat/completions. */
export const requestBody = ({ model, messages, attempt = 0 }: AnswerRequest): string =>
  JSON.stringify({
    model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    metadata: { attempt: String(attempt) },
  })

/** One piece of a streamed answer, as far as this app reads it. */
interface Piece {
  choices?: { delta?: { content?: string | null; annotations?: Annotation[] }; finish_reason?: string | null }[]
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null
  error?: ApiError
}

interface Annotation {
  type?: string
  url_citation?: { url: string; title?: string }
  /** Ours: a source with all the margin shows. */
  source?: Source
}

export interface ApiError {
  message?: string
  code?: string | number | null
  type?: string | null
}

/** What one piece says: events, and whether the provider said that it is finished. */
export function readPiece(data: string): { events: AnswerEvent[]; finished: boolean; usage?: Piece['usage'] } {
  const piece = parseJson(data) as Piece | undefined
  if (!piece) return { events: [], finished: false }
  if (piece.error) return { events: [errorEvent(0, piece.error)], finished: true }
  const events: AnswerEvent[] = []
  const [choice] = piece.choices ?? []
  for (const annotation of choice?.delta?.annotations ?? []) {
    const source = sourceOf(annotation)
    if (source) events.push({ type: 'source', source })
  }
  if (choice?.delta?.content) events.push({ type: 'text', delta: choice.delta.content })
  if (choice?.finish_reason === 'content_filter') events.push(errorOf('refused'))
  return { events, finished: Boolean(choice?.finish_reason), usage: piece.usage }
}

const sentences: Record<FailureKind, string> = {
  limit: 'You have reached the limit of your plan. Nothing you wrote is lost.',
  dropped:
    'The connection was lost before the answer was complete. What arrived so far is saved, and you can ask again.',
  refused: 'The model declined to answer this. Rephrase the question, or ask about something else.',
  overloaded: 'The service is busy right now. Wait a moment, then try again.',
  unauthorized: 'The service does not accept the key of this app. Whoever runs the app needs to check it.',
  invalid: 'The service could not read this request. Shorten the question or remove files, then try again.',
  unavailable: 'The service cannot be reached. Check your connection, then try again.',
  storage: 'This browser could not save the conversation. Export it, then free up some space.',
}

/** An error with our sentence for it. */
export function errorOf(kind: FailureKind, retryAfter?: number): AnswerEvent & { type: 'error' } {
  const wait = retryAfter === undefined || kind !== 'limit' ? '' : ` You can go on ${inWords(retryAfter)}.`
  return { type: 'error', kind, message: sentences[kind] + wait, ...(retryAfter !== undefined && { retryAfter }) }
}

/** The error that a status and the body of an answer mean. The provider's own words go to nobody: they may hold keys. */
export function errorEvent(status: number, error: ApiError = {}, retryAfter?: number) {
  return errorOf(kindOf(status, `${error.code ?? ''} ${error.type ?? ''}`), retryAfter)
}

function kindOf(status: number, code: string): FailureKind {
  if (/quota|limit_reached|billing/.test(code)) return 'limit'
  if (/content_filter|content_policy|refus/.test(code)) return 'refused'
  if (status === 401 || status === 403 || /api_key|authentication|permission/.test(code)) return 'unauthorized'
  if (status === 429 || status === 503 || status === 529 || /rate_limit|overloaded/.test(code)) return 'overloaded'
  if (status >= 400 && status < 500 && status !== 408) return 'invalid'
  return 'unavailable'
}

/** "in 2 minutes", "in 3 hours", "tomorrow": rounded up, so that nobody comes back too early. */
export function inWords(seconds: number): string {
  if (seconds <= 90) return `in ${plural(Math.max(1, Math.ceil(seconds)), 'second')}`
  if (seconds <= 90 * 60) return `in ${plural(Math.ceil(seconds / 60), 'minute')}`
  if (seconds <= 48 * 3600) return `in ${plural(Math.ceil(seconds / 3600), 'hour')}`
  return `in ${plural(Math.ceil(seconds / (24 * 3600)), 'day')}`
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Seconds of a Retry-After header: a number, or a date (RFC 9110, 10.2.3). */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header.trim())) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}

function sourceOf({ source, type, url_citation: cited }: Annotation): Source | undefined {
  if (source) return source
  if (type !== 'url_citation' || !cited) return undefined
  const publisher = URL.canParse(cited.url) ? new URL(cited.url).hostname.replace(/^www\./, '') : ''
  return {
    id: cited.url,
    title: cited.title || publisher,
    publisher,
    date: '',
    url: cited.url,
    location: '',
    quote: '',
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
