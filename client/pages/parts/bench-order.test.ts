import { expect, test } from 'vitest'
import { benchOrder } from './bench-order.ts'

const narrow = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `app/parts/kind-${index}/plain` }))
const wide = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `app/parts/tables/table-${index}` }))
const shape = (pieces: { path: string }[]) =>
  benchOrder(pieces)
    .map((piece) => (piece.wide ? 'W' : 'n'))
    .join('')
const paths = (...list: string[]) => benchOrder(list.map((path) => ({ path }))).map(({ component }) => component.path)

test('wide pieces open, divide and close the wall', () => {
  expect(shape([...narrow(8), ...wide(4)])).toBe('WnnnnWnnnnWW')
  expect(shape([...narrow(3), ...wide(2)])).toBe('WnWnn')
  expect(shape([...narrow(2), ...wide(1)])).toBe('Wnn')
  expect(shape(narrow(2))).toBe('nn')
})

test('each subcategory shows one piece before any shows a second', () => {
  expect(paths('app/parts/alerts/a', 'app/parts/alerts/b', 'app/parts/badges/a')).toEqual([
    'app/parts/alerts/a',
    'app/parts/badges/a',
    'app/parts/alerts/b',
  ])
})

test('packages take turns', () => {
  expect(paths('app/parts/alerts/a', 'app/parts/badges/a', 'shop/sections/lists/a')).toEqual([
    'app/parts/alerts/a',
    'shop/sections/lists/a',
    'app/parts/badges/a',
  ])
})

test('a large catalogue fills the wall and no more', () => {
  expect(shape([...narrow(300), ...wide(50)])).toBe('WnnnnWnnnnWW')
  expect(shape([])).toBe('')
})
