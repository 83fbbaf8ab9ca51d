/** From one source file to what the catalogue keeps of it: compiled, with versions. */
import { formatProblem, type Meta, type Output, type Problem } from '#compiler/index.ts'
import { flavours, type CompiledComponent, type Flavour, type Snippet } from '#shared/catalog.ts'
import { splitComponentPath } from '#shared/urls.ts'
import { libraryVersions } from '#verify/subject-hash.ts'
import type { SourceFile } from '#toolchain/catalog-files.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'

export type Built = { ok: true; order: number; component: CompiledComponent; warnings: Problem[] }
export type Failed = { ok: false; problems: Problem[]; message: string }

/** Answers a function that compiles one source; it never throws on what an author wrote. */
export async function createComponentCompiler(): Promise<(source: SourceFile) => Promise<Built | Failed>> {
  const compiler = await createHostCompiler()
  const rangeOf = testedRanges()

  return async ({ file, path, source }) => {
    const result = await compiler.compile(source, { file })
    if (!result.ok) return { ...result, message: result.problems.map(formatProblem).join('\n\n') }

    const snippet = ({ files, dependencies, setup, setupV3 }: Output): Snippet => ({
      files,
      dependencies: dependencies.map((name) => ({ name, version: rangeOf(name) })),
      setup,
      setupV3,
    })
    const component: CompiledComponent = {
      ...aboutOf(path, result.meta),
      snippets: Object.fromEntries(flavours.map((flavour) => [flavour, snippet(result.outputs[flavour])])) as Record<
        Flavour,
        Snippet
      >,
    }
    return { ok: true, order: result.meta.order, component, warnings: result.warnings }
  }
}

/** What everyone may know of a component, by its head. */
export function aboutOf(path: string, head: Omit<Meta, 'name'>): Omit<CompiledComponent, 'snippets'> {
  const { title, description, keywords = [], free, layout, minHeight, opens = null, part = '' } = head
  const { slug } = splitComponentPath(path)
  return { slug, path, title, description, keywords, free, layout, minHeight, opens, part }
}

/** The ranges that were tested: what is installed here, and what is compatible with it. They are part of the compile key. */
function testedRanges(): (name: string) => string {
  const versions = new Map(
    libraryVersions()
      .split(' ')
      .map((named) => [named.slice(0, named.lastIndexOf('@')), named.slice(named.lastIndexOf('@') + 1)]),
  )
  return (name) => {
    const version = versions.get(name)
    if (!version) throw new Error(`${name} is not among the libraries that proofs name: see verify/subject-hash.ts.`)
    return `^${version}`
  }
}
