/** Files that go with a question: which are taken, why others are not, and what is read from them. */
import type { Attachment } from './types.ts'

/** By the end of its name: what a file is, and whether its text is read here. Whatever else needs a server of yours. */
const kinds: Record<string, { type: string; name: string; reads: 'text' | 'picture' | 'nothing' }> = {
  txt: { type: 'text/plain', name: 'Plain text', reads: 'text' },
  md: { type: 'text/markdown', name: 'Markdown', reads: 'text' },
  csv: { type: 'text/csv', name: 'CSV', reads: 'text' },
  pdf: { type: 'application/pdf', name: 'PDF', reads: 'nothing' },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: 'Word',
    reads: 'nothing',
  },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name: 'Excel', reads: 'nothing' },
}

export interface FileLimits {
  /** Bytes of one file, of all together, and how many there may be. */
  oneFile: number
  space: number
  files: number
}

/** The Free plan. */
export const freeLimits: FileLimits = { oneFile: 25_000_000, space: 250_000_000, files: 10 }

/** For the `accept` of a file field. */
export const accepted = Object.keys(kinds)
  .map((end) => `.${end}`)
  .join(',')

/** A file that is not taken. The message is a sentence for the person who chose it, shown below the file's name. */
export class FileRefusal extends Error {}

export interface Sorted {
  taken: File[]
  refused: { name: string; message: string }[]
}

/** A file that is there, or on its way: what is known of it. */
export type KnownFile = Pick<Attachment, 'name' | 'size' | 'text'> | File

/**
 * Sorts what was dropped, pasted, or chosen. `there` are the files that were added before. Answers cite files by name,
 * so one whose name another file has is taken under a name of its own.
 */
export async function sortFiles(
  files: readonly File[],
  there: readonly KnownFile[] = [],
  limits = freeLimits,
): Promise<Sorted> {
  const sorted: Sorted = { taken: [], refused: [] }
  const known = [...there]
  for (const file of files) {
    const name = await ownName(file, known)
    const message = refusal(file, name, known, limits)
    if (message) sorted.refused.push({ name: file.name, message })
    else {
      const { type, lastModified } = file
      const taken = name && name !== file.name ? new File([file], name, { type, lastModified }) : file
      sorted.taken.push(taken)
      known.push(taken)
    }
  }
  return sorted
}

/** "notes.txt", or where another file is called that, "notes (2).txt". Without an answer the same file is there. */
async function ownName(file: File, there: readonly KnownFile[]): Promise<string | undefined> {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? file.name : numbered(file.name, count)
    const others = there.filter((other) => other.name === name)
    if (others.length === 0) return name
    for (const other of others) if (await isSame(file, other)) return undefined
  }
}

/** "notes (2).txt". */
export const numbered = (name: string, count: number): string =>
  name.replace(/(\.[^.]*)?$/, (end) => ` (${count})${end}`).trimStart()

/** Of files whose text is not read here, the size has to do. */
async function isSame(file: File, other: KnownFile): Promise<boolean> {
  if (file.size !== other.size || kinds[endOf(file.name)]?.reads !== 'text') return file.size === other.size
  try {
    const text = other instanceof File ? await other.text() : other.text
    return text === undefined || text === (await file.text())
  } catch {
    // It cannot be read: that is said when it is added.
    return false
  }
}

function refusal(
  file: File,
  name: string | undefined,
  there: readonly KnownFile[],
  limits: FileLimits,
): string | undefined {
  if (!kinds[endOf(file.name)])
    return 'Postil cannot read this type. Add a PDF, Word, Excel, CSV, Markdown, or plain text file.'
  if (file.size === 0) return 'This file is empty.'
  if (file.size > limits.oneFile)
    return `This file is ${inBytes(file.size)}. A file can be up to ${inBytes(limits.oneFile)}.`
  if (name === undefined) return 'This file is already here.'
  if (there.length >= limits.files)
    return `You have ${limits.files} files, the most your plan allows. Delete one to add this one.`
  const space = there.reduce((sum, { size }) => sum + size, file.size)
  if (space > limits.space) return `This file does not fit. Your plan has room for ${inBytes(limits.space)}.`
  return undefined
}

export interface ReadOptions {
  id: string
  now: string
  signal?: AbortSignal
  /** From 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Reads a file piece by piece. Of plain text, Markdown, and CSV the text is taken.
 * @throws {FileRefusal} where it cannot be read as what it says it is; an AbortError where it was canceled
 */
export async function readAttachment(
  file: File,
  { id, now, signal, onProgress = () => {} }: ReadOptions,
): Promise<Attachment> {
  const kind = kinds[endOf(file.name)]
  if (!kind) throw new FileRefusal('Postil cannot read this type.')
  const decoder = kind.reads === 'text' ? new TextDecoder('utf-8', { fatal: true }) : undefined
  let text = ''
  let read = 0
  onProgress(0)
  const reader = file.stream().getReader()
  try {
    for (;;) {
      signal?.throwIfAborted()
      const { done, value } = await reader.read()
      if (done) break
      text += decoder?.decode(value, { stream: true }) ?? ''
      read += value.byteLength
      onProgress(file.size ? Math.min(1, read / file.size) : 1)
    }
    text += decoder?.decode() ?? ''
  } catch (cause) {
    if (signal?.aborted) throw cause
    const message =
      cause instanceof TypeError
        ? 'is not text in UTF-8. Save it in that encoding'
        : 'could not be read. Check that it is still there'
    throw new FileRefusal(`This file ${message}, then add it again.`, { cause })
  } finally {
    await reader.cancel().catch(() => {})
  }
  if (text.includes('\0')) throw new FileRefusal('This is not a text file, whatever its name says.')
  onProgress(1)
  return { id, name: file.name, type: kind.type, size: file.size, addedAt: now, ...(decoder && { text }) }
}

/** "PDF", "Word", "CSV": what a file is called in lists. */
export const kindOf = (name: string): string => kinds[endOf(name)]?.name ?? 'File'

/** "6.2 MB": in thousands, with one decimal from a megabyte up. */
export function inBytes(bytes: number): string {
  const [size, unit] =
    bytes < 1000
      ? [bytes, 'bytes']
      : bytes < 1e6
        ? [bytes / 1e3, 'KB']
        : bytes < 1e9
          ? [bytes / 1e6, 'MB']
          : [bytes / 1e9, 'GB']
  return `${size.toLocaleString('en', { maximumFractionDigits: unit === 'MB' || unit === 'GB' ? 1 : 0 })} ${unit}`
}

const endOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
