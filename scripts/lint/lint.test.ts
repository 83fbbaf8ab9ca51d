/** Every component keeps the rules for goods, and every rule is seen to find what breaks it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '#toolchain/catalog-files.ts'
import { root } from '#toolchain/paths.ts'
import { sketch } from '../component/sketch.ts'
import { lint, rules } from './index.ts'
import { knownFaults } from './known-faults.ts'
import { sumFaults, type Sum } from './rules/sums.ts'
import { worldsOf } from './rules/worlds.ts'

const { sources } = readSources()
const found = sources.flatMap(lint)
const isSame = (a: { rule: string; path: string; what: string }, b: typeof a) =>
  a.rule === b.rule && a.path === b.path && a.what === b.what

test('no component has a fault that is not known', () => {
  expect(sources.length).toBeGreaterThan(140)
  const fresh = found.filter((each) => !knownFaults.some((known) => isSame(known, each)))
  expect(fresh.map(({ message }) => message)).toEqual([])
})

test('a known fault that is mended leaves the list: scripts/lint/known-faults.ts', () => {
  const mended = knownFaults.filter((known) => !found.some((each) => isSame(known, each)))
  expect(mended.map(({ rule, path, what }) => `${path}: ${rule} “${what}”`)).toEqual([])
  for (const { rule, why } of knownFaults) {
    expect(rules.map(({ name }) => name)).toContain(rule)
    expect(why).toMatch(/\w{3}/)
  }
})

const path = 'application-ui/components/popovers/sample'
const head = '/**\n * @title Sample\n * @description A colour that is told, and not copied.\n */\n'
const linted = (body: string, at = path) =>
  lint({
    file: `content/components/${at}.tsx`,
    path: at,
    source: `${head}export default function Sample() {\n  return (${body})\n}\n`,
  })
const rulesOf = (body: string, at?: string) => linted(body, at).map(({ rule, what }) => `${rule}: ${what}`)

test('a company may be a customer in the world of another, and another name that begins like it is not it', () => {
  expect(rulesOf('<p>Orrin serves Verdane and Noven</p>')).toEqual([])
  expect(rulesOf('<p>Kavak Studio invoices Halden Print and Bright Harbor Credit Union</p>')).toEqual([])
})

test('no two worlds have the same company', () => {
  const text = readFileSync(join(root, 'content/components/WORLDS.md'), 'utf8')
  const companies = worldsOf(text).map(({ company }) => company)
  expect(companies.length).toBeGreaterThan(15)
  expect(new Set(companies).size).toBe(companies.length)
})

const sound = `<div className="text-xs text-[13px]">
  <img src="/media/products/mug-oat.webp" alt="Cream mug with thrown ridges" width={640} height={800} />
  <p>Delivered on Tuesday, March 17, from the center of Austin. The color is canceled.</p>
  <svg><text fontSize="12">14</text></svg>
</div>`

test('a sound component has no fault', () => {
  expect(rulesOf(sound)).toEqual([])
})

test.each([
  ['text-size', '<p className="text-[11px]">Small print</p>', 'text-[11px]'],
  ['text-size', "<p className={clsx('p-2', small && 'text-[0.7rem]')}>Small</p>", 'text-[0.7rem]'],
  ['text-size', '<svg><text fontSize={10}>14</text></svg>', 'fontSize={10}'],
  ['spelling', '<p>Choose a colour</p>', 'colour'],
  ['spelling', '<p>We are organising it</p>', 'organising'],
  ['spelling', '<button type="button" onClick={() => setFavourite(true)}>Keep</button>', 'Favourite'],
  ['worlds', '<p>Orrin writes to <a href="mailto:hello@sorrel.example">the bakery</a></p>', 'Orrin and Sorrel'],
  ['worlds', '<p>Halden, and Willow Veterinary</p>', 'Halden and Willow Veterinary'],
  ['words', '<button type="button">Take back</button>', 'Take back'],
  ['words', '<p>Supercharge your workflow</p>', 'Supercharge'],
  ['words', '<h2>Welcome back!</h2>', 'back!'],
  ['words', '<p aria-label="Lorem ipsum dolor">A</p>', 'Lorem ipsum'],
  ['alt', '<img src="/media/products/mug-oat.webp" width={640} height={800} />', 'img without alt'],
  ['alt', '<img src="/media/products/mug-oat.webp" alt="mug-oat" />', 'mug-oat'],
  ['alt', '<img src="/media/products/mug-oat.webp" alt="Image of a mug" />', 'Image of a mug'],
  ['alt', "[{ alt: 'IMG_2041.jpg' }].map(({ alt }) => <img alt={alt} />)", 'IMG_2041.jpg'],
  ['pictures', '<img src="/media/products/mug-plaid.webp" alt="Mug" />', '/media/products/mug-plaid.webp'],
  ['pictures', '<img src={`/media/products/${name}.webp`} alt="Mug" />', '/media/products/'],
  ['dates', '<p>Wednesday, March 17</p>', 'Wednesday, March 17'],
  ['dates', '<p>Tue 18 March 2026</p>', 'Tue 18 March 2026'],
  ['dates', '<p>Fri, Mar 17, 2028</p>', null],
  ['dates', '<p>Due on November 31</p>', 'November 31'],
  ['dates', "[{ day: '2027-02-29' }].map(({ day }) => <p>{day}</p>)", '2027-02-29'],
  ['opens', '<Popover><p>More</p></Popover>', 'Popover'],
])('%s is found in %s', (rule, body, what) => {
  expect(rulesOf(body)).toEqual(what === null ? [] : [`${rule}: ${what}`])
})

test('a page may have a menu without being about it', () => {
  expect(rulesOf('<Menu><p>More</p></Menu>', 'application-ui/layouts/stacked/sample')).toEqual([])
})

test('what the command wrote for a new component is not finished', () => {
  const source = sketch({ title: 'Table with totals', functionName: 'TableWithTotals', order: 4, part: 'AUI-C38-4' })
  expect(lint({ file: 'x.tsx', path, source }).map(({ rule }) => rule)).toContain('unfinished')
})

test('a message says where, what, and what to do', () => {
  expect(linted('<p>Choose a colour</p>')[0]?.message).toBe(
    `content/components/${path}.tsx:6 spelling: “colour”. Write it the American way: color.`,
  )
})

const bill = '<p>$8,380.00</p><p>−$419.00</p><p>$656.78</p><p>$8,617.78</p> 914 262 { share: 5 } 4.5'
test.each<[string, Sum, string[]]>([
  ['a right total', { total: '$8,617.78', of: ['$8,380.00', '−$419.00', '$656.78'] }, []],
  ['a wrong total', { total: '$8,617.78', of: ['$8,380.00', '$656.78'] }, ['Its parts come to 9036.78.']],
  ['a figure that is not there', { total: '$8,617.78', of: ['$8,380.00', '$237.78'] }, [expect.stringMatching('has a figure')]], // prettier-ignore
  ['a right share', { percent: '5', part: '$419.00', whole: '$8,380.00' }, []],
  ['a wrong share', { percent: '5', part: '$656.78', whole: '$8,380.00' }, ['Its parts come to 8.']],
  ['a wrong mean', { mean: '4.5', of: [['5', '914'], ['5', '262']] }, ['Its parts come to 5.0.']], // prettier-ignore
])('%s', (_, sum, helps) => {
  expect(sumFaults([sum], bill).map(({ help }) => help)).toEqual(helps)
})
