/** Voucher codes. Those of a page can be read by anybody who looks: a real shop keeps them on its server. */
import { dayOf, formatDay } from './dates.ts'
import { deliveryRules, house, type DeliveryMethod } from './house.ts'
import { formatMoney, shareOf, type Cents } from './money.ts'

export type Voucher = {
  /** Capital letters and digits. */
  code: string
  /** Goods before any discount, from which the voucher counts. */
  minimum?: Cents
  /** Whether the cart has to hold a bottle, not only samples. */
  needsBottle?: boolean
  /** The last day it counts, `2026-03-09` in the time zone of the house. */
  until?: string
} & ({ kind: 'percent'; percent: number } | { kind: 'amount'; amount: Cents } | { kind: 'delivery' })

/** EXAMPLE DATA: the stand-in of a server takes these. */
export const exampleVouchers: readonly Voucher[] = [
  { code: 'FIRSTPLATE', kind: 'percent', percent: 10, minimum: 10_000 },
  { code: 'SAMPLE6', kind: 'amount', amount: 600, needsBottle: true },
  { code: 'HARVEST26', kind: 'percent', percent: 15, until: '2026-10-31' },
]

/** What became of a code. One that only lacks something stays in the cart with its sentence, since it may count yet. */
export type VoucherOutcome =
  | { ok: true; code: string; voucher: Voucher; sentence: string }
  | { ok: false; code: string; reason: 'unknown' | 'expired' | 'minimum' | 'bottle'; sentence: string }

export interface VoucherSituation {
  vouchers: readonly Voucher[]
  /** Goods before any discount, in cents. */
  goods: Cents
  hasBottle: boolean
  delivery: DeliveryMethod
  now: Date
}

/** A code as it is compared: capital letters, no spaces. */
export function plainCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}

/** Whether a code counts for these goods, and the sentence that says so. */
export function checkVoucher(
  typed: string,
  { vouchers, goods, hasBottle, delivery, now }: VoucherSituation,
): VoucherOutcome {
  const code = plainCode(typed)
  const voucher = vouchers.find((one) => one.code === code)
  if (!voucher)
    return { ok: false, code, reason: 'unknown', sentence: `We don’t know the code ${code}. Check it for typos.` }
  if (voucher.until !== undefined && dayOf(now, house.timeZone) > voucher.until) {
    const day = formatDay(voucher.until, { year: true })
    return { ok: false, code, reason: 'expired', sentence: `The code ${code} ended on ${day}.` }
  }
  const missing = (voucher.minimum ?? 0) - goods
  if (voucher.minimum !== undefined && missing > 0) {
    const sentence = `The code ${code} needs an order of ${formatMoney(voucher.minimum)}. Add ${formatMoney(missing)} more to use it.`
    return { ok: false, code, reason: 'minimum', sentence }
  }
  if (voucher.needsBottle && !hasBottle)
    return { ok: false, code, reason: 'bottle', sentence: `The code ${code} needs a bottle in your cart.` }
  return { ok: true, code, voucher, sentence: effect(voucher, delivery) }
}

/** Whether a code counts for nothing, whatever else is put into the cart. */
export function isRefused(outcome: VoucherOutcome): boolean {
  return !outcome.ok && (outcome.reason === 'unknown' || outcome.reason === 'expired')
}

/** What a voucher takes off the goods, in cents: never more than they cost. */
export function discountOf(voucher: Voucher, goods: Cents): Cents {
  if (voucher.kind === 'percent') return Math.min(goods, shareOf(goods, Math.round(voucher.percent * 1000)))
  return voucher.kind === 'amount' ? Math.min(goods, voucher.amount) : 0
}

function effect(voucher: Voucher, delivery: DeliveryMethod): string {
  if (voucher.kind === 'percent') return `${voucher.code} takes ${voucher.percent}% off.`
  if (voucher.kind === 'amount') return `${voucher.code} takes ${formatMoney(voucher.amount)} off.`
  const { name } = deliveryRules.ground
  return delivery === 'ground' ? `${voucher.code} makes ${name} free.` : `${voucher.code} is good for ${name} only.`
}
