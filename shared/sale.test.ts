import { expect, test } from 'vitest'
import { describePlaces, openSale, salePrice, type DiscountSale, type Places } from './sale.ts'

const sale: DiscountSale = {
  active: true,
  percent: 30,
  titleTopBanner: 'Opening',
  maxCustomers: 10,
  showProgressBar: true,
}

const places = (sold: number, held = 0, own: Places['own'] = null): Places => ({ sold, held, own })
const shown = { percent: 30, title: 'Opening', own: null, held: 0, max: 10, isOpen: true }

test.each([
  ['off', { ...sale, active: false }, places(0), null],
  ['without a discount', { ...sale, percent: 0 }, places(0), null],
  ['counted, with a place left', sale, places(9), { ...shown, sold: 9 }],
  ['counted, with its last place held', sale, places(9, 1), { ...shown, sold: 9, held: 1, isOpen: false }],
  ['held by who looks', sale, places(9, 1, 'held'), { ...shown, sold: 9, held: 1, own: 'held' }],
  ['counted, at its maximum', sale, places(10), null],
  ['at its maximum, for who bought in it', sale, places(10, 0, 'sold'), null],
  [
    'not counted, beyond the maximum',
    { ...sale, showProgressBar: false },
    places(99),
    { ...shown, sold: 99, max: null },
  ],
])('a sale that is %s', (_, configured, taken, expected) => {
  expect(openSale(configured, taken)).toEqual(expected)
})

test('a discounted price is rounded down to whole dollars; without a sale, or a place in it, it stays', () => {
  expect(salePrice(79, openSale(sale, places(0)))).toBe(55)
  expect(salePrice(79, openSale(sale, places(4, 6)))).toBe(79)
  expect(salePrice(79, null)).toBe(79)
})

test.each([
  [places(2), '2 of 3 taken'],
  [places(1, 1), '1 of 3 taken, 1 held for somebody who is paying'],
  [places(0, 2), '0 of 3 taken, 2 held for people who are paying'],
  [places(1, 1, 'held'), '1 of 3 taken, 1 held for you'],
  [places(0, 3, 'held'), '0 of 3 taken, 3 held, one of them for you'],
  [places(1, 2, 'sold'), '1 of 3 taken, 2 held for people who are paying'],
])('%o is said as "%s"', (taken, words) => {
  expect(describePlaces({ ...taken, max: 3 })).toBe(words)
})
