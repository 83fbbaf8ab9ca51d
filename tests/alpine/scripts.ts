/** The compiled HTML of every case that has a script of steps. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { root } from '#toolchain/paths.ts'
import { scripts } from '../parity/scripts.ts'

export type Snippet = { code: string; setup: string[] }

/** The names of all cases that are played. */
export const playedCases = [...new Set(Object.values(scripts).map(({ on }) => on))]

/** @returns what customers get for HTML, by the case's name */
export async function compiledHtml(names: readonly string[]): Promise<ReadonlyMap<string, Snippet>> {
  if (names.length === 0) return new Map()
  const compiler = await createHostCompiler()
  const compiled = names.map(async (name): Promise<[string, Snippet]> => {
    const source = readFileSync(join(root, 'compiler/cases', name, 'input.tsx'), 'utf8')
    const result = await compiler.compile(source, { file: `${name}.tsx` })
    if (!result.ok) throw new Error(`The case “${name}” does not compile: ${result.problems[0]?.message}`)
    const { files, setup } = result.outputs.html
    return [name, { code: files[0]!.code, setup }]
  })
  return new Map(await Promise.all(compiled))
}
