import type { BillingDetails } from '#shared/billing.ts'
import { formatCents } from '#shared/license-tiers.ts'
import type { ReceiptEntry, ReceiptProps } from '#shared/page-props.ts'
import type { ReceiptEditionRow, RefundRow } from '../../db/tables/selling.ts'
import { countryName } from '../../domain/selling/countries.ts'
import { productOf, receiptNumber, type BilledOrder } from '../../domain/selling/orders.ts'
import { receiptSums } from '../../domain/selling/receipt-sums.ts'
import { moneyOf } from '../../domain/selling/sales-book.ts'

export const day = (date: Date) => date.toISOString().slice(0, 10)

/** A receipt in a list. */
export const receiptEntry = (order: BilledOrder): ReceiptEntry => ({
  id: order.id,
  number: receiptNumber(order),
  product: productOf(order),
  amount: formatCents(order.totalCents ?? order.amountCents),
  date: day(order.paidAt ?? order.createdAt),
  money: moneyOf(order),
  sandbox: order.provider === 'sandbox',
})

/** An address as it stands on paper, line by line. */
export const addressLines = ({ line1, line2, postal, city, country }: BillingDetails): string[] =>
  [line1, line2, `${postal} ${city}`.trim(), country && countryName(country)].filter((line) => line !== '')

/** Who bought, as an edition says it. */
const buyerLines = (edition: ReceiptEditionRow, email: string): string[] => [
  ...(edition.company ? [edition.company] : []),
  `${edition.buyerName}, ${email}`,
  ...addressLines(edition),
  ...(edition.vatNumber ? [`VAT number ${edition.vatNumber}`] : []),
]

type Papers = { refunds: RefundRow[]; editions: [ReceiptEditionRow, ...ReceiptEditionRow[]]; host: string }

/** A receipt as it is printed: its newest edition, with those before it named. */
export function receiptProps(order: BilledOrder, { refunds, editions, host }: Papers): ReceiptProps {
  const sums = receiptSums(order, refunds)
  const { revokedAt, reversedAt } = order
  const endedAt = revokedAt ?? reversedAt
  const [first] = editions
  const newest = editions.at(-1) ?? first
  const money = (lines: { label: string; cents: number }[]) =>
    lines.map(({ label, cents }) => ({ label, amount: formatCents(cents) }))
  return {
    ...receiptEntry(order),
    buyer: buyerLines(newest, order.buyerEmail),
    seller: [
      newest.sellerName,
      ...newest.sellerAddress.split('\n').filter(Boolean),
      ...(newest.sellerTaxId ? [`VAT number ${newest.sellerTaxId}`] : []),
      host,
    ],
    lines: money(sums.lines),
    net: sums.taxes.length > 0 ? formatCents(sums.netCents) : null,
    taxes: money(sums.taxes),
    refunds: sums.refunds.map(({ refundedAt, cents }) => ({ date: day(refundedAt), amount: formatCents(cents) })),
    kept: moneyOf(order) === 'part-refunded' ? formatCents(sums.keptCents) : null,
    ended: endedAt && day(endedAt),
    corrections: editions.slice(1).map(({ createdAt }, at) => ({
      date: day(createdAt),
      before: buyerLines(editions[at] ?? first, order.buyerEmail),
    })),
    hasInvoice: order.provider === 'stripe' && order.invoiceId !== null,
  }
}
