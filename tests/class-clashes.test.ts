/** No list of classes sets the same twice under the same conditions: which one wins is Tailwind's order, and the other is dead. */
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { targets } from '#compiler/index.ts'
import { parse } from '#compiler/parse/parse.ts'
import { createReport } from '#compiler/problems/report.ts'
import { splitClasses } from '#compiler/tailwind/candidate.ts'
import { classStrings, textOfString } from '#compiler/tailwind/class-strings.ts'
import { loadDesignSystem, type DesignSystem } from '#compiler/tailwind/design-system.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { splitVariants } from '#shared/class-names.ts'
import { defined } from '#shared/defined.ts'
import { steps } from '#shared/recolor/palette.ts'

const root = join(import.meta.dirname, '..')
const sources = globSync('content/components/**/*.tsx', { cwd: root }).toSorted()
const tailwindCss = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8')
const theme = `@theme { ${steps.map((step) => `--color-primary-${step}: red; --color-secondary-${step}: gray;`).join(' ')} }`

let design: DesignSystem
beforeAll(async () => {
  design = await loadDesignSystem({ entry: `@import 'tailwindcss';\n${theme}`, files: { tailwindcss: tailwindCss } })
})

/**
 * Pairs of one list that set exactly the same properties under the same variants. One that sets more than another is
 * refined by it ("px-4 ps-2", "transition duration-150"), which is meant.
 */
function clashesIn(list: string): string[] {
  const seen = new Map<string, string>()
  return splitClasses(list).flatMap((name) => {
    const { variants, utility } = splitVariants(name)
    const properties = [...design.allPropertiesOf(utility)].sort().join(' ')
    if (properties === '') return []
    const key = `${[...variants].sort().join(':')} ${utility.endsWith('!')} ${properties}`
    const before = seen.get(key)
    seen.set(key, name)
    return before === undefined || before === name ? [] : [`${before} ${name}`]
  })
}

test.each([
  ['px-2.5 px-3 py-1.5 py-2', ['px-2.5 px-3', 'py-1.5 py-2']],
  ['text-sm/5 font-medium font-semibold', ['font-medium font-semibold']],
  ['bg-white hover:bg-gray-50 dark:hover:bg-white/5 hover:dark:bg-white/10', ['dark:hover:bg-white/5 hover:dark:bg-white/10']], // prettier-ignore
  ['text-white text-secondary-600', ['text-white text-secondary-600']],
  ['flex hidden sm:flex', ['flex hidden']],
  ['text-sm/5 text-base', ['text-sm/5 text-base']],
  ['mx-auto -mx-2', ['mx-auto -mx-2']],
  ['px-2 py-1 p-4 ps-3', []],
  ['text-sm text-white text-pretty text-start', []],
  ['shadow-xs ring-1 ring-inset ring-secondary-950/10', []],
  ['transition duration-150 hover:bg-white sm:bg-white bg-secondary-50', []],
  ['outline-2 outline-offset-2 outline-primary-600', []],
  ['translate-x-1 translate-y-1 rotate-3', []],
])('in “%s” are found %j', (list, clashes) => expect(clashesIn(list)).toEqual(clashes))

test('no source has any', () => {
  const found = sources.flatMap((source) => {
    const text = readFileSync(join(root, source), 'utf8')
    const parsed = defined(parse(text, createReport(text, source)), source)
    return [...classStrings(parsed)].flatMap((node) =>
      clashesIn(textOfString(node) ?? '').map((clash) => `${source}: ${clash}`),
    )
  })
  expect(sources.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test('no output has any', { timeout: 600_000 }, async () => {
  const compiler = await createHostCompiler()
  const found: string[] = []
  let lists = 0
  for (const source of sources) {
    const result = await compiler.compile(readFileSync(join(root, source), 'utf8'), { file: source })
    if (!result.ok) throw new Error(`${source} does not compile`)
    for (const target of targets)
      for (const { label, code, marks } of result.outputs[target].files)
        for (const { start, end } of marks.classes) {
          lists += 1
          for (const clash of clashesIn(code.slice(start, end))) found.push(`${source} ${target} ${label}: ${clash}`)
        }
  }
  expect(lists).toBeGreaterThan(10_000)
  expect(found).toEqual([])
})
