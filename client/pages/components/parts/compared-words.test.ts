import { expect, test } from 'vitest'
import { comparedWords, engineWords } from './compared-words.ts'

const day = '2026-11-25'

test.each([
  [null, 0, 'not been compared yet'],
  [{ day, states: 1, holds: true }, 0, 'On 25 November 2026 we opened it, and compared HTML'],
  [{ day, states: 12, holds: true }, 0, 'at each of 12 states compared'],
  [{ day, states: 12, holds: true }, 1, 'One small difference is known'],
  [{ day, states: 12, holds: true }, 3, '3 small differences are known'],
  [{ day, states: 12, holds: false }, 0, 'Not all of it held'],
])('a proof of %o with %i known differences is told', (verified, known, words) => {
  expect(comparedWords(verified, known)).toContain(words)
})

test('what failed is never said to be equal', () => {
  expect(comparedWords({ day, states: 3, holds: false }, 0)).not.toContain('Nothing differs')
})

test('engines are told with their versions and days', () => {
  const firefox = { version: 'Firefox 153.7.0esr', date: '2026-11-25', known: [] }
  const webkit = { version: 'WebKitGTK 2.50.6', date: '2026-12-01', known: ['Vue is late.', 'HTML is early.'] }
  expect(engineWords([firefox])).toContain('in Firefox 153.7.0esr (25 November 2026): every flavour')
  expect(engineWords([firefox, webkit])).toContain(
    'in Firefox 153.7.0esr (25 November 2026) and in Safari’s engine, WebKitGTK 2.50.6 (1 December 2026)',
  )
  expect(engineWords([{ ...firefox, known: ['Vue is late.'] }, webkit])).toMatch(
    /exceptions\. Vue is late\. HTML is early\.$/,
  )
})
