import { countryCodes } from '#shared/billing.ts'

const names = new Intl.DisplayNames('en-GB', { type: 'region' })

/** What a country is called in English; its code where it has no name. */
export const countryName = (code: string): string => names.of(code) ?? code

/** Every country by its name. Written here, since browsers call some of them otherwise. */
export const countries: readonly { code: string; name: string }[] = countryCodes
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((a, z) => a.name.localeCompare(z.name, 'en'))
