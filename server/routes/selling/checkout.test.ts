import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { sandbox } from '../../payments/sandbox.ts'
import { sign } from '../../payments/signature.ts'
import { testWebhookSecret } from '../../testing/index.ts'
import { accountServer, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'
import { openToday } from '../../testing/day.ts'

const locked = 'application-ui/components/alerts/locked'
const free = 'application-ui/components/alerts/open'
const catalogue = testCatalogue([testComponent(locked), testComponent(free, { free: true })])

describeEachDatabase('buying', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    const database = await open({ clock: passingClock('2026-01-05T12:00:00Z') })
    await openToday(database, free)
    accounts = await accountServer(database, { catalogue })
  })
  const targetOf = (response: Response) => response.headers.get('location') ?? ''
  /** Begins to buy; answers the path where one pays. */
  const begin = async (client: Browser, tier: string) => targetOf(await client.submit(`/checkout/${tier}`, {}))
  const pay = async (client: Browser, tier: string) => {
    const at = await begin(client, tier)
    return targetOf(await client.submit(at, { outcome: 'pay' }))
  }
  const orders = (userId: string) =>
    accounts.database.db.selectFrom('orders').selectAll().where('userId', '=', userId).execute()
  const codeOf = (client: Browser) =>
    client.send(`/app/components/${locked}/code?flavour=html`, { headers: { accept: 'application/json' } })
  const deliver = (body: string, signature?: string) =>
    accounts.browser().send('/webhooks/payments', {
      method: 'POST',
      body,
      headers: signature === undefined ? {} : { 'stripe-signature': signature },
    })
  const licenseNameOf = async (client: Browser) => {
    const { props } = await client.visit('/user/active-license')
    return (props as unknown as { auth: { user: { license_name: string | null } } }).auth.user.license_name
  }

  test('leads a guest through an account back to what they wanted', async () => {
    const guest = accounts.browser()
    for (const response of [await guest.send('/checkout/team'), await guest.submit('/checkout/team', {})]) {
      expect([response.status, targetOf(response)]).toEqual([303, '/register?next=%2Fcheckout%2Fteam'])
    }
    const form = { name: 'Ada', email: 'buyer@example.com', password: 'grey otters at dawn', next: '/checkout/team' }
    expect(targetOf(await guest.submit('/register', form))).toBe('/checkout/team')
    expect((await guest.visit('/checkout/team')).props).toMatchObject({ tier: 'team', from: null, amount: '$549.00' })
  })

  test('opens the code once it is paid, and shows key and receipt to the buyer alone', async () => {
    const { client, email } = await accounts.member()
    expect((await codeOf(client)).status).toBe(403)
    const at = await begin(client, 'developer')
    expect(at).toMatch(/^\/checkout\/sandbox\//)
    expect((await client.visit(at)).props).toMatchObject({
      product: 'Developer licence',
      amount: '$79.00',
      sandbox: true,
    })
    expect((await codeOf(client)).status).toBe(403)

    const to = targetOf(await client.submit(at, { outcome: 'pay' }))
    const { props } = await client.visit(to)
    expect(props).toMatchObject({
      state: 'paid',
      license: { tier: 'developer', key: expect.stringMatching(/^MW-/), email },
    })
    expect((await codeOf(client)).status).toBe(200)
    const mine = (await client.visit('/user/active-license')).props as unknown as {
      receipts: { id: string }[]
      upgrades: object[]
    }
    expect(mine).toMatchObject({
      license: { tier: 'developer' },
      upgrades: [
        { tier: 'unlimited', amount: '$120.00' },
        { tier: 'team', amount: '$470.00' },
      ],
      receipts: [{ product: 'Developer licence', amount: '$79.00', money: 'paid', sandbox: true }],
    })
    const receipt = `/user/receipts/${mine.receipts[0]!.id}`
    expect((await client.visit(receipt)).props).toMatchObject({ receipt: { buyer: [expect.stringContaining(email)] } })

    const { client: stranger } = await accounts.member()
    for (const path of [receipt, to, at]) expect((await stranger.send(path)).status).toBe(404)
    expect((await stranger.submit(at, { outcome: 'pay' })).status).toBe(404)
    expect((await stranger.visit('/user/active-license')).props).toMatchObject({ license: null, receipts: [] })
  })

  test('an upgrade costs the difference, and what one has is not sold again', async () => {
    const { client, id } = await accounts.member()
    await pay(client, 'developer')
    expect((await client.visit('/checkout/team')).props).toMatchObject({
      from: 'developer',
      amount: '$470.00',
      full: '$549.00',
    })
    await pay(client, 'team')
    expect(await licenseNameOf(client)).toBe('team')
    expect((await orders(id)).map(({ amountCents }) => amountCents).sort((a, z) => a - z)).toEqual([7900, 47000])
    for (const tier of ['developer', 'unlimited', 'team']) {
      expect(targetOf(await client.send(`/checkout/${tier}`))).toBe('/user/active-license')
      expect(await begin(client, tier)).toBe('/user/active-license')
    }
  })

  test.each([
    ['decline', { flash: { bannerStyle: 'danger' } }],
    ['leave', { cancelled: true, flash: { banner: null } }],
  ])('%s changes nothing, and one may pay after all', async (outcome, said) => {
    const { client } = await accounts.member()
    const at = await begin(client, 'developer')
    const response = await client.submit(at, { outcome })
    expect((await client.follow(response)).props).toMatchObject(said)
    expect(await licenseNameOf(client)).toBeNull()
    await client.submit(at, { outcome: 'pay' })
    expect(await licenseNameOf(client)).toBe('developer')
  })

  test('a place in a sale that was not paid within its time is offered anew', async () => {
    const { client } = await accounts.member()
    const at = await begin(client, 'developer')
    const { database } = accounts
    const late = database.db
      .updateTable('orders')
      .set({ sale: 'Over', reservedUntil: new Date(database.clock().getTime() - 1) })
    await late.where('id', '=', at.split('/').at(-1)!).execute()
    expect(targetOf(await client.submit(at, { outcome: 'pay' }))).toBe('/checkout/developer')
    expect(await licenseNameOf(client)).toBeNull()
  })

  test('what the page said is what is charged; another price is said before anything begins', async () => {
    const { client, id } = await accounts.member()
    const { props } = await client.visit('/checkout/developer')
    expect(props.cents).toBe(7900)
    const response = await client.submit('/checkout/developer', { shown: 5500 })
    expect(targetOf(response)).toBe('/checkout/developer')
    const again = await client.follow(response)
    expect(again.props).toMatchObject({
      amount: '$79.00',
      flash: { bannerStyle: 'danger', banner: expect.stringContaining('The price has changed') },
    })
    expect(await orders(id)).toEqual([])
    for (const shown of ['rubbish', -1, 79.5]) {
      expect((await client.submit('/checkout/developer', { shown })).status).toBe(422)
    }
    expect(targetOf(await client.submit('/checkout/developer', { shown: '7900' }))).toMatch(/^\/checkout\/sandbox\//)
  })

  test('the page one comes back to waits, and grants nothing', async () => {
    const { client } = await accounts.member()
    const id = (await begin(client, 'developer')).split('/').at(-1)!
    expect((await client.visit(`/checkout/return/${id}`)).props).toMatchObject({ state: 'waiting', license: null })
    expect(await licenseNameOf(client)).toBeNull()
  })

  test('paying twice at once is one licence', async () => {
    const { client, id } = await accounts.member()
    const at = await begin(client, 'developer')
    await Promise.all(Array.from({ length: 10 }, () => client.submit(at, { outcome: 'pay' })))
    const licenses = await accounts.database.db.selectFrom('licenses').selectAll().where('userId', '=', id).execute()
    expect(licenses).toHaveLength(1)
  })

  test.each(['gold', 'constructor', ''])('"%s" is nothing to buy', async (tier) => {
    const { client } = await accounts.member()
    expect((await client.send(`/checkout/${tier}`)).status).toBe(404)
    expect((await client.submit(`/checkout/${tier}`, {})).status).toBe(404)
  })

  test('orders are limited, need the form’s token, and an outcome that exists', async () => {
    const { client } = await accounts.member()
    expect((await client.send('/checkout/team', { method: 'POST', body: {} })).status).toBe(419)
    const at = await begin(client, 'team')
    expect((await client.submit(at, { outcome: 'rob' })).status).toBe(422)
    for (let tries = 0; tries < 19; tries++) await begin(client, 'team')
    const response = await client.submit('/checkout/team', {})
    expect([targetOf(response), response.headers.get('retry-after')]).toEqual(['/checkout/team', expect.any(String)])
  })

  test('without a payment provider nothing is sold', async () => {
    const plain = await accountServer(accounts.database, { payments: null })
    const { client, id } = await plain.member({ email: 'plain@example.com' })
    const { props } = await client.follow(await client.submit('/checkout/team', {}))
    expect(props).toMatchObject({ sandbox: false, flash: { bannerStyle: 'danger' } })
    expect(await orders(id)).toEqual([])
    expect((await client.send('/webhooks/payments', { method: 'POST', body: '{}' })).status).toBe(400)
  })

  describe('POST /webhooks/payments', () => {
    const clock = () => accounts.database.clock()
    const shop = sandbox(testWebhookSecret, clock)
    /** The event of an order somebody has placed and not paid. */
    async function unpaid() {
      const { client, id } = await accounts.member()
      await begin(client, 'developer')
      const [order] = await orders(id)
      return { client, id, order: order!, ...shop.paid(order!) }
    }

    test('takes a genuine event without session or form token, and takes it once', async () => {
      const { client, body, signature } = await unpaid()
      const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(body, signature)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(await licenseNameOf(client)).toBe('developer')
    })

    test('refuses missing, wrong, old and foreign signatures, and writes nothing', async () => {
      const { client, body } = await unpaid()
      const before = await accounts.database.db.selectFrom('paymentEvents').selectAll().execute()
      const old = sign(body, testWebhookSecret, new Date(clock().getTime() - 6 * 60 * 1000))
      for (const signature of [
        undefined,
        '',
        't=1,v1=00',
        sign(body, 'another secret', clock()),
        old,
        sign('{}', testWebhookSecret, clock()),
      ]) {
        expect((await deliver(body, signature)).status).toBe(400)
      }
      expect(await licenseNameOf(client)).toBeNull()
      expect(await accounts.database.db.selectFrom('paymentEvents').selectAll().execute()).toEqual(before)
    })

    const signed = (event: object) => {
      const body = JSON.stringify(event)
      return deliver(body, sign(body, testWebhookSecret, clock()))
    }
    const session = (order: { id: string }, over: object = {}) => ({
      id: `cs_${order.id}`,
      client_reference_id: order.id,
      payment_intent: `pi_${order.id}`,
      payment_status: 'paid',
      amount_subtotal: 7900,
      amount_total: 7900,
      total_details: { amount_discount: 0, amount_tax: 0 },
      currency: 'usd',
      line_items: { data: [{ quantity: 1 }], has_more: false },
      metadata: { tier: 'team' },
      ...over,
    })

    test('believes what was paid, not what an event says beside it', async () => {
      const { client, order } = await unpaid()
      const object = session(order, { amount_subtotal: 100 })
      expect((await signed({ id: 'cheap', type: 'checkout.session.completed', data: { object } })).status).toBe(200)
      expect(await licenseNameOf(client)).toBeNull()
      expect(accounts.logged.join('')).toContain('a payment fits no order')
    })

    test('waits for a payment that is on its way, and revokes when it goes back', async () => {
      const { client, order } = await unpaid()
      const waiting = session(order, { payment_status: 'unpaid' })
      await signed({ id: `a-${order.id}`, type: 'checkout.session.completed', data: { object: waiting } })
      expect(await licenseNameOf(client)).toBeNull()
      const type = 'checkout.session.async_payment_succeeded'
      await signed({ id: `b-${order.id}`, type, data: { object: session(order) } })
      expect(await licenseNameOf(client)).toBe('developer')
      expect((await codeOf(client)).status).toBe(200)

      const charge = (back: number) => ({
        payment_intent: `pi_${order.id}`,
        amount: 7900,
        amount_refunded: back,
        refunded: back === 7900,
      })
      await signed({ id: `c-${order.id}`, type: 'charge.refunded', data: { object: charge(2000) } })
      expect(await licenseNameOf(client)).toBe('developer')
      expect((await client.visit('/user/active-license')).props).toMatchObject({
        receipts: [{ money: 'part-refunded' }],
      })
      await signed({ id: `d-${order.id}`, type: 'charge.refunded', data: { object: charge(7900) } })
      expect(await licenseNameOf(client)).toBeNull()
      expect((await codeOf(client)).status).toBe(403)
      expect((await client.visit('/user/active-license')).props).toMatchObject({ receipts: [{ money: 'refunded' }] })
      expect((await client.visit(`/checkout/return/${order.id}`)).props).toMatchObject({
        state: 'reversed',
        license: null,
      })
    })

    test.each([
      ['of a kind it does not know', { id: 'x1', type: 'invoice.created', data: {} }, 200],
      ['in another shape', { id: 'x2', type: 'charge.refunded', data: { object: {} } }, 400],
      ['without a type', { id: 'x3' }, 400],
      ['that is a list', [], 400],
    ])('an event %s changes nothing', async (_what, event, status) => {
      expect((await signed(event)).status).toBe(status)
    })

    test('what is no JSON is refused', async () => {
      expect((await deliver('{', sign('{', testWebhookSecret, clock()))).status).toBe(400)
    })
  })
})
