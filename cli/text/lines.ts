/** Texts as lines, whatever they end with and begin with, so that only their words are compared. */
import { createHash } from 'node:crypto'

const mark = '\uFEFF'

/** How a file is written besides its words. */
export type Writing = { newline: '\n' | '\r\n'; hasMark: boolean }

/** A text with plain line ends and no byte order mark, and how it was written. */
export function readWriting(text: string): { text: string; writing: Writing } {
  const hasMark = text.startsWith(mark)
  const ends = text.match(/\r?\n/g) ?? []
  const windows = ends.filter((end) => end === '\r\n').length
  return {
    text: (hasMark ? text.slice(1) : text).replace(/\r\n/g, '\n'),
    writing: { newline: windows * 2 > ends.length ? '\r\n' : '\n', hasMark },
  }
}

/** A text the way the file was written before. */
export const writeAs = (text: string, { newline, hasMark }: Writing): string =>
  (hasMark ? mark : '') + (newline === '\n' ? text : text.replace(/\n/g, '\r\n'))

/** What a text is known by, whatever its line ends: SHA-256 in hexadecimal digits. */
export const hashOf = (text: string): string => createHash('sha256').update(readWriting(text).text).digest('hex')
