import { Hono } from 'hono'
import { formatCents, licenseNames, priceCents } from '#shared/license-tiers.ts'
import type { LicenseProps } from '#shared/page-props.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { HeldLicense } from '../../domain/selling/licenses.ts'
import { receiptsOf } from '../../domain/selling/orders.ts'
import { page } from '../../page/page.ts'
import { saleOf } from '../../http/sale.ts'
import { signedIn } from '../../http/signed-in.ts'
import { accountProps } from '../account/profile-props.ts'
import { day, receiptEntry } from './receipt-props.ts'

export const licenseProps = ({ tier, key, email, ownerName, createdAt }: HeldLicense): LicenseProps => ({
  tier,
  key,
  email,
  ownerName,
  since: day(createdAt),
})

/** What somebody's licence is, what it could become, and what they paid. */
export const licenseRoutes = new Hono<AppEnv>().get(routes.activeLicense, async (c) => {
  const { license, user } = signedIn(c)
  const { database } = c.var.deps
  const sale = await saleOf(c)
  const upgrades = licenseNames.flatMap((tier) => {
    const cents = priceCents(tier, license?.key ? license.tier : null, sale)
    return cents === null ? [] : [{ tier, amount: formatCents(cents) }]
  })
  const receipts = await receiptsOf(database, user.id)
  return page(c, 'user/active-license', {
    ...accountProps(c),
    license: license && licenseProps(license),
    upgrades,
    receipts: receipts.map(receiptEntry),
  })
})
