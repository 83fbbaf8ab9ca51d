/**
 * Texts as a search for leaks reads them: runs of letters, digits, "-" and "_", whatever stands between them. So a
 * list of classes is the same in an attribute, a selector, an array of JSON or a string of a script.
 */

const isWordByte = new Uint8Array(256)
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
  isWordByte[character.charCodeAt(0)] = 1

/** What attribute selectors say between two classes of one list: [class~='a'][class~='b']. It counts as no word. */
const between = 'class'

/** The words of a text, in order. */
export const wordsIn = (text: string): string[] => (text.match(/[\w-]+/g) ?? []).filter((word) => word !== between)

const start = 0x811c9dc5
const step = (hash: number, byte: number) => Math.imul(hash ^ byte, 0x01000193)

/** The words that are looked for, by number; the others end a run. */
export type Lexicon = {
  /** The number of a word, from 1. */
  idOf(word: string): number
  /**
   * Reads a text and tells of each run of known words: their numbers stand in `ids` below `length`. Words are known by
   * a hash of 32 bits, so that what was found has to be a whole list to mean anything.
   */
  read(text: Uint8Array, onRun: (ids: Int32Array, length: number) => void): void
}

export function createLexicon(words: Iterable<string>): Lexicon {
  const known = [...new Set(words)]
  const byWord = new Map(known.map((word, index) => [word, index + 1]))
  let size = 1024
  while (size < known.length * 4) size *= 2
  const hashes = new Int32Array(size)
  const numbers = new Int32Array(size)
  for (const [word, number] of byWord) {
    let hash = start
    for (const byte of Buffer.from(word)) hash = step(hash, byte)
    let slot = hash & (size - 1)
    while (numbers[slot] !== 0) slot = (slot + 1) & (size - 1)
    hashes[slot] = hash
    numbers[slot] = number
  }

  function numberOf(hash: number): number {
    let slot = hash & (size - 1)
    while (numbers[slot] !== 0) {
      if (hashes[slot] === hash) return numbers[slot]!
      slot = (slot + 1) & (size - 1)
    }
    return 0
  }
  const skipped = hashOf(between)
  let ids = new Int32Array(1024)

  return {
    idOf: (word) => byWord.get(word) ?? 0,
    read(text, onRun) {
      let length = 0
      const end = text.length
      for (let at = 0; at < end;) {
        if (isWordByte[text[at]!] === 0) {
          at++
          continue
        }
        let hash = start
        while (at < end && isWordByte[text[at]!] === 1) hash = step(hash, text[at++]!)
        if (hash === skipped) continue
        const number = numberOf(hash)
        if (number !== 0) {
          if (length === ids.length) ids = grown(ids)
          ids[length++] = number
        } else if (length > 0) {
          onRun(ids, length)
          length = 0
        }
      }
      if (length > 0) onRun(ids, length)
    },
  }
}

function hashOf(word: string): number {
  let hash = start
  for (const byte of Buffer.from(word)) hash = step(hash, byte)
  return hash
}

function grown(ids: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(ids.length * 2)
  more.set(ids)
  return more
}
