import { expect, test } from 'vitest'
import { decodeState, encodeState, firstState, freeName, untuned } from './state.ts'

test('what is written is read again, with every part of it', () => {
  const state = {
    brands: [
      {
        name: 'brand',
        input: '#2563eb',
        step: 600 as const,
        tune: { ...untuned(), h: [0, 1, -2, 0, 0, 0, 0, 0, 0, 0, 9] },
      },
      { name: 'deep-sea', input: 'color(display-p3 0.1 0.5 0.6)', step: null, tune: untuned() },
    ],
    gamut: 'p3' as const,
  }
  const query = encodeState(state)
  expect(query).toBe(
    'color=brand:2563eb@600;h=0,1,-2,0,0,0,0,0,0,0,9&color=deep-sea:color(display-p3+0.1+0.5+0.6)&gamut=p3',
  )
  expect(decodeState(query)).toEqual({ ...state, problems: [] })
  expect(decodeState(encodeState(firstState()))).toEqual({ ...firstState(), problems: [] })
})

test('a colour alone is enough', () => {
  const { brands, problems } = decodeState('color=%232563eb&color=tomato&color=accent:oklch(60%25 0.2 30 / 1)')
  expect(problems).toEqual([])
  expect(brands.map(({ name, input }) => [name, input])).toEqual([
    ['brand', '#2563eb'],
    ['brand-2', 'tomato'],
    ['accent', 'oklch(60% 0.2 30 / 1)'],
  ])
})

test.each([
  ['color=nothing', 'has no colour'],
  ['color=Brand:2563eb', 'cannot be a name'],
  ['color=2563eb@555', 'there is no step 555'],
  ['color=2563eb;l=1,2', 'eleven whole numbers'],
  ['color=2563eb;l=1e9,0,0,0,0,0,0,0,0,0,0', 'eleven whole numbers'],
  ['color=2563eb;x=0', 'eleven whole numbers'],
  ['gamut=cmyk', 'gamut must be'],
  [Array.from({ length: 9 }, () => 'color=fff').join('&'), 'At most 8'],
])('%s is refused with a reason', (query, reason) => expect(decodeState(query).problems.join()).toContain(reason))

test('names do not collide', () => {
  expect(freeName('brand', ['brand', 'brand-2'])).toBe('brand-3')
})
