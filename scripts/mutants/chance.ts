import { createHash } from 'node:crypto'

/** A hash of words, short enough to be read: the same words give the same on every machine. */
export const hashOf = (...words: (string | number)[]): string =>
  createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 12)

/** Puts things in an order that a seed decides and nothing else: one more of them moves none of the others. */
export const shuffled = <T>(things: readonly T[], seed: string, nameOf: (thing: T) => string | number): T[] =>
  things
    .map((thing) => ({ thing, rank: hashOf(seed, nameOf(thing)) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ thing }) => thing)
