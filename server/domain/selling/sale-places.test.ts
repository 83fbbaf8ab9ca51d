import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { priceCents } from '#shared/license-tiers.ts'
import type { DiscountSale } from '#shared/sale.ts'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { atOnce } from '#tests/hands.ts'
import type { OrderRow } from '../../db/tables/selling.ts'
import { testClock } from '../../testing/clock.ts'
import { takePayment } from './fulfilment.ts'
import { offerFor, placeOrder, PriceChanged, type Buyer } from './orders.ts'
import { placesOf, reservedMs, saleFor } from './sale-places.ts'

const saleOf = (titleTopBanner: string, over: Partial<DiscountSale> = {}): DiscountSale => ({
  active: true,
  percent: 50,
  titleTopBanner,
  maxCustomers: 10,
  showProgressBar: true,
  ...over,
})

describeEachDatabase('a sale', (open, kind) => {
  const clock = testClock('2026-11-22T12:00:00Z')
  let database: TestDatabase
  beforeAll(async () => {
    database = await open({ clock })
  })
  async function buyer(): Promise<Buyer> {
    const person = { id: randomUUID(), name: 'Ada', email: `${randomUUID()}@example.com` }
    const times = { createdAt: clock(), updatedAt: clock() }
    await database.db
      .insertInto('users')
      .values({ ...person, ...times })
      .execute()
    return person
  }
  const buyers = (count: number) => atOnce(Array.from({ length: count }), buyer)
  const order = async (sale: DiscountSale, who?: Buyer, shownCents?: number) => {
    const shown = shownCents === undefined ? {} : { shownCents }
    return (await placeOrder(database, who ?? (await buyer()), {
      tier: 'developer',
      provider: 'sandbox',
      sale,
      ...shown,
    }))!
  }
  const pay = ({ id, amountCents }: OrderRow) =>
    takePayment(database, {
      id: randomUUID(),
      type: 'checkout.session.completed',
      paymentId: `pay-${id}`,
      fact: 'paid',
      orderId: id,
      subtotalCents: amountCents,
      discountCents: 0,
      taxCents: 0,
      totalCents: amountCents,
      quantity: 1,
      currency: 'usd',
    })
  const refund = ({ id, amountCents }: OrderRow, refundedCents = amountCents) =>
    takePayment(database, {
      id: randomUUID(),
      type: 'charge.refunded',
      paymentId: `pay-${id}`,
      fact: 'refund',
      refundedCents,
      isWhole: refundedCents === amountCents,
    })
  const expire = ({ id: orderId }: OrderRow) =>
    takePayment(database, { id: randomUUID(), type: 'checkout.session.expired', fact: 'expired', orderId })
  const seenBy = (sale: DiscountSale, { id }: { id: string | null } = { id: null }) =>
    saleFor(database, sale, { userId: id, now: clock() })
  const soldIn = async (sale: DiscountSale) => (await placesOf(database, sale, { userId: null, now: clock() })).sold

  test('a hundred at once get exactly the ten discounts there are', async () => {
    const sale = saleOf('Hundred')
    const people = await buyers(100)
    const orders = await atOnce(people, (person) => order(sale, person))
    expect(orders.filter(({ amountCents }) => amountCents === 3900)).toHaveLength(10)
    expect(orders.filter(({ amountCents }) => amountCents === 7900)).toHaveLength(90)
    await atOnce(orders, pay)
    expect(await soldIn(sale)).toBe(10)
    expect((await order(sale)).amountCents).toBe(7900)
  })

  test('who begins anew keeps one place, at the same price', async () => {
    const sale = saleOf('Again', { maxCustomers: 1 })
    const person = await buyer()
    expect([await order(sale, person), await order(sale, person)].map(({ amountCents }) => amountCents)).toEqual([
      3900, 3900,
    ])
    expect(await seenBy(sale, person)).toMatchObject({ sold: 0, held: 1, own: 'held', isOpen: true })
    expect(await seenBy(sale)).toMatchObject({ sold: 0, held: 1, own: null, isOpen: false })
    expect((await order(sale)).amountCents).toBe(7900)
  })

  test('looking holds nothing; a place nobody paid for is free after half an hour, one that is given up or refunded at once', async () => {
    const sale = saleOf('Free', { maxCustomers: 1 })
    for (const { id } of await buyers(3)) {
      expect(await offerFor(database, { userId: id, tier: 'developer', sale: await seenBy(sale, { id }) })).toEqual({
        cents: 3900,
        from: null,
      })
    }
    await order(sale)
    expect((await order(sale)).amountCents).toBe(7900)
    clock.pass(reservedMs - 1)
    expect((await order(sale)).amountCents).toBe(7900)
    clock.pass(1)
    await expire(await order(sale))
    const third = await order(sale)
    expect(third.amountCents).toBe(3900)
    await pay(third)
    expect((await order(sale)).amountCents).toBe(7900)
    await refund(third, 3899)
    expect((await order(sale)).amountCents).toBe(7900)
    await refund(third)
    expect((await order(sale)).amountCents).toBe(3900)
  })

  test('a payment that comes after its place was given away is what was promised, and the counts are true', async () => {
    const sale = saleOf('Slow', { maxCustomers: 2 })
    const slow = await order(sale)
    const quick = await order(sale)
    await pay(quick)
    clock.pass(reservedMs)
    const next = await order(sale)
    expect(await seenBy(sale)).toMatchObject({ sold: 1, held: 1, isOpen: false })
    expect(await pay(slow)).toBe('done')
    expect(await pay(next)).toBe('done')
    expect([slow, quick, next].map(({ amountCents }) => amountCents)).toEqual([3900, 3900, 3900])
    expect(await soldIn(sale)).toBe(3)
    expect(await seenBy(sale)).toBeNull()
  })

  test('a page that gives up a place after it was paid changes nothing', async () => {
    const sale = saleOf('Late news', { maxCustomers: 1 })
    const placed = await order(sale)
    await pay(placed)
    await expire(placed)
    expect(await soldIn(sale)).toBe(1)
    expect((await order(sale)).amountCents).toBe(7900)
  })

  test('takes its part off an upgrade too, ends for nobody while it is not counted, and for all while it is off', async () => {
    const uncounted = saleOf('Uncounted', { showProgressBar: false, maxCustomers: 1 })
    const [first, second] = [await order(uncounted), await order(uncounted)]
    expect([first.amountCents, second.amountCents]).toEqual([3900, 3900])
    await pay(first)
    const sale = await seenBy(uncounted, { id: first.userId })
    const offer = await offerFor(database, { userId: first.userId!, tier: 'unlimited', sale })
    expect(offer).toMatchObject({ cents: 6000, from: 'developer' })
    const off = saleOf('Off', { active: false })
    expect((await order(off)).amountCents).toBe(7900)
    expect(await soldIn(off)).toBe(0)
  })

  /** What may happen to one of many who want the same places. */
  const step = fc.record({
    who: fc.nat({ max: 11 }),
    does: fc.constantFrom('look', 'look', 'begin', 'begin', 'pay', 'pay', 'leave', 'refund', 'wait', 'all begin'),
    minutes: fc.integer({ min: 1, max: 40 }),
  })
  type Seen = Buyer & { shown: number; orders: OrderRow[]; paid: Set<string> }

  test('buyers who look, begin, pay late, leave and come back agree on every price and count at every moment', async () => {
    let round = 0
    const trials = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const sale = saleOf(`Round ${(round += 1)}`, { maxCustomers: 5 })
      const full = priceCents('developer', null)!
      const people: Seen[] = (await buyers(12)).map((one) => ({ ...one, shown: full, orders: [], paid: new Set() }))
      const isHolding = (one: Seen) =>
        one.orders.some(
          ({ id, reservedUntil }) => !one.paid.has(id) && reservedUntil !== null && reservedUntil > clock(),
        )
      /** The same worked out from what the buyers remember. */
      function expected(viewer: Seen | null) {
        const bought = people.filter((one) => one.orders.some(({ id, sale: of }) => of !== null && one.paid.has(id)))
        const holding = people.filter((one) => !bought.includes(one) && isHolding(one))
        const isFree = bought.length + holding.length < 5 || (viewer !== null && holding.includes(viewer))
        const [sold, held] = [bought.length, holding.length]
        return { sold, held, cents: sold < 5 && isFree ? 3900 : 7900 }
      }
      async function begin(one: Seen) {
        if (one.paid.size > 0) return
        try {
          const placed = await order(sale, one, one.shown)
          // What was shown is what is charged.
          expect(placed.amountCents).toBe(one.shown)
          one.orders.push(placed)
        } catch (error) {
          if (!(error instanceof PriceChanged)) throw error
        }
      }
      const look = async (one: Seen) =>
        void (one.shown = priceCents('developer', null, await seenBy(sale, one)) ?? full)

      for (const { who, does, minutes } of steps) {
        const one = people[who]!
        const last = one.orders.at(-1)
        if (does === 'look') await look(one)
        if (does === 'begin') await begin(one)
        if (does === 'pay' && last && one.paid.size === 0) {
          await pay(last)
          one.paid.add(last.id)
        }
        if (does === 'leave' && last && !one.paid.has(last.id)) {
          await expire(last)
          last.reservedUntil = last.reservedUntil && clock()
        }
        if (does === 'refund' && last && one.paid.delete(last.id)) {
          await refund(last)
          one.orders.pop()
        }
        if (does === 'wait') clock.pass(minutes * 60_000)
        if (does === 'all begin') await Promise.all(people.map(begin))
        for (const viewer of [null, ...people.filter(({ paid }) => paid.size === 0)]) {
          const seen = await seenBy(sale, viewer ?? { id: null })
          const { cents, sold, held } = expected(viewer)
          expect(priceCents('developer', null, seen)).toBe(cents)
          if (seen) expect([seen.sold, seen.held]).toEqual([sold, held])
          else expect(sold).toBeGreaterThanOrEqual(5)
        }
      }
    })
    await fc.assert(trials, { numRuns: kind === 'sqlite' ? 25 : 4, interruptAfterTimeLimit: 30_000 })
  })
})
