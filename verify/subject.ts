/** What is verified: a component's code in every flavour, compiled afresh. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatProblem, type Compiler, type Output } from '#compiler/index.ts'
import type { SourceFile } from '#toolchain/catalog-files.ts'
import { root } from '#toolchain/paths.ts'
import type { Flavour, PreviewLayout } from '#shared/catalog.ts'
import type { Step } from './browser/steps.ts'
import { subjectHash } from './subject-hash.ts'

export type Subject = {
  path: string
  source: string
  layout: PreviewLayout
  outputs: Record<Flavour, Output>
  /** The component's own script, from the file beside it. */
  steps: Step[]
  /** Over the code and the libraries it runs on. */
  hash: string
}

/** Where a component's own script lies. */
export const stepsFile = ({ file }: SourceFile) => file.replace(/\.tsx$/, '.steps.ts')

/** Compiles a component; answers what is wrong with it when it does not compile. */
export async function subjectOf(
  from: SourceFile,
  compiler: Compiler,
  versions: string,
): Promise<Subject | { path: string; problems: string[] }> {
  const { file, path, source } = from
  const result = await compiler.compile(source, { file })
  if (!result.ok) return { path, problems: result.problems.map(formatProblem) }
  const { outputs, meta, warnings } = result
  if (warnings.length) return { path, problems: warnings.map(formatProblem) }
  const own = join(root, stepsFile(from))
  const { steps = [] } = existsSync(own) ? ((await import(pathToFileURL(own).href)) as { steps?: Step[] }) : {}
  const files = Object.fromEntries(Object.entries(outputs).map(([flavour, output]) => [flavour, output.files]))
  const hash = subjectHash(files as Record<Flavour, Output['files']>, versions)
  return { path, source, layout: meta.layout, outputs, steps, hash }
}
