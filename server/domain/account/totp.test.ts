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

test('the first ten codes are those of RFC 4226, Appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, step) => totpCode(secret, step))
  expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489')
})

test('a code counts one step before and after its own, and no longer', () => {
  const now = 1_700_000_000_000
  const step = totpStep(now)
  const found = [-2, -1, 0, 1, 2].map((away) => matchingStep(secret, totpCode(secret, step + away), now))
  expect(found).toEqual([null, step - 1, step, step + 1, null])
  const code = totpCode(secret, step)
  expect(matchingStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step)
  for (const wrong of ['', '12345', `${code}0`, 'abcdef', '１２３４５６', '-12345', '1234.5'])
    expect(matchingStep(secret, wrong, now)).toBeNull()
})

test('a code that two steps share is of the later one, so that whoever used it cannot use it again', () => {
  const [earlier, later] = [910_737, 910_738]
  const code = totpCode(secret, earlier)
  expect(totpCode(secret, later)).toBe(code)
  for (const step of [earlier, later]) expect(matchingStep(secret, code, step * 30_000)).toBe(later)
})

test('secrets have 160 bits and differ; the address names issuer and account', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  expect(totpAddress('ABC', { issuer: 'Mill & work', account: 'a+b@example.com' })).toBe(
    'otpauth://totp/Mill%20%26%20work:a%2Bb%40example.com?secret=ABC&issuer=Mill%20%26%20work',
  )
})
