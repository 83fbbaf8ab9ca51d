/**
 * VAT numbers: their form and check digits, by the rules of the country that gave them. Whether one is registered, only
 * the country itself knows (VIES); nothing is asked there.
 */
import { countryName } from './countries.ts'

/** What is read of a number: `form` is wrong in length or signs, `digits` has the form and was mistyped somewhere. */
export type VatReading = { ok: true; number: string } | { ok: false; reason: 'form' | 'digits'; rule: VatRule }
export type VatRule = { country: string; example: string }

type Known = {
  /** Of the country, where it is not the letters in front of its numbers. */
  country?: string
  /** The validator's name in the package `stdnum`. */
  rule: string
  example: string
}

/** By the letters in front of a number (Directive 2006/112/EC, article 215; XI is Northern Ireland). */
const known: Record<string, Known> = {
  AT: { rule: 'uid', example: 'ATU13585627' },
  BE: { rule: 'vat', example: 'BE0428759497' },
  BG: { rule: 'vat', example: 'BG175074752' },
  CY: { rule: 'vat', example: 'CY10259033P' },
  CZ: { rule: 'dic', example: 'CZ25123891' },
  DE: { rule: 'vat', example: 'DE136695976' },
  DK: { rule: 'cvr', example: 'DK13585628' },
  EE: { rule: 'kmkr', example: 'EE100931558' },
  EL: { rule: 'vat', example: 'EL094259216', country: 'GR' },
  ES: { rule: 'nif', example: 'ESB58378431' },
  FI: { rule: 'alv', example: 'FI20774740' },
  FR: { rule: 'tva', example: 'FR40303265045' },
  HR: { rule: 'oib', example: 'HR33392005961' },
  HU: { rule: 'anum', example: 'HU12892312' },
  IE: { rule: 'vat', example: 'IE6433435F' },
  IT: { rule: 'iva', example: 'IT00743110157' },
  LT: { rule: 'pvm', example: 'LT119511515' },
  LU: { rule: 'tva', example: 'LU15027442' },
  LV: { rule: 'pvn', example: 'LV40003521600' },
  MT: { rule: 'vat', example: 'MT11679112' },
  NL: { rule: 'btw', example: 'NL004495445B01' },
  PL: { rule: 'nip', example: 'PL8567346215' },
  PT: { rule: 'nif', example: 'PT501964843' },
  RO: { rule: 'cui', example: 'RO18547290' },
  SE: { rule: 'vat', example: 'SE123456789701' },
  SI: { rule: 'ddv', example: 'SI50223054' },
  SK: { rule: 'dph', example: 'SK2022749619' },
  GB: { rule: 'vat', example: 'GB980780684' },
  XI: { rule: 'vat', example: 'XI980780684', country: 'GB' },
  NO: { rule: 'mva', example: 'NO995525828MVA' },
  CH: { rule: 'vat', example: 'CHE100155212MWST' },
}

/** Letters in front by country; a country may have two. */
const prefixOf: Record<string, string> = Object.fromEntries(
  Object.entries(known)
    .filter(([prefix]) => prefix !== 'XI')
    .map(([prefix, { country = prefix }]) => [country, prefix]),
)

/** Every number we know the rules of, as an example of each. */
export const vatExamples: readonly VatRule[] = Object.entries(known).map(([prefix, { country = prefix, example }]) => ({
  country,
  example,
}))

const elsewhere = /^[A-Z0-9]{4,24}$/

/**
 * Reads a number as somebody typed it, with or without spaces, dots, hyphens and the letters in front. `country` is that
 * of their address; a number that another country gave is taken where it says so. In countries whose rules we do not
 * know, it has 4 to 24 letters and digits.
 */
export async function readVatNumber(typed: string, country: string): Promise<VatReading> {
  const plain = typed.toUpperCase().replace(/[\s.\-/]/g, '')
  const home = prefixOf[country]
  const tried = [home, Object.keys(known).find((prefix) => prefix !== home && plain.startsWith(prefix))]
  let reason: 'form' | 'digits' = 'form'
  for (const prefix of tried) {
    if (prefix === undefined) continue
    const read = await readBy(prefix, plain)
    if (read.ok) return read
    // What looks like a number of home and is mistyped is said to be that.
    if (read.reason === 'digits') reason = 'digits'
  }
  if (home === undefined && elsewhere.test(plain) && tried[1] === undefined) return { ok: true, number: plain }
  const prefix = home ?? tried[1]
  const example = (prefix && known[prefix]?.example) || '123456789'
  return {
    ok: false,
    reason,
    rule: { country: countryName(known[prefix ?? '']?.country ?? prefix ?? country), example },
  }
}

async function readBy(
  prefix: string,
  plain: string,
): Promise<{ ok: true; number: string } | { ok: false; reason: 'form' | 'digits' }> {
  // Only where a number is read: the package holds the rules of ninety countries.
  const { stdnum } = await import('stdnum')
  const { rule, country = prefix } = known[prefix] ?? { rule: '' }
  const validator = stdnum[country]?.[rule]
  if (!validator) throw new Error(`There is no rule for VAT numbers of ${prefix}.`)
  const bare = plain.startsWith(prefix) && prefix !== 'CH' ? plain.slice(prefix.length) : plain
  // Swiss numbers may be typed without the name of the tax, which is part of them.
  const whole = prefix === 'CH' && !/(MWST|TVA|IVA|TPV)$/.test(bare) ? `${bare}MWST` : bare
  const number = prefix === 'NO' && !bare.endsWith('MVA') ? `${bare}MVA` : whole
  const { isValid, error } = validator.validate(number)
  if (isValid) return { ok: true, number: prefix === 'CH' ? number : `${prefix}${number}` }
  return { ok: false, reason: /Length|Format/.test(error?.name ?? 'Format') ? 'form' : 'digits' }
}
