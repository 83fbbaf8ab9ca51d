/** What is verified: a component's code in every flavour, compiled afresh. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatProblem, type Compiler, type Output } from '#compiler/index.ts'
import type { SourceFile } from '#scripts/catalog-files.ts'
import { root } from '#scripts/paths.ts'
import type { Flavour, PreviewLayout } from '#shared/catalog.ts'
import type { Step } from './browser/steps.ts'

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

/** Packages whose behaviour a snippet shows, or which make its stylesheet. */
const libraries =
  'react react-dom @headlessui/react @heroicons/react clsx vue @headlessui/vue @heroicons/vue svelte bits-ui ' +
  '@internationalized/date alpinejs @alpinejs/focus tailwindcss tailwindcss-v3 axe-core'

/** Names and versions of the installed libraries. */
export const libraryVersions = (): string =>
  libraries
    .split(' ')
    .map((name) => {
      const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string
      }
      return `${name}@${version}`
    })
    .join(' ')

/** The hash a proof is bound to: over every file a customer may copy, and the libraries. */
export function subjectHash(files: Record<Flavour, { fileName: string; code: string }[]>, versions: string): string {
  const hash = createHash('sha256').update(versions)
  for (const [flavour, list] of Object.entries(files))
    for (const { fileName, code } of list) hash.update(`\n${flavour} ${fileName}\n`).update(code)
  return hash.digest('hex').slice(0, 16)
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
