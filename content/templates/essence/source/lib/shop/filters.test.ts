import { expect, test } from 'vitest'
import { problemsOf, priceFrom, scentsWith } from './catalog.ts'
import { filterQuery, filterScents, noFilters, parseFilters, toggled, valuesOf } from './filters.ts'
import { catalog, withSize } from './testing.ts'

const read = (query: string) => parseFilters(new URLSearchParams(query), catalog)
const found = (query: string) => filterScents(catalog, read(query).filters).map(({ slug }) => slug)

test.each([
  ['', ['green-peel', 'iris-drawer', 'last-honey', 'tar-rope']],
  ['family=floral&family=citrus', ['green-peel', 'iris-drawer']],
  ['note=bergamot&note=musk', ['green-peel', 'tar-rope']],
  ['size=100', ['green-peel', 'iris-drawer']],
  ['size=sample&price=under-160', ['green-peel', 'iris-drawer', 'last-honey', 'tar-rope']],
  ['price=under-160', ['green-peel']],
  ['price=160-to-200', ['iris-drawer', 'tar-rope']],
  ['size=50&price=over-200', []],
  ['sort=name', ['green-peel', 'iris-drawer', 'last-honey', 'tar-rope']],
  ['sort=new', ['tar-rope', 'last-honey', 'iris-drawer', 'green-peel']],
  ['sort=price-down', ['iris-drawer', 'last-honey', 'tar-rope', 'green-peel']],
])('%s finds %j', (query, slugs) => expect(found(query)).toEqual(slugs))

test('what nobody knows is told and left out, the rest counts', () => {
  const { filters, problems } = read('family=floral&family=plaid&size=75&sort=loud&utm_source=letter&note=')
  expect(filters).toEqual({ ...noFilters, family: ['floral'] })
  expect(problems).toEqual([
    'There is no family called “plaid”, so that part of the address was left out.',
    'There is no size called “75”, so that part of the address was left out.',
    'We can’t sort by “loud”, so the scents are in our order.',
  ])
})

test('names that objects have of their own are unknown as well, and long ones are clipped', () => {
  expect(read('sort=toString').problems).toHaveLength(1)
  expect(read(`note=${'x'.repeat(500)}`).problems[0]?.length).toBeLessThan(120)
})

test('one choice has one address, whatever the order it was made in', () => {
  const query = 'family=amber&family=citrus&note=iris&size=50&sort=price'
  expect(filterQuery(read('sort=price&size=50&note=iris&family=citrus&family=amber&family=citrus&x=1').filters)).toBe(
    query,
  )
  expect(filterQuery(read(query).filters)).toBe(query)
  expect(filterQuery(read('sort=house').filters)).toBe('')
})

test('a choice made twice is undone', () => {
  const once = toggled(noFilters, 'note', 'iris')
  expect(once.note).toEqual(['iris'])
  expect(toggled(once, 'note', 'iris')).toEqual(noFilters)
})

test('sizes are offered from small to large', () => {
  expect(valuesOf('size', catalog)).toEqual(['sample', '50', '100'])
  expect(valuesOf('family', catalog)).toEqual(['citrus', 'floral', 'amber', 'mineral'])
})

test('a price begins at the cheapest bottle there is, never at the sample', () => {
  const [peel] = withSize('green-peel', '50', { stock: 0 }).scents
  expect(peel && priceFrom(peel)).toBe(22_800)
  expect(catalog.scents.map(priceFrom)).toEqual([14_800, 18_600, 18_600, 16_433])
})

test('a material knows its scents', () => {
  expect(scentsWith(catalog, 'cedar').map(({ slug }) => slug)).toEqual(['iris-drawer', 'last-honey', 'tar-rope'])
})

test('a sound catalog has no problems, and a broken one has a sentence for each', () => {
  expect(problemsOf(catalog)).toEqual([])
  const [peel] = withSize('green-peel', '50', { price: 148.5, stock: -1 }).scents
  const broken = { ...catalog, scents: [{ ...peel!, notes: { top: ['mint'], heart: [], base: [] } }, peel!] }
  expect(problemsOf(broken)).toEqual([
    'Two scents are called green-peel.',
    'green-peel has the note mint, which is not among the materials.',
    'The size 50 of green-peel costs 148.5 cents.',
    'The size 50 of green-peel has a stock of -1.',
    'The size 50 of green-peel costs 148.5 cents.',
    'The size 50 of green-peel has a stock of -1.',
  ])
})
