/** Takes a query apart into what it asks for. */
import { isSlipOf, rootOf, wordsOf } from './words.ts'

/**
 * One thing that is asked for, in the words that were typed first and in others for it after them; each is a list of
 * roots. What says little need not be there, but is better where it is.
 */
export type Slot = { roots: string[]; alternatives: string[][]; isOptional: boolean }

/** A phrase by its roots, and what else goes by that name. */
type Phrase = { roots: string[]; others: string[][] }

/** The phrases of all groups of synonyms, by their roots without spaces. */
export type Phrasebook = { phrases: ReadonlyMap<string, Phrase>; longest: number }

/** Words that say nothing about which part is meant. */
const empty = new Set(
  `a an and the of in on at to by or with without for from into as is are my our your you i we it its this that how do
   can need want show make create add using use like some any
   where which who whose when while what they their them there has have had be been was were will should must could
   one ones such so than also just only let lets please give get shown showing
   component components tailwind tailwindcss css react vue svelte html alpine alpinejs jsx tsx nextjs
   section block example examples snippet template ui ux design designs responsive modern simple beautiful nice clean
   basic best free custom code element widget style styled`
    .split(/\s+/)
    .map(rootOf),
)
/** So many words in a row are kept as one word, too. */
export const mostJoined = 3
/** So many letters of a word tell what it will be. */
const leastForPrefix = 4

/** Reads groups of synonyms; a phrase may stand in several. */
export function readSynonyms(groups: readonly (readonly string[])[]): Phrasebook {
  const phrases = new Map<string, Phrase>()
  let longest = 1
  for (const group of groups) {
    const all = group.map((phrase) => wordsOf(phrase).map(rootOf))
    for (const roots of all) {
      longest = Math.max(longest, roots.length)
      const key = roots.join('')
      const others = all.filter((each) => each.join('') !== key)
      phrases.set(key, { roots, others: [...(phrases.get(key)?.others ?? []), ...others] })
    }
  }
  return { phrases, longest }
}

/**
 * What a query asks for. Words that stand together in a name are one thing ("date picker"), the longest name first, and
 * words that say little are optional, unless there is nothing else.
 * @param isKnown tells whether a root stands anywhere in what is searched: no slip is seen in it then
 */
export function parseQuery(query: string, book: Phrasebook, isKnown: (root: string) => boolean): Slot[] {
  const all = wordsOf(query).map(rootOf)
  const slots: Slot[] = []
  for (let at = 0; at < all.length;) {
    let length = Math.min(book.longest, all.length - at)
    while (length > 1 && !book.phrases.has(all.slice(at, at + length).join(''))) length--
    const roots = all.slice(at, at + length)
    at += length
    slots.push(slotOf(roots, book, isKnown))
  }
  return slots.some(({ isOptional }) => !isOptional) ? slots : slots.map((slot) => ({ ...slot, isOptional: false }))
}

/** What some words ask for that stand together. */
export const slotOf = (roots: string[], book: Phrasebook, isKnown: (root: string) => boolean): Slot => ({
  roots,
  alternatives: alternativesOf(roots, book, isKnown),
  isOptional: roots.length === 1 && empty.has(roots[0] ?? ''),
})

function alternativesOf(roots: string[], { phrases }: Phrasebook, isKnown: (root: string) => boolean): string[][] {
  const joined = roots.join('')
  const own = roots.length > 1 ? [roots, [joined]] : [roots]
  const phrase = phrases.get(joined)
  if (phrase) return [...own, ...[phrase.roots, ...phrase.others].map(asOne)]
  const isNew = !isKnown(joined)
  const meant = [...phrases].filter(
    ([key]) => (joined.length >= leastForPrefix && key.startsWith(joined)) || (isNew && isSlipOf(joined, key)),
  )
  return [...own, ...meant.flatMap(([, { roots: ours, others }]) => [ours, ...others].map(asOne))]
}

/** Other names must stand as they are, word by word in a row; as many as are looked up as one (`index.ts`). */
const asOne = (roots: string[]): string[] => (roots.length <= mostJoined ? [roots.join('')] : roots)
