/** What the app keeps and shows. Every time is ISO 8601 in UTC; every amount of money is in minor units. */

/** A conversation as the history lists it. Its messages are records of their own, so that two tabs never overwrite each other's. */
export interface Conversation {
  id: string
  title: string
  createdAt: string
  updatedAt: string
  pinned: boolean
  /** Which child is shown below a message, by the id of that message; `root` for the first question. */
  chosen: Record<string, string>
  /** Set while the conversation is shared by a link. */
  sharedAt?: string
}

/** Plain text, or a passage of an earlier answer that the question refers to, or a file that goes with it. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string; messageId: string }
  | { kind: 'attachment'; attachmentId: string; name: string }

interface MessageBase {
  id: string
  conversationId: string
  /** The message this one follows; null for the first question. Messages with the same parent are versions of each other. */
  parentId: string | null
  createdAt: string
  updatedAt: string
  parts: Part[]
}

export interface Question extends MessageBase {
  role: 'question'
}

/** `streaming` is only true in the tab that asks: after a reload such an answer counts as stopped. */
export type AnswerStatus = 'streaming' | 'complete' | 'stopped' | 'failed'

export interface Answer extends MessageBase {
  role: 'answer'
  status: AnswerStatus
  /** In the order in which the answer refers to them: `[1]` is the first. */
  sources: Source[]
  model: string
  usage?: Usage
  failure?: Failure
}

export type Message = Question | Answer

/** What an answer rests on, as it stands in the margin. Text that is not known is empty. */
export interface Source {
  id: string
  /** Of a page, or the name of a file. */
  title: string
  publisher: string
  /** The day of publication: 2026-01-12. */
  date: string
  /** Of a page on the web; empty where the source is a file of the reader's own. */
  url: string
  /** Where in the document: "p. 6, § 3.2". */
  location: string
  /** The sentence of the source itself, word for word, and what stands around it. */
  quote: string
  before?: string
  after?: string
  fileId?: string
}

/** Which sentence of an answer a source bears. The numbers are places in the answer's Markdown; the end is not included. */
export interface Bearing {
  sourceId: string
  /** What the answer calls it: 1 for `[1]`. */
  number: number
  start: number
  end: number
  sentence: string
}

export type FailureKind =
  'limit' | 'dropped' | 'refused' | 'overloaded' | 'unauthorized' | 'invalid' | 'unavailable' | 'storage'

/** Why there is no answer, or not all of it. The message is a sentence for the reader. */
export interface Failure {
  kind: FailureKind
  message: string
  /** Seconds until another try makes sense. */
  retryAfter?: number
}

/** What one answer took. */
export interface Usage {
  inputTokens: number
  outputTokens: number
}

/** One answer in the books, kept when its conversation is deleted. */
export interface UsageRecord extends Usage {
  id: string
  at: string
  model: string
}

export interface Attachment {
  id: string
  name: string
  /** The media type, as "text/csv". */
  type: string
  /** In bytes. */
  size: number
  addedAt: string
  /** What was read from it: of plain text, Markdown, and CSV only. */
  text?: string
  /** The picture itself, as a data address. */
  dataUrl?: string
}

export interface Prompt {
  id: string
  title: string
  text: string
  updatedAt: string
}

export interface Settings {
  theme: 'system' | 'light' | 'dark'
  /** What a screen reader hears while an answer streams. */
  announce: 'sentences' | 'end' | 'off'
  sendWith: 'enter' | 'mod-enter'
  model: string
  /** Goes before every conversation. */
  instructions: string
}

export const defaultSettings: Settings = {
  theme: 'system',
  announce: 'sentences',
  sendWith: 'enter',
  model: 'postil-standard',
  instructions: '',
}

/** A conversation with all its messages, in no particular order. */
export interface Thread {
  conversation: Conversation
  messages: Message[]
}
