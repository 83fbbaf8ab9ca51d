import { hash } from 'node:crypto'
import type { CompiledFile } from '#shared/catalog.ts'
import type { Finished, FinishOptions } from './snippet.ts'
import { byteStore } from '#shared/byte-store.ts'

/** Bytes of all that is kept: some hundreds of files, which are those that are asked for most. */
const mostBytes = 24 * 1024 * 1024

type Finish = (file: CompiledFile, options: FinishOptions) => Promise<Finished>

/**
 * Keeps files that were finished. They are of nothing but the compiled file and the wishes, so that whoever may have
 * one gets the same.
 *
 * @param finish how a file is finished
 * @returns the same, which finishes again only what was not asked for lately
 */
export function keepFinished(finish: Finish): Finish {
  const store = byteStore<Finished>(mostBytes)
  const running = new Map<string, Promise<Finished>>()
  const hashes = new WeakMap<CompiledFile, string>()
  function hashOf(file: CompiledFile): string {
    const known = hashes.get(file) ?? hash('sha256', JSON.stringify(file), 'base64url')
    hashes.set(file, known)
    return known
  }
  return (file, options) => {
    const { siteUrl, palette, style } = options
    const key = `${hashOf(file)} ${JSON.stringify([siteUrl, palette, style])}`
    const found = store.get(key)
    if (found) return Promise.resolve(found)
    const before = running.get(key)
    if (before) return before
    const made = finish(file, options).then(
      (finished) => {
        running.delete(key)
        // Two bytes a sign at most.
        store.put(key, finished, 2 * (key.length + finished.file.code.length + finished.file.highlighted.length))
        return finished
      },
      (error: unknown) => {
        running.delete(key)
        throw error
      },
    )
    running.set(key, made)
    return made
  }
}
