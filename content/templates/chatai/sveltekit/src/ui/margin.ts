import type { SvelteSet } from 'svelte/reactivity'
import type { Source } from '#lib/types.ts'

/** What stands beside an answer, for everything that is drawn in it. */
export interface Margin {
  sources: readonly Source[]
  /** Goes before the ids of the notes. */
  prefix: string
  /** Numbers of the notes that are opened: below their sentence, or in the margin with what stands around the words. */
  open: SvelteSet<number>
  /** Says something short, to the eye and to a screen reader. */
  say(text: string): void
}

export const noteId = ({ prefix }: Margin, number: number) => `${prefix}note-${number}`
