import { randomInt } from 'node:crypto'

/** Without what looks alike: 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B, U and V. */
const letters = 'ACDEFGHJKMNPQRTVWXY34679'

/** "MW-XXXX-XXXX-XXXX-XXXX": 16 of 24 letters are 73 random bits, to be read and copied by people. */
export function newLicenseKey(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return ['MW', group(), group(), group(), group()].join('-')
}
