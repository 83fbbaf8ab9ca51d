/** What of the files in a form we take, and what is said where we do not. */
import { describeBytes, fileKinds, fileLimits } from '#shared/design-service.ts'
import type { GivenFile } from '../domain/selling/design-files.ts'
import { fileKind } from '../domain/selling/file-kind.ts'
import { safeFileName } from '../domain/selling/file-name.ts'

type Read = { ok: true; files: GivenFile[] } | { ok: false; error: string }

const noneKept = 'None was kept: choose them again.'
const refuse = (reason: string): Read => ({ ok: false, error: `${reason} ${noneKept}` })

/** What is said to who sends more files than a request holds that has so many already. */
export const tooManyFiles = (before: number): string =>
  `A request holds ${fileLimits.inAll} files, and this one has ${before} already. Put more into one ZIP. ${noneKept}`

/** Looks the files of a form through; `before` is how many its request has already. All of them are taken, or none. */
export async function readFiles(files: readonly File[], before = 0): Promise<Read> {
  const { atOnce, inAll, bytes: most } = fileLimits
  if (files.length > atOnce) return refuse(`These are ${files.length} files; send ${atOnce} at once.`)
  if (before + files.length > inAll) return { ok: false, error: tooManyFiles(before) }
  const read: GivenFile[] = []
  for (const file of files) {
    const called = `“${calledIn(file)}”`
    if (file.size > most)
      return refuse(`${called} has ${describeBytes(file.size)}; a file may have ${describeBytes(most)}.`)
    if (file.size === 0) return refuse(`${called} is empty.`)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const kind = fileKind(bytes)
    if (!kind) return refuse(`${called} is none of what we take: ${Object.keys(fileKinds).join(', ')}.`)
    read.push({ name: safeFileName(file.name, kind), kind, bytes })
  }
  return { ok: true, files: read }
}

/** A name as somebody chose it, fit to stand in a sentence. */
const calledIn = ({ name }: File) =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, 60) || 'file'
