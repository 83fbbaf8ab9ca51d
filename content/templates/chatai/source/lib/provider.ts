/** The one interface between the app and whatever answers. */
import type { FailureKind, Source, Usage } from './types.ts'

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface AnswerRequest {
  model: string
  messages: ChatMessage[]
  /** 0 for the first answer to a question, 1 for the next version, and so on. */
  attempt?: number
}

export type AnswerEvent =
  | { type: 'text'; delta: string }
  /** Comes no later than the text that refers to it. */
  | { type: 'source'; source: Source }
  /** What happens meanwhile, in a sentence: the answer still goes on. */
  | { type: 'notice'; message: string }
  | { type: 'done'; usage: Usage }
  /** The end, with a sentence. What came before stays. */
  | { type: 'error'; kind: FailureKind; message: string; retryAfter?: number }

export interface Provider {
  /**
   * Streams one answer. It ends with `done` or `error`, and never throws; after an abort it ends without either.
   */
  answer(request: AnswerRequest, options: { signal: AbortSignal }): AsyncIterable<AnswerEvent>
}
