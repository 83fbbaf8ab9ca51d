/** The conversation of a page, in turns: which one is open, and what changed. */
import type { Announcer } from '../lib/announce.ts'
import { createChat, newThread, type Chat, type ChatState } from '../lib/chat.ts'
import type { Provider } from '../lib/provider.ts'
import type { Store } from '../lib/store.ts'
import { reveal, shownPath } from '../lib/tree.ts'
import type { Answer, Conversation, Part, Question, Settings, Thread } from '../lib/types.ts'

/** A question with the answer that is shown below it, and which of their versions they are. */
export interface Turn {
  question: Question
  version: number
  versions: number
  answer?: Answer
  answerVersion: number
  answerVersions: number
}

/** `thread` when turns come or go, `text` when only the last answer grew, `notice` when there is something to say. */
export type SessionChange = 'thread' | 'text' | 'notice'

export interface Session {
  readonly conversation: Conversation | undefined
  readonly isStreaming: boolean
  /** What happens meanwhile, such as another try. */
  readonly notice: string
  turns(): Turn[]
  /** Opens what is kept; with a message, the versions on the way to it are shown. Answers whether it is there. */
  open(id: string, messageId?: string): Promise<boolean>
  ask(parts: Part[]): Promise<void>
  edit(questionId: string, parts: Part[]): Promise<void>
  regenerate(questionId: string): Promise<void>
  switchVersion(messageId: string, step: 1 | -1): Promise<void>
  share(isShared: boolean): Promise<void>
  stop(): void
  onChange(listener: (change: SessionChange) => void): () => void
  close(): void
}

interface Needs {
  store: Store
  provider: Provider
  settings: () => Settings
  announcer: () => Announcer
}

export function createSession({ store, provider, settings, announcer }: Needs): Session {
  const listeners = new Set<(change: SessionChange) => void>()
  const tell = (change: SessionChange) => listeners.forEach((listener) => listener(change))
  let chat: Chat | undefined
  let shape = ''
  let notice = ''
  let sharedAt: string | undefined
  /** From a question on, while its answer has not begun yet. */
  let isAsked = false

  function hold(thread: Thread): Chat {
    chat?.close()
    chat = createChat({ thread, store, provider, settings, announcer, attachments: () => store.attachments() })
    sharedAt = thread.conversation.sharedAt
    chat.subscribe(look)
    return chat
  }

  function look(state: ChatState) {
    if (state.streaming) isAsked = false
    if (notice !== (state.notice ?? '')) {
      notice = state.notice ?? ''
      tell('notice')
    }
    const now = shapeOf(state)
    const change = now === shape ? 'text' : 'thread'
    shape = now
    tell(change)
  }

  async function asking(asked: Promise<void> | undefined) {
    isAsked = true
    try {
      await asked
    } finally {
      isAsked = false
    }
  }

  return {
    get conversation() {
      if (!chat) return undefined
      const { sharedAt: _, ...conversation } = chat.state().thread.conversation
      return { ...conversation, ...(sharedAt && { sharedAt }) }
    },
    get isStreaming() {
      return isAsked || chat?.state().streaming !== undefined
    },
    get notice() {
      return notice
    },
    turns: () => (chat ? turnsOf(chat.state().thread) : []),
    async open(id, messageId) {
      const found = await store.thread(id)
      // Where none of its messages could be read, there is nothing to show.
      if (!found || turnsOf(found).length === 0) return false
      const { state } = hold(messageId ? { ...found, conversation: reveal(found, messageId) } : found)
      look(state())
      return true
    },
    ask: (parts) => asking((chat ?? hold(newThread(crypto.randomUUID(), new Date()))).send(parts)),
    edit: (questionId, parts) => asking(chat?.edit(questionId, parts)),
    async regenerate(questionId) {
      const answer = chat && turnsOf(chat.state().thread).find(({ question }) => question.id === questionId)?.answer
      if (answer) await chat?.regenerate(answer.id)
    },
    switchVersion: async (messageId, step) => chat?.show(messageId, step),
    async share(isShared) {
      if (!chat) return
      const at = isShared ? new Date().toISOString() : null
      const { id } = chat.state().thread.conversation
      sharedAt = (await store.patchConversation(id, { sharedAt: at }))?.sharedAt
      tell('thread')
    },
    stop: () => chat?.stop(),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      chat?.close()
      listeners.clear()
    },
  }
}

/** What stands on the page, without the text of the answer that is being written. */
const shapeOf = ({ thread, path, streaming }: ChatState): string =>
  [
    thread.conversation.title,
    streaming,
    ...path.flatMap(({ message, version, versions }) => {
      return [message.id, version, versions, message.role === 'answer' ? message.status : '']
    }),
  ].join()

export function turnsOf(thread: Thread): Turn[] {
  const turns: Turn[] = []
  for (const { message, version, versions } of shownPath(thread)) {
    const last = turns.at(-1)
    if (message.role === 'question')
      turns.push({ question: message, version, versions, answerVersion: 1, answerVersions: 1 })
    else if (last) Object.assign(last, { answer: message, answerVersion: version, answerVersions: versions })
  }
  return turns
}
