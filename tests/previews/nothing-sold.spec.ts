/** Nothing that a preview is made of holds three classes of its component in a row: not its document, its script nor its colours. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { beforeAll, expect, test } from 'vitest'
import { classStrings, textOfString } from '#compiler/tailwind/class-strings.ts'
import { foreignClasses } from '#scripts/build/previews/foreign-classes.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { opaqueSource } from '#scripts/build/previews/opaque-classes.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { buildDir, catalogDir } from '#toolchain/paths.ts'
import { openCatalogue, type Catalogue } from '#server/domain/library/catalogue.ts'
import { createPalettes } from '#server/domain/library/palettes.ts'

type Manifest = Record<string, { file: string }>

const { sources } = readSources()
/** Every three words that follow each other in a list, as they were written and as they are sold. */
const runsOf = new Map<string, string[]>()
let catalogue: Catalogue
let manifest: Manifest

beforeAll(() => {
  catalogue = openCatalogue(catalogDir)
  manifest = JSON.parse(readFileSync(join(buildDir, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  for (const { path, source } of sources) {
    const sold = catalogue.component(path)!.snippets.react.files[0]!.code
    runsOf.set(path, [...new Set([...classListsOf(source), ...classListsOf(sold)].flatMap(runsOfThree))])
  }
})

/** Components of which a text shows something, with the first of it. */
const shown = (textOf: (path: string) => string) =>
  sources.flatMap(({ path }) => {
    const text = textOf(path)
    const run = runsOf.get(path)!.find((each) => text.includes(each))
    return run === undefined ? [] : [`${path}: ${run}`]
  })

test('there is something to look for, and it is found where it stands', () => {
  expect([...runsOf.values()].flat().length).toBeGreaterThan(10_000)
  expect(shown((path) => sources.find((each) => each.path === path)!.source).length).toBe(
    sources.filter(({ path }) => runsOf.get(path)!.length > 0).length,
  )
})

test('no document does', () => {
  expect(shown((path) => catalogue.preview(path)!.html + catalogue.preview(path)!.css)).toEqual([])
})

test('no document has an element with another class than a name', () => {
  const foreign = sources.flatMap(({ path }) => {
    const { html, names } = catalogue.preview(path)!
    return foreignClasses(html, new Set(Object.values(names))).map((name) => `${path}: ${name}`)
  })
  expect(foreign).toEqual([])
})

test('what names stand for follows from the source', () => {
  for (const { path, source } of sources) expect(catalogue.preview(path)!.names).toEqual(opaqueSource(source).names)
})

test('no script does, of any component', () => {
  const scripts = filesBelow('client/assets', buildDir).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(sources.length)
  const own = (path: string) => readFileSync(join(buildDir, 'client', manifest[`content/components/${path}.tsx`]!.file))
  expect(shown((path) => own(path).toString('utf8'))).toEqual([])
})

test('no colours do, and each finds its lists', () => {
  const palette = createPalettes(catalogue)
  const css = new Map(sources.map(({ path }) => [path, palette(path, { primary: 'lime', secondary: 'zinc' })!]))
  expect(shown((path) => css.get(path)!)).toEqual([])
  expect([...css].flatMap(([path, text]) => (text.includes('[class') ? [path] : []))).toEqual([])
})

/** All lists of a React source, words with one space between them. */
const classListsOf = (source: string): string[] =>
  [...classStrings(parseSync('component.tsx', source, { lang: 'tsx' }))].map((node) =>
    (textOfString(node) ?? '').trim().split(/\s+/).join(' '),
  )

/** Each three words of a list that follow each other. */
function runsOfThree(list: string): string[] {
  const words = list.split(' ')
  return words.slice(2).map((_, index) => words.slice(index, index + 3).join(' '))
}
