import { expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { placeOrder } from '../../domain/selling/orders.ts'
import { readEnv } from '../../env.ts'
import { accountServer } from '../../testing/accounts.ts'
import { testClock } from '../../testing/clock.ts'

const noon = '2026-11-22T12:00:00Z'
const sale = '{"percent":30,"titleTopBanner":"Opening sale","maxCustomers":1,"showProgressBar":true}'

describeEachDatabase('a sale on pages that are kept', (open) => {
  async function shop() {
    const clock = testClock(noon)
    const database = await open({ clock })
    const env = readEnv({ DISCOUNT_SALE: sale, TRUST_PROXY: 'true' })
    const accounts = await accountServer(database, { env })
    /** What a guest reads of the sale. */
    async function shown() {
      const html = await (await accounts.browser().send('/pricing')).text()
      return JSON.parse(/"sale":(null|\{.*?\})/.exec(html)![1]!) as { sold: number; held: number } | null
    }
    return { accounts, clock, database, shown, env }
  }

  test('what somebody does here is seen by the next who looks', async () => {
    const { accounts, shown, clock } = await shop()
    const { client } = await accounts.member()
    expect([await shown(), await shown()]).toMatchObject([{ held: 0 }, { held: 0 }])
    const begun = await client.submit('/checkout/team', {})
    expect(await shown()).toMatchObject({ sold: 0, held: 1 })
    await client.submit(begun.headers.get('location')!, { outcome: 'leave' })
    expect(await shown()).toMatchObject({ sold: 0, held: 0 })
    const again = await client.submit('/checkout/team', {})
    expect(await shown()).toMatchObject({ held: 1 })
    clock.pass(33 * 60_000)
    expect(await shown()).toMatchObject({ held: 0 })
    expect(again.status).toBe(303)
    const last = await client.submit('/checkout/team', {})
    await client.submit(last.headers.get('location')!, { outcome: 'pay' })
    expect(await shown()).toBeNull()
  }, 60_000)

  test('what another process does is seen within a second', async () => {
    const { accounts, shown, clock, database, env } = await shop()
    const buyer = await accounts.member()
    expect(await shown()).toMatchObject({ held: 0 })
    await placeOrder(database, buyer, { tier: 'developer', provider: 'sandbox', sale: env.discountSale })
    clock.pass(1000)
    expect(await shown()).toMatchObject({ held: 1 })
  }, 60_000)

  test.each([
    ['/searches', 'application/json', '{"words":"a word nobody has"}', 204],
    ['/copies', 'application/json', '{}', 422],
    ['/csp-reports', 'application/reports+json', '[]', 400],
  ])('what is only counted, %s, makes nobody ask for it anew', async (path, type, body, status) => {
    const { accounts, shown, database } = await shop()
    await shown()
    const asks = vi.spyOn(database.db, 'selectFrom')
    const headers = { 'content-type': type }
    expect((await accounts.browser().send(path, { method: 'POST', headers, body })).status).toBe(status)
    asks.mockClear()
    expect(await shown()).toMatchObject({ held: 0 })
    expect(asks).not.toHaveBeenCalled()
  })
})
