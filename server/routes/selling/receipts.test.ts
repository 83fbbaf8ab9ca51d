import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { noBilling } from '#shared/billing.ts'
import { needed } from '#shared/needed.ts'
import type { Pages, SharedProps } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { takePayment } from '../../domain/selling/fulfilment.ts'
import { placeOrder } from '../../domain/selling/orders.ts'
import { stripeShop } from '../../payments/stripe.ts'
import { readEnv } from '../../env.ts'
import { accountServer, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { siteUrl } from '../../testing/stripe-business.ts'
import { stripeStandIn } from '../../testing/stripe.ts'

const completed = 'checkout.session.completed'
const company = {
  ...noBilling,
  company: 'Lovelace & Söhne GmbH',
  line1: 'Hauptstraße 1',
  postal: '10827',
  city: 'Berlin',
  country: 'DE',
  vatNumber: 'DE136695976',
}

const unheard = { invoiceId: null, taxLines: null, refundedCents: 0, reversedAt: null, reversal: null }

describeEachDatabase('receipts', (open) => {
  let database: TestDatabase
  let accounts: AccountServer
  let standIn: Awaited<ReturnType<typeof stripeStandIn>>
  const env = readEnv({
    TRUST_PROXY: 'true',
    SELLER_NAME: 'Millwork Ltd',
    SELLER_ADDRESS: '1 High Street; London',
    SELLER_TAX_ID: 'GB980780684',
  })
  beforeAll(async () => {
    database = await open()
    standIn = await stripeStandIn(database.clock)
    const settings = { ...standIn.settings, tax: 'exclusive', invoices: true } as const
    accounts = await accountServer(database, {
      payments: stripeShop(settings, { siteUrl, clock: database.clock }),
      env,
    })
  })
  afterAll(() => standIn.close())

  async function sessionOf({ client }: Awaited<ReturnType<AccountServer['member']>>, tier = 'developer') {
    const response = await client.submit(`/checkout/${tier}`, {})
    return standIn.at(needed(response.headers.get('x-inertia-location'), 'There is no payment page.'))
  }
  const tell = async (session: object) => {
    const { body, signature } = standIn.event(completed, session)
    const headers = { 'stripe-signature': signature }
    expect((await accounts.browser().send('/webhooks/payments', { method: 'POST', body, headers })).status).toBe(200)
  }
  const receiptAt = async (client: Pick<Browser, 'visit'>, path: string) =>
    ((await client.visit(path)).props as unknown as Pages['user/receipt']).receipt
  type Papers = Parameters<typeof standIn.pay>[1]
  async function bought(details: Partial<typeof company> | null, papers?: Papers) {
    const member = await accounts.member()
    if (details) expect((await member.client.submit('/user/billing', details)).status).toBe(303)
    const session = standIn.pay(await sessionOf(member), papers)
    await tell(session)
    const path = `/user/receipts/${session.client_reference_id}`
    return { ...member, path, receipt: () => receiptAt(member.client, path) }
  }

  test('say who sold, who bought, net, taxes by name and total, as they were when it was paid', async () => {
    const vat = { amount: 1501, rate: { display_name: 'VAT', percentage: 19 }, taxability_reason: 'standard_rated' }
    const { receipt, client } = await bought(company, { tax: 1501, taxes: [vat], invoice: 'in_1' })
    const issued = await receipt()
    expect(issued).toMatchObject({
      seller: ['Millwork Ltd', '1 High Street', 'London', 'VAT number GB980780684', 'millwork.example']
        .slice(0, 4)
        .concat([expect.any(String)]),
      lines: [{ amount: '$79.00' }],
      net: '$79.00',
      taxes: [{ label: 'VAT 19%', amount: '$15.01' }],
      amount: '$94.01',
      correctable: true,
      hasInvoice: true,
      corrections: [],
    })
    const [first, , ...address] = issued.buyer
    expect([first, ...address]).toEqual([
      'Lovelace & Söhne GmbH',
      'Hauptstraße 1',
      '10827 Berlin',
      'Germany',
      'VAT number DE136695976',
    ])
    await client.submit('/user/billing', { ...noBilling, company: 'Another' })
    await client.submit('/user/profile/information', { name: 'Grace' })
    expect(await receipt()).toEqual(issued)
  })

  test('take what was typed on the payment page over what the account keeps, where it is a tax number or a street', async () => {
    const typed = {
      name: 'Typed Ltd',
      business_name: null,
      address: { line1: '2 Low Street', line2: null, city: 'Leeds', postal_code: 'LS1', country: 'GB' },
      tax_ids: [{ value: 'GB980780684' }],
    }
    const there = await (await bought(company, { customer_details: typed })).receipt()
    expect(there.buyer.filter((_: string, at: number) => at !== 1)).toEqual([
      'Typed Ltd',
      '2 Low Street',
      'LS1 Leeds',
      'United Kingdom',
      'VAT number GB980780684',
    ])
    const card = {
      name: 'Ada',
      business_name: null,
      tax_ids: [],
      address: { line1: null, line2: null, city: null, postal_code: '10827', country: 'DE' },
    }
    const here = await (await bought(company, { customer_details: card })).receipt()
    expect(here.buyer[0]).toBe(company.company)
    expect(here.buyer).toContain('Hauptstraße 1')
    const odd = { name: 7, address: 'none', tax_ids: {} } as never
    expect((await (await bought(null, { customer_details: odd, invoice: 7 as never })).receipt()).buyer).toHaveLength(1)
  })

  test('are corrected by their buyer with a note of what they said, and no edition is changed or removed', async () => {
    const { client, path, receipt } = await bought(company)
    const before = await receipt()
    expect((await client.submit(`${path}/details`, { ...company, city: 'Potsdam' })).headers.get('location')).toBe(path)
    expect(await receipt()).toMatchObject({
      number: before.number,
      amount: before.amount,
      buyer: expect.arrayContaining(['10827 Potsdam']),
      corrections: [{ before: before.buyer }],
    })
    await client.submit(`${path}/details`, { ...company, city: 'Potsdam' })
    expect((await receipt()).corrections).toHaveLength(1)
    const order = path.slice(path.lastIndexOf('/') + 1)
    const { db } = database
    await expect(db.updateTable('receiptEditions').set({ city: 'x' }).execute()).rejects.toThrow('only grows')
    await expect(db.deleteFrom('receiptEditions').where('orderId', '=', order).execute()).rejects.toThrow('only grows')
    const together = ['A', 'B', 'C'].map((name) => client.submit(`${path}/details`, { ...noBilling, company: name }))
    expect(new Set((await Promise.all(together)).map(({ status }) => status))).toEqual(new Set([303]))
    expect((await receipt()).corrections).toHaveLength(4)
    for (let at = 0; at < 20; at++) await client.submit(`${path}/details`, { ...noBilling, company: `C${at}` })
    expect((await receipt()).corrections).toHaveLength(19)
  })

  test('say why details are refused, and lose nothing that was typed', async () => {
    const { client } = await accounts.member()
    const refused = async (form: object) => {
      await client.submit('/user/billing', form)
      const { errors, old, details } = (await client.visit('/user/billing')).props as unknown as Pages['user/billing'] &
        SharedProps
      return { errors, old, details }
    }
    const wrong = { ...company, vatNumber: 'DE136695977' }
    const props = await refused(wrong)
    expect(props.errors.vatNumber).toMatch(/mistyped.*DE136695976\.$/)
    expect(props.old).toEqual(Object.fromEntries(Object.entries(wrong)))
    expect((await refused({ ...company, country: '' })).errors.country).toMatch(/^Choose the country/)
    expect((await refused({ ...company, country: 'XX' })).errors.country).toMatch(/from the list/)
    expect((await refused({ ...company, company: '' })).errors.company).toMatch(/^Enter the company/)
    expect((await refused({ ...company, company: 'x'.repeat(121) })).errors.company).toBe('Use at most 120 characters.')
    expect((await refused({ ...company, city: ['a'] })).errors.city).toMatch(/text/)
    expect((await client.visit('/user/billing')).props.details).toEqual(noBilling)
  })

  test('lead to the invoice of who took the money, who is asked each time, and back while it does not answer', async () => {
    const { client, path } = await bought(null, { invoice: 'in_2' })
    expect((await client.send(`${path}/invoice`)).headers.get('location')).toBe('https://invoice.stripe.com/i/in_2')
    standIn.ails('script')
    const away = await client.send(`${path}/invoice`)
    standIn.ails(null)
    expect(away.headers.get('location')).toBe(path)
    const none = await bought(null)
    expect((await none.client.send(`${none.path}/invoice`)).status).toBe(404)
    expect((await none.receipt()).hasInvoice).toBe(false)
  })

  test('ask for an invoice six times in ten minutes at most, since all of us share what the provider answers', async () => {
    const { client, path } = await bought(null, { invoice: 'in_3' })
    const places = []
    for (let count = 0; count < 7; count++) places.push((await client.send(`${path}/invoice`)).headers.get('location'))
    expect(places).toEqual([...Array<string>(6).fill('https://invoice.stripe.com/i/in_3'), path])
    expect((await client.visit(path)).props.flash).toMatchObject({
      banner: expect.stringMatching(/^Too many attempts/),
    })
  })

  test('say what they said where an older process issued them, and that can be corrected too', async () => {
    const { client, id, path: _, ...rest } = { ...(await accounts.member()), path: '' }
    const order = (await placeOrder(
      database,
      { id, ...rest },
      { tier: 'developer', provider: 'stripe', sale: site.discountSale },
    ))!
    const paymentId = `pi_${randomUUID()}`
    const { db, clock } = database
    await db
      .updateTable('orders')
      .set({ state: 'paid', paidAt: clock(), paymentId })
      .where('id', '=', order.id)
      .execute()
    const path = `/user/receipts/${order.id}`
    const plain = await receiptAt(client, path)
    expect(plain.seller[0]).toBe(site.name)
    expect(plain.buyer).toEqual([`${rest.name}, ${rest.email}`])
    await client.submit(`${path}/details`, company)
    const corrected = await receiptAt(client, path)
    expect(corrected.seller).toEqual(plain.seller)
    expect(corrected.corrections).toMatchObject([{ before: plain.buyer }])
  })

  test('say what they said where one from before is refunded', async () => {
    const { client, id, name, email } = await accounts.member()
    const wish = { tier: 'developer', provider: 'stripe', sale: site.discountSale } as const
    const order = (await placeOrder(database, { id, name, email }, wish))!
    const [paymentId, paidAt] = [`pi_${randomUUID()}`, database.clock()]
    const sums = { subtotalCents: order.amountCents, taxCents: 0, totalCents: order.amountCents }
    // As a version left it that kept no editions.
    await database.db
      .insertInto('payments')
      .values({
        ...unheard,
        paymentId,
        orderId: order.id,
        quantity: 1,
        currency: 'usd',
        discountCents: 0,
        ...sums,
        paidAt,
      })
      .execute()
    await database.db
      .updateTable('orders')
      .set({ state: 'paid', paidAt, paymentId })
      .where('id', '=', order.id)
      .execute()
    await client.submit('/user/billing', company)
    const path = `/user/receipts/${order.id}`
    const { seller, buyer } = await receiptAt(client, path)
    const refund = { fact: 'refund', paymentId, refundedCents: order.amountCents, isWhole: true } as const
    expect(await takePayment(database, { id: randomUUID(), type: 'refunded', ...refund }, env.company)).toBe('done')
    expect(await receiptAt(client, path)).toMatchObject({ seller, buyer, refunds: [{ amount: '$79.00' }] })
  })

  test('stay when their account is deleted; what was kept for the next ones goes', async () => {
    const { id } = await bought(company)
    await database.db.deleteFrom('users').where('id', '=', id).execute()
    expect(await database.db.selectFrom('billingDetails').where('userId', '=', id).selectAll().execute()).toEqual([])
    expect(
      (await database.db.selectFrom('receiptEditions').selectAll().where('company', '=', company.company).execute())
        .length,
    ).toBeGreaterThan(0)
  })

  test('wait for a person where the sums of a payment do not agree', async () => {
    const member = await accounts.member()
    const session = standIn.pay(await sessionOf(member), { tax: 100 })
    session.amount_total = (session.amount_total ?? 0) + 1
    await tell(session)
    const path = `/user/receipts/${session.client_reference_id}`
    expect((await receiptAt(member.client, path)).money).toBe('unclear')
  })
})
