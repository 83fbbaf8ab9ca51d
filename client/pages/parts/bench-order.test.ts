import { expect, test } from 'vitest'
import type { PreviewLayout } from '#shared/catalog.ts'
import { benchOrder } from './bench-order.ts'

const piece = (path: string, layout: PreviewLayout = 'padded') => ({ path, layout })
const small = (count: number) => Array.from({ length: count }, (_, index) => piece(`app/parts/kind-${index}/plain`))

test('a section opens the wall and another follows four smaller things', () => {
  const order = benchOrder([...small(6), piece('shop/sections/lists/a', 'full'), piece('web/sections/hero/a', 'full')])

  expect(order.map(({ layout }) => layout)).toEqual([
    'full',
    'padded',
    'padded',
    'padded',
    'padded',
    'full',
    'padded',
    'padded',
  ])
})

test('every subcategory gives one piece before any gives a second', () => {
  const order = benchOrder([piece('app/parts/alerts/a'), piece('app/parts/alerts/b'), piece('app/parts/badges/a')])

  expect(order.map(({ path }) => path)).toEqual(['app/parts/alerts/a', 'app/parts/badges/a', 'app/parts/alerts/b'])
})

test('a large catalogue fills the wall and no more', () => {
  expect(benchOrder(small(300))).toHaveLength(12)
  expect(benchOrder([])).toEqual([])
})
