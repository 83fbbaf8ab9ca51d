import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { readEnv } from '../env.ts'
import { accountServer, type AccountServer } from '../testing/accounts.ts'
import { ailments } from '../testing/stripe.ts'
import { siteUrl, stripeBusiness, type StripeBusiness } from '../testing/stripe-business.ts'
import { stripeShop } from './stripe.ts'

const completed = 'checkout.session.completed'
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describeEachDatabase('when Stripe or the way to it fails', (open) => {
  let database: TestDatabase
  let business: StripeBusiness
  beforeAll(async () => {
    database = await open()
    business = await stripeBusiness(database)
  })
  afterEach(() => business.standIn.ails(null))
  afterAll(() => business.standIn.close())

  /** A server started anew on the same database, which waits only shortly for Stripe. */
  function serverAnew(variables: Record<string, string> = {}): Promise<AccountServer> {
    const payments = stripeShop(business.standIn.settings, { siteUrl, clock: database.clock, timeoutMs: 300 })
    return accountServer(database, { payments, env: readEnv({ TRUST_PROXY: 'true', ...variables }) })
  }
  const ordersOf = (buyerEmail: string) =>
    database.db.selectFrom('orders').selectAll().where('buyerEmail', '=', buyerEmail).execute()

  test.each(ailments)(
    'a checkout that is answered with “%s” says so, leads back and holds no place',
    async (ailment) => {
      const { standIn } = business
      const selling = await serverAnew({
        DISCOUNT_SALE: `{"percent":30,"titleTopBanner":"Sale ${ailment}","maxCustomers":1,"showProgressBar":true}`,
      })
      const { client, email } = await selling.member({ email: `${ailment}@example.com` })
      standIn.ails(ailment)
      const response = await client.submit('/checkout/developer', {})
      expect(response.status).toBe(303)
      const { props } = await client.follow(response)
      expect(props).toMatchObject({
        amount: '$55.00',
        site: { sale: { held: 0, isOpen: true } },
        flash: {
          bannerStyle: 'danger',
          banner: 'The payment page is not responding. You have not been charged. Please try again.',
        },
      })
      expect(await ordersOf(email)).toMatchObject([{ state: 'pending', paymentId: null }])
      standIn.ails(null)
      expect((await client.submit('/checkout/developer', {})).status).toBe(409)
    },
  )

  test.each(ailments)(
    'an event about which Stripe answers “%s” is asked for again, and then taken',
    async (ailment) => {
      const { standIn, buyer, deliver, tierOf } = business
      const { session, ...person } = await buyer()
      const event = standIn.event(completed, standIn.pay(session))
      const server = await serverAnew()
      standIn.ails(ailment)
      expect(await deliver(event, { to: server })).toBe(503)
      expect(await tierOf(person)).toBeNull()
      standIn.ails(null)
      expect(await deliver(event, { to: server })).toBe(200)
      expect(await tierOf(person)).toBe('developer')
    },
  )

  /** Somebody who has paid, and the page they come back to. */
  async function paid() {
    const { standIn, accounts } = business
    const { client, ...person } = await accounts.member()
    const session = standIn.at((await client.submit('/checkout/developer', {})).headers.get('x-inertia-location')!)
    const back = standIn.requests.at(-1)!.params.success_url!.replace('{CHECKOUT_SESSION_ID}', session.id)
    return { client, person, session, back: back.replace(siteUrl, '') }
  }
  const receipts = async (email: string) =>
    (await business.accounts.mailsTo(email)).filter(({ props }) => props.amount === '$79.00').length

  test('who comes back before the event is told, has the licence at once, and the event adds nothing', async () => {
    const { standIn, tell, tierOf } = business
    const { client, person, session, back } = await paid()
    expect((await client.visit(back)).props).toMatchObject({ state: 'waiting', license: null })
    expect(await tierOf(person)).toBeNull()
    standIn.pay(session)
    const response = await client.send(back)
    expect((await client.follow(response)).props).toMatchObject({ state: 'paid', license: { tier: 'developer' } })
    expect(await tell(completed, session)).toBe(200)
    expect(await receipts(person.email)).toBe(1)
    expect(await tierOf(person)).toBe('developer')
  })

  test('an event before the way back, and again after a restart, is one licence and one receipt', async () => {
    const { standIn, deliver, tierOf } = business
    const { client, person, session, back } = await paid()
    const event = standIn.event(completed, standIn.pay(session))
    expect(await deliver(event)).toBe(200)
    expect((await client.visit(back)).props).toMatchObject({ state: 'paid', license: { tier: 'developer' } })
    expect(await deliver(event, { to: await serverAnew() })).toBe(200)
    expect(await receipts(person.email)).toBe(1)
    expect(await tierOf(person)).toBe('developer')
  })

  test('somebody else’s session, an order of another, and what is no session open nothing', async () => {
    const { standIn, tierOf } = business
    const payer = await paid()
    standIn.pay(payer.session)
    const thief = await paid()
    const mine = thief.back.slice(0, thief.back.indexOf('?'))
    for (const session of [payer.session.id, thief.session.id, 'cs_test_nobody', '../../v1/charges', 'x'.repeat(5000)])
      expect((await thief.client.visit(`${mine}?session_id=${encodeURIComponent(session)}`)).props).toMatchObject({
        state: 'waiting',
      })
    expect((await thief.client.send(payer.back)).status).toBe(404)
    expect(await tierOf(thief.person)).toBeNull()
    expect(await tierOf(payer.person)).toBeNull()
  })

  test('Stripe is asked a few times only, however often the page looks', async () => {
    const { standIn } = business
    const { client, back } = await paid()
    const before = standIn.asked()
    for (let look = 0; look < 12; look++) await client.visit(back)
    expect(standIn.asked() - before).toBe(6)
  })

  test('while Stripe does not answer, who comes back waits, and is not lost', async () => {
    const { standIn } = business
    const { client, session, back } = await paid()
    standIn.pay(session)
    standIn.ails('markup')
    expect((await client.visit(back)).props).toMatchObject({ state: 'waiting' })
    standIn.ails(null)
    expect((await client.follow(await client.send(back))).props).toMatchObject({ state: 'paid' })
  })

  test('an event that is told a day late, signed anew, counts as one that is told at once', async () => {
    const { standIn, deliver, tierOf } = business
    const { person, session } = await paid()
    const late = standIn.event(completed, standIn.pay(session))
    const { body } = late
    expect(await deliver(standIn.signedAnew(body, new Date(database.clock().getTime() - dayMs)))).toBe(400)
    expect(await deliver(standIn.signedAnew(body, database.clock()))).toBe(200)
    expect(await tierOf(person)).toBe('developer')
  })

  test('a clock that is an hour ahead refuses events, says why, and loses none', async () => {
    const { standIn, accounts, deliver, tierOf } = business
    const { client, person, session, back } = await paid()
    const { body } = standIn.event(completed, standIn.pay(session))
    const told = () => accounts.logged.join('').split('is the clock of this machine right').length - 1
    const before = told()
    const elsewhere = new Date(database.clock().getTime() - 60 * minuteMs)
    expect(await deliver(standIn.signedAnew(body, elsewhere))).toBe(400)
    expect(told()).toBe(before + 1)
    expect(await deliver({ body, signature: 't=1,v1=00' })).toBe(400)
    expect(told()).toBe(before + 1)
    // Who comes back has it all the same, since Stripe is asked.
    expect((await client.follow(await client.send(back))).props).toMatchObject({ state: 'paid' })
    expect(await deliver(standIn.signedAnew(body, database.clock()))).toBe(200)
    expect(await tierOf(person)).toBe('developer')
    expect(await receipts(person.email)).toBe(1)
  })

  test('a clock that is an hour behind takes events as ever', async () => {
    const { standIn, deliver, tierOf } = business
    const { person, session } = await paid()
    const { body } = standIn.event(completed, standIn.pay(session))
    const elsewhere = new Date(database.clock().getTime() + 60 * minuteMs)
    expect(await deliver(standIn.signedAnew(body, elsewhere))).toBe(200)
    expect(await tierOf(person)).toBe('developer')
  })

  test('a refund that is told before its payment ends what coming back has begun', async () => {
    const { standIn, tell, tierOf } = business
    const { client, person, session, back } = await paid()
    standIn.pay(session)
    const charge = standIn.charge(session)
    expect(await tell('charge.refunded', { ...charge, amount_refunded: charge.amount, refunded: true })).toBe(200)
    expect((await client.follow(await client.send(back))).props).toMatchObject({ state: 'reversed', license: null })
    expect(await tell(completed, session)).toBe(200)
    expect(await tierOf(person)).toBeNull()
  })
})
