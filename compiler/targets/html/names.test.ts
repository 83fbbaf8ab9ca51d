/**
 * Several snippets may stand on one page, where `Alpine.data` knows each name once. What a snippet registers goes by
 * its component's name, which no other component has; recipes that components share are the same code everywhere, so
 * that registering one again changes nothing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { referenceSources } from '#tests/reference-set.ts'

const root = join(import.meta.dirname, '../../..')
const components = readdirSync(join(root, 'content/components'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => join(root, 'content/components', path))
const reference = referenceSources.map((path) => join(root, path))
const cases = readdirSync(join(root, 'compiler/cases'))
  .map((name) => join(root, 'compiler/cases', name))
  .filter((folder) => existsSync(join(folder, 'expected/input.html')))
  .map((folder) => join(folder, 'input.tsx'))

/** What each source registers: component, name and code. */
let registered: { component: string; name: string; code: string }[]
beforeAll(async () => {
  const compiler = await createHostCompiler()
  registered = []
  for (const path of [...reference, ...cases]) {
    const result = await compiler.compile(readFileSync(path, 'utf8'), { file: path })
    if (!result.ok) continue
    const html = result.outputs.html.files[0]!.code
    for (const [, , name, code] of html.matchAll(/\n( +)Alpine\.data\('(\w+)', \(\) => ([\s\S]*?\n\1\})\)\)/g))
      registered.push({ component: path, name: name!, code: code! })
  }
}, 120_000)

test('what several snippets register under one name is one code', () => {
  const byName = Map.groupBy(registered, ({ name }) => name)
  expect(byName.size).toBeGreaterThan(10)
  for (const [name, all] of byName) expect(new Set(all.map(({ code }) => code)).size, name).toBe(1)
})

test('no two components of the catalogue have one name', () => {
  const names = components.map((path) => /export default function (\w+)/.exec(readFileSync(path, 'utf8'))?.[1])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
