/** A project's lock, as `millwork.lock.json` has it, read as far as it is needed and no further. */
import { z } from 'zod'
import { type LockedFile, mostLockedFiles } from '../domain/library/assistant/get-updates.ts'
import { HttpError } from '../http/errors.ts'
import { readProfile } from './profile.ts'

const entry = z.object({
  component: z.string().max(200),
  version: z.string().max(40),
  hash: z.string().regex(/^[\da-f]{64}$/),
  profile: z.string().max(600),
})
const lock = z.object({ files: z.record(z.string().max(400), entry) })

/** Characters of a lock that are read. */
export const longestLock = 100_000

/**
 * Reads the content of a lock.
 *
 * @throws HttpError 422 with what is wrong, in a sentence
 */
export function readLockedFiles(text: string): LockedFile[] {
  const read = lock.safeParse(jsonOf(text))
  if (!read.success) throw new HttpError(422, 'lock must be the content of millwork.lock.json, as text.')
  const files = Object.entries(read.data.files)
  if (files.length > mostLockedFiles)
    throw new HttpError(422, `lock has ${files.length} files; send at most ${mostLockedFiles} at a time.`)
  return files.map(([file, { profile, ...rest }]) => ({ file, ...rest, profile: profileOf(profile) }))
}

function profileOf(line: string): LockedFile['profile'] {
  try {
    return readProfile(Object.fromEntries(new URLSearchParams(line)))
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
