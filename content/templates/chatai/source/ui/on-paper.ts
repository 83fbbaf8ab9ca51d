/** What a printed conversation says of itself, above its first question. */
import { dateOf } from '../lib/dates.ts'
import { textOf, titleOf } from '../lib/tree.ts'
import type { Answer, Conversation, Question } from '../lib/types.ts'

export interface OnPaper {
  /** Whether the title says more than the first question, which is printed below it. */
  hasTitle: boolean
  /** "Postil · September 24, 2026 · 2 files quoted" */
  line: string
}

export const notOnPaper: OnPaper = { hasTitle: true, line: '' }

export function onPaper(
  { title, updatedAt }: Pick<Conversation, 'title' | 'updatedAt'>,
  turns: readonly { question: Question; answer?: Answer }[],
): OnPaper {
  const [first] = turns
  const sources = turns.flatMap(({ answer }) => answer?.sources ?? [])
  const count = new Set(sources.map((source) => source.fileId || source.title)).size
  const files = count === 1 ? '1 file quoted' : `${count || 'no'} files quoted`
  return {
    hasTitle: !first || titleOf(textOf(first.question)) !== title,
    line: `Postil · ${dateOf(updatedAt)} · ${files}`,
  }
}
