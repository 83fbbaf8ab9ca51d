/** Where sentences end, and which source bears which sentence. */
import type { Bearing, Source } from './types.ts'

const abbreviations =
  /(?:^|[\s(“"])(?:Mr|Mrs|Ms|Dr|St|No|Nos|vs|etc|e\.g|i\.e|cf|approx|Inc|Ltd|Co|pp?|art|sec|fig|ch|vol|ed|[A-Z])\.$/
const ends = /[.!?…]["'”’)\]*_]*(?: ?\[\d{1,3}\])*(?=\s)/g

/** One or more references in a row, as `[1]` or ` [1][2]`. */
export const references = /(?: ?\[\d{1,3}\])+/g

/**
 * The places right after each sentence that is complete, with the references behind it, so that the last piece of a text still counts as open. What
 * follows has to begin as a sentence does: "p. 6" and "Ms. Whitfield" are not cut.
 */
export function sentenceEnds(text: string): number[] {
  const places: number[] = []
  for (const { 0: found, index } of text.matchAll(ends)) {
    const end = index + found.length
    const next = /^\s+(?:[“"‘'(*_[]*)(\S)/u.exec(text.slice(end, end + 20))?.[1]
    if (next !== undefined && !/[\p{Lu}\p{N}]/u.test(next)) continue
    const before = text.slice(Math.max(0, index - 12), index + 1)
    if (
      /^\.[^[]*$/.test(found) &&
      (abbreviations.test(before) || (next !== undefined && /\d/.test(next) && /\b\p{L}{1,3}\.$/u.test(before)))
    )
      continue
    places.push(end)
  }
  return places
}

/**
 * Which stretch of an answer each reference bears: from the end of the sentence, line, or reference before it.
 * References to sources that do not exist, and those in code, bear nothing.
 */
export function bearingsOf(markdown: string, sources: readonly Source[]): Bearing[] {
  const text = withoutCode(markdown)
  const stops = [...sentenceEnds(text), ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const bearings: Bearing[] = []
  let after = 0
  for (const { 0: group, index } of text.matchAll(references)) {
    const last = Math.max(after, ...stops.filter((stop) => stop < index && text.slice(stop, index).trim() !== ''))
    const lead = /^[\s>#*+|-]*(?:\d+[.)]\s+)?/.exec(text.slice(last, index))?.[0].length ?? 0
    const start = last + lead
    for (const [, digits] of group.matchAll(/\[(\d+)\]/g)) {
      const source = sources[Number(digits) - 1]
      if (!source || start >= index) continue
      const sentence = markdown.slice(start, index).replace(/[*`|]|\s+$/g, '')
      bearings.push({ sourceId: source.id, number: Number(digits), start, end: index, sentence })
    }
    after = index + group.length
  }
  return bearings
}

/** How many of an answer's sentences there are, and how many of them a source bears. Code, tables, and headings are none. */
export function sentenceCount(markdown: string, sources: readonly Source[]): { sentences: number; borne: number } {
  const lines = withoutCode(markdown).split('\n')
  let sentences = 0
  let borne = 0
  for (const line of lines.filter((text) => /\p{L}/u.test(text) && !/^\s*(#|\|)/.test(text))) {
    let from = 0
    for (const end of [...sentenceEnds(line), line.length]) {
      const sentence = line.slice(from, end)
      from = end
      if (!/\p{L}/u.test(sentence)) continue
      sentences += 1
      if ([...sentence.matchAll(/\[(\d{1,3})\]/g)].some(([, digits]) => sources[Number(digits) - 1])) borne += 1
    }
  }
  return { sentences, borne }
}

/** The same length, with blanks where there is code. */
export function withoutCode(markdown: string): string {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ')
  return markdown
    .replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[^]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![^]))/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
}
