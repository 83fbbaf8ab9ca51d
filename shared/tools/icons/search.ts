/** Finds icons by what they are called, were called, show, or are for. */
import { termsLike } from './concepts.ts'
import type { Icon } from './index.ts'
import { closestWord } from './typos.ts'

/** An icon with its words put so that the beginning and the end of each can be looked for. */
type Prepared = { icon: Icon; name: string; aliases: string; tags: string }

export type Library = { icons: readonly Icon[]; prepared: readonly Prepared[] }

export type SearchResult<Item> = {
  found: Item[]
  /** What was looked for instead, where nothing has the words that were typed. */
  corrected: string | null
}

/** Icons made ready to be searched; done once, since it takes longer than a search. */
export const openLibrary = (icons: readonly Icon[]): Library => ({
  icons,
  prepared: icons.map((icon) => ({
    icon,
    name: `-${icon.name}-`,
    aliases: icon.aliases.length > 0 ? `-${icon.aliases.join('-')}-` : '',
    tags: icon.tags.length > 0 ? `,${icon.tags.join(',')},` : '',
  })),
})

/** The words of a query: in small letters; names of components come apart, and "icon" at their end means nothing. */
export function wordsOf(query: string): string[] {
  const words = query
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
  const told = words.filter((word) => word !== 'icon' && word !== 'icons')
  return told.length > 0 ? told : words
}

/**
 * The icons that have every word of a query, best first; all of them, in their order, for an empty one.
 * @param show answers what is shown of an icon, or null where it is left out
 */
export function findIcons<Item>(
  library: Library,
  query: string,
  show: (icon: Icon) => Item | null,
): SearchResult<Item> {
  const words = wordsOf(query)
  if (words.length === 0) {
    const found: Item[] = []
    for (const icon of library.icons) {
      const shown = show(icon)
      if (shown !== null) found.push(shown)
    }
    return { found, corrected: null }
  }
  const found = ranked(library, words, show)
  if (found.length > 0) return { found, corrected: null }
  const nearest = words.map((word) => closestWord(library.icons, word))
  if (nearest.join(' ') === words.join(' ')) return { found, corrected: null }
  return { found: ranked(library, nearest, show), corrected: nearest.join(' ') }
}

function ranked<Item>({ prepared }: Library, words: readonly string[], show: (icon: Icon) => Item | null): Item[] {
  const wanted = words.map((word) => ({ word, begin: `-${word}`, terms: termsLike(word).map((term) => `-${term}-`) }))
  const whole = `-${words.join('-')}-`
  const hits: { shown: Item; score: number }[] = []
  for (const each of prepared) {
    let score = each.name === whole ? 60 : 0
    let hasAll = true
    for (const { word, begin, terms } of wanted) {
      const points = pointsFor(each, word, begin, terms)
      if (points === 0) {
        hasAll = false
        break
      }
      score += points
    }
    if (!hasAll) continue
    const shown = show(each.icon)
    // Of two that fit alike, the plainer one is meant.
    if (shown !== null) hits.push({ shown, score: score - each.name.length / 4 })
  }
  return hits.sort((a, z) => z.score - a.score).map(({ shown }) => shown)
}

function pointsFor({ name, aliases, tags }: Prepared, word: string, begin: string, terms: readonly string[]): number {
  const at = name.indexOf(begin)
  const isFirst = at === 0
  if (at >= 0 && name.includes(`${begin}-`)) return isFirst ? 50 : 40
  if (aliases.includes(`${begin}-`)) return 34
  // Earlier terms are closer to what was typed.
  for (const [place, term] of terms.entries()) if (name.includes(term)) return (name === term ? 49 : 22) - place / 8
  if (at >= 0) return isFirst ? 30 : 24
  const tagged = tags.indexOf(word)
  if (tagged > 0) {
    const before = tags[tagged - 1]
    if (before === ',') return tags[tagged + word.length] === ',' ? 16 : 9
    if (before === ' ' || tags.includes(` ${word}`) || tags.includes(`,${word}`)) return 8
  }
  if (aliases.includes(begin)) return 7
  return word.length > 2 && name.includes(word) ? 5 : 0
}
