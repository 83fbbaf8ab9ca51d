/** The texts of files as a question takes them along, and as the stand-in reads them again. */
import type { Attachment, Message } from './types.ts'

/** Letters of all files of a request; the server takes a megabyte. */
const room = 300_000

const unread = '(its text was not read)'
const gone = '(this file was deleted)'
const cut = '(the rest was not sent)'

/**
 * The words for each file, by its id: those of the conversation come first, the latest of them before all, then the
 * others, the newest first. What no longer fits is cut after a line.
 */
export function fileTexts(
  files: readonly Attachment[],
  path: readonly Message[],
): { asked: Map<string, string>; others: string[] } {
  const known = new Map(files.map((file) => [file.id, file]))
  const ids = new Set(
    path
      .toReversed()
      .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'attachment' ? part.attachmentId : []))),
  )
  let left = room
  const textOf = (file: Attachment | undefined): string => {
    if (!file) return gone
    if (file.text === undefined) return unread
    const text = file.text.length <= left ? file.text : upTo(left, file.text)
    left -= text.length
    return text
  }
  const asked = new Map([...ids].map((id) => [id, textOf(known.get(id))]))
  const others = files
    .filter(({ id }) => !ids.has(id))
    .toSorted((one, other) => other.addedAt.localeCompare(one.addedAt, 'en'))
    .map((file) => section(file.name, textOf(file)))
  return { asked, others }
}

const upTo = (letters: number, text: string) => text.slice(0, text.lastIndexOf('\n', letters) + 1) + cut

/** A file in a message. */
export const section = (name: string, text: string): string => `File “${name}”:\n${text}`

/** A file as a message has it. */
export interface SentFile {
  name: string
  /** None where it was not read. */
  lines: string[]
  /** Whether all of it was sent. */
  isWhole: boolean
}

/** The files of a message, without what stands before them. */
export function sentFiles(content: string): SentFile[] {
  const [, ...sections] = content.split(/^File “(?=.+”:$)/m)
  return sections.map((one) => {
    const [head = '', ...lines] = one.trimEnd().split('\n')
    const text = lines.join('\n')
    const isRead = text !== unread && text !== gone
    return { name: head.slice(0, -2), lines: isRead ? lines : [], isWhole: isRead && lines.at(-1) !== cut }
  })
}
