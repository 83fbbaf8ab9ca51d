/** What the page of files lists: each file with its pages that answers have quoted, and beside each page those answers. */
import { archiveFiles } from '../archive.ts'
import { askedOf, quotedFrom, type Asked } from '../lib/asked.ts'
import { dateOf } from '../lib/dates.ts'
import { inBytes, kindOf } from '../lib/files.ts'
import { quotedPages, type QuotedPage } from '../lib/quoted.ts'
import type { Store } from '../lib/store.ts'
import { hrefOf } from './app.ts'
import { planNow } from './plan.ts'
import { allFiles } from './room.ts'

/** An answer that rests on a page. */
interface AnswerOn {
  id: string
  /** Under which numbers: "note 1", or "notes 2, 3". */
  numbers: string
  question: string
  href: string
  when: string
}

interface Page extends QuotedPage {
  /** How many answers quote it; empty where none does. */
  cited: string
  answers: AnswerOn[]
}

export interface FileRow {
  id: string
  name: string
  /** What kind of file it is and how long, each a piece that does not break. */
  about: string[]
  href: string
  /** What its link says. */
  ask: string
  isOwn: boolean
  /** How many answers quote it, and the last one that did. */
  cited: string
  lastQuestion: string
  lastHref: string
  lastWhen: string
  /** Its pages that answers have quoted; of text that was added here, how it begins. */
  pages: Page[]
}

const short = { style: 'medium' } as const

/** How many files there are, and how much room they take. */
export async function roomOf(store: Store): Promise<{ count: number; bytes: number }> {
  const files = await allFiles(store)
  return { count: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}

export async function readFiles(store: Store): Promise<{ rows: FileRow[]; sum: string }> {
  const [own, asked, { count, bytes }] = await Promise.all([store.attachments(), askedOf(store), roomOf(store)])
  const rows = own.map(({ id, name, size, addedAt, text }): FileRow => {
    const cited = citedIn(asked, { id, name })
    const line = { text: (text ?? '').slice(0, 600), isHit: false, row: 0 }
    const start = { id, place: 'first lines', passages: [], lines: [line], head: [], rows: [], cited: cited.cited }
    return {
      id,
      name,
      about: [kindOf(name), inBytes(size), `added ${dateOf(addedAt)}`],
      href: `chat?file=${id}`,
      ask: 'Ask about it',
      isOwn: true,
      ...cited,
      pages: cited.pages.length > 0 || !text ? cited.pages : [{ ...start, answers: [] }],
    }
  })
  const { files, space } = planNow().limits
  return {
    rows: [...rows, ...sampleRows(asked)],
    sum: `${count} of ${files.toLocaleString('en-US')} files, ${inBytes(bytes)} of ${inBytes(space)}`,
  }
}

const sampleRows = (asked: readonly Asked[]) =>
  archiveFiles.toReversed().map(({ id, name, kind, bytes, extent, added: on }): FileRow => {
    const question = questions[id] ?? ''
    // What was asked already is there to be read.
    const before = asked.find((one) => one.question === question)
    return {
      id,
      name,
      about: [kind, inBytes(bytes), extent, `added ${dateOf(on, { isUtc: true })}`],
      href: before ? hrefAt(before) : `chat?q=${encodeURIComponent(question)}`,
      ask: before ? `Read: ${question}` : `Ask: ${question}`,
      isOwn: false,
      ...citedIn(asked, { id, name }),
    }
  })

type Cited = Pick<FileRow, 'cited' | 'lastQuestion' | 'lastHref' | 'lastWhen' | 'pages'>

/** The pages of a file, each with the answers that rest on it. */
function citedIn(asked: readonly Asked[], file: { id: string; name: string }): Cited {
  const citing = asked.map((one) => ({ one, quoted: quotedFrom(one, file) })).filter(({ quoted }) => quoted.length > 0)
  const sources = new Map(citing.flatMap(({ quoted }) => quoted.map(({ source }) => [source.id, source])))
  const passages = [...sources.values()].map(({ id, location, before = '', quote, after = '' }) => {
    return { id, fileId: file.id, place: location, before, words: quote, after }
  })
  const [latest] = citing
  return {
    cited: latest ? quotedIn(citing.length) + (citing.length > 1 ? ', last in' : '') : 'Not quoted yet',
    lastQuestion: latest?.one.question ?? '',
    lastHref: latest ? hrefAt(latest.one) : '',
    lastWhen: latest ? dateOf(latest.one.answer.createdAt, short) : '',
    pages: quotedPages(passages).map((page) => {
      const answers = citing.flatMap(({ one, quoted }): AnswerOn[] => {
        const here = quoted.filter(({ source }) => page.passages.includes(source.id))
        if (here.length === 0) return []
        const { questionId, question, answer } = one
        const numbers = `${here.length === 1 ? 'note' : 'notes'} ${here.map(({ number }) => number).join(', ')}`
        return [{ id: questionId, numbers, question, href: hrefAt(one), when: dateOf(answer.createdAt, short) }]
      })
      return { ...page, answers, cited: quotedIn(answers.length) }
    }),
  }
}

const quotedIn = (count: number) => (count === 1 ? 'Quoted in 1 answer' : `Quoted in ${count} answers`)

/** The conversation, at this question. */
const hrefAt = ({ conversationId, questionId }: Asked) =>
  `${hrefOf(conversationId)}&m=${encodeURIComponent(questionId)}`

/** What may be asked of a file of the sample. */
const questions: Record<string, string> = {
  agreement: 'What is the contract sum?',
  changes: 'What change orders are there?',
  minutes: 'When do the lintels arrive?',
  schedule: 'When do the books move in?',
  windows: 'How long do the windows take?',
  soil: 'Where do my files disagree?',
  visits: 'How many visits were there in 2025?',
}
