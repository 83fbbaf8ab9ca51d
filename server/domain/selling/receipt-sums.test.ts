import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BilledOrder } from './orders.ts'
import { receiptSums } from './receipt-sums.ts'

const sum = (lines: readonly { cents: number }[]) => lines.reduce((all, { cents }) => all + cents, 0)
const cents = fc.nat({ max: 10_000_000 })

const paid = fc
  .record({
    amountCents: cents,
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    tax: cents,
    isOnTop: fc.boolean(),
    parts: fc.array(fc.nat({ max: 100 }), { maxLength: 4 }),
    named: fc.nat({ max: 3 }),
  })
  .map(({ amountCents, off, tax, isOnTop, parts, named }) => {
    const discountCents = Math.floor(amountCents * off)
    const asked = amountCents - discountCents
    const taxCents = isOnTop ? tax : Math.min(tax, asked)
    const totalCents = isOnTop ? asked + taxCents : asked
    // Taxes by name that add up, that do not, or none.
    const first = Math.floor(taxCents / 3)
    const told = [
      { label: 'VAT 19%', cents: first },
      { label: 'Levy 2%', cents: taxCents - first + (named === 2 ? 1 : 0) },
    ]
    const taxLines = named === 0 ? null : named === 3 ? '[]' : JSON.stringify(told)
    let left = totalCents
    const refunds = parts.map((percent, at) => {
      const amount = Math.floor((left * percent) / 100)
      left -= amount
      return { paymentId: 'p', step: at + 1, amountCents: amount, refundedAt: new Date(0), toldAt: null }
    })
    const order = { tier: 'team', fromTier: null, amountCents, discountCents, taxCents, totalCents, taxLines }
    return { order: order as unknown as BilledOrder, refunds, isOnTop, taxCents, left }
  })

test('lines, taxes and total of a receipt agree to the cent, and so do refunds and what stays', () => {
  fc.assert(
    fc.property(paid, ({ order, refunds, isOnTop, taxCents, left }) => {
      const sums = receiptSums(order, refunds)
      expect(sum(sums.taxes)).toBe(taxCents)
      expect(sums.netCents + sum(sums.taxes)).toBe(sums.totalCents)
      expect(sum(sums.lines)).toBe(isOnTop ? sums.netCents : sums.totalCents)
      expect(sum(sums.refunds)).toBeLessThanOrEqual(sums.totalCents)
      expect(sum(sums.refunds) + sums.keptCents).toBe(sums.totalCents)
      expect(sums.keptCents).toBe(left)
      const all = [...sums.lines, ...sums.taxes, ...sums.refunds].map((line) => line.cents)
      expect([...all, sums.netCents, sums.totalCents, sums.keptCents].every(Number.isSafeInteger)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
