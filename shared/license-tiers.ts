/** The tiers of a licence in their order, and what moving between them costs. Money is in cents of US dollars. */
import { tiers } from './licences.ts'
import type { LicenseName } from './page-props.ts'
import { salePrice, type OpenSale } from './sale.ts'
import { site } from './site.ts'

/** From the smallest to the largest; each opens what those before it do. */
export const licenseNames = ['developer', 'unlimited', 'team'] as const satisfies readonly LicenseName[]
export const licenseTitles = Object.fromEntries(tiers.map(({ name, title }) => [name, title])) as Record<
  LicenseName,
  string
>

/** Which place a tier has among `licenseNames`, from 0; -1 for no licence. */
export const rankOf = (tier: LicenseName | null): number => (tier === null ? -1 : licenseNames.indexOf(tier))

/** What a tier costs whoever holds `from`: its price, or the difference, less a sale. Null when it brings nothing new. */
export function priceCents(tier: LicenseName, from: LicenseName | null, sale: OpenSale | null = null): number | null {
  if (rankOf(tier) <= rankOf(from)) return null
  return 100 * salePrice(site.prices[tier] - (from ? site.prices[from] : 0), sale)
}

/** What a tier costs whoever holds none, outside of sales. */
export const fullPriceCents = (tier: LicenseName): number => 100 * site.prices[tier]

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents of US dollars as they stand in pages, mails and receipts: 119900 is "$1,199.00". */
export const formatCents = (cents: number): string => dollars.format(cents / 100)

/** Whether a text, of a form or the command line, names a tier. */
export const isLicenseName = (text: string): text is LicenseName => (licenseNames as readonly string[]).includes(text)
