/** A conversation is a tree: editing a question or regenerating an answer adds a version, and none is ever lost. */
import type { Answer, Conversation, Message, Part, Question, Thread } from './types.ts'

/** The key of the first question's versions in `chosen`. */
export const rootKey = 'root'

/** One message of the shown path, and which version of how many it is (from 1). */
export interface Shown {
  message: Message
  version: number
  versions: number
}

export const textOf = (message: { parts: Part[] }): string =>
  message.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n\n')

/** The messages that follow a given one, oldest first; null gives the versions of the first question. */
export function childrenOf(messages: readonly Message[], parentId: string | null): Message[] {
  return messages.filter((message) => message.parentId === parentId).sort(byAge)
}

/**
 * The messages that are shown, from the first question down. Below each message stands the chosen version, or the
 * newest one where none is chosen or the chosen one is gone.
 */
export function shownPath({ conversation, messages }: Thread): Shown[] {
  const families = Map.groupBy(messages, (message) => message.parentId)
  const path: Shown[] = []
  const seen = new Set<string>()
  let parentId: string | null = null
  for (;;) {
    const versions: Message[] = (families.get(parentId) ?? []).toSorted(byAge)
    const wanted: string | undefined = conversation.chosen[parentId ?? rootKey]
    const message: Message | undefined = versions.find(({ id }) => id === wanted) ?? versions.at(-1)
    if (!message || seen.has(message.id)) return path
    seen.add(message.id)
    path.push({ message, version: versions.indexOf(message) + 1, versions: versions.length })
    parentId = message.id
  }
}

/** The path from the first question down to a message, whether it is shown or not. Empty where there is no such message. */
export function pathTo(messages: readonly Message[], id: string): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const path: Message[] = []
  for (let at = byId.get(id); at && !path.includes(at); at = at.parentId === null ? undefined : byId.get(at.parentId))
    path.unshift(at)
  return path
}

/** The thread with a message below its parent, which is shown from now on. */
export function append(thread: Thread, message: Message): Thread {
  return {
    conversation: choose({ ...thread.conversation, updatedAt: message.createdAt }, message),
    messages: [...thread.messages.filter(({ id }) => id !== message.id), message],
  }
}

/** A new question at the end of the shown path. */
export function ask(thread: Thread, parts: Part[], { id, now }: Made): Question {
  const last = shownPath(thread).at(-1)?.message
  return question({ conversationId: thread.conversation.id, parentId: last?.id ?? null, parts, id, now })
}

/**
 * Another version of an earlier question, beside it: other words with the same quotes and files. What followed the old
 * one stays below the old one.
 * @throws where there is no such question
 */
export function edit(thread: Thread, questionId: string, parts: Part[], { id, now }: Made): Question {
  const old = thread.messages.find((message) => message.id === questionId)
  if (old?.role !== 'question') throw new Error('This question is no longer here. Reload the page and try again.')
  const beside = old.parts.filter(({ kind }) => kind !== 'text')
  return question({ conversationId: old.conversationId, parentId: old.parentId, parts: [...beside, ...parts], id, now })
}

/**
 * An empty answer below a question: the first one, or another version beside those there are.
 * @throws where there is no such question
 */
export function answerTo(thread: Thread, questionId: string, { id, now, model }: Made & { model: string }): Answer {
  const asked = thread.messages.find((message) => message.id === questionId)
  if (asked?.role !== 'question') throw new Error('This question is no longer here. Reload the page and try again.')
  const { conversationId } = asked
  return {
    role: 'answer',
    id,
    conversationId,
    parentId: questionId,
    createdAt: now,
    updatedAt: now,
    parts: [],
    status: 'streaming',
    sources: [],
    model,
  }
}

/** The conversation with another version shown: 1 for the next, -1 for the one before. At the ends nothing changes. */
export function switchVersion(thread: Thread, messageId: string, step: 1 | -1): Conversation {
  const message = thread.messages.find(({ id }) => id === messageId)
  if (!message) return thread.conversation
  const versions = childrenOf(thread.messages, message.parentId)
  const other = versions[versions.indexOf(message) + step]
  return other ? choose(thread.conversation, other) : thread.conversation
}

/** The conversation with the whole way down to a message shown, as a search result needs it. */
export function reveal(thread: Thread, messageId: string): Conversation {
  return pathTo(thread.messages, messageId).reduce(choose, thread.conversation)
}

/** A title from the first question: its first line, at most 60 characters, cut between words. */
/** What the conversation is called after the first question that is shown, where that is another; not one somebody named. */
export function titleAsShown(thread: Thread): string | undefined {
  const { title } = thread.conversation
  const firsts = thread.messages.filter(({ role, parentId }) => role === 'question' && parentId === null)
  const [shown] = shownPath(thread)
  if (!shown || !firsts.some((first) => titleOf(textOf(first)) === title)) return undefined
  const wanted = titleOf(textOf(shown.message))
  return wanted === title ? undefined : wanted
}

/** A conversation as others may read it: the passages that are quoted, and no way to the files. */
export const withoutFiles = ({ conversation, messages }: Thread): Thread => ({
  conversation,
  messages: messages.map((message) => {
    if (message.role !== 'answer') return message
    return { ...message, sources: message.sources.map(({ fileId: _, ...source }) => ({ ...source, url: '' })) }
  }),
})

export function titleOf(text: string): string {
  const line = text.trim().split('\n', 1)[0]?.replace(/\s+/g, ' ').trim() ?? ''
  if (!line) return 'New conversation'
  if (line.length <= 60) return line
  const cut = line.slice(0, 60)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 30 ? cut.lastIndexOf(' ') : 59).replace(/[\s,;:.]+$/, '')}…`
}

type Made = { id: string; now: string }

function question({ id, now, ...rest }: Made & Pick<Question, 'conversationId' | 'parentId' | 'parts'>): Question {
  return { role: 'question', id, createdAt: now, updatedAt: now, ...rest }
}

function choose(conversation: Conversation, { id, parentId }: Pick<Message, 'id' | 'parentId'>): Conversation {
  return { ...conversation, chosen: { ...conversation.chosen, [parentId ?? rootKey]: id } }
}

function byAge(one: Message, other: Message): number {
  return one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.id < other.id) ? -1 : 1
}
