import { expect, test } from 'vitest'
import { decodeState, encodeState, firstState, type IconState } from './state.ts'

const full: IconState = {
  query: 'arrow left',
  everywhere: true,
  kept: false,
  style: 'solid',
  category: 'arrows',
  look: { size: 32, stroke: 1.25, color: '#2563eb' },
  open: 'lucide-icons/outline/bell',
  format: 'vue',
}

test('nothing chosen leaves the address as it is', () => {
  expect(encodeState(firstState(), 'heroicons-v2')).toBe('')
  expect(decodeState('', 'heroicons-v2')).toEqual({ ...firstState(), problems: [] })
})

test('a link shows what its sender saw', () => {
  const query = encodeState(full, 'heroicons-v2')
  expect(query).toBe(
    'q=arrow+left&in=all&style=solid&category=arrows&size=32&stroke=1.25&color=2563eb&as=vue&icon=lucide-icons/outline/bell',
  )
  expect(decodeState(`?${query}`, 'heroicons-v2')).toEqual({ ...full, problems: [] })
})

test.each([
  ['?icon=bell', 'heroicons-v2/outline/bell'],
  ['?icon=micro/bell', 'heroicons-v2/micro/bell'],
  ['?icon=bootstrap-icons/fill/bell-fill', 'bootstrap-icons/fill/bell-fill'],
])('%s opens %s', (query, key) => {
  expect(decodeState(query, 'heroicons-v2').open).toBe(key)
})

test.each([
  ['?size=1000', /^size: “1000” must be from 12 to 96/],
  ['?stroke=x', /^stroke/],
  ['?color=nothing', /^color: “nothing” is no opaque CSS colour/],
  ['?style=fill', /It has outline, solid, mini, micro/],
  ['?category=constructor', /^category/],
  ['?as=constructor', /^as/],
  ['?in=none', /^in/],
  ['?icon=../../x', /^icon/],
  ['?icon=heroicons-v2/fill/bell', /^icon/],
])('%s is told of and loses nothing else', (query, problem) => {
  const read = decodeState(`${query}&q=bell`, 'heroicons-v2')
  expect(read.problems).toEqual([expect.stringMatching(problem)])
  expect(read.query).toBe('bell')
})

test('a link to favourites says so, and they are of all sets', () => {
  const state = decodeState('?in=favourites', 'lucide-icons')
  expect(state).toMatchObject({ everywhere: true, kept: true, problems: [] })
  expect(encodeState(state, 'lucide-icons')).toBe('in=favourites')
})
