/** From one source file to what the catalogue keeps of it: compiled, versioned, highlighted. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatProblem, type Output, type Problem } from '#compiler/index.ts'
import { flavours, type CompiledComponent, type Flavour, type Snippet } from '#shared/catalog.ts'
import { splitComponentPath } from '#shared/urls.ts'
import { partNumber, type SourceFile } from './catalog-files.ts'
import { createHostCompiler } from './compiler-host.ts'
import { createHighlight } from './highlight.ts'
import { root } from './paths.ts'

export type Built = { ok: true; order: number; component: CompiledComponent; warnings: Problem[] }
export type Failed = { ok: false; problems: Problem[]; message: string }

/** Answers a function that compiles one source; it never throws on what an author wrote. */
export async function createComponentCompiler(): Promise<(source: SourceFile) => Promise<Built | Failed>> {
  const [compiler, highlight] = await Promise.all([createHostCompiler(), createHighlight()])

  return async ({ file, path, source }) => {
    const result = await compiler.compile(source, { file })
    if (!result.ok) return { ...result, message: result.problems.map(formatProblem).join('\n\n') }

    const snippet = ({ files, dependencies, setup, setupV3 }: Output): Snippet => ({
      files: files.map((output) => ({ ...output, highlighted: highlight(output.code, output.language) })),
      dependencies: dependencies.map((name) => ({ name, version: testedRange(name) })),
      setup,
      setupV3,
    })
    const { title, description, free, layout, minHeight, order } = result.meta
    const component: CompiledComponent = {
      slug: splitComponentPath(path).slug,
      path,
      title,
      description,
      free,
      layout,
      minHeight,
      part: partNumber(path, order),
      snippets: Object.fromEntries(flavours.map((flavour) => [flavour, snippet(result.outputs[flavour])])) as Record<
        Flavour,
        Snippet
      >,
    }
    return { ok: true, order, component, warnings: result.warnings }
  }
}

/** The range that was tested: what is installed here, and what is compatible with it. */
function testedRange(name: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string
  }
  return `^${version}`
}
