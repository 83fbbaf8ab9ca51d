/** A new component begins right, or one sentence says why it does not begin. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '#toolchain/catalog-files.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import {
  givenNumbers,
  partProblems,
  partsFileOf,
  readPartNumbers,
  writtenPart,
} from '../build/catalogue/part-numbers.ts'
import { functionOf, nameFaults, nameOf, titleOf } from './naming.ts'
import { planComponent, writeComponent } from './new.ts'
import { unwritten } from './sketch.ts'

const library = { sources: readSources().sources, numbers: readPartNumbers() }
const tables = 'application-ui/components/tables'
const plan = (path: string, title?: string) => planComponent({ path, ...(title && { title }) }, library)
const planned = (path: string) => {
  const result = plan(path)
  if (!result.ok) throw new Error(result.message)
  return result
}

test('what is written compiles, is named by the rule, and says what is still to be written', async () => {
  const { path, part, source } = planned(`${tables}/with-frozen-first-column`)
  const compiled = await (await createHostCompiler()).compile(source, { file: `content/components/${path}.tsx` })
  expect(compiled).toMatchObject({ ok: true, meta: { title: 'Table with frozen first column', part } })
  const named = nameOf({ path, source })
  expect(nameFaults(named)).toEqual([])
  expect(named.functionName).toBe(functionOf(named.title))
  expect(named.description).toMatch(/^A table with frozen/)
  expect(source.match(new RegExp(unwritten, 'g'))).toHaveLength(5)
})

test('its number is the next one of its section, and its place comes after the others', () => {
  const { source } = planned(`${tables}/with-frozen-first-column`)
  expect(partProblems([{ path: `${tables}/x`, part: writtenPart(source) }], library.numbers, {})[0]).toMatch(
    /its number is not listed yet/,
  )
  const orders = library.sources
    .filter(({ path }) => path.startsWith(`${tables}/`))
    .map(({ source: other }) => Number(/@order (\d+)/.exec(other)?.[1]))
  expect(source).toContain(` * @order ${Math.max(...orders) + 1}\n`)
})

test.each([
  [tables, 'with-totals', 'Table with totals'],
  [tables, 'sortable-table-with-totals', 'Sortable table with totals'],
  ['marketing/sections/faq', 'faq-with-cards', 'FAQ with cards'],
])('in %s the slug %s stands for “%s”', (section, slug, title) => {
  expect(titleOf(section, slug)).toBe(title)
})

test.each([
  [
    'application-ui/components/sortable/with-totals',
    /^application-ui\/components has no “sortable”: choose one of alerts, /,
  ],
  [
    'application-ui/organs/tables/with-totals',
    /^application-ui has no “organs”: choose one of layouts, components, pages\.$/,
  ],
  ['shop/components/tables/with-totals', /^The catalogue has no “shop”: choose one of application-ui, /],
  ['', /^The catalogue has no “”/],
  [tables, /^“” is no file name: write small letters/],
  [`${tables}/With_Totals`, /^“With_Totals” is no file name/],
  [`${tables}/with/totals`, /^“with\/totals” is no file name/],
  [
    `${tables}/rows-that-fold-away`,
    /holds none of the nouns of its section: write one of .*table.* Another title: --title/,
  ],
  [`${tables}/table`, /has 1 words: write three to seven/],
  [`${tables}/table-of-the-fleet`, /slug has what “Table of the fleet” has not: leave out “the”\./],
  [`${tables}/table-of-fleet`, /tells a story: say what part the thing has instead of “fleet”/],
  ['marketing/sections/hero/3-column-hero', /begins with a digit/],
])('%s is refused in one sentence', (path, sentence) => {
  expect(plan(path)).toEqual({ ok: false, message: expect.stringMatching(sentence) })
})

test('a taken title and a taken name in the registry are refused with what has them', () => {
  const { path, title } = nameOf(library.sources.find((each) => each.path.startsWith(`${tables}/`))!)
  expect(plan(path)).toEqual({ ok: false, message: expect.stringContaining(`is taken by ${path}`) })
  expect(plan(`${tables}/with-other-words`, title)).toEqual({
    ok: false,
    message: expect.stringContaining(`is the title of ${path}`),
  })
})

test('the file, its number and its day are written, and nothing there is overwritten', () => {
  const at = mkdtempSync(join(tmpdir(), 'new-component-'))
  const section = 'application-ui/components/tables'
  givenNumbers(at).write(section, givenNumbers().read().get(section) ?? {})
  const begun = planned(`${tables}/with-frozen-first-column`)
  const file = writeComponent(begun, '2026-03-02', at)
  expect(readFileSync(join(at, file), 'utf8')).toBe(begun.source)
  const lines = readFileSync(join(at, partsFileOf(begun.path)), 'utf8').split('\n')
  const written = lines.findIndex((line) => line.includes(`"${begun.part}": {"slug":"with-frozen-first-column"`))
  expect(lines[written]).toContain('"added":"2026-03-02"')
  expect(lines[written - 1]).toContain(`"AUI-C38-`)
  expect(() => writeComponent(begun, '2026-03-02', at)).toThrow(/EEXIST/)
})
