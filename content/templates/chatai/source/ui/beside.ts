/** What stands in the margin before anything is asked: the notes of the last answer, as they stood beside it. */
import { latestCited, numbered } from '../lib/asked.ts'
import { dateOf } from '../lib/dates.ts'
import type { Store } from '../lib/store.ts'
import { hrefOfTurn } from './app.ts'

export interface Beside {
  /** Empty where no answer has a source yet. */
  question: string
  href: string
  when: string
  notes: { number: number; file: string; words: string; place: string }[]
}

export const nothingBeside: Beside = { question: '', href: '', when: '', notes: [] }

export async function besideLast(store: Store): Promise<Beside> {
  const asked = await latestCited(store)
  if (!asked) return nothingBeside
  const { conversationId, questionId, question, answer } = asked
  return {
    question,
    href: hrefOfTurn(conversationId, questionId),
    when: dateOf(answer.createdAt),
    notes: numbered(asked).map(({ number, source: { title, quote, location } }) => {
      return { number, file: title, words: `“${quote}”`, place: location }
    }),
  }
}
