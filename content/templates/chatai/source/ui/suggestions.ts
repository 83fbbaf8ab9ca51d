import type { Store } from '../lib/store.ts'
import { titleOf } from '../lib/tree.ts'

/** What may be asked to begin with. */
const suggestions = [
  'Who pays if the windows are late, and how much is it per day?',
  'What does the elevator pit cost?',
  'Write one paragraph for the Town Council about CO-3',
  'How many visits were there in July?',
]

export interface Suggestion {
  text: string
  /** The conversation in which it was asked; empty where it was not. */
  asked: string
}

/** Before it is known what was asked already. */
export const unasked: Suggestion[] = suggestions.map((text) => ({ text, asked: '' }))

export async function suggested(store: Store): Promise<Suggestion[]> {
  const all = await store.conversations()
  return suggestions.map((text) => ({ text, asked: all.find(({ title }) => title === titleOf(text))?.id ?? '' }))
}
