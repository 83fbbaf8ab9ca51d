import { expect, test } from 'vitest'
import { sizeRowsOf } from './size-rows.ts'

test('bottles come first, the largest at the top, and what is nearly or quite gone says so', () => {
  const rows = sizeRowsOf([
    { id: 'sample', ml: 2, price: 600, stock: 2 },
    { id: '50', ml: 50, price: 18600, stock: 3 },
    { id: '100', ml: 100, price: 27800, stock: 0 },
  ])
  expect(rows).toEqual([
    { id: '100', name: '100 ml', price: '$278', stock: 'Sold out', isOut: true, most: 0 },
    { id: '50', name: '50 ml', price: '$186', stock: '3 left', isOut: false, most: 3 },
    { id: 'sample', name: '2 ml sample', price: '$6', stock: '', isOut: false, most: 2 },
  ])
})

test('no more of a size is offered than an order may hold', () => {
  const rows = sizeRowsOf([
    { id: 'sample', ml: 2, price: 600, stock: 140 },
    { id: '50', ml: 50, price: 18600, stock: 38 },
  ])
  expect(rows.map(({ most }) => most)).toEqual([6, 3])
})
