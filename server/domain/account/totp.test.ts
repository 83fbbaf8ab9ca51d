import { expect, test } from 'vitest'
import { matchingStep, newTotpSecret, totpAddress, totpCode, totpStep } from './totp.ts'

/** The ASCII text "12345678901234567890" of RFC 6238, Appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

// The appendix gives eight digits; these are the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at %s seconds is %s, as RFC 6238 says', (seconds, code) => {
  expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code)
})

test('a code counts one step before and after its own, and no longer', () => {
  const now = 1_700_000_000_000
  const step = totpStep(now)
  const found = [-2, -1, 0, 1, 2].map((away) => matchingStep(secret, totpCode(secret, step + away), now))
  expect(found).toEqual([null, step - 1, step, step + 1, null])
  const code = totpCode(secret, step)
  expect(matchingStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step)
  for (const wrong of ['', '12345', `${code}0`, 'abcdef', '１２３４５６'])
    expect(matchingStep(secret, wrong, now)).toBeNull()
})

test('secrets have 160 bits and differ; the address names issuer and account', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  expect(totpAddress('ABC', { issuer: 'Mill & work', account: 'a+b@example.com' })).toBe(
    'otpauth://totp/Mill%20%26%20work:a%2Bb%40example.com?secret=ABC&issuer=Mill%20%26%20work',
  )
})
