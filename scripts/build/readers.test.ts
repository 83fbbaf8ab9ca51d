import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { steps } from './index.ts'
import { root } from '#toolchain/paths.ts'
import { moduleGraph } from '#toolchain/stamps/modules.ts'

/** Who reads without writing it down, and why no source is lost by that. */
const allowed: Record<string, string> = {
  'toolchain/stamps/record.ts': 'writes down',
  'toolchain/stamps/sources.ts': 'looks at what was written down',
  'toolchain/stamps/packages.ts': 'reads the lockfile for what was written down',
  'toolchain/stamps/modules.ts': 'reads modules, which are written down as such',
  'toolchain/stamps/bundle.ts': 'reads bundled modules again, which are written down',
  'toolchain/stamps/stylesheets.ts': 'reads stylesheets, which bundle.ts writes down',
  'toolchain/hash-tree.ts': 'lists folders, which it writes down',
  'scripts/build/catalog.ts': 'asks whether its own files are there',
  'scripts/build/catalogue/compiled-store.ts': 'lists what it kept before, to take the oldest away',
  'scripts/build/compressed.ts': 'compresses what other steps have just made, anew whenever they do',
  'scripts/build/goods.ts': 'asks for what it made before',
  'scripts/build/template-previews.ts': 'asks for what it made before',
  'scripts/build/social.ts': 'lists what it made before',
  'scripts/goods/write-tree.ts': 'compares what it is about to write, in a folder elsewhere',
  'toolchain/compiler-host.ts': 'reads packages that it names',
  'scripts/build/social/render.ts': 'reads packages that it names',
  'verify/browser/svelte-plugins.ts':
    'reads again what it made of packages, which scripts/build/flavours.ts writes down',
  'verify/subject-hash.ts': 'reads packages, which scripts/build/catalog.ts writes down',
}
const reading = /^(read|stat|lstat|exists|access|open|opendir|createReadStream|cp|copyFile|glob|realpath|watch)/

const graph = moduleGraph(steps.map(({ module }) => module)).files.filter((file) => /\.tsx?$/.test(file))

/** The functions of node:fs that a module reads with, however it names them; "*" when it takes all of it. */
function readersIn(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  return module.staticImports
    .filter(({ moduleRequest }) => /^(node:)?fs(\/promises)?$/.test(moduleRequest.value))
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
    .map(({ importName }) => importName.name ?? '*')
    .filter((name) => name === '*' || reading.test(name))
}

test('what a step reads, it reads through record.ts', () => {
  expect(graph.length).toBeGreaterThan(300)
  const found = graph.filter((file) => readersIn(file).length > 0)
  expect(found.filter((file) => !allowed[file])).toEqual([])
  expect(Object.keys(allowed).filter((file) => !found.includes(file))).toEqual([])
})

test('a module whose name is known only at run time is loaded through record.ts', () => {
  const found = graph.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const { module } = parseSync(file, text)
    return module.dynamicImports.some(({ moduleRequest }) => !/^['"]/.test(text.slice(moduleRequest.start)))
  })
  expect(found).toEqual(['toolchain/stamps/record.ts'])
})

test('every step names the module that it runs', () => {
  const text = readFileSync(join(root, 'scripts/build/index.ts'), 'utf8')
  const run = [...text.matchAll(/await import\('\.\/(.+?)'\)/g)].map(([, file]) => `scripts/build/${file}`)
  expect(steps.map(({ module }) => module)).toEqual(run)
})
