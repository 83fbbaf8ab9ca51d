import { Hono } from 'hono'
import { formatCents, licenseNames, priceCents } from '#shared/license-tiers.ts'
import type { LicenseProps, ReceiptEntry, ReceiptLine } from '#shared/page-props.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { RefundRow } from '../../db/schema.ts'
import type { HeldLicense } from '../../domain/selling/licenses.ts'
import { productOf, receiptFor, receiptNumber, receiptsOf, type BilledOrder } from '../../domain/selling/orders.ts'
import { refundsOf } from '../../domain/selling/refunds.ts'
import { moneyOf } from '../../domain/selling/sales-book.ts'
import { notFound } from '../../http/errors.ts'
import { page } from '../../page/page.ts'
import { saleOf } from '../../http/sale.ts'
import { signedIn } from '../../http/signed-in.ts'
import { packagesProp } from '../../page/shared-props.ts'
import { accountProps } from '../account/profile-props.ts'

const day = (date: Date) => date.toISOString().slice(0, 10)

export const licenseProps = ({ tier, key, email, ownerName, createdAt }: HeldLicense): LicenseProps => ({
  tier,
  key,
  email,
  ownerName,
  since: day(createdAt),
})

const receiptEntry = (order: BilledOrder): ReceiptEntry => ({
  id: order.id,
  number: receiptNumber(order),
  product: productOf(order),
  amount: formatCents(order.totalCents ?? order.amountCents),
  date: day(order.paidAt ?? order.createdAt),
  money: moneyOf(order),
  sandbox: order.provider === 'sandbox',
})

/** What was asked for, and what its provider took off and added. */
const receiptLines = (order: BilledOrder): ReceiptLine[] => {
  const { amountCents, discountCents, taxCents, totalCents } = order
  const isOnTop = totalCents !== null && totalCents > amountCents - (discountCents ?? 0)
  return [
    { label: `${productOf(order)}, for good, updates included`, amount: formatCents(amountCents) },
    ...(discountCents ? [{ label: 'Promotion code', amount: formatCents(-discountCents) }] : []),
    ...(taxCents ? [{ label: isOnTop ? 'Tax' : 'Tax, in the price', amount: formatCents(taxCents) }] : []),
  ]
}

/** What became of a payment since. */
function afterwards(order: BilledOrder, refunds: RefundRow[]) {
  const { totalCents, refundedCents, revokedAt, reversedAt } = order
  const endedAt = revokedAt ?? reversedAt
  const isPart = moneyOf(order) === 'part-refunded'
  return {
    refunds: refunds.map(({ refundedAt, amountCents }) => ({
      date: day(refundedAt),
      amount: formatCents(amountCents),
    })),
    kept: isPart ? formatCents((totalCents ?? 0) - (refundedCents ?? 0)) : null,
    ended: endedAt && day(endedAt),
  }
}

/** What somebody's licence is, what it could become, and what they paid. */
export const licenseRoutes = new Hono<AppEnv>()
  .get(routes.activeLicense, async (c) => {
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

  .get(routes.receipt, async (c) => {
    const { database, catalogue } = c.var.deps
    const order = await receiptFor(database, { id: c.req.param('order'), userId: signedIn(c).user.id })
    if (!order?.paidAt || order.provider === 'operator') return notFound(c)
    const buyer = { name: order.buyerName, email: order.buyerEmail }
    const refunds = order.paymentId === null ? [] : await refundsOf(database, order.paymentId)
    const receipt = { ...receiptEntry(order), buyer, lines: receiptLines(order), ...afterwards(order, refunds) }
    return page(c, 'user/receipt', { packages: packagesProp(catalogue.index()), receipt })
  })
