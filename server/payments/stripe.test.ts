import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { site } from '#shared/site.ts'
import { readEnv } from '../env.ts'
import { accountServer, type AccountServer } from '../testing/accounts.ts'
import { siteUrl, stripeBusiness, type StripeBusiness } from '../testing/stripe-business.ts'
import { stripeShop } from './stripe.ts'

const completed = 'checkout.session.completed'

describeEachDatabase('Stripe', (open) => {
  let database: TestDatabase
  let business: StripeBusiness
  let other: AccountServer
  beforeAll(async () => {
    database = await open()
    business = await stripeBusiness(database)
    const { standIn } = business
    other = await accountServer(database, {
      payments: stripeShop(standIn.settings, { siteUrl, clock: database.clock }),
    })
  })
  afterAll(() => business.standIn.close())
  beforeEach(() => business.standIn.down(false))
  const charge = (session: { id: string; amount_total: number | null }, over: object = {}) => {
    const amount = session.amount_total!
    return {
      object: 'charge',
      payment_intent: `pi_${session.id}`,
      amount,
      amount_refunded: amount,
      refunded: true,
      ...over,
    }
  }
  const written = async () => [
    await database.db.selectFrom('paymentEvents').selectAll().execute(),
    await database.db.selectFrom('payments').selectAll().execute(),
  ]

  test('is chosen by its keys, which come as a pair and not beside the sandbox', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
    expect(readEnv(keys)).toMatchObject({ sandboxCheckout: false, stripe: { tax: 'off', promotionCodes: false } })
    expect(readEnv({}).stripe).toBeUndefined()
    expect(() => readEnv({ STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow('STRIPE_WEBHOOK_SECRET is missing')
    expect(() => readEnv({ ...keys, SANDBOX_CHECKOUT: 'true' })).toThrow('SANDBOX_CHECKOUT is true beside')
    expect(() => readEnv({ ...keys, STRIPE_TAX: 'some' })).toThrow('STRIPE_TAX must be off, exclusive or inclusive')
  })

  test('opens a session for the order, and leads there with and without a script', async () => {
    const { standIn, accounts } = business
    const { client, email } = await accounts.member()
    const response = await client.submit('/checkout/team', {})
    expect(response.status).toBe(409)
    const session = standIn.at(response.headers.get('x-inertia-location')!)
    const { params, idempotencyKey } = standIn.requests.at(-1)!
    expect(params).toEqual({
      mode: 'payment',
      client_reference_id: session.client_reference_id,
      customer_email: email,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '54900',
      'line_items[0][price_data][product_data][name]': `${site.name}: Team licence`,
      allow_promotion_codes: 'false',
      'automatic_tax[enabled]': 'false',
      success_url: `${siteUrl}/checkout/return/${session.client_reference_id}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${siteUrl}/checkout/team?cancelled=1`,
    })
    expect(idempotencyKey).toBe(`order-${session.client_reference_id}`)
    const form = { _token: client.cookies.get('XSRF-TOKEN')! }
    const plain = await client.send('/checkout/team', { method: 'POST', form })
    expect(plain.headers.get('location')).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    expect(plain.headers.get('content-security-policy')).toContain("form-action 'self' https://checkout.stripe.com")
    expect((await client.send(`/checkout/sandbox/${session.client_reference_id}`)).status).toBe(404)
  })

  test('asks for taxes and promotion codes where they are configured, and ends with the place in a sale', async () => {
    const { standIn } = business
    const settings = { ...standIn.settings, tax: 'exclusive', taxCode: 'txcd_10202003', promotionCodes: true } as const
    const env = readEnv({
      TRUST_PROXY: 'true',
      DISCOUNT_SALE: '{"percent":30,"titleTopBanner":"Stripe sale","showProgressBar":true}',
    })
    const selling = await accountServer(database, {
      payments: stripeShop(settings, { siteUrl, clock: database.clock }),
      env,
    })
    const { client } = await selling.member({ email: 'taxed@example.com' })
    expect((await client.submit('/checkout/developer', {})).status).toBe(409)
    const { params } = standIn.requests.at(-1)!
    expect(params).toMatchObject({
      allow_promotion_codes: 'true',
      'automatic_tax[enabled]': 'true',
      'tax_id_collection[enabled]': 'true',
      'line_items[0][price_data][unit_amount]': '5500',
      'line_items[0][price_data][tax_behavior]': 'exclusive',
      'line_items[0][price_data][product_data][tax_code]': 'txcd_10202003',
    })
    const order = await database.db
      .selectFrom('orders')
      .selectAll()
      .where('buyerEmail', '=', 'taxed@example.com')
      .execute()
    expect(Number(params.expires_at)).toBe(Math.floor(order[0]!.reservedUntil!.getTime() / 1000))
  })

  test('one event fifty times, at two workers, is one licence', async () => {
    const { standIn, accounts, buyer, deliver, tierOf } = business
    const person = await buyer()
    const event = standIn.event(completed, standIn.pay(person.session))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => deliver(event, { to: turn % 2 ? accounts : other })),
    )
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await tierOf(person)).toBe('developer')
    const licenses = database.db.selectFrom('licenses').selectAll().where('userId', '=', person.id)
    expect(await licenses.execute()).toHaveLength(1)
  })

  test('believes what Stripe says when asked, not the event, nor metadata', async () => {
    const { standIn, buyer, tell, tierOf } = business
    const { session, ...person } = await buyer()
    const boast = { ...session, payment_status: 'paid', amount_subtotal: 7900, metadata: { tier: 'team' } }
    expect(await tell(completed, boast)).toBe(200)
    expect(await tierOf(person)).toBeNull()
    standIn.pay(session).metadata = { tier: 'team', orderId: 'another' }
    expect(await tell('checkout.session.async_payment_succeeded', session)).toBe(200)
    expect(await tierOf(person)).toBe('developer')
  })

  test.each([
    ['another number of things', { quantity: 2 }, {}],
    ['another sum', {}, { amount_subtotal: 100 }],
    ['another currency', {}, { currency: 'eur' }],
  ])('%s opens nothing, and waits for a person', async (_what, sums, over) => {
    const { standIn, accounts, buyer, tell, tierOf } = business
    const { session, ...person } = await buyer()
    expect(await tell(completed, Object.assign(standIn.pay(session, sums), over))).toBe(200)
    expect(await tierOf(person)).toBeNull()
    expect(accounts.logged.join('')).toContain('a payment fits no order')
  })

  test('the receipt says what a promotion code took off and taxes added', async () => {
    const { standIn, accounts, begin, tell } = business
    const { client, ...person } = await accounts.member()
    const session = await begin(person, 'developer')
    await tell(completed, standIn.pay(session, { discount: 1000, tax: 1311 }))
    const { props } = await client.visit(`/user/receipts/${session.client_reference_id}`)
    expect(props.receipt).toMatchObject({
      amount: '$82.11',
      sandbox: false,
      lines: [
        { label: 'Developer licence, for good, updates included', amount: '$79.00' },
        { label: 'Promotion code', amount: '-$10.00' },
      ],
      net: '$69.00',
      taxes: [{ label: 'Tax', amount: '$13.11' }],
    })
    const mails = await accounts.mailsTo(person.email)
    expect(mails.map(({ props: { amount } }) => amount)).toEqual(['$82.11'])
  })

  test('what a promotion code makes free needs no payment, and is one licence', async () => {
    const { standIn, buyer, tell, tierOf } = business
    const { session, ...person } = await buyer()
    standIn.pay(session, { discount: 7900 })
    await Promise.all([tell(completed, session), tell(completed, session)])
    expect(await tierOf(person)).toBe('developer')
  })

  test.each([
    ['refund', 'charge.refunded'],
    ['dispute', 'charge.dispute.created'],
  ])('a %s revokes, also when it comes first; one of a part does not', async (_what, type) => {
    const { standIn, buyer, tell, tierOf } = business
    const { session, ...person } = await buyer()
    standIn.pay(session)
    await tell(completed, session)
    await tell('charge.refunded', charge(session, { amount_refunded: 2000, refunded: false }))
    expect(await tierOf(person)).toBe('developer')
    await tell(type, charge(session))
    expect(await tierOf(person)).toBeNull()

    const early = await buyer()
    standIn.pay(early.session)
    expect(await tell(type, charge(early.session))).toBe(200)
    expect(await tell(completed, early.session)).toBe(200)
    expect(await tierOf(early)).toBeNull()
  })

  test('an upgrade is asked for by its difference', async () => {
    const { standIn, buyer, begin, tell, tierOf } = business
    const { session, ...person } = await buyer()
    await tell(completed, standIn.pay(session))
    const upgrade = await begin(person, 'unlimited')
    expect(upgrade.amount_subtotal).toBe(12000)
    await tell(completed, standIn.pay(upgrade))
    expect(await tierOf(person)).toBe('unlimited')
  })

  test('signatures that are wrong, old, missing or another endpoint’s: 400, and nothing is written', async () => {
    const { standIn, buyer, deliver, tierOf } = business
    const { session, ...person } = await buyer()
    const paid = standIn.pay(session)
    const { body, signature } = standIn.event(completed, paid)
    const before = await written()
    for (const forged of [
      { body },
      { body, signature: '' },
      { body, signature: 't=1,v1=00' },
      { body: body.replace('\n', ''), signature },
      standIn.event(completed, paid, { at: new Date(database.clock().getTime() - 6 * 60 * 1000) }),
      standIn.event(completed, paid, { secret: 'whsec_another' }),
    ]) {
      expect(await deliver(forged)).toBe(400)
    }
    expect(await written()).toEqual(before)
    expect(await tierOf(person)).toBeNull()
  })

  test('sessions and charges that are not ours are left alone', async () => {
    const { standIn, buyer, tell } = business
    const before = await written()
    const { session } = await buyer()
    session.client_reference_id = null
    expect(await tell(completed, standIn.pay(session))).toBe(200)
    expect(await tell('charge.refunded', charge(session, { payment_intent: null }))).toBe(200)
    expect(await written()).toEqual(before)
  })

  test('while Stripe is down nothing is lost: neither a wish to buy nor a payment', async () => {
    const { standIn, accounts, begin, deliver, tierOf } = business
    const { client, ...person } = await accounts.member()
    const session = await begin(person, 'developer')
    const event = standIn.event(completed, standIn.pay(session))
    standIn.down(true)
    const before = await written()
    const { props } = await client.follow(await client.submit('/checkout/team', {}))
    expect(props).toMatchObject({
      flash: { bannerStyle: 'danger', banner: expect.stringContaining('You have not been charged') },
    })
    expect(await deliver(event)).toBe(503)
    expect(await written()).toEqual(before)
    standIn.down(false)
    expect(await deliver(event)).toBe(200)
    expect(await tierOf(person)).toBe('developer')
  })
})
