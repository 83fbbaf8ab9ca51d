import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasConflict, mergeTexts } from './merge.ts'

const text = (...lines: string[]) => lines.map((line) => `${line}\n`).join('')
const served = text('a', 'b', 'c', 'd', 'e')

test.each([
  ['nothing changed', served, served, served],
  ['only the site changed', served, text('a', 'B', 'c', 'd', 'e'), text('a', 'B', 'c', 'd', 'e')],
  ['only you changed', text('a', 'b', 'c', 'd', 'E'), served, text('a', 'b', 'c', 'd', 'E')],
  [
    'both in different places',
    text('0', 'a', 'b', 'c', 'd', 'e'),
    text('a', 'b', 'c', 'd', 'E'),
    text('0', 'a', 'b', 'c', 'd', 'E'),
  ],
  ['both the same', text('a', 'X', 'c', 'd', 'e'), text('a', 'X', 'c', 'd', 'e'), text('a', 'X', 'c', 'd', 'e')],
  [
    'you deleted, the site added elsewhere',
    text('a', 'c', 'd', 'e'),
    text('a', 'b', 'c', 'd', 'e', 'f'),
    text('a', 'c', 'd', 'e', 'f'),
  ],
  ['the site took the last end of a line', served, served.trimEnd(), served.trimEnd()],
])('%s: merged without a conflict', (_, mine, theirs, merged) => {
  expect(mergeTexts({ mine, served, theirs }, '4.6.0')).toEqual({ text: merged, conflicts: 0 })
})

test('the same lines changed in different ways stand between the marks of Git', () => {
  const merged = mergeTexts(
    { mine: text('a', 'mine', 'c'), served: text('a', 'b', 'c'), theirs: text('a', 'theirs', 'c') },
    '4.6.0',
  )
  expect(merged).toEqual({
    conflicts: 1,
    text: text('a', '<<<<<<< yours', 'mine', '=======', 'theirs', '>>>>>>> 4.6.0', 'c'),
  })
  expect(hasConflict(merged.text)).toBe(true)
  expect(hasConflict(text('a', '=======', 'b'))).toBe(false)
})

test('whoever changed nothing gets what the site serves, and where the site changed nothing all stays', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', '', '  d'), { maxLength: 12 }).map((all) => all.join('\n'))
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      expect(mergeTexts({ mine: one, served: one, theirs: other }, 'now')).toEqual({ text: other, conflicts: 0 })
      expect(mergeTexts({ mine: other, served: one, theirs: one }, 'now')).toEqual({ text: other, conflicts: 0 })
    }),
  )
})
