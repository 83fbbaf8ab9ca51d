/**
 * The texts of files as a question takes them along, and as the stand-in reads them again. Lines are numbered: a model
 * can say where it read, and no line of a file passes for anything else.
 */
import { latestFirst } from './dates.ts'
import type { Attachment, Message } from './types.ts'

/** Letters of all files of a request; the server takes a megabyte. */
const room = 300_000
/** What files of the conversation get of it at most, where there are others. */
const share = 0.8

const unread = '(its text was not read)'
const gone = '(this file was deleted)'
const cut = '(the rest was not sent)'

/**
 * The words for each file of a conversation, by its id, and sections for all others, the newest first. Where not all
 * fits, the longest are cut.
 */
export function fileTexts(
  files: readonly Attachment[],
  path: readonly Message[],
): { asked: Map<string, string>; others: string[] } {
  const ids = new Set(
    path.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'attachment' ? part.attachmentId : []))),
  )
  const others = files
    .filter(({ id }) => !ids.has(id))
    .toSorted((one, other) => latestFirst(one.addedAt, other.addedAt))
  const here = fitted(
    files.filter(({ id }) => ids.has(id)),
    others.length > 0 ? room * share : room,
  )
  const taken = [...here.values()].reduce((sum, { length }) => sum + length, 0)
  const there = fitted(others, room - taken)
  return {
    asked: new Map([...ids].map((id) => [id, here.get(id) ?? gone])),
    others: others.map(({ id, name }) => section(name, there.get(id) ?? '')),
  }
}

/** The short ones first: what they leave goes to the long ones. */
function fitted(files: readonly Attachment[], letters: number): Map<string, string> {
  const texts = new Map(files.map(({ id, text }) => [id, text === undefined ? unread : numbered(text)]))
  let left = letters
  const byLength = [...texts].toSorted(([, one], [, other]) => one.length - other.length)
  for (const [at, [id, text]] of byLength.entries()) {
    const most = Math.floor(left / (byLength.length - at))
    const fit = text.length <= most || text === unread ? text : upTo(most, text)
    texts.set(id, fit)
    left -= fit.length
  }
  return texts
}

/** A line that is longer than all there is room for is cut, too. */
const upTo = (letters: number, text: string) => {
  const end = text.lastIndexOf('\n', letters)
  return `${text.slice(0, end > 0 ? end : letters)}\n${cut}`
}

const numbered = (text: string) =>
  text
    // More than this never fits.
    .slice(0, room + 1)
    .trimEnd()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, at) => `${at + 1}: ${line}`)
    .join('\n')

/** A file in a message. */
export const section = (name: string, text: string): string => `File “${name}”:\n${text}`

/** A file in a message, with all its text. */
export const wholeSection = (name: string, text: string): string => section(name, numbered(text))

/** A file as a message has it. */
export interface SentFile {
  name: string
  lines: string[]
  /** Whether all of it is there, or its beginning, or nothing. */
  sent: 'whole' | 'beginning' | 'nothing'
}

/** The files of a message, and the words that follow them and what is quoted. */
export function readSent(content: string): { files: SentFile[]; words: string } {
  const files: SentFile[] = []
  const blocks = content.split('\n\n')
  let at = 0
  for (; at < blocks.length; at++) {
    const file = readSection(blocks[at] ?? '')
    if (file) files.push(file)
    else if (!blocks[at]?.startsWith('> ')) break
  }
  // What stands behind the files and quotes; somebody may also begin a question as mail quotes.
  return { files, words: at < blocks.length ? blocks.slice(at).join('\n\n') : (blocks.at(-1) ?? '').replace(/^> /, '') }
}

function readSection(block: string): SentFile | undefined {
  const [head = '', ...rest] = block.split('\n')
  const [, name] = /^File “(.+)”:$/.exec(head) ?? []
  if (name === undefined) return undefined
  const lines = rest.flatMap((line) => /^\d+: ([^]*)$/.exec(line)?.[1] ?? [])
  return { name, lines, sent: lines.length === 0 ? 'nothing' : rest.at(-1) === cut ? 'beginning' : 'whole' }
}
