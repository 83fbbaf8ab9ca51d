import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LicenseName } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { atOnce } from '#tests/hands.ts'
import type { OrderRow } from '../../db/tables/selling.ts'
import { accountServer, type AccountServer } from '../../testing/accounts.ts'
import { takePayment, type PaymentEvent } from './fulfilment.ts'
import { licenseOf } from './licenses.ts'
import { grantTier, placeOrder, receiptsOf } from './orders.ts'
import { deleteUser } from '../account/profile.ts'
import { endLicenseAt, refundsOf } from './refunds.ts'
import { revokeLicense } from './revocation.ts'

type Person = { id: string; name: string; email: string }

const paid = (order: OrderRow, over: object = {}): PaymentEvent => ({
  id: randomUUID(),
  type: 'checkout.session.completed',
  paymentId: `pay-${order.id}`,
  fact: 'paid',
  orderId: order.id,
  subtotalCents: order.amountCents,
  discountCents: 0,
  taxCents: 0,
  totalCents: order.amountCents,
  quantity: 1,
  currency: 'usd',
  ...over,
})
const back = (order: OrderRow, fact: 'refund' | 'dispute' = 'refund', paymentId = `pay-${order.id}`): PaymentEvent => {
  const about = { id: randomUUID(), type: 'charge.refunded', paymentId }
  if (fact === 'dispute') return { ...about, fact }
  return { ...about, fact, refundedCents: order.amountCents, isWhole: true }
}
/** So much went back in all until now. */
const part = (order: OrderRow, refundedCents: number): PaymentEvent => ({
  id: randomUUID(),
  type: 'charge.refunded',
  paymentId: `pay-${order.id}`,
  fact: 'refund',
  refundedCents,
  isWhole: refundedCents === order.amountCents,
})

/** The same numbers for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

describeEachDatabase('fulfilment', (open) => {
  let accounts: AccountServer
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    accounts = await accountServer(database)
  })
  const order = async (buyer: Person, tier: LicenseName) =>
    (await placeOrder(database, buyer, { tier, provider: 'sandbox', sale: site.discountSale }))!
  const tierOf = async ({ id }: Person) => (await licenseOf(database, id))?.tier ?? null
  const take = (event: PaymentEvent) => takePayment(database, event)
  const licensesOf = ({ id }: Person) =>
    database.db.selectFrom('licenses').selectAll().where('userId', '=', id).execute()
  const eventsOf = async (person: Person) => {
    const ids = (await licensesOf(person)).map(({ id }) => id)
    return database.db.selectFrom('licenseEvents').selectAll().where('licenseId', 'in', ids).orderBy('step').execute()
  }
  const receiptsTo = async ({ email }: Person) =>
    (await accounts.mailsTo(email)).filter(({ subject }) => subject === 'receipt')

  test('a paid order makes a licence, and sends its receipt with the key once', async () => {
    const person = await accounts.member()
    const wanted = await order(person, 'unlimited')
    expect(await tierOf(person)).toBeNull()
    expect(await take(paid(wanted))).toBe('done')
    const held = (await licenseOf(database, person.id))!
    expect(held).toMatchObject({ tier: 'unlimited', email: person.email, key: expect.stringMatching(/^MW-/) })
    expect((await eventsOf(person)).map(({ what, cause }) => [what, cause])).toEqual([['issued', 'payment']])
    const receipts = await receiptsTo(person)
    expect(receipts.map(({ props }) => [props.product, props.amount, props.key])).toEqual([
      ['Unlimited licence', '$199.00', held.key],
    ])
    // The key waits nowhere but with the licence.
    const kept = await database.db.selectFrom('outboxMails').select('data').execute()
    expect(JSON.stringify(kept)).not.toContain(held.key)
  })

  test('the same event twice, another about the same payment, and fifty at once make one licence', async () => {
    const person = await accounts.member()
    const wanted = await order(person, 'developer')
    const event = paid(wanted)
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => take(event)))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(49)
    await Promise.all(Array.from({ length: 20 }, () => take(paid(wanted))))
    expect(await licensesOf(person)).toHaveLength(1)
    expect(await eventsOf(person)).toHaveLength(1)
    expect(await receiptsTo(person)).toHaveLength(1)
  })

  test.each(['refund', 'dispute'] as const)(
    'a %s revokes, and may come before the payment it is about',
    async (fact) => {
      const early = await accounts.member()
      const first = await order(early, 'developer')
      expect(await take(back(first, fact))).toBe('waiting')
      expect(await take(paid(first))).toBe('done')
      expect(await tierOf(early)).toBeNull()
      expect(await receiptsTo(early)).toEqual([])

      const late = await accounts.member()
      const second = await order(late, 'developer')
      await take(paid(second))
      await take(back(second, fact))
      await take(paid(second))
      expect(await tierOf(late)).toBeNull()
      expect((await eventsOf(late)).map(({ what, cause }) => [what, cause])).toEqual([
        ['issued', 'payment'],
        ['revoked', fact],
      ])
    },
  )

  test('payment and refund at the same moment end without a licence', async () => {
    for (let round = 0; round < 10; round++) {
      const person = await accounts.member()
      const wanted = await order(person, 'developer')
      await Promise.all([take(paid(wanted)), take(back(wanted)), take(paid(wanted)), take(back(wanted))])
      expect(await tierOf(person)).toBeNull()
    }
  })

  test('an upgrade costs the difference, keeps the key, and falls with the tier below it', async () => {
    const person = await accounts.member()
    const base = await order(person, 'developer')
    await take(paid(base))
    const { key } = (await licenseOf(database, person.id))!
    const upgrade = await order(person, 'team')
    expect([upgrade.amountCents, upgrade.fromTier, upgrade.licenseId]).toEqual([47000, 'developer', base.licenseId])
    await take(paid(upgrade))
    expect(await licenseOf(database, person.id)).toMatchObject({ tier: 'team', key })
    await take(back(upgrade))
    expect(await licenseOf(database, person.id)).toMatchObject({ tier: 'developer', key })
    const again = await order(person, 'unlimited')
    await take(paid(again))
    await take(back(base))
    expect(await tierOf(person)).toBeNull()
    expect((await eventsOf(person)).map(({ what }) => what)).toEqual([
      'issued',
      'raised',
      'lowered',
      'raised',
      'revoked',
    ])
  })

  test('an upgrade paid after its base went back opens nothing, and is reported', async () => {
    const person = await accounts.member()
    const base = await order(person, 'developer')
    await take(paid(base))
    const upgrade = await order(person, 'team')
    await take(back(base))
    expect(await take(paid(upgrade))).toBe('unclear')
    expect(await tierOf(person)).toBeNull()
  })

  test.each([
    ['another sum', { subtotalCents: 1 }],
    ['another currency', { currency: 'jpy' }],
    ['no order of ours', { orderId: 'none' }],
  ])('a payment with %s opens nothing', async (_what, over) => {
    const person = await accounts.member()
    const wanted = await order(person, 'team')
    expect(await take(paid(wanted, over))).toBe('unclear')
    expect(await tierOf(person)).toBeNull()
    expect(await receiptsTo(person)).toEqual([])
  })

  test('an order is paid by one payment; a second one makes nothing more', async () => {
    const person = await accounts.member()
    const wanted = await order(person, 'developer')
    await take(paid(wanted))
    expect(await take(paid(wanted, { paymentId: 'another' }))).toBe('unclear')
    expect(await licensesOf(person)).toHaveLength(1)
    // Its money going back leaves the first alone.
    await take(back(wanted, 'refund', 'another'))
    expect(await tierOf(person)).toBe('developer')
  })

  test('a payment for an account that was deleted meanwhile is reported and kept in the books', async () => {
    const person = await accounts.member()
    const wanted = await order(person, 'developer')
    await deleteUser(database, person.id)
    expect(await take(paid(wanted))).toBe('unclear')
    const kept = await database.db.selectFrom('orders').selectAll().where('id', '=', wanted.id).executeTakeFirst()
    expect(kept).toMatchObject({ userId: null, buyerEmail: person.email, state: 'paid' })
  })

  test('nobody is asked to pay for what they have', async () => {
    const person = await accounts.member({ license: 'unlimited' })
    for (const tier of ['developer', 'unlimited'] as const) {
      expect(await placeOrder(database, person, { tier, provider: 'sandbox', sale: site.discountSale })).toBeNull()
      expect(await grantTier(database, person, tier)).toBe(false)
    }
  })

  describe('a refund of a part', () => {
    const refundMails = async ({ email }: Person) =>
      (await accounts.mailsTo(email)).filter(({ subject }) => subject === 'refund').map(({ props }) => props)
    const refundedOf = async ({ id }: Person) =>
      (await receiptsOf(database, id)).map(({ refundedCents }) => refundedCents)
    const orderNow = ({ id }: OrderRow) =>
      database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

    test('leaves licence and tier, and several add up to a whole one; each is told once', async () => {
      const person = await accounts.member()
      const wanted = await order(person, 'developer')
      await take(paid(wanted))
      const events = [2000, 5000, 7900].map((cents) => part(wanted, cents))
      expect(await take(events[0]!)).toBe('done')
      expect(await tierOf(person)).toBe('developer')
      expect(await refundMails(person)).toMatchObject([
        { amount: '$20.00', paid: '$79.00', isWhole: false, license: 'stays', inAll: null },
      ])
      await take(events[1]!)
      expect(await tierOf(person)).toBe('developer')
      await take(events[2]!)
      expect(await tierOf(person)).toBeNull()
      expect((await refundMails(person)).map(({ amount, inAll, license }) => [amount, inAll, license])).toEqual([
        ['$30.00', '$50.00', null],
        ['$29.00', '$79.00', 'ends'],
      ])
      for (const event of events) expect(await take(event)).toBe('known')
      for (const cents of [5000, 2000]) await take(part(wanted, cents))
      expect(await refundMails(person)).toEqual([])
      expect((await refundsOf(database, `pay-${wanted.id}`)).map(({ amountCents }) => amountCents)).toEqual([
        2000, 3000, 2900,
      ])
      expect((await orderNow(wanted)).state).toBe('reversed')
      expect(await refundedOf(person)).toEqual([7900])
    })

    test('that comes before its payment, or after a later one, does no harm', async () => {
      const person = await accounts.member()
      const wanted = await order(person, 'unlimited')
      expect(await take(part(wanted, 7000))).toBe('waiting')
      expect(await take(part(wanted, 3000))).toBe('waiting')
      expect(await refundMails(person)).toEqual([])
      expect(await take(paid(wanted))).toBe('done')
      expect(await tierOf(person)).toBe('unlimited')
      const mails = await accounts.mailsTo(person.email)
      expect(mails.map(({ subject, props }) => [subject, props.amount])).toEqual([
        ['receipt', '$199.00'],
        ['refund', '$70.00'],
      ])
      expect(await refundedOf(person)).toEqual([7000])
      await take(part(wanted, 6999))
      expect(await refundedOf(person)).toEqual([7000])
    })

    test('takes the licence where the operator asked for it, and a smaller one does not', async () => {
      const person = await accounts.member()
      const wanted = await order(person, 'developer')
      await take(paid(wanted))
      await endLicenseAt(database, wanted.id, 4000)
      await take(part(wanted, 1000))
      expect(await tierOf(person)).toBe('developer')
      expect(await refundMails(person)).toMatchObject([{ license: 'stays' }])
      await take(part(wanted, 4000))
      expect(await tierOf(person)).toBeNull()
      expect(await refundMails(person)).toMatchObject([{ amount: '$30.00', isWhole: false, license: 'ends' }])
      expect(await orderNow(wanted)).toMatchObject({ state: 'paid', revokedAt: expect.any(Date) })
      expect((await eventsOf(person)).map(({ what, cause }) => [what, cause])).toEqual([
        ['issued', 'payment'],
        ['revoked', 'refund'],
      ])
    })

    test('fifty at once, each twice, are one sum', async () => {
      const person = await accounts.member()
      const wanted = await order(person, 'developer')
      const events = Array.from({ length: 50 }, (_, index) => part(wanted, (index + 1) * 100))
      await atOnce([paid(wanted), ...events.flatMap((event) => [event, event])], take)
      const refunds = await refundsOf(database, `pay-${wanted.id}`)
      expect(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(5000)
      expect(await refundedOf(person)).toEqual([5000])
      expect(await refundMails(person)).toHaveLength(refunds.length)
      expect(await tierOf(person)).toBe('developer')
    })
  })

  test('a licence that is taken away leaves its money alone, stays taken, and is told once, with the reason', async () => {
    const person = await accounts.member()
    const wanted = await order(person, 'developer')
    await take(paid(wanted))
    await accounts.mailsTo(person.email)
    const receipts = () => receiptsOf(database, person.id)
    const [before] = await receipts()
    await revokeLicense(database, wanted.licenseId, 'It was shared with others.')
    await revokeLicense(database, wanted.licenseId)
    await take(paid(wanted))
    expect(await tierOf(person)).toBeNull()
    expect(await receipts()).toEqual([{ ...before, revokedAt: expect.any(Date) }])
    expect((await accounts.mailsTo(person.email)).map(({ subject, props }) => [subject, props])).toEqual([
      ['license-revoked', { name: person.name, product: 'Developer licence', reason: 'It was shared with others.' }],
    ])
    // A refund that follows is a refund, and does not claim to have ended anything.
    await take(back(wanted))
    expect((await accounts.mailsTo(person.email)).map(({ props }) => [props.isWhole, props.license])).toEqual([
      [true, null],
    ])
  })

  test('a licence that is taken away takes its upgrades along, and one that is bought anew is another one', async () => {
    const person = await accounts.member()
    const base = await order(person, 'developer')
    await take(paid(base))
    const upgrade = await order(person, 'team')
    await take(paid(upgrade))
    await revokeLicense(database, base.licenseId)
    expect(await tierOf(person)).toBeNull()
    const anew = await order(person, 'developer')
    expect([anew.amountCents, anew.fromTier]).toEqual([7900, null])
    await take(paid(anew))
    expect(await tierOf(person)).toBe('developer')
  })

  test('what happened to a licence can neither be changed nor removed', async () => {
    const person = await accounts.member({ license: 'developer' })
    const [event] = await eventsOf(person)
    const rows = database.db
      .updateTable('licenseEvents')
      .set({ what: 'revoked' })
      .where('licenseId', '=', event!.licenseId)
    await expect(rows.execute()).rejects.toThrow('only grows')
    await expect(database.db.deleteFrom('licenseEvents').execute()).rejects.toThrow('only grows')
    await expect(sql`delete from license_events`.execute(database.db)).rejects.toThrow('only grows')
    expect(await eventsOf(person)).toEqual([event])
  })

  describe('in any order, twice and at once', () => {
    test.each(Array.from({ length: 12 }, (_, seed) => seed + 1))('round %i ends as the facts say', async (seed) => {
      const roll = dice(seed)
      const person = await accounts.member()
      const base = await order(person, 'developer')
      // Priced as if the base were paid, as a customer sees it who pays both within a minute.
      const upgrades = await Promise.all(
        (['unlimited', 'team'] as const).map(async (tier) => {
          const placed = await order(person, tier)
          const priced = { licenseId: base.licenseId, fromTier: 'developer' as const }
          await database.db.updateTable('orders').set(priced).where('id', '=', placed.id).execute()
          return { ...placed, ...priced }
        }),
      )
      const orders = [base, ...upgrades]
      const isPaid = orders.map(() => roll() < 0.8)
      const isBack = orders.map(() => roll() < 0.3)
      const facts = orders.flatMap((one, index) => [
        ...(isPaid[index] ? [paid(one), paid(one)] : []),
        ...(isBack[index] ? [back(one)] : []),
      ])
      const events = [...facts, ...facts].map((event) => ({ event, at: roll() })).sort((a, z) => a.at - z.at)
      for (let at = 0; at < events.length; at += 3) {
        await Promise.all(events.slice(at, at + 3).map(({ event }) => take(event)))
      }
      const counts = (index: number) => isPaid[index] && !isBack[index]
      const expected = counts(0) ? (counts(2) ? 'team' : counts(1) ? 'unlimited' : 'developer') : null
      expect(await tierOf(person)).toBe(expected)
      expect((await licensesOf(person)).length).toBeLessThanOrEqual(1)
      const states = await database.db
        .selectFrom('orders')
        .select(['id', 'state'])
        .where('userId', '=', person.id)
        .execute()
      const stateOf = (index: number) => (isPaid[index] ? (isBack[index] ? 'reversed' : 'paid') : 'pending')
      expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual(
        Object.fromEntries(orders.map(({ id }, index) => [id, stateOf(index)])),
      )
    })
  })
})
