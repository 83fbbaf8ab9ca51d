/** One conversation on a page: asks, streams, stops, edits, regenerates, and keeps every step. Knows nothing of markup. */
import { errorOf } from './chat-api.ts'
import type { Announcer } from './announce.ts'
import { failureOf } from './failure.ts'
import { fileTexts, section } from './file-texts.ts'
import type { ChatMessage, Provider } from './provider.ts'
import { settled, type Store } from './store.ts'
import {
  answerTo,
  append,
  ask,
  edit,
  pathTo,
  shownPath,
  switchVersion,
  textOf,
  titleAsShown,
  titleOf,
  type Shown,
} from './tree.ts'
import type { Answer, Attachment, Conversation, Message, Part, Settings, Source, Thread } from './types.ts'

/** What is said to whoever asks meanwhile. */
export const stillWriting = 'An answer is still being written. Stop it first to ask something else.'

export interface ChatState {
  thread: Thread
  path: Shown[]
  /** The id of the answer that streams here. */
  streaming?: string
  /** What happens meanwhile: "Trying again in 2 seconds." */
  notice?: string
}

export interface Chat {
  state(): ChatState
  /** Called after every change; pieces of an answer come often, so draw once per frame. */
  subscribe(listener: (state: ChatState) => void): () => void
  send(parts: Part[]): Promise<void>
  edit(questionId: string, parts: Part[]): Promise<void>
  /** Another version of an answer; also the way to try again after an error. */
  regenerate(answerId: string): Promise<void>
  /** Keeps what arrived. */
  stop(): void
  show(messageId: string, step: 1 | -1): Promise<void>
  close(): void
}

export interface ChatOptions {
  thread: Thread
  store: Store
  provider: Provider
  settings: () => Pick<Settings, 'model' | 'instructions'>
  attachments?: () => Promise<Attachment[]>
  /** Made anew for each answer. */
  announcer?: () => Announcer
  id?: () => string
  now?: () => Date
  /** Milliseconds between two saves of an answer that streams. */
  saveEvery?: number
}

/** A conversation that was never asked anything. It is kept with its first question. */
export const newThread = (id: string, now: Date): Thread => ({
  conversation: {
    id,
    title: titleOf(''),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    pinned: false,
    chosen: {},
  },
  messages: [],
})

export function createChat({
  thread: first,
  store,
  provider,
  settings,
  attachments = async () => [],
  announcer,
  id = () => crypto.randomUUID(),
  now = () => new Date(),
  saveEvery = 1000,
}: ChatOptions): Chat {
  const listeners = new Set<(state: ChatState) => void>()
  let thread: Thread = {
    ...first,
    messages: first.messages.map((message) => (message.role === 'answer' ? settled(message) : message)),
  }
  let running: { id: string; abort: AbortController } | undefined
  let turns: Promise<unknown> = Promise.resolve()
  let notice: string | undefined
  const made = () => ({ id: id(), now: now().toISOString() })
  const state = (): ChatState => ({
    thread,
    path: shownPath(thread),
    ...(running && { streaming: running.id }),
    ...(notice && { notice }),
  })
  const tell = () => listeners.forEach((listener) => listener(state()))

  const unsubscribe = store.onChange(async ({ table, id: changed, remote }) => {
    if (!remote || changed !== thread.conversation.id || (table !== 'messages' && table !== 'conversations')) return
    const kept = await store.thread(changed)
    if (!kept) return
    const own = running && thread.messages.find((message) => message.id === running?.id)
    const others = kept.messages.filter((message) => message.id !== own?.id)
    // What another tab shows is its own matter; what it wrote is here too.
    const conversation = {
      ...kept.conversation,
      chosen: { ...kept.conversation.chosen, ...thread.conversation.chosen },
    }
    thread = { conversation, messages: own ? [...others, own] : others }
    tell()
  })

  async function add(message: Message): Promise<void> {
    const isNew = thread.messages.length === 0
    thread = append(thread, message)
    if (isNew) {
      thread = { ...thread, conversation: { ...thread.conversation, title: titleOf(textOf(message)) } }
      await store.addConversation(thread.conversation)
    }
    await store.saveMessage(message)
    // Where another tab has deleted it, whoever goes on here has it again.
    if (!(await keepConversation())) await store.restore(thread)
    tell()
  }
  const keepConversation = () => {
    const { chosen, updatedAt } = thread.conversation
    const title = titleAsShown(thread)
    if (title !== undefined) thread = { ...thread, conversation: { ...thread.conversation, title } }
    return store.patchConversation(thread.conversation.id, { chosen, updatedAt, ...(title !== undefined && { title }) })
  }
  function put(answer: Answer): void {
    thread = { ...thread, messages: thread.messages.map((message) => (message.id === answer.id ? answer : message)) }
    tell()
  }

  async function answerQuestion(questionId: string): Promise<void> {
    const { model, instructions } = settings()
    const attempt = thread.messages.filter(({ parentId }) => parentId === questionId).length
    let answer = answerTo(thread, questionId, { ...made(), model })
    const abort = new AbortController()
    const spoken = announcer?.()
    running = { id: answer.id, abort }
    try {
      const files = await attachments()
      const messages = requestOf(pathTo(thread.messages, questionId), instructions, files)
      await add(answer)
      let text = ''
      let savedAt = now().getTime()
      for await (const event of provider.answer({ model, messages, attempt }, { signal: abort.signal })) {
        if (event.type === 'notice') notice = event.message
        else notice = undefined
        if (event.type === 'text') {
          text += event.delta
          spoken?.push(event.delta)
          answer = { ...answer, parts: [{ kind: 'text', text }] }
        } else if (event.type === 'source')
          answer = { ...answer, sources: [...answer.sources, withFile(event.source, files)] }
        else if (event.type === 'done') answer = { ...answer, status: 'complete', usage: event.usage }
        else if (event.type === 'error') {
          const { type: _, ...failure } = event
          answer = { ...answer, status: 'failed', failure }
        }
        put(answer)
        if (now().getTime() - savedAt < saveEvery) continue
        savedAt = now().getTime()
        await store.saveMessage(answer)
      }
      if (answer.status === 'streaming') answer = { ...answer, status: 'stopped' }
    } catch (cause) {
      console.error(cause)
      const { type: _, ...failure } = errorOf('storage')
      answer = { ...answer, status: 'failed', failure }
    }
    notice = undefined
    running = undefined
    answer = { ...answer, updatedAt: now().toISOString() }
    put(answer)
    if (answer.status === 'complete') spoken?.complete(answer.sources.length)
    else spoken?.end(failureOf(answer) || 'Stopped.')
    await keep(answer)
  }

  async function keep(answer: Answer): Promise<void> {
    try {
      await store.saveMessage(answer)
      const { id: answerId, model, usage, updatedAt } = answer
      if (answer.status === 'complete' && usage) await store.addUsage({ id: answerId, at: updatedAt, model, ...usage })
    } catch (cause) {
      console.error(cause)
      const { type: _, ...failure } = errorOf('storage')
      put({ ...answer, status: 'failed', failure })
    }
  }

  /** One answer at a time: the one that streams is stopped and kept first. */
  function begin(question: () => Message | string): Promise<void> {
    running?.abort.abort()
    const turn = turns.then(async () => {
      const asked = question()
      if (typeof asked !== 'string') await add(asked)
      await answerQuestion(typeof asked === 'string' ? asked : asked.id)
    })
    turns = turn.catch(() => {})
    return turn
  }

  return {
    state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (parts) => begin(() => ask(thread, parts, made())),
    edit: (questionId, parts) => begin(() => edit(thread, questionId, parts, made())),
    regenerate: (answerId) =>
      begin(() => thread.messages.find((message) => message.id === answerId)?.parentId ?? answerId),
    stop: () => running?.abort.abort(),
    async show(messageId, step) {
      const conversation: Conversation = switchVersion(thread, messageId, step)
      thread = { ...thread, conversation }
      const kept = keepConversation()
      tell()
      await kept
    },
    close() {
      running?.abort.abort()
      unsubscribe()
      listeners.clear()
    },
  }
}

/**
 * The conversation as a provider reads it: instructions, the files that are there to be asked, then the path, with quotes
 * and the files of a question in it.
 */
export function requestOf(path: readonly Message[], instructions: string, files: readonly Attachment[]): ChatMessage[] {
  const { asked, others } = fileTexts(files, path)
  const wordsOf = (part: Part): string => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'quote') return part.text.replace(/^/gm, '> ')
    return section(part.name, asked.get(part.attachmentId) ?? '')
  }
  return [
    ...(instructions ? [{ role: 'system' as const, content: instructions }] : []),
    ...(others.length > 0
      ? [{ role: 'system' as const, content: [...others, 'These are the files to answer from.'].join('\n\n') }]
      : []),
    ...path
      .map(({ role, parts }) => ({
        role: role === 'question' ? ('user' as const) : ('assistant' as const),
        content: parts.map(wordsOf).join('\n\n'),
      }))
      .filter(({ content }) => content !== ''),
  ]
}

/** A source in a file that was added here is found under its name. */
function withFile(source: Source, files: readonly Attachment[]): Source {
  if (source.fileId || source.url) return source
  const file = files.find(({ name }) => name === source.title)
  return file ? { ...source, fileId: file.id } : source
}
