import { expect, test } from 'vitest'
import { iconCounts } from './counts.ts'
import { setIds } from './sets.ts'

test('icons are counted as drawings, of each set and of all together', () => {
  const sets = setIds.map((id, index) => ({ id, version: '1', icons: 1, drawings: 10 ** index, bodies: {} }))
  expect(iconCounts({ sets })).toEqual({
    icons: 1111,
    heroicons2: 1,
    heroicons1: 10,
    lucide_icons: 100,
    bootstrap_icons: 1000,
  })
})
