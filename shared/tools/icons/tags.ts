import { nameParts } from './concepts.ts'
import type { Icon } from './index.ts'

/** Tags as text: a line for each name that has some, "name:tag,tag". */
export const writeTags = (tags: ReadonlyMap<string, readonly string[]>): string =>
  [...tags].map(([name, words]) => `${name}:${words.join(',')}`).join('\n')

/** Reads what `writeTags` wrote. */
export function readTags(text: string): Map<string, string[]> {
  return new Map(
    text.split('\n').map((line): [string, string[]] => {
      const cut = line.indexOf(':')
      return [line.slice(0, cut), line.slice(cut + 1).split(',')]
    }),
  )
}

/**
 * Gives icons their tags. One set has tags of its own; icons of the others that show the same thing, by name or by what
 * the concepts call the same, are found by the same words.
 */
export function addTags(icons: readonly Icon[], tags: ReadonlyMap<string, readonly string[]>): Icon[] {
  const byMeaning = new Map<string, readonly string[]>()
  for (const [name, words] of tags) {
    const meaning = meaningOf(name)
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, words)
  }
  return icons.map((icon) => {
    const found = tags.get(icon.name) ?? byMeaning.get(meaningOf(icon.name))
    return found ? { ...icon, tags: [...found] } : icon
  })
}

/** What a name says once its words are put the same way in every set, in any order, and without the look. */
const meaningOf = (name: string) => nameParts(name).toSorted().join(' ')
