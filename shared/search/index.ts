/** Finds parts of the library by the words that developers use for them. */
import { itemAt } from '../defined.ts'
import { mostJoined, parseQuery, type Phrasebook, readSynonyms, type Slot, slotOf } from './query.ts'
import { synonyms } from './synonyms.ts'
import { isSlipOf, joinedRoot, rootOf, stemOf, wordsOf } from './words.ts'

/** A text of an entry, and what a word in it is worth beside one of the title, from 0 to 1. */
export type SearchField = readonly [text: string, weight: number]

/** Something that can be found. `whole` are texts that are it when they are all that was typed: its title, its part number. */
export type Searchable = { whole: readonly string[]; fields: readonly SearchField[] }

export type Found<Entry> = {
  /** Best first. */
  entries: Entry[]
  /** Whether they have every word of the query; else these are those that have most of it. */
  hasAll: boolean
}

type Posting = { entry: number; weight: number }

export type SearchIndex<Entry extends Searchable> = {
  entries: readonly Entry[]
  /** Where a word stands, by its root. */
  postings: ReadonlyMap<string, readonly Posting[]>
  /** The roots that share a stem. */
  stems: ReadonlyMap<string, readonly string[]>
  phrasebook: Phrasebook
}

/** What an alternative to the word itself is worth. */
const worth = { stem: 0.8, prefix: 0.7, slip: 0.55, synonym: 0.82, optional: 0.4, apart: 0.85 }
/** So few letters begin too many words. */
const leastForPrefix = 2
/** Of what a query asks for, so much must be there where nothing has all of it. */
const leastCoverage = 0.34

/** Makes entries ready to be searched; done once, since it takes longer than a search. */
export function openIndex<Entry extends Searchable>(entries: readonly Entry[]): SearchIndex<Entry> {
  const postings = new Map<string, Posting[]>()
  for (const [entry, { fields }] of entries.entries())
    for (const [root, weight] of rootsIn(fields)) {
      const known = postings.get(root)
      if (known) known.push({ entry, weight })
      else postings.set(root, [{ entry, weight }])
    }
  const stems = Map.groupBy(postings.keys(), stemOf)
  return { entries, postings, stems, phrasebook: readSynonyms(synonyms) }
}

/** The words of an entry with the most that each is worth; two or three in a row count as one as well: "side bar", "sidebar". */
function rootsIn(fields: readonly SearchField[]): Map<string, number> {
  const roots = new Map<string, number>()
  const add = (root: string, weight: number) => roots.set(root, Math.max(weight, roots.get(root) ?? 0))
  for (const [text, weight] of fields) {
    const words = wordsOf(text)
    for (const [at, word] of words.entries()) {
      add(rootOf(word), weight)
      for (let length = 2; length <= mostJoined; length++)
        if (at + length <= words.length) add(joinedRoot(words.slice(at, at + length)), weight)
    }
  }
  return roots
}

/**
 * The entries that answer a query, best first; none for a query without words.
 *
 * @param isTold whether it is a request in sentences, which says more than any entry does: then those that have most of it
 *   stand among those that have all, each by what its words are worth
 */
export function search<Entry extends Searchable>(
  index: SearchIndex<Entry>,
  query: string,
  { isTold = false }: { isTold?: boolean } = {},
): Found<Entry> {
  const slots = readQuery(index, query).map(({ slot, hits }) => {
    const rarity = Math.log(1 + index.entries.length / Math.max(1, hits.size))
    return { ...slot, hits, rarity: slot.isOptional ? rarity * worth.optional : rarity }
  })
  const needed = slots.filter(({ isOptional }) => !isOptional)
  const most = needed.reduce((sum, { rarity }) => sum + rarity, 0)
  const key = keyOf(query)

  const found = new Map<number, Sum>()
  for (const { hits, rarity, isOptional } of slots)
    for (const [entry, weight] of hits) {
      const sum = found.get(entry) ?? { score: 0, covered: 0, count: 0 }
      sum.score += weight * rarity
      if (!isOptional) {
        sum.covered += rarity
        sum.count++
      }
      found.set(entry, sum)
    }
  const ranked = [...found].map(([at, { score, covered, count }]) => {
    const entry = itemAt(index.entries, at)
    const isWhole = entry.whole.some((text) => keyOf(text) === key)
    return { entry, at, score: isWhole ? score + most : score, covered, hasAll: isWhole || count === needed.length }
  })
  const all = ranked.filter(({ hasAll }) => hasAll)
  const shown = all.length > 0 && !isTold ? all : ranked.filter(({ covered }) => covered >= most * leastCoverage)
  shown.sort((a, z) => z.score - a.score || a.at - z.at)
  return { entries: shown.map(({ entry }) => entry), hasAll: all.length > 0 }
}

/** What a query asks for, with what answers each part; a name that nothing goes by falls apart into its words. */
function readQuery<Entry extends Searchable>(index: SearchIndex<Entry>, query: string) {
  const known = (root: string) => isKnown(index, root)
  const withHits = (slot: Slot) => ({ slot, hits: hitsOf(index, slot) })
  return parseQuery(query, index.phrasebook, known).flatMap((slot) => {
    const whole = withHits(slot)
    if (whole.hits.size > 0 || slot.roots.length === 1) return [whole]
    return slot.roots.map((root) => withHits(slotOf([root], index.phrasebook, known)))
  })
}

/** What an entry has of a query: points, how much of what it asks for, and how many things. */
type Sum = { score: number; covered: number; count: number }

/** Of several words that were typed the second alternative is the same in one. */
const isJoined = ({ roots }: Slot, place: number) => roots.length > 1 && place === 1

const keyOf = (text: string) => wordsOf(text).map(rootOf).join('')

function isKnown<Entry extends Searchable>({ postings, stems }: SearchIndex<Entry>, root: string): boolean {
  return postings.has(root) || stems.has(stemOf(root))
}

/** The entries that have one part of the query in any way, with the most that this is worth. */
function hitsOf<Entry extends Searchable>(index: SearchIndex<Entry>, slot: Slot): Map<number, number> {
  const best = new Map<number, number>()
  const keep = (entry: number, weight: number) => weight > (best.get(entry) ?? 0) && best.set(entry, weight)
  for (const [place, roots] of slot.alternatives.entries()) {
    const factor = place > 0 && !isJoined(slot, place) ? worth.synonym : roots.length > 1 ? worth.apart : 1
    const [first, ...rest] = roots.map((root) => wordHits(index, root, { isTyped: place === 0 }))
    for (const [entry, weight] of first ?? []) {
      const weights = [weight, ...rest.map((hits) => hits.get(entry) ?? 0)]
      if (weights.every((each) => each > 0))
        keep(entry, (factor * weights.reduce((sum, each) => sum + each, 0)) / weights.length)
    }
  }
  return best
}

/** Where a word stands: as it is, in another form; and if it was typed, as the beginning of one, or with a slip. */
function wordHits<Entry extends Searchable>(
  { postings, stems }: SearchIndex<Entry>,
  root: string,
  { isTyped }: { isTyped: boolean },
): Map<number, number> {
  const best = new Map<number, number>()
  const take = (found: string, factor: number) => {
    for (const { entry, weight } of postings.get(found) ?? [])
      if (weight * factor > (best.get(entry) ?? 0)) best.set(entry, weight * factor)
  }
  take(root, 1)
  for (const other of stems.get(stemOf(root)) ?? []) take(other, worth.stem)
  if (!isTyped) return best
  if (root.length >= leastForPrefix)
    for (const word of postings.keys()) if (word.startsWith(root)) take(word, worth.prefix)
  if (best.size === 0) for (const word of postings.keys()) if (isSlipOf(root, word)) take(word, worth.slip)
  return best
}
