import { describe, expect, test } from 'vitest'
import { addToCart, useVoucher, type Cart, type CartStep } from './cart.ts'
import { deliveryCost } from './delivery.ts'
import { formatMoney, sum } from './money.ts'
import { differences, quoteCart, seenOf, type QuoteChoice } from './quote.ts'
import { states } from './states.ts'
import { catalog, emptyCart, seeded } from './testing.ts'
import { exampleVouchers, type Voucher } from './vouchers.ts'

const vouchers: Voucher[] = [
  ...exampleVouchers,
  { code: 'DOORSTEP', kind: 'delivery' },
  { code: 'GIFT500', kind: 'amount', amount: 50_000 },
  { code: 'HALFCENT', kind: 'percent', percent: 12.5, until: '2026-11-28' },
]
const now = new Date('2026-11-28T15:00:00Z')
const cartOf = (...steps: CartStep[]): Cart => steps.reduce((cart, step) => step(cart, catalog).cart, emptyCart)
const quote = (cart: Cart, choice: QuoteChoice = { delivery: 'ground' }, when = now) =>
  quoteCart(cart, choice, { catalog, vouchers, now: when })

const peel = addToCart({ scent: 'green-peel', size: '50' })
const sample = addToCart({ scent: 'green-peel', size: 'sample' })

describe('delivery', () => {
  test('costs, until goods after the discount reach the limit', () => {
    expect(quote(cartOf(peel)).delivery).toEqual({
      method: 'ground',
      price: 800,
      toFree: 200,
      sentence: '$2 more, and ground delivery is free.',
    })
    expect(quote(cartOf(peel, sample)).delivery).toMatchObject({ price: 0, toFree: 0 })
    expect(quote(cartOf(peel, sample, useVoucher('FIRSTPLATE'))).delivery).toMatchObject({ price: 800, toFree: 1_140 })
  })

  test('is free from the limit on, to the cent', () => {
    expect([14_999, 15_000].map((goods) => deliveryCost('ground', goods).price)).toEqual([800, 0])
  })

  test('two-day is never free, pickup always is, and an empty cart is not delivered', () => {
    expect(quote(cartOf(peel, peel), { delivery: 'two-day' }).delivery.price).toBe(1_800)
    expect(quote(cartOf(peel), { delivery: 'pickup' }).delivery.price).toBe(0)
    expect(quote(emptyCart)).toMatchObject({ total: 0, lines: [], delivery: { price: 0 } })
  })
})

describe('sales tax', () => {
  test('is left out, and said to be, while nobody knows the state', () => {
    expect(quote(cartOf(peel))).toMatchObject({ total: 15_600, tax: { amount: 0, known: false } })
  })

  test.each([
    ['NJ', 1_034, 'New Jersey sales tax, 6.625% of goods and delivery.'],
    ['MA', 925, 'Massachusetts sales tax, 6.25% of goods.'],
    ['OR', 0, 'We collect no sales tax in Oregon.'],
  ] as const)('in %s is %i cents', (state, amount, sentence) => {
    expect(quote(cartOf(peel), { delivery: 'ground', state }).tax).toMatchObject({ amount, sentence, known: true })
  })

  test('of a pickup is that of the shop, whatever the address', () => {
    expect(quote(cartOf(peel), { delivery: 'pickup', state: 'OR' }).tax).toMatchObject({ amount: 1_184, rate: 8_000 })
  })
})

describe('codes', () => {
  test.each([
    ['first plate', true, 'FIRSTPLATE takes 10% off.'],
    ['SAMPLE6', true, 'SAMPLE6 takes $6 off.'],
    ['DOORSTEP', true, 'DOORSTEP makes ground delivery free.'],
    ['HARVEST26', false, 'The code HARVEST26 ended on Saturday, October 31, 2026.'],
    ['NOPE', false, 'We don’t know the code NOPE. Check it for typos.'],
  ])('%s', (code, ok, sentence) => {
    expect(quote(cartOf(peel, useVoucher(code))).voucher).toMatchObject({ ok, sentence })
  })

  test('a minimum that is not reached says how much is missing', () => {
    const outcome = quote(cartOf(sample, useVoucher('FIRSTPLATE')))
    expect(outcome).toMatchObject({ discount: 0, subtotal: 600 })
    expect(outcome.voucher).toMatchObject({
      reason: 'minimum',
      sentence: 'The code FIRSTPLATE needs an order of $100. Add $94 more to use it.',
    })
  })

  test('one that needs a bottle says so', () => {
    expect(quote(cartOf(sample, useVoucher('SAMPLE6'))).voucher).toMatchObject({ ok: false, reason: 'bottle' })
  })

  test('the last day counts to its end, where the shop is', () => {
    const cart = cartOf(peel, useVoucher('HALFCENT'))
    expect(quote(cart, undefined, new Date('2026-11-29T04:59:00Z')).discount).toBe(1_850)
    expect(quote(cart, undefined, new Date('2026-11-29T05:00:00Z')).voucher).toMatchObject({ reason: 'expired' })
  })

  test('an amount is never more than the goods', () => {
    expect(quote(cartOf(peel, useVoucher('GIFT500')))).toMatchObject({ discount: 14_800, total: 800 })
  })

  test('free delivery counts for ground only', () => {
    const cart = cartOf(peel, useVoucher('DOORSTEP'))
    expect(quote(cart).delivery.price).toBe(0)
    expect(quote(cart, { delivery: 'two-day' })).toMatchObject({
      delivery: { price: 1_800 },
      voucher: { sentence: 'DOORSTEP is good for ground delivery only.' },
    })
  })
})

test('lines, discount, delivery, and tax add up to the total, for 1,500 random carts', { timeout: 60_000 }, () => {
  const random = seeded(31)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const wrong: object[] = []
  const seen = { discounts: 0, taxes: 0, free: 0 }
  for (let round = 0; round < 1_500; round++) {
    const steps = Array.from({ length: Math.floor(random() * 7) }, () => {
      const scent = pick(catalog.scents)
      return addToCart({ scent: scent.slug, size: pick(scent.sizes).id }, 1 + Math.floor(random() * 6))
    })
    if (random() < 0.6) steps.push(useVoucher(pick(vouchers).code))
    const choice: QuoteChoice = {
      delivery: pick(['ground', 'two-day', 'pickup'] as const),
      ...(random() < 0.8 && { state: pick(states).code }),
    }
    const { lines, subtotal, discount, delivery, tax, total } = quote(cartOf(...steps), choice)
    const holds = [
      sum(lines.map(({ gross }) => gross)) === subtotal,
      sum(lines.map((line) => line.discount)) === discount,
      sum(lines.map(({ net }) => net)) === subtotal - discount,
      lines.every((line) => line.gross === line.unit * line.quantity && line.net === line.gross - line.discount),
      lines.every(({ net }) => net >= 0),
      subtotal - discount + delivery.price + tax.amount === total,
      // Rounded half up: at most half a cent away from the tax as it would be.
      Math.abs(tax.amount * 100_000 - tax.base * tax.rate) <= 50_000,
      [total, tax.amount, discount].every((amount) => Number.isSafeInteger(amount) && amount >= 0),
    ]
    if (holds.includes(false)) wrong.push({ round, holds, lines, choice, discount, delivery, tax, total })
    if (discount) seen.discounts += 1
    if (tax.amount) seen.taxes += 1
    if (lines.length && delivery.price === 0) seen.free += 1
  }
  expect(wrong).toEqual([])
  // The loop is worth something only if it came by each of these often.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100)
})

describe('differences from what was seen', () => {
  const before = quote(cartOf(peel, useVoucher('HALFCENT')), { delivery: 'ground', state: 'NY' })

  test('none', () => expect(differences(seenOf(before), before, formatMoney)).toEqual([]))

  test('a code that ended meanwhile', () => {
    const later = quote(
      cartOf(peel, useVoucher('HALFCENT')),
      { delivery: 'ground', state: 'NY' },
      new Date('2026-12-01T12:00:00Z'),
    )
    expect(differences(seenOf(before), later, formatMoney)).toEqual([
      'The code HALFCENT ended on Saturday, November 28, 2026.',
      'The total is $168.48 now. It was $148.50.',
    ])
  })

  test('another cart for the same money', () => {
    const other = quote(cartOf(addToCart({ scent: 'iris-drawer', size: '50' })))
    const same = quote(cartOf(addToCart({ scent: 'last-honey', size: 'sample' })))
    const shown = { ...seenOf(other), total: same.total }
    expect(differences(shown, same, formatMoney)).toEqual(['Your cart is no longer the one on this page.'])
  })
})
