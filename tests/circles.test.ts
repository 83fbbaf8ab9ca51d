import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'

/** The files that each file takes values from when it is loaded; types and what is imported later do not count. */
type Graph = ReadonlyMap<string, readonly string[]>

const besides = /^(node_modules|build|data|\..*)$/
const sources = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !besides.test(entry.name))
  .flatMap(({ name }) => filesBelow(name))
  .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !/\.d\.ts$|(^|\/)node_modules\//.test(file))

test('no files import values of each other in a circle', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const graph = new Map(sources.map((file) => [file, valueImportsOf(file)]))
  expect(circlesIn(graph).map((circle) => circle.join(' → '))).toEqual([])
})

test('a circle is printed by its shortest way round, without what only leads to it', () => {
  const graph: Graph = new Map([
    ['main', ['a']],
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['a', 'e']],
    ['e', []],
  ])
  expect(circlesIn(graph)).toEqual([
    ['a', 'd', 'a'],
    ['b', 'c', 'a', 'b'],
  ])
  expect(circlesIn(new Map([['a', ['b']], ['b', ['c']], ['c', []]]))).toEqual([]) // prettier-ignore
})

test('the targets of the compiler take nothing but types from its elements', () => {
  const targets = sources.filter((file) => file.startsWith('compiler/targets/') && !file.endsWith('.test.ts'))
  expect(targets.length).toBeGreaterThan(50)
  const taken = targets.flatMap((file) => valueImportsOf(file).map((imported) => `${file} → ${imported}`))
  expect(taken.filter((edge) => edge.includes('→ compiler/elements/'))).toEqual([])
})

/** Our own files that this one names in declarations which are left once types are taken away. */
function valueImportsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  return [...new Set([...imported, ...passedOn].flatMap((specifier) => resolveOurs(file, specifier) ?? []))]
}

/** The file of this repository that a specifier means; projects for sale leave the ending out. */
function resolveOurs(file: string, specifier: string): string | null {
  if (!/^[.#]/.test(specifier)) return null
  const path = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier))
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
  const isFile = (candidate: string) => existsSync(candidate) && statSync(candidate).isFile()
  const ending = endings.find((each) => isFile(join(root, path + each)))
  return ending === undefined ? null : path + ending
}

/** The shortest circle through each file that is in one, leaving out files a circle before has named. */
function circlesIn(graph: Graph): string[][] {
  const named = new Set<string>()
  const circles: string[][] = []
  for (const file of graph.keys()) {
    const circle = named.has(file) ? null : circleThrough(file, graph)
    if (!circle) continue
    circles.push(circle)
    for (const each of circle) named.add(each)
  }
  return circles
}

/** The shortest way from a file back to itself; null where there is none. */
function circleThrough(start: string, graph: Graph): string[] | null {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const path = [start]
        for (let at = file; at !== start; at = cameFrom.get(at) ?? start) path.unshift(at)
        return [start, ...path]
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      queue.push(next)
    }
  }
  return null
}
