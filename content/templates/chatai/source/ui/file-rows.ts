/** What the page of files lists: those that were added here, then those of the sample with what was quoted from them. */
import { archiveFiles, passages } from '../archive.ts'
import { inBytes } from '../lib/files.ts'
import { quotedPages, type QuotedPage } from '../lib/quoted.ts'
import type { Store } from '../lib/store.ts'
import type { Conversation } from '../lib/types.ts'
import { hrefOf } from './app.ts'

export interface FileRow {
  id: string
  name: string
  about: string
  href: string
  /** What its link says. */
  ask: string
  isOwn: boolean
  /** Its pages that answers have quoted, with what stands around the words; of text that was added here, how it begins. */
  quoted: QuotedPage[]
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
/** Of the Solo plan. */
const mostFiles = 500
const mostSpace = '10 GB'

export async function readFiles(store: Store): Promise<{ rows: FileRow[]; sum: string }> {
  const own = await store.attachments()
  const bytes = [...own.map(({ size }) => size), ...archiveFiles.map((file) => file.bytes)].reduce((a, z) => a + z, 0)
  const count = own.length + archiveFiles.length
  const rows: FileRow[] = own.map(({ id, name, size, addedAt, text }) => {
    const about = `${inBytes(size)} · added ${day.format(new Date(addedAt))}`
    const start = text ? [{ id, place: 'beginning', lines: [{ text: text.slice(0, 600), isHit: false }] }] : []
    return { id, name, about, href: `chat?file=${id}`, ask: 'Ask about it', isOwn: true, quoted: start }
  })
  return {
    rows: [...rows, ...sampleRows(await store.conversations())],
    sum: `${count} of ${mostFiles} files, ${inBytes(bytes)} of ${mostSpace}`,
  }
}

const sampleRows = (asked: readonly Conversation[]) =>
  archiveFiles.toReversed().map(({ id, name, kind, bytes, extent, added }): FileRow => {
    const about = `${kind} · ${inBytes(bytes)} · ${extent} · added ${day.format(new Date(added))}`
    const quoted = quotedPages(passages.filter(({ fileId }) => fileId === id))
    const question = questions[id] ?? ''
    // What was asked already is there to be read.
    const before = asked.find(({ title }) => title === question)
    const href = before ? hrefOf(before.id) : `chat?q=${encodeURIComponent(question)}`
    return { id, name, about, href, ask: question, isOwn: false, quoted }
  })

const questions: Record<string, string> = {
  agreement: 'What is the contract sum?',
  changes: 'Which change orders are there?',
  minutes: 'Summarize the last site meeting',
  schedule: 'When does the reading room reopen?',
  windows: 'How long do the windows take?',
  soil: 'Where do my files disagree?',
  visits: 'How many visits were there in 2025?',
}
