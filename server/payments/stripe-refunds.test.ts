import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { site } from '#shared/site.ts'
import { placeOrder } from '../domain/selling/orders.ts'
import { readEnv } from '../env.ts'
import { accountServer } from '../testing/accounts.ts'
import { adminBeside } from '../testing/admin.ts'
import { stripeBusiness, type StripeBusiness } from '../testing/stripe-business.ts'
import { receivePayment } from './receive.ts'
import { sandbox } from './sandbox.ts'

const completed = 'checkout.session.completed'

describeEachDatabase('money that goes back with Stripe', (open) => {
  let database: TestDatabase
  let business: StripeBusiness
  beforeAll(async () => {
    database = await open()
    business = await stripeBusiness(database)
  })
  afterAll(() => business.standIn.close())

  const refund = (command: string) => adminBeside(business.accounts)(`refund ${command}`)
  async function bought() {
    const { standIn, buyer, tell } = business
    const { session, ...person } = await buyer()
    await tell(completed, standIn.pay(session))
    return { session, person, order: session.client_reference_id! }
  }
  const bookedFor = async (order: string) => {
    const { db } = database
    return db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.paymentId', 'orders.paymentId')
      .select(['orders.state', 'payments.refundedCents', 'orders.endsAtRefundedCents'])
      .where('orders.id', '=', order)
      .executeTakeFirstOrThrow()
  }

  test('asks Stripe once for a refund, and the books follow when Stripe tells of it', async () => {
    const { standIn, tell, tierOf } = business
    const { session, person, order } = await bought()
    expect(await refund(`${order} --amount 20.00 --yes`)).toContain('$20.00 is on its way back')
    const { params, idempotencyKey } = standIn.requests.at(-1)!
    expect(params).toEqual({ payment_intent: `pi_${session.id}`, amount: '2000', reason: 'requested_by_customer' })
    expect(idempotencyKey).toBe(`refund-${order}-0-2000`)
    expect(await bookedFor(order)).toMatchObject({ state: 'paid', refundedCents: 0 })
    // Asked for again before Stripe has told of it, it is the same one.
    await refund(`${order} --amount 20.00 --yes`)
    expect(standIn.charge(session).amount_refunded).toBe(2000)
    await tell('charge.refunded', standIn.charge(session))
    expect(await bookedFor(order)).toMatchObject({ state: 'paid', refundedCents: 2000 })
    await refund(`${order} --amount 20 --yes`)
    await tell('charge.refunded', standIn.charge(session))
    expect(await bookedFor(order)).toMatchObject({ state: 'paid', refundedCents: 4000 })
    expect(await tierOf(person)).toBe('developer')
    await expect(refund(`${order} --amount 39.01 --yes`)).rejects.toThrow('$39.00 can go back at most.')
    await refund(`${order} --yes`)
    await tell('charge.refunded', standIn.charge(session))
    expect(await bookedFor(order)).toMatchObject({ state: 'reversed', refundedCents: 7900 })
    expect(await tierOf(person)).toBeNull()
    await expect(refund(`${order} --yes`)).rejects.toThrow('refunded in whole already')
  })

  test('an answer that is lost is no second refund, and takes the licence as it was asked to', async () => {
    const { standIn, tell, tierOf } = business
    const { session, person, order } = await bought()
    standIn.mute(true)
    await expect(refund(`${order} --amount 30 --take-licence --yes`)).rejects.toThrow('Run the same command again')
    standIn.mute(false)
    expect(await tierOf(person)).toBe('developer')
    await refund(`${order} --amount 30 --take-licence --yes`)
    expect(standIn.charge(session).amount_refunded).toBe(3000)
    await tell('charge.refunded', standIn.charge(session))
    expect(await bookedFor(order)).toMatchObject({ state: 'paid', refundedCents: 3000 })
    expect(await tierOf(person)).toBeNull()
  })

  test('a refusal changes nothing, and what Stripe’s own dashboard gave back is told the same way', async () => {
    const { standIn, tell, tierOf } = business
    const { session, person, order } = await bought()
    Object.assign(standIn.charge(session), { amount_refunded: 7900, refunded: true })
    await expect(refund(`${order} --amount 30 --take-licence --yes`)).rejects.toThrow(
      'refused (charge_already_refunded)',
    )
    expect(await bookedFor(order)).toEqual({ state: 'paid', refundedCents: 0, endsAtRefundedCents: null })
    await tell('charge.refunded', standIn.charge(session))
    expect(await bookedFor(order)).toMatchObject({ state: 'reversed', refundedCents: 7900 })
    expect(await tierOf(person)).toBeNull()
  })

  test('is not for what another provider took, or a bank took back', async () => {
    const { accounts, buyer, standIn, tell } = business
    const { session, order } = await bought()
    await tell('charge.dispute.created', standIn.charge(session))
    await expect(refund(`${order} --yes`)).rejects.toThrow('taken this payment back by a dispute')
    const { session: open, ...person } = await buyer()
    await expect(refund(`${open.client_reference_id} --yes`)).rejects.toThrow('Nothing was paid for this order.')
    const wish = { tier: 'team', provider: 'sandbox', sale: site.discountSale } as const
    const other = (await placeOrder(database, person, wish))!
    const play = sandbox('a-secret-of-its-own', database.clock)
    await receivePayment({ ...accounts.deps, payments: play }, play.paid(other))
    await expect(refund(`${other.id} --yes`)).rejects.toThrow('This was paid with sandbox')
  })
  test('a payment page that expired gives its place back, and one that does not open takes none', async () => {
    const { standIn, shop, deliver } = business
    const env = readEnv({
      TRUST_PROXY: 'true',
      DISCOUNT_SALE: '{"percent":30,"titleTopBanner":"One place","maxCustomers":1,"showProgressBar":true}',
    })
    const selling = await accountServer(database, { payments: shop, env })
    const [first, second] = [
      await selling.member({ email: 'first@example.com' }),
      await selling.member({ email: 'second@example.com' }),
    ]
    const costs = async () => (await second.client.visit('/checkout/developer')).props as unknown
    standIn.down(true)
    await first.client.submit('/checkout/developer', {})
    expect(await costs()).toMatchObject({ amount: '$55.00' })
    standIn.down(false)
    const session = standIn.at(
      (await first.client.submit('/checkout/developer', {})).headers.get('x-inertia-location')!,
    )
    expect(await costs()).toMatchObject({ amount: '$79.00', site: { sale: { held: 1, isOpen: false } } })
    expect(await deliver(standIn.event('checkout.session.expired', session))).toBe(200)
    expect(await costs()).toMatchObject({ amount: '$55.00', site: { sale: { held: 0, isOpen: true } } })
  })
})
