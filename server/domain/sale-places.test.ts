import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { DiscountSale } from '#shared/sale.ts'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { takePayment } from './fulfilment.ts'
import { offerFor, placeOrder, type Buyer } from './orders.ts'
import { saleCustomers } from './sale-places.ts'
import type { OrderRow } from '../db/schema.ts'

const saleOf = (titleTopBanner: string, over: Partial<DiscountSale> = {}): DiscountSale => ({
  active: true,
  percent: 50,
  titleTopBanner,
  maxCustomers: 10,
  showProgressBar: true,
  ...over,
})

describeEachDatabase('a sale', (open) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  async function buyer(): Promise<Buyer> {
    const person = { id: randomUUID(), name: 'Ada', email: `${randomUUID()}@example.com` }
    const times = { createdAt: new Date(), updatedAt: new Date() }
    await database.db
      .insertInto('users')
      .values({ ...person, ...times })
      .execute()
    return person
  }
  const buyers = (count: number) => Promise.all(Array.from({ length: count }, buyer))
  const order = async (sale: DiscountSale, who?: Buyer) =>
    (await placeOrder(database, who ?? (await buyer()), { tier: 'developer', provider: 'sandbox', sale }))!
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

  test('a hundred at once get exactly the ten discounts there are', async () => {
    const sale = saleOf('Hundred')
    const people = await buyers(100)
    const orders = await Promise.all(people.map((person) => order(sale, person)))
    expect(orders.filter(({ amountCents }) => amountCents === 3900)).toHaveLength(10)
    expect(orders.filter(({ amountCents }) => amountCents === 7900)).toHaveLength(90)
    await Promise.all(orders.map(pay))
    expect(await saleCustomers(database, sale)).toBe(10)
    expect((await order(sale)).amountCents).toBe(7900)
  })

  test('who begins anew keeps one place, at the same price', async () => {
    const sale = saleOf('Again', { maxCustomers: 1 })
    const person = await buyer()
    expect([await order(sale, person), await order(sale, person)].map(({ amountCents }) => amountCents)).toEqual([
      3900, 3900,
    ])
    expect((await order(sale)).amountCents).toBe(7900)
  })

  test('a place nobody paid for is free again after half an hour, and one that was paid back at once', async () => {
    const sale = saleOf('Free', { maxCustomers: 1 })
    const { id } = await order(sale)
    expect((await order(sale)).amountCents).toBe(7900)
    await database.db
      .updateTable('orders')
      .set({ reservedUntil: new Date(Date.now() - 1) })
      .where('id', '=', id)
      .execute()
    const second = await order(sale)
    expect(second.amountCents).toBe(3900)
    await pay(second)
    expect((await order(sale)).amountCents).toBe(7900)
    await takePayment(database, {
      id: randomUUID(),
      type: 'charge.refunded',
      paymentId: `pay-${second.id}`,
      fact: 'refund',
    })
    expect((await order(sale)).amountCents).toBe(3900)
  })

  test('takes its part off an upgrade too, ends for nobody while it is not counted, and for all while it is off', async () => {
    const uncounted = saleOf('Uncounted', { showProgressBar: false, maxCustomers: 1 })
    const [first, second] = [await order(uncounted), await order(uncounted)]
    expect([first.amountCents, second.amountCents]).toEqual([3900, 3900])
    await pay(first)
    const offer = await offerFor(database, { userId: first.userId!, tier: 'unlimited', sale: uncounted })
    expect(offer).toMatchObject({ cents: 6000, from: 'developer' })
    expect((await order(saleOf('Off', { active: false }))).amountCents).toBe(7900)
    expect(await saleCustomers(database, saleOf('Off', { active: false }))).toBe(0)
  })
})
