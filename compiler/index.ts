import { compileSource } from './compile.ts'
import { memoisedOrder } from './tailwind-v3/index.ts'
import { loadDesignSystem } from './tailwind/design-system.ts'
import type { Compiler, CompilerOptions } from './types.ts'

export { readHead } from './head.ts'
export { formatProblem } from './problems/format.ts'
export type { Problem } from './problems/problem.ts'
export { targets } from './types.ts'
export type {
  Compiler,
  CompileResult,
  CompilerOptions,
  FileMarks,
  IconSet,
  Layout,
  Meta,
  Output,
  OutputFile,
  Target,
} from './types.ts'

/**
 * Makes a compiler: author's TSX in, every flavour out. It reads no files and no network, so the caller passes in
 * what it needs, and may use it for any number of components, also at the same time.
 *
 * @throws when the stylesheets are incomplete or Tailwind refuses them
 */
export async function createCompiler(options: CompilerOptions): Promise<Compiler> {
  const design = await loadDesignSystem(options.stylesheets)
  const context = { ...options, ...(options.orderV3 && { orderV3: memoisedOrder(options.orderV3) }) }
  return { compile: (source, { file }) => compileSource(source, file, context, design) }
}
