/** What a kept result is bound to besides what it was made from: the code that makes it, its packages, and Node. */
import { root } from '../paths.ts'
import { moduleGraph } from './modules.ts'
import { createSourceReader, hashOf } from './sources.ts'

/**
 * A hash over modules of ours with all they import, relative to `base`.
 *
 * @throws when one of them is not there
 */
export function methodKey(modules: readonly string[], base = root): string {
  const look = createSourceReader(base)
  const { files, packages } = moduleGraph(modules, base)
  const sources = [
    ...files.map((path) => ({ kind: 'file' as const, path })),
    ...packages.map((path) => ({ kind: 'package' as const, path })),
    { kind: 'runtime' as const, path: 'node' },
  ]
  return hashOf(sources.map((source) => `${source.kind} ${source.path} ${look(source)}`).join('\n'))
}
