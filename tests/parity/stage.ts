/** A stage for compiled cases and for components as their authors wrote them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { root } from '#toolchain/paths.ts'
import type { Flavour } from '#shared/catalog.ts'
import { createStage as createStageOf, type Stage } from '#verify/browser/stage.ts'

export type { Flavour }

/** The flavours that are held to the React original. */
export const compiled = ['html', 'vue', 'svelte'] as const satisfies Flavour[]

/** A case by its name, a component of the catalogue by its path. */
const sourceOf = (name: string) =>
  name.endsWith('.tsx') ? join(root, name) : join(root, 'compiler/cases', name, 'input.tsx')

/** Compiles the cases; React is the author's own source. */
export async function createStage(
  browser: Browser,
  names: readonly string[],
  wanted: readonly Flavour[] = ['react', ...compiled],
): Promise<Stage> {
  const compiler = await createHostCompiler()
  const pieces = await Promise.all(
    names.map(async (name) => {
      const source = readFileSync(sourceOf(name), 'utf8')
      const result = await compiler.compile(source, { file: `${name}.tsx` })
      if (!result.ok) throw new Error(`The case “${name}” does not compile: ${result.problems[0]?.message}`)
      const code = (flavour: Flavour) => (flavour === 'react' ? source : result.outputs[flavour].files[0]!.code)
      return { name, code: Object.fromEntries(wanted.map((flavour) => [flavour, code(flavour)])) }
    }),
  )
  return createStageOf(browser, pieces, { pictures: false })
}
