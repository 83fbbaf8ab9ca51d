/** What was asked and answered, read from the conversations, so that no page says more of them than they do. */
import { latestFirst } from './dates.ts'
import { opening } from './search.ts'
import type { Store } from './store.ts'
import { shownPath, textOf } from './tree.ts'
import type { Answer, Source, Thread } from './types.ts'

/** A question with its answer, as the conversation shows them. */
export interface Asked {
  conversationId: string
  questionId: string
  question: string
  answer: Answer
}

/** Every question that has a complete answer; the newest first. */
export function askedIn(threads: readonly Thread[]): Asked[] {
  const asked = threads.flatMap((thread) => {
    const path = shownPath(thread)
    return path.flatMap(({ message }, at): Asked[] => {
      const answer = path[at + 1]?.message
      if (message.role !== 'question' || answer?.role !== 'answer' || answer.status !== 'complete') return []
      return [
        { conversationId: thread.conversation.id, questionId: message.id, question: textOf(message).trim(), answer },
      ]
    })
  })
  return asked.toSorted((one, other) => latestFirst(one.answer.createdAt, other.answer.createdAt))
}

export async function askedOf(store: Store): Promise<Asked[]> {
  const threads = await Promise.all((await store.conversations()).map(({ id }) => store.thread(id)))
  return askedIn(threads.flatMap((thread) => thread ?? []))
}

/** The latest answer that has sources. Only as many conversations are read as it takes to find it. */
export async function latestCited(store: Store): Promise<Asked | undefined> {
  const conversations = await store.conversations()
  for (const { id } of conversations.toSorted((a, z) => latestFirst(a.updatedAt, z.updatedAt))) {
    const thread = await store.thread(id)
    const found = thread && askedIn([thread]).find(({ answer }) => answer.sources.length > 0)
    if (found) return found
  }
  return undefined
}

/** A source under the number its answer gives it. */
export interface Numbered {
  number: number
  source: Source
}

export const numbered = ({ answer }: Asked): Numbered[] =>
  answer.sources.map((source, at) => ({ number: at + 1, source }))

/** What an answer took from one file. A file that came with its question has only its name there. */
export const quotedFrom = (asked: Asked, file: { id: string; name: string }): Numbered[] =>
  numbered(asked).filter(({ source }) => (source.fileId ? source.fileId === file.id : source.title === file.name))

/** Whether a question was asked with a prompt: what stands in brackets may have become anything. */
export function isAskedWith(prompt: string, question: string): boolean {
  const parts = prompt.trim().split(/\[[^\]]*\]/)
  const pattern = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+')).join('.+')
  return new RegExp(`^${pattern}$`, 'isu').test(question.trim())
}

/** The first words of an answer that say something. */
export const beginningOf = ({ answer }: Asked): string => opening(textOf(answer))
