/** All conversations, or those that a search finds, with the files their answers rest on. */
import { dateOf } from '../lib/dates.ts'
import { mark, opening, wordsOf, type Segment } from '../lib/search.ts'
import type { Store } from '../lib/store.ts'
import { textOf } from '../lib/tree.ts'
import type { Conversation, Thread } from '../lib/types.ts'
import { hrefOf, openApp } from './app.ts'

interface Piece {
  key: string
  text: string
  isMarked: boolean
}

export interface HistoryRow {
  id: string
  title: string
  titlePieces: Piece[]
  excerpt: Piece[]
  when: string
  questions: string
  href: string
  isPinned: boolean
  isShared: boolean
  files: { name: string; href: string }[]
}

export interface History {
  isLoading: boolean
  rows: HistoryRow[]
  said: string
  /** How many there are, or were found. */
  sum: string
  canUndo: boolean
}

let deleted: Thread | undefined
let tell: (change: Partial<History>) => void = () => {}
let query = ''
let read = async () => {}

export function watchHistory(listener: (history: History) => void): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  let shown: History = { isLoading: true, rows: [], said: '', sum: '', canUndo: deleted !== undefined }
  tell = (change) => {
    shown = { ...shown, ...change }
    if (!isOver) listener(shown)
  }
  void openApp().then(async ({ store }) => {
    read = async () => {
      const words = query.trim()
      const rows = words ? await found(store, words) : await all(store)
      // Whoever types fast gets only what the last letter asked for.
      if (words === query.trim())
        tell({ isLoading: false, rows, sum: words ? foundOf(rows.length, words) : sumOf(rows.length) })
    }
    stop = store.onChange(({ table }) => table === 'conversations' && void read())
    await read()
  })
  return () => {
    isOver = true
    stop?.()
    query = ''
  }
}

const sumOf = (count: number) =>
  count === 0 ? '' : count === 1 ? '1 conversation, in this browser' : `${count} conversations, in this browser`

const foundOf = (count: number, words: string) =>
  count === 0 ? `No conversation has “${words}”` : count === 1 ? '1 conversation found' : `${count} conversations found`

/** Shows what has all these words; everything where there are none. */
export function searchHistory(words: string) {
  query = words
  tell({ said: '' })
  void read()
}

async function all(store: Store): Promise<HistoryRow[]> {
  const threads = await Promise.all((await store.conversations()).map(({ id }) => store.thread(id)))
  return threads.flatMap((thread) => (thread ? [rowOf(thread, [], [], '')] : []))
}

async function found(store: Store, asked: string): Promise<HistoryRow[]> {
  const hits = await store.search(asked)
  const words = wordsOf(asked)
  const rows = await Promise.all(
    hits.map(async ({ conversation, excerpt, messageId }) => {
      const thread = await store.thread(conversation.id)
      return thread && rowOf(thread, mark(conversation.title, words), excerpt, messageId ?? '')
    }),
  )
  return rows.flatMap((row) => row ?? [])
}

function rowOf(
  { conversation, messages }: Thread,
  title: Segment[],
  excerpt: Segment[],
  messageId: string,
): HistoryRow {
  const { id, updatedAt, pinned, sharedAt } = conversation
  const sources = messages.flatMap((message) => (message.role === 'answer' ? message.sources : []))
  const files = new Map(
    sources.map(({ title: name, url, fileId }) => [name, { name, href: url || `files#${fileId ?? ''}` }]),
  )
  const count = messages.filter(({ role }) => role === 'question').length
  const first = messages.find(({ role }) => role === 'answer')
  const start = first ? [{ text: opening(textOf(first)), marked: false }] : []
  return {
    id,
    title: conversation.title,
    titlePieces: pieces(title.length > 0 ? title : [{ text: conversation.title, marked: false }]),
    excerpt: pieces(excerpt.length > 0 ? excerpt : start),
    when: dateOf(updatedAt),
    questions: count === 1 ? '1 question' : `${count} questions`,
    href: messageId ? `${hrefOf(id)}&m=${encodeURIComponent(messageId)}` : hrefOf(id),
    isPinned: pinned,
    isShared: sharedAt !== undefined,
    files: [...files.values()],
  }
}

const pieces = (segments: Segment[]): Piece[] =>
  segments.map(({ text, marked }, index) => ({ key: String(index), text, isMarked: marked }))

export async function pinChat(id: string, isPinned: boolean) {
  const { store } = await openApp()
  await store.patchConversation(id, { pinned: isPinned })
  tell({ said: isPinned ? 'Pinned to the top.' : 'Unpinned.' })
}

export async function renameChat(id: string, title: string): Promise<void> {
  const { store } = await openApp()
  const name = title.replace(/\s+/g, ' ').trim().slice(0, 120)
  if (name) await store.patchConversation(id, { title: name } satisfies Partial<Conversation>)
}

export async function deleteChat(id: string) {
  const { store } = await openApp()
  deleted = await store.deleteConversation(id)
  tell({ said: 'Conversation deleted.', canUndo: deleted !== undefined })
}

export async function undoDelete() {
  const { store } = await openApp()
  if (deleted) await store.restore(deleted)
  deleted = undefined
  tell({ said: 'Restored.', canUndo: false })
}
