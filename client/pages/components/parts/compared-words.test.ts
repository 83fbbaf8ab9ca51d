import { expect, test } from 'vitest'
import { comparedWords } from './compared-words.ts'

test.each([
  [null, 0, 'not been compared yet'],
  [{ states: 1, holds: true }, 0, 'We opened it, and compared HTML'],
  [{ states: 12, holds: true }, 0, 'at each of 12 states compared'],
  [{ states: 12, holds: true }, 1, 'One small difference is known'],
  [{ states: 12, holds: true }, 3, '3 small differences are known'],
  [{ states: 12, holds: false }, 0, 'Not all of it held'],
])('a proof of %o with %i known differences is told', (verified, known, words) => {
  expect(comparedWords(verified, known)).toContain(words)
})

test('what failed is never said to be equal', () => {
  expect(comparedWords({ states: 3, holds: false }, 0)).not.toContain('Nothing differs')
})
