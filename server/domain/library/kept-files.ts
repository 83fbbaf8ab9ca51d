import type { CompiledFile } from '#shared/catalog.ts'
import type { Finished, FinishOptions } from './snippet.ts'
import { byteStore } from '#shared/byte-store.ts'

/** Bytes of all that is kept: some hundreds of files, which are those that are asked for most. */
const mostBytes = 24 * 1024 * 1024

/**
 * Keeps files that were finished. They are of nothing but the compiled file and the wishes, so that whoever may have
 * one gets the same.
 *
 * @param finish how a file is finished
 * @returns the same, which finishes again only what was not asked for lately
 */
export function keepFinished(
  finish: (file: CompiledFile, options: FinishOptions) => Finished,
): (file: CompiledFile, options: FinishOptions) => Finished {
  const store = byteStore<Finished>(mostBytes)
  const numbers = new WeakMap<CompiledFile, number>()
  let last = 0
  function numberOf(file: CompiledFile): number {
    const known = numbers.get(file) ?? ++last
    numbers.set(file, known)
    return known
  }
  return (file, options) => {
    const { siteUrl, palette, style } = options
    const key = `${numberOf(file)} ${JSON.stringify([siteUrl, palette, style])}`
    const found = store.get(key)
    if (found) return found
    const made = finish(file, options)
    // Two bytes a sign at most.
    store.put(key, made, 2 * (key.length + made.file.code.length + made.file.highlighted.length))
    return made
  }
}
