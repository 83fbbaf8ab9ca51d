import { expect, test } from 'vitest'
import { openSale, salePrice, type DiscountSale } from './sale.ts'

const sale: DiscountSale = {
  active: true,
  percent: 30,
  titleTopBanner: 'Opening',
  maxCustomers: 10,
  showProgressBar: true,
}

test.each([
  ['off', { ...sale, active: false }, 0, null],
  ['without a discount', { ...sale, percent: 0 }, 0, null],
  ['counted, with a place left', sale, 9, { percent: 30, title: 'Opening', sold: 9, max: 10 }],
  ['counted, at its maximum', sale, 10, null],
  [
    'not counted, beyond the maximum',
    { ...sale, showProgressBar: false },
    99,
    { percent: 30, title: 'Opening', sold: 99, max: null },
  ],
])('a sale that is %s', (_, configured, customers, expected) => {
  expect(openSale(configured, customers)).toEqual(expected)
})

test('a discounted price is rounded down to whole dollars; without a sale it stays', () => {
  expect(salePrice(79, openSale(sale, 0))).toBe(55)
  expect(salePrice(79, null)).toBe(79)
})
