import type { Icon } from './index.ts'

const vocabularies = new WeakMap<readonly Icon[], Set<string>>()

/** Every word that some icon is found by. */
function vocabularyOf(icons: readonly Icon[]): Set<string> {
  let words = vocabularies.get(icons)
  if (!words) {
    words = new Set(
      icons.flatMap(({ name, aliases, tags }) => [name, ...aliases, ...tags].flatMap((text) => text.split(/[\s-]+/))),
    )
    vocabularies.set(icons, words)
  }
  return words
}

const shortest = 4

/** The word that was most likely meant: a known one with one slip in it, in long words two; else the word itself. */
export function closestWord(icons: readonly Icon[], word: string): string {
  const vocabulary = vocabularyOf(icons)
  if (word.length < shortest || vocabulary.has(word)) return word
  let [best, least] = [word, word.length > 6 ? 3 : 2]
  for (const known of vocabulary) {
    if (known.length < shortest - 1 || Math.abs(known.length - word.length) >= least) continue
    const slips = distance(word, known, least)
    if (slips < least || (slips === least && best !== word && known[0] === word[0] && best[0] !== word[0])) {
      ;[best, least] = [known, slips]
    }
  }
  return best
}

/** Letters to add, leave out, change or swap with their neighbour (optimal string alignment), or `most` when there are as many. */
function distance(a: string, z: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: z.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= z.length; j++) {
      const cost = a[i - 1] === z[j - 1] ? 0 : 1
      let value = Math.min(cell(row, j) + 1, cell(next, j - 1) + 1, cell(row, j - 1) + cost)
      if (i > 1 && j > 1 && a[i - 1] === z[j - 2] && a[i - 2] === z[j - 1])
        value = Math.min(value, cell(before, j - 2) + 1)
      next.push(value)
    }
    if (Math.min(...next) >= most) return most
    ;[before, row] = [row, next]
  }
  return cell(row, z.length)
}

/** What is outside the table is never the shorter way. */
const cell = (row: readonly number[], index: number) => row[index] ?? Infinity
