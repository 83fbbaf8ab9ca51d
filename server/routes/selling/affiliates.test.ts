import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { LicenseName } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import type { OrderRow } from '../../db/tables/selling.ts'
import { affiliateOfUser, decideAffiliate } from '../../domain/selling/affiliates.ts'
import { balanceOf, recordPayout } from '../../domain/selling/commissions.ts'
import { takePayment } from '../../domain/selling/fulfilment.ts'
import { revokeLicense } from '../../domain/selling/revocation.ts'
import { deleteUser } from '../../domain/account/profile.ts'
import { accountServer, type AccountServer, type Browser } from '../../testing/accounts.ts'

const wish = { code: 'ada-builds', website: 'https://ada.example', plan: 'I teach with it.', payout: 'ada@pay.example' }
const days = (count: number) => count * 24 * 60 * 60 * 1000

describeEachDatabase('affiliates', (open) => {
  let accounts: AccountServer
  let ada: Awaited<ReturnType<AccountServer['member']>> & { affiliateId: string }
  beforeAll(async () => {
    accounts = await accountServer(await open())
    ada = await affiliate(wish.code)
  })
  /** Somebody who was taken in, with a code of their own. */
  async function affiliate(code: string) {
    const person = await accounts.member()
    await person.client.submit('/become-an-affiliate', { ...wish, code })
    const { id: affiliateId } = (await affiliateOfUser(accounts.database, person.id))!
    await decideAffiliate(accounts.database, { id: affiliateId }, 'active')
    return { ...person, affiliateId }
  }
  const balance = (now?: Date) => balanceOf(accounts.database, ada.affiliateId, now)
  const account = async (client = ada.client) =>
    (await client.visit('/user/affiliate')).props as unknown as {
      figures: { clicks: number; sales: number; owed: string; paid: string }
      sales: { commission: string; state: string }[]
    }
  const latestOrder = ({ id }: { id: string }): Promise<OrderRow> =>
    accounts.database.db
      .selectFrom('orders')
      .selectAll()
      .where('userId', '=', id)
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
  const follow = (client: Browser, path = '/?via=ada-builds') => client.send(path)
  /** Somebody buys after following a link. */
  async function buy(tier: LicenseName = 'developer', { pay = true, via = wish.code } = {}) {
    const buyer = await accounts.member()
    await follow(buyer.client, `/?via=${via}`)
    const at = (await buyer.client.submit(`/checkout/${tier}`, {})).headers.get('location')!
    if (pay) await buyer.client.submit(at, { outcome: 'pay' })
    return { ...buyer, order: await latestOrder(buyer) }
  }
  const refund = ({ order }: { order: OrderRow }, refundedCents = order.amountCents) =>
    takePayment(accounts.database, {
      id: randomUUID(),
      type: 'charge.refunded',
      paymentId: `sandbox_${order.id}`,
      fact: 'refund',
      refundedCents,
      isWhole: refundedCents === order.amountCents,
    })

  test('an application is checked, kept once, and told to us; guests make an account first', async () => {
    const guest = accounts.browser()
    expect((await guest.visit('/become-an-affiliate')).props).toMatchObject({ state: null, apply: null, days: 60 })
    const turned = await guest.submit('/become-an-affiliate', wish)
    expect(turned.headers.get('location')).toBe('/register?next=%2Fbecome-an-affiliate')

    const { client, email } = await accounts.member()
    expect((await client.send('/user/affiliate')).headers.get('location')).toBe('/become-an-affiliate')
    const wrong = { code: '-x', website: 'javascript:alert(1)', plan: ' ', payout: '' }
    const { props } = await client.follow(await client.submit('/become-an-affiliate', wrong))
    const said = expect.any(String)
    expect(props.errors).toEqual({ code: said, payout: said, plan: said, website: said })
    expect(props.old).toMatchObject({ website: 'javascript:alert(1)' })
    const taken = await client.follow(await client.submit('/become-an-affiliate', { ...wish, code: 'ADA-Builds' }))
    expect(taken.props.errors).toEqual({ code: 'This code is taken. Choose another.' })

    const own = { ...wish, code: 'grace' }
    const [first, second] = await Promise.all([
      client.submit('/become-an-affiliate', own),
      client.submit('/become-an-affiliate', { ...own, code: 'grace-2' }),
    ])
    for (const answer of [first, second]) expect(answer.headers.get('location')).toBe('/user/affiliate')
    expect((await client.visit('/become-an-affiliate')).props).toMatchObject({ state: 'applied', apply: null })
    const mails = (await accounts.mailsTo(site.supportEmail)).filter(({ props }) => props.email === email)
    expect(mails.map(({ subject }) => subject)).toEqual(['affiliate-application'])
  })

  test('a link leads to the page without it, and is remembered for sixty days; a browser counts once', async () => {
    const before = (await account()).figures.clicks
    const client = accounts.browser()
    const answer = await follow(client, '/pricing?via=ADA-builds&x=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/pricing?x=1'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^millwork-via=.*; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain('ada')
    await follow(client)
    expect((await account()).figures.clicks).toBe(before + 1)
    expect((await follow(client, '//evil.example?via=ada-builds')).headers.get('location')).toBe('/evil.example')
  })

  test('a network adds sixty clicks an hour at most, and is led on all the same', async () => {
    const before = (await account()).figures.clicks
    for (let count = 0; count < 62; count++) {
      const client = accounts.browser('198.51.100.20')
      expect((await follow(client)).status).toBe(302)
      expect(client.cookies.has('millwork-via')).toBe(true)
    }
    expect((await account()).figures.clicks).toBe(before + 60)
  })

  test.each(['nobody', '%00', 'a'.repeat(5000), ''])('the code "%.10s" is forgotten', async (code) => {
    const client = accounts.browser()
    const answer = await follow(client, `/pricing?via=${code}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/pricing'])
    expect(client.cookies.has('millwork-via')).toBe(false)
  })

  test('a sale earns its share when it is paid, and not before; money that goes back takes it along', async () => {
    const before = await balance()
    const buyer = await buy('team', { pay: false })
    expect(buyer.order.affiliateId).toBe(ada.affiliateId)
    expect(await balance()).toEqual(before)
    await buyer.client.submit(`/checkout/sandbox/${buyer.order.id}`, { outcome: 'pay' })
    await buyer.client.submit(`/checkout/sandbox/${buyer.order.id}`, { outcome: 'pay' })
    const earned = await balance()
    expect([earned.sales - before.sales, earned.owedCents - before.owedCents]).toEqual([1, 16470])
    const shown = await account()
    expect(shown.sales[0]).toMatchObject({ product: 'Team licence', commission: '$164.70', state: 'waiting' })
    expect(JSON.stringify(shown)).not.toContain(buyer.email)
    await refund(buyer)
    await refund(buyer)
    expect(await balance()).toEqual(before)
    expect((await account()).sales[0]).toMatchObject({ state: 'reversed' })
  })

  test('a refund of a part takes its share, whichever way the parts come; the rest of the money takes the rest', async () => {
    const before = await balance()
    const buyer = await buy('team')
    const owed = async () => (await balance()).owedCents - before.owedCents
    // 30% of $549.00 less $100.05, in whole cents.
    await refund(buyer, 10_005)
    expect(await owed()).toBe(13_468)
    await refund(buyer, 4000)
    expect(await owed()).toBe(13_468)
    expect((await account()).sales[0]).toMatchObject({ commission: '$134.68', before: '$164.70', state: 'waiting' })
    await refund(buyer, 54_899)
    expect(await owed()).toBe(0)
    expect((await balance()).sales).toBe(before.sales + 1)
    await refund(buyer)
    expect(await balance()).toEqual(before)
    expect((await account()).sales[0]).toMatchObject({ commission: '$164.70', before: null, state: 'reversed' })
  })

  test('a licence that the operator takes away leaves its commission; a refund takes it, however often it is told', async () => {
    const before = await balance()
    const buyer = await buy()
    const earned = await balance()
    expect(earned.owedCents - before.owedCents).toBe(2370)
    await revokeLicense(accounts.database, buyer.order.licenseId)
    expect(await balance()).toEqual(earned)
    await refund(buyer)
    await refund(buyer)
    expect(await balance()).toEqual(before)
  })

  test('the share is of what was paid, less taxes and reductions', async () => {
    const { order } = await buy('developer', { pay: false })
    const before = await balance()
    const sums = { subtotalCents: 7900, discountCents: 1000, taxCents: 1311, totalCents: 8211, quantity: 1 }
    const paid = { fact: 'paid', orderId: order.id, currency: 'usd', ...sums } as const
    await takePayment(accounts.database, { id: randomUUID(), type: 'x', paymentId: `sandbox_${order.id}`, ...paid })
    expect((await balance()).owedCents - before.owedCents).toBe(2070)
  })

  test('nobody earns by what they buy themselves, nor by a link that is not theirs any more', async () => {
    const before = await balance()
    await follow(ada.client)
    await ada.client.submit('/checkout/developer', {})
    expect((await latestOrder(ada)).affiliateId).toBeNull()
    const late = await buy('developer', { pay: false })
    await decideAffiliate(accounts.database, { id: ada.affiliateId }, 'ended')
    await late.client.submit(`/checkout/sandbox/${late.order.id}`, { outcome: 'pay' })
    expect((await buy()).order.affiliateId).toBeNull()
    await decideAffiliate(accounts.database, { id: ada.affiliateId }, 'active')
    expect(await balance()).toEqual(before)
  })

  test('the last link followed counts', async () => {
    const { affiliateId: id } = await affiliate('other')
    const buyer = await accounts.member()
    await follow(buyer.client)
    await follow(buyer.client, '/pricing?via=other')
    await buyer.client.submit('/checkout/developer', {})
    expect((await latestOrder(buyer)).affiliateId).toBe(id)
  })

  test('money is paid out once it is a month old, never more than there is, and a late refund is made up for', async () => {
    const buyer = await buy('unlimited')
    expect(await recordPayout(accounts.database, ada.affiliateId, 100)).toBe(false)
    const { db } = accounts.database
    await db
      .updateTable('commissions')
      .set({ earnedAt: new Date(accounts.database.clock().getTime() - days(31)) })
      .where('affiliateId', '=', ada.affiliateId)
      .execute()
    const { payableCents, owedCents } = await balance()
    expect(payableCents).toBe(owedCents)
    const tries = Array.from({ length: 5 }, () => recordPayout(accounts.database, ada.affiliateId, payableCents))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    expect(await balance()).toMatchObject({ paidCents: payableCents, owedCents: 0, payableCents: 0 })
    await refund(buyer)
    expect(await balance()).toMatchObject({ owedCents: -5970, payableCents: 0 })
  })

  test('payout details are changed by their owner, and the books outlive the account', async () => {
    const { id, client: own, affiliateId } = await affiliate('leaving')
    const saved = await own.submit('/user/affiliate/payout', { payout: 'DE02 1203 0000 0000 2020 51' })
    expect((await own.follow(saved)).props).toMatchObject({ payout: 'DE02 1203 0000 0000 2020 51' })
    const empty = await own.follow(await own.submit('/user/affiliate/payout', { payout: ' ' }))
    expect(empty.props.errors).toEqual({ payout: 'Enter where we should send your commission.' })
    const { client } = await accounts.member()
    expect((await client.submit('/user/affiliate/payout', { payout: 'mine' })).status).toBe(404)
    expect((await buy('developer', { via: 'leaving' })).order.affiliateId).toBe(affiliateId)
    const before = await balanceOf(accounts.database, affiliateId)
    expect(before).toMatchObject({ sales: 1, owedCents: 2370 })
    await deleteUser(accounts.database, id)
    expect(await balanceOf(accounts.database, affiliateId)).toEqual(before)
    expect((await buy('developer', { via: 'leaving' })).order.affiliateId).toBeNull()
  })
})
