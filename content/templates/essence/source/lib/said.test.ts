import { expect, test } from 'vitest'
import { articles } from '../data/journal.ts'
import type { HouseScent } from '../data/scents.ts'
import { backOf, bylineOf, madeLine, priceLine } from './said.ts'

const scent: HouseScent = {
  slug: 'trial',
  name: 'Trial',
  line: '',
  text: '',
  wear: '',
  family: 'green',
  perfumer: 'June Abara',
  year: 2026,
  notes: { top: [], heart: [], base: [] },
  sizes: [
    { id: 'sample', ml: 2, price: 600, stock: 5 },
    { id: '50', ml: 50, price: 18600, stock: 4 },
    { id: '100', ml: 100, price: 27800, stock: 4 },
  ],
}

const withStock = (stocks: number[], more: Partial<HouseScent> = {}): HouseScent => ({
  ...scent,
  ...more,
  sizes: scent.sizes.map((size, index) => ({ ...size, stock: stocks[index] ?? 0 })),
})

test('the line of prices names the smallest bottle that can be bought, and the sample where there is one, no price torn from its size', () => {
  expect(priceLine(scent)).toBe('50\u00A0ml\u00A0$186 · sample\u00A0$6')
  expect(priceLine(withStock([5, 0, 4]))).toBe('100\u00A0ml\u00A0$278 · sample\u00A0$6')
  expect(priceLine(withStock([0, 4, 4]))).toBe('50\u00A0ml\u00A0$186')
})

test('what is sold out says until when, if that is known, and speaks of samples only where there are some', () => {
  expect(priceLine(withStock([5, 0, 0], { back: 'May 2027' }))).toBe('Sold out until May 2027; samples available')
  expect(priceLine(withStock([0, 0, 0], { back: 'May 2027' }))).toBe('Sold out until May 2027')
  expect(priceLine(withStock([5, 0, 0]))).toBe('Sold out; samples available')
})

test('the small print has no prices of what cannot be bought', () => {
  expect(madeLine(withStock([5, 4, 0]))).toBe('Eau de parfum, green, by June Abara, 2026: 2 ml for $6, 50 ml for $186.')
  expect(madeLine(withStock([0, 0, 0]))).toBe('Eau de parfum, green, by June Abara, 2026.')
})

test('whoever finds a size sold out reads when the next batch is poured, and can ask to be written to', () => {
  expect(backOf(scent)).toBeUndefined()
  expect(backOf(withStock([5, 0, 0], { back: 'May 2027' }))).toEqual({
    text: 'The next batch is poured in May 2027. Until then there are samples.',
    link: 'Write to me when it is back',
    href: 'mailto:hello@halcott.example?subject=When%20Trial%20is%20back',
  })
  expect(backOf(withStock([0, 0, 0], { back: 'May 2027' }))?.text).toBe('The next batch is poured in May 2027.')
  expect(backOf(withStock([5, 4, 0], { back: 'May 2027' }))).toEqual({
    text: '',
    link: 'Write to me when 100 ml is back',
    href: 'mailto:hello@halcott.example?subject=When%20Trial%2C%20100%20ml%2C%20is%20back',
  })
})

test('the minutes of an article are not torn from their figure', () => {
  for (const article of articles) expect(bylineOf(article)).toMatch(/ · \d+\u00A0minutes$/)
})
