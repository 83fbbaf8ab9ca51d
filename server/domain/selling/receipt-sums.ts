/** The sums of a receipt. All are whole cents; nothing is rounded here, since the payment provider told each of them. */
import { z } from 'zod'
import type { RefundRow } from '../../db/tables/selling.ts'
import { productOf, type BilledOrder } from './orders.ts'

/** A tax by its name and rate; `cents` may be 0, as where the buyer owes it. */
export type TaxLine = { label: string; cents: number }
type Line = { label: string; cents: number }

/**
 * `lines` add up to the net where taxes came on top, and to the total where they are in the prices. Net and taxes always
 * add up to the total, and what went back and what stays paid too.
 */
export type ReceiptSums = {
  lines: Line[]
  netCents: number
  taxes: TaxLine[]
  totalCents: number
  refunds: { refundedAt: Date; cents: number }[]
  keptCents: number
}

const taxLines = z.array(z.object({ label: z.string(), cents: z.int().nonnegative() }))

/** What an order's receipt adds up. */
export function receiptSums(order: BilledOrder, refunded: readonly RefundRow[]): ReceiptSums {
  const { amountCents } = order
  const discountCents = order.discountCents ?? 0
  const taxCents = order.taxCents ?? 0
  const totalCents = order.totalCents ?? amountCents
  const refunds = refunded.map(({ refundedAt, amountCents: cents }) => ({ refundedAt, cents }))
  const back = refunds.reduce((sum, { cents }) => sum + cents, 0)
  return {
    lines: [
      { label: `${productOf(order)}, for good, updates included`, cents: amountCents },
      ...(discountCents ? [{ label: 'Promotion code', cents: -discountCents }] : []),
    ],
    netCents: totalCents - taxCents,
    taxes: taxesOf(order.taxLines, taxCents),
    totalCents,
    refunds,
    keptCents: totalCents - back,
  }
}

/** The taxes by name, where they were told and add up; else one line, or none where there is no tax. */
function taxesOf(told: string | null, taxCents: number): TaxLine[] {
  const lines = told === null ? [] : taxLines.parse(JSON.parse(told))
  if (lines.length > 0 && lines.reduce((sum, { cents }) => sum + cents, 0) === taxCents) return lines
  return taxCents ? [{ label: 'Tax', cents: taxCents }] : []
}
