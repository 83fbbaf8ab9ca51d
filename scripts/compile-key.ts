/** What a compiled component is bound to: as long as its key is the same, the result in build/ is too. */
import { createHash } from 'node:crypto'
import type { SourceFile } from './catalog-files.ts'
import { filesBelow, hashFiles } from './hash-tree.ts'
import { root } from './paths.ts'

/** What a compiled component depends on besides its own source; the lockfile names the version of every library. */
const toolchain = [
  'compiler',
  'content/components/catalog.ts',
  'package-lock.json',
  'scripts/build-catalog.ts',
  'scripts/catalog-files.ts',
  'scripts/compile-all.ts',
  'scripts/compile-component.ts',
  'scripts/compile-key.ts',
  'scripts/compile-worker.ts',
  'scripts/compiler-host.ts',
  'scripts/highlight.ts',
  'scripts/tailwind-3.ts',
  'shared/catalog.ts',
  'verify/subject-hash.ts',
]

/** What lies in the compiler's room without being part of it. */
const besides = /^compiler\/cases\/|\.test\.ts$|\.md$/

/** Reads the toolchain once, and answers the key of each source. */
export function createCompileKey(base = root): (source: Pick<SourceFile, 'path' | 'source'>) => string {
  const files = toolchain.flatMap((path) => filesBelow(path, base)).filter((file) => !besides.test(file))
  const tools = hashFiles(files, base)
  return ({ path, source }) => createHash('sha256').update(`${tools}\n${path}\n`).update(source).digest('hex')
}
