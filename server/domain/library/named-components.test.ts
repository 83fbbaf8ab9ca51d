import { expect, test } from 'vitest'
import { registryNameOf } from '#shared/component-names.ts'
import { catalogue as library } from '#tests/search/library.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { findNamed, longestName } from './named-components.ts'

const metas = library.packages
  .flatMap(({ categories }) => categories)
  .flatMap(({ subcategories }) => subcategories)
  .flatMap(({ components }) => components)
const whole = testCatalogue(metas.map((meta) => testComponent(meta.path, meta)))

const alerts = 'application-ui/components/alerts'
const small = testCatalogue(
  [testComponent(`${alerts}/open`, { part: 'AUI-C01-1' }), testComponent('marketing/sections/banners/with-link')],
  {},
  { [`${alerts}/closed`]: `${alerts}/open`, 'marketing/sections/ribbons': 'marketing/sections/banners' },
)

test('every component of the library is found by its name, its path and its part number, and by nothing else', () => {
  expect(metas.length).toBeGreaterThan(200)
  for (const { path, part } of metas)
    for (const name of [registryNameOf(path), path, part, `@millwork/${registryNameOf(path)}`, part.toLowerCase()])
      expect(findNamed(whole, name), name).toMatchObject({ kind: 'found', component: { path } })
})

test('what moved is found by what it was called, also where its whole subcategory moved', () => {
  const open = { kind: 'moved', component: { path: `${alerts}/open` } }
  expect(findNamed(small, 'alerts-closed')).toMatchObject(open)
  expect(findNamed(small, `${alerts}/closed`)).toMatchObject(open)
  const banner = { kind: 'moved', component: { path: 'marketing/sections/banners/with-link' } }
  expect(findNamed(small, 'ribbons-with-link')).toMatchObject(banner)
  expect(findNamed(small, 'marketing/sections/ribbons/with-link')).toMatchObject(banner)
})

test.each(['', ' ', '/', '..', '%', 'a'.repeat(10_000), '__proto__', 'constructor', '🙂', '@x/', '\u0000', 'ſ'])(
  'nothing is called “%s”, and five names are offered all the same',
  (name) => {
    const found = findNamed(whole, name)
    expect(found.kind).toBe('unknown')
    const { nearest } = found as { nearest: string[] }
    expect(nearest).toHaveLength(5)
    expect(new Set(nearest).size).toBe(5)
  },
)

test('a name is offered once, and no more names than there are', () => {
  expect(findNamed(small, 'alert-opn')).toEqual({ kind: 'unknown', nearest: ['alerts-open', 'banners-with-link'] })
})

/** A letter left out, two swapped, one too many, a word left out, the words in another order. */
const slips: Record<string, (name: string) => string> = {
  'without its last letter': (name) => name.slice(0, -1),
  'with two letters swapped': (name) => name.slice(0, 3) + name[4] + name[3] + name.slice(5),
  'with a letter too many': (name) => `${name.slice(0, 5)}e${name.slice(5)}`,
  'with spaces': (name) => name.replaceAll('-', ' '),
  'without its first word': (name) => name.split('-').slice(1).join('-'),
  'with its words turned round': (name) => name.split('-').toReversed().join('-'),
}

test.each(Object.entries(slips))('every name %s has what was meant among the five', (_, slip) => {
  const missed = metas
    .map(({ path }) => registryNameOf(path))
    .filter((name) => {
      const found = findNamed(whole, slip(name))
      return found.kind === 'unknown' && !found.nearest.includes(name)
    })
  expect(missed).toEqual([])
})

test.each(Object.entries(slips).filter(([slip]) => slip !== 'without its first word'))(
  'every name %s has what was meant first of the five',
  (_, slip) => {
    const missed = metas
      .map(({ path }) => registryNameOf(path))
      .filter((name) => {
        const found = findNamed(whole, slip(name))
        return found.kind === 'unknown' && found.nearest[0] !== name
      })
    expect(missed).toEqual([])
  },
)

/** What people and assistants guess, with what they should be led to: part of a name in the registry. */
const guesses: [string, RegExp][] = [
  ['pricing-table', /pricing/],
  ['modal', /modal|dialog/],
  ['navbar', /nav|header/],
  ['hero', /hero/],
  ['hero-section', /hero/],
  ['login-form', /sign-in|login/],
  ['sidebar', /sidebar/],
  ['data-table', /table/],
  ['datepicker', /calendar|date/],
  ['footer', /footer/],
  ['testimonials', /testimonial/],
  ['faq', /faq/],
  ['avatar', /avatar/],
  ['dropdown', /dropdown|menu/],
  ['toast', /notification|toast/],
  ['shopping-cart', /cart/],
  ['product-list', /product/],
  ['checkout', /checkout/],
  ['progress', /progress/],
  ['breadcrumb', /breadcrumb/],
]

test('what people guess leads to what they mean', () => {
  const missed = guesses.filter(([guess, meant]) => {
    const found = findNamed(whole, guess)
    return found.kind === 'unknown' && !found.nearest.some((name) => meant.test(name))
  })
  expect(missed.map(([guess]) => guess)).toEqual([])
})

test('an unknown name among four times as many costs about four times as much, and not sixteen times', () => {
  const costOf = (count: number) => {
    const many = Array.from({ length: count }, (_, nth) => {
      const meta = metas[nth % metas.length]!
      return testComponent(`${meta.path}-${nth}`, { ...meta, slug: `${meta.slug}-${nth}`, path: `${meta.path}-${nth}` })
    })
    const catalogue = testCatalogue(many)
    findNamed(catalogue, 'first')
    // The least of several, since others use the machine as well.
    const rounds = Array.from({ length: 20 }, (_, round) => {
      const before = process.cpuUsage()
      findNamed(catalogue, `${'pricing-tabel-'.repeat(9)}${round}`)
      const { user, system } = process.cpuUsage(before)
      return user + system
    })
    return Math.min(...rounds)
  }
  expect('pricing-tabel-'.repeat(9).length).toBeLessThan(longestName)
  expect(costOf(1000)).toBeLessThan(10 * Math.max(costOf(250), 100))
})
