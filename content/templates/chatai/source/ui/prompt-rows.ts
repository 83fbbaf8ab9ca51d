/** What the page of prompts lists: each prompt, and beside it what was answered when it was used last. */
import { askedOf, beginningOf, isAskedWith, numbered, type Asked, type Numbered } from '../lib/asked.ts'
import { dateOf } from '../lib/dates.ts'
import type { Store } from '../lib/store.ts'
import { hrefOf } from './app.ts'

export interface PromptRow {
  id: string
  title: string
  text: string
  href: string
  /** When it was used last, with the way there; empty where it was not. */
  used: string
  usedHref: string
  answer: string
  /** The files that answer rests on, and where in them. */
  files: { name: string; places: string }[]
}

export async function promptRows(store: Store): Promise<PromptRow[]> {
  const [prompts, asked] = await Promise.all([store.prompts(), askedOf(store)])
  return prompts.map(({ id, title, text }) => {
    const last = asked.find(({ question }) => isAskedWith(text, question))
    return { id, title, text, href: `chat?prompt=${encodeURIComponent(id)}`, ...(last ? useOf(last) : unused) }
  })
}

/** A place that does not break. */
const whole = ({ source }: Numbered) => source.location.replaceAll(' ', '\u00A0')

/** In the order of the file: row 2 before row 10, page 6 before page 19. */
const byPlace = ({ source: one }: Numbered, { source: other }: Numbered) =>
  one.location.localeCompare(other.location, 'en', { numeric: true })

type Use = Pick<PromptRow, 'used' | 'usedHref' | 'answer' | 'files'>

const unused: Use = { used: '', usedHref: '', answer: '', files: [] }

function useOf(asked: Asked): Use {
  const { conversationId, questionId, answer } = asked
  const files = Map.groupBy(numbered(asked), ({ source }) => source.title)
  return {
    used: dateOf(answer.createdAt),
    usedHref: `${hrefOf(conversationId)}&m=${encodeURIComponent(questionId)}`,
    answer: beginningOf(asked).replaceAll(/-(?=\d)/g, '-\u2060'),
    files: [...files].map(([name, on]) => ({ name, places: on.toSorted(byPlace).map(whole).join(' · ') })),
  }
}
