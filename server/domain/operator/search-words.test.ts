import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['  Drop   Down ', 'drop down'],
  ['date-picker', 'date-picker'],
  ['Überschrift', 'überschrift'],
])('%j is counted as %j', (typed, counted) => {
  expect(searchWords(typed)).toBe(counted)
})

test.each([
  '',
  'a',
  'ada@example.com',
  'https://example.com/a',
  '+44 20 7946 0958',
  'order 1815',
  '12 Hanover Square',
  'sk_live_abc',
  'one two three four five',
  'x'.repeat(41),
  '<script>',
  'line\u0000break',
])('%j is not kept', (typed) => {
  expect(searchWords(typed)).toBeNull()
})
