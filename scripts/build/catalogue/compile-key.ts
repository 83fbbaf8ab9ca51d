/** What a compiled component is bound to: as long as its key is the same, the result in build/ is too. */
import { hash } from 'node:crypto'
import { libraryVersions } from '#verify/subject-hash.ts'
import { methodKey } from '#toolchain/stamps/method.ts'
import type { SourceFile } from '#toolchain/catalog-files.ts'
import { root } from '#toolchain/paths.ts'

/** What turns a source into what the catalogue keeps of it; all these import is part of the key. */
export const makers = ['scripts/build/catalogue/compile-worker.ts', 'scripts/build/catalogue/entry.ts']

let ours: string | undefined

/**
 * Answers the key of each source. The code is read once in the life of a process, since what is loaded stays: a change
 * of the compiler while developing waits for the next start.
 */
export function createCompileKey(base = root): (source: Pick<SourceFile, 'path' | 'source'>) => string {
  const code = base === root ? (ours ??= methodKey(makers)) : methodKey(makers, base)
  const tools = `${code}\n${libraryVersions()}`
  return ({ path, source }) => hash('sha256', `${tools}\n${path}\n${source}`, 'hex')
}
