/** The rows of the history: all conversations, or those that a search finds, with the files their answers rest on. */
import { dateOf } from '#lib/dates.ts'
import { mark, opening, wordsOf, type Segment } from '#lib/search.ts'
import type { Store } from '#lib/store.ts'
import { textOf } from '#lib/tree.ts'
import type { Thread } from '#lib/types.ts'
import { hrefOf } from './app.ts'

export interface HistoryRow {
  id: string
  title: string
  titlePieces: Segment[]
  excerpt: Segment[]
  when: string
  questions: string
  href: string
  isPinned: boolean
  isShared: boolean
  files: { name: string; href: string }[]
}

export async function allRows(store: Store): Promise<HistoryRow[]> {
  const threads = await Promise.all((await store.conversations()).map(({ id }) => store.thread(id)))
  return threads.flatMap((thread) => (thread ? [rowOf(thread)] : []))
}

export async function foundRows(store: Store, asked: string): Promise<HistoryRow[]> {
  const words = wordsOf(asked)
  const rows = await Promise.all(
    (await store.search(asked)).map(async ({ conversation, excerpt, messageId }) => {
      const thread = await store.thread(conversation.id)
      return thread && rowOf(thread, mark(conversation.title, words), excerpt, messageId)
    }),
  )
  return rows.flatMap((row) => row ?? [])
}

function rowOf({ conversation, messages }: Thread, title: Segment[] = [], excerpt: Segment[] = [], messageId = '') {
  const { id, updatedAt, pinned, sharedAt } = conversation
  const sources = messages.flatMap((message) => (message.role === 'answer' ? message.sources : []))
  const files = new Map(
    sources.map(({ title: name, url, fileId }) => [name, { name, href: url || `/files#${fileId ?? ''}` }]),
  )
  const count = messages.filter(({ role }) => role === 'question').length
  const first = messages.find(({ role }) => role === 'answer')
  const start = first ? [{ text: opening(textOf(first)), marked: false }] : []
  return {
    id,
    title: conversation.title,
    titlePieces: title.length > 0 ? title : [{ text: conversation.title, marked: false }],
    excerpt: excerpt.length > 0 ? excerpt : start,
    when: dateOf(updatedAt),
    questions: count === 1 ? '1 question' : `${count} questions`,
    href: messageId ? `${hrefOf(id)}&m=${encodeURIComponent(messageId)}` : hrefOf(id),
    isPinned: pinned,
    isShared: sharedAt !== undefined,
    files: [...files.values()],
  } satisfies HistoryRow
}
