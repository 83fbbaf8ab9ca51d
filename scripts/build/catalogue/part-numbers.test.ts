import { expect, test } from 'vitest'
import { catalog } from '#content/components/catalog.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { readRedirects } from './redirects.ts'
import {
  givenNumbers,
  listProblems,
  nextPart,
  partProblems,
  readPartNumbers,
  withoutNames,
  writtenPart,
  type PartNumbers,
} from './part-numbers.ts'

const numbers = readPartNumbers()
const components = readSources().sources.map(({ path, source }) => ({ path, part: writtenPart(source) }))
const listedPlaces = Object.entries(catalog).flatMap(([pack, { categories }]) =>
  Object.entries(categories).flatMap(([category, { subcategories }]) =>
    Object.keys(subcategories).map((subcategory) => `${pack}/${category}/${subcategory}`),
  ),
)
const tables = 'application-ui/components/tables'
const [first, second] = ['AUI-C38-1', 'AUI-C38-2'].map((number) => components.find(({ part }) => part === number)!)
const others = components.filter((component) => component !== first)
const lastOfTables = Math.max(
  ...Object.keys({ ...numbers.published, ...numbers.retired })
    .filter((part) => part.startsWith('AUI-C38-'))
    .map((part) => Number(part.slice(8))),
)
/** So many after the last number that a table was given. */
const after = (more: number) => `AUI-C38-${lastOfTables + more}`

test('every component has a number of its own, as it was published', () => {
  expect(components.length).toBeGreaterThan(140)
  expect(partProblems(components, numbers, readRedirects())).toEqual([])
  expect(new Set(components.map(({ part }) => part)).size).toBe(components.length)
})

test('every number ever given stands once in the list, and fits the place it was given for', () => {
  expect(listProblems(numbers)).toEqual([])
  const listed = [...givenNumbers().read()].flatMap(([where, given]) => (where === 'rows' ? [] : Object.keys(given)))
  expect(listed).toHaveLength(new Set(listed).size)
  expect(listed).toHaveLength(Object.keys({ ...numbers.published, ...numbers.retired }).length)
})

test('every subcategory of the catalogue has a row of its own, also before it has a component', () => {
  for (const path of listedPlaces)
    expect([path, numbers.rows[path]]).toEqual([path, expect.stringMatching(/^[A-Z-]+\d\d$/)])
  const taken = {
    ...numbers,
    rows: { ...numbers.rows, 'marketing/sections/hero': numbers.rows['marketing/sections/cta']! },
  }
  expect(listProblems(taken)).toContainEqual(expect.stringMatching(/rows\.json: .* and of another/))
})

test('a component without a number is told the next free one, and two are told two', () => {
  const fresh = ['heated', 'cooled'].map((name) => ({ path: `${tables}/${name}`, part: '' }))
  const [heated, cooled] = [after(1), after(2)]
  const where = 'content/parts/application-ui/components/tables.json'
  expect(partProblems([...components, ...fresh], numbers, {})).toEqual([
    expect.stringContaining(`tables/heated.tsx: it has no part number. Write “@part ${heated}”`),
    expect.stringContaining(`Write “@part ${cooled}” in its comment, and "${cooled}": {"slug":"cooled"} in ${where}`),
  ])
})

test.each<[string, string, RegExp]>([
  ['another one', after(2), /number is AUI-C38-1 for good/],
  ['that of its neighbour', second!.part, /number is AUI-C38-1 for good/],
  ['none', '', /number is AUI-C38-1 for good/],
])('a published component with %s is told its own', (_, part, problem) => {
  const changed = [{ ...first!, part }, ...others]
  expect(partProblems(changed, numbers, {})).toEqual([expect.stringMatching(problem)])
})

test.each<[string, string, RegExp]>([
  ['of another component', 'AUI-C38-2', /given to .*tables.* and is never used again/],
  ['of one that is gone', after(1), new RegExp(`given to .*tables/old and is never used again.*${after(2)}`)],
  ['after a gap', after(9), new RegExp(`not the next free number.*${after(2)}`)],
  ['that is not listed', after(2), /not listed yet/],
])('a new component with a number %s is refused', (_, part, problem) => {
  const retired = { [after(1)]: `${tables}/old` }
  const fresh = { path: `${tables}/new`, part }
  expect(partProblems([...components, fresh], { ...numbers, retired }, {})).toEqual([expect.stringMatching(problem)])
})

test('a component that is gone leaves its number behind', () => {
  expect(partProblems(others, numbers, {})).toEqual([
    expect.stringMatching(/is gone, so say “"retired":true” of AUI-C38-1/),
  ])
})

test('a component takes its number with it, alone or with its subcategory', () => {
  const alone = { [first!.path]: 'marketing/sections/pricing/compared' }
  expect(
    partProblems([...others, { path: 'marketing/sections/pricing/compared', part: 'AUI-C38-1' }], numbers, alone),
  ).toEqual([])
  const whole = components.map(({ path, part }) => ({ path: path.replace(tables, 'marketing/sections/grids'), part }))
  expect(partProblems(whole, numbers, { [tables]: 'marketing/sections/grids' })).toEqual([])
})

test.each<[string, PartNumbers['published'], string]>([
  ['a subcategory', {}, 'ECM-S06-1'],
  ['a subcategory with one that fits', { 'ECM-S09-2': 'ecommerce/sections/new/one' }, 'ECM-S09-3'],
])('the next number in %s', (_, more, part) => {
  expect(nextPart('ecommerce/sections/new/two', { ...numbers, published: { ...numbers.published, ...more } })).toBe(
    part,
  )
})

test.each<[string, string]>([
  ['MKT-C38-4', `${tables}/of-another-package`],
  ['AUI-C02-9', `${tables}/in-the-row-of-another-subcategory`],
  ['AUI-38-9', `${tables}/without-a-letter`],
  ['AUI-C38-9', first!.path],
  ['AUI-C39-9', `${tables}/in-two-rows`],
])('the list refuses %s for %s', (part, path) => {
  expect(listProblems({ ...numbers, published: { ...numbers.published, [part]: path } })).toHaveLength(1)
})

test('a source without its names is otherwise the same', () => {
  const source =
    '/**\n * @title Plain\n * @description A banner\n *   in two lines.\n * @keywords a, b, c\n * @minHeight 40\n * @part AUI-C05-2\n */\nexport const note = ` * @part AUI-C05-2\n`\nexport default function PlainNote() {}\n'
  expect(writtenPart(source)).toBe('AUI-C05-2')
  expect(withoutNames(source)).toBe(
    '/**\n * @minHeight 40\n */\nexport const note = ` * @part AUI-C05-2\n`\nexport default function () {}\n',
  )
  expect(writtenPart('export const note = ` * @part AUI-C05-2\n`')).toBe('')
})
