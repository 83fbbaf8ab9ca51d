import { expect, test } from 'vitest'
import { formatCents } from '#shared/license-tiers.ts'
import { salePrice, type OpenSale } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { reservedMs } from '../../domain/selling/sale-places.ts'
import { readEnv } from '../../env.ts'
import { accountServer, type Browser } from '../../testing/accounts.ts'
import { adminBeside } from '../../testing/admin.ts'
import { testClock } from '../../testing/clock.ts'

const tier = 'unlimited'
const [cheap, full] = ['$139.00', '$199.00']

describeEachDatabase('a sale of three places, as its pages show it', (open) => {
  async function shop() {
    const clock = testClock('2026-11-22T12:00:00Z')
    const discountSale = { percent: 30, titleTopBanner: 'Opening sale', maxCustomers: 3, showProgressBar: true }
    const env = readEnv({ TRUST_PROXY: 'true', DISCOUNT_SALE: JSON.stringify(discountSale) })
    const database = await open({ clock })
    const accounts = await accountServer(database, { env })

    /** What every page with a price tells somebody, which has to be one price. */
    async function told(client: Browser) {
      const pages = await Promise.all(
        ['/', '/pricing', `/checkout/${tier}`, '/user/active-license'].map((path) => client.visit(path)),
      )
      const seen = pages.map(({ props }) => props as unknown as Seen)
      const sales = seen.map((props) => props.site.sale)
      for (const sale of sales) expect(sale).toEqual(sales[0])
      const offered = seen[3]!.upgrades.find((offer) => offer.tier === tier)!.amount
      const html = await (await client.send('/pricing')).text()
      const structured = Number(/"name":"Unlimited","price":(\d+)/.exec(html)![1])
      const prices = new Set([
        formatCents(salePrice(site.prices[tier], sales[0]!) * 100),
        seen[2]!.amount,
        offered,
        formatCents(structured * 100),
      ])
      expect([...prices]).toHaveLength(1)
      const [price] = prices
      return { price: price!, cents: seen[2]!.cents, sale: sales[0]!, paid: seen[0]!.meta.ds_u }
    }
    type Seen = {
      site: { sale: OpenSale | null }
      meta: { ds_u: number }
      amount: string
      cents: number
      upgrades: { tier: string; amount: string }[]
    }
    /** Begins to pay at the price that was shown; answers where one pays. */
    const begin = async ({ client }: { client: Browser }, shown: number) =>
      (await client.submit(`/checkout/${tier}`, { shown })).headers.get('location')!
    const charged = async (at: string) => {
      const id = at.split('/').at(-1)!
      const { amountCents } = await database.db
        .selectFrom('orders')
        .select('amountCents')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return amountCents
    }
    return { clock, accounts, told, begin, charged, sale: env.discountSale }
  }

  test('looking holds nothing; payments that have begun hold their place until they are left, paid or too old', async () => {
    const { clock, accounts, told, begin, charged } = await shop()
    const stranger = await accounts.member()
    const people = [await accounts.member(), await accounts.member(), await accounts.member()] as const
    const shown = await Promise.all(people.map(({ client }) => told(client)))
    expect(shown.map(({ price, sale }) => [price, sale?.held])).toEqual(people.map(() => [cheap, 0]))

    const at = await Promise.all(people.map((person) => begin(person, 13_900)))
    expect(await Promise.all(at.map(charged))).toEqual([13_900, 13_900, 13_900])
    // Everyone sees that the places are held, and only those who hold one still have its price.
    expect(await told(stranger.client)).toMatchObject({
      price: full,
      paid: 0,
      sale: { sold: 0, held: 3, isOpen: false },
    })
    expect(await told(people[0].client)).toMatchObject({ price: cheap, sale: { held: 3, own: 'held' } })

    // A bank that declines leaves the place with who tries again; who leaves gives it back.
    await people[0].client.submit(at[0]!, { outcome: 'decline' })
    expect(await told(stranger.client)).toMatchObject({ price: full, sale: { held: 3 } })
    await people[0].client.submit(at[0]!, { outcome: 'leave' })
    expect(await told(stranger.client)).toMatchObject({ price: cheap, sale: { sold: 0, held: 2, isOpen: true } })
    expect(await told(people[0].client)).toMatchObject({ price: cheap, sale: { own: null } })
    const gone = await people[0].client.submit(at[0]!, { outcome: 'pay' })
    expect(gone.headers.get('location')).toBe(`/checkout/${tier}`)

    await people[1].client.submit(at[1]!, { outcome: 'pay' })
    expect(await told(stranger.client)).toMatchObject({ price: cheap, paid: 1, sale: { sold: 1, held: 1 } })
    clock.pass(reservedMs)
    expect(await told(stranger.client)).toMatchObject({ price: cheap, paid: 1, sale: { sold: 1, held: 0 } })
  })

  test('who was shown a price that is gone is told so, and pays nothing meanwhile', async () => {
    const { accounts, told, begin } = await shop()
    const late = await accounts.member()
    const { cents } = await told(late.client)
    for (let place = 0; place < 3; place++) await begin(await accounts.member(), 13_900)
    expect(await begin(late, cents)).toBe(`/checkout/${tier}`)
    const { props } = await late.client.visit(`/checkout/${tier}`)
    expect(props).toMatchObject({ amount: full, flash: { banner: expect.stringContaining('price has changed') } })
    expect(await begin(late, 19_900)).toMatch(/^\/checkout\/sandbox\//)
  })

  test('fifty at once agree to the cent with what they were shown, and the operator sees the same', async () => {
    const { clock, accounts, told, begin, charged, sale } = await shop()
    const people = await Promise.all(Array.from({ length: 50 }, () => accounts.member()))
    const began = await Promise.all(people.map(async (person) => ({ person, at: await begin(person, 13_900) })))
    const inside = began.filter(({ at }) => at.startsWith('/checkout/sandbox/'))
    expect(inside).toHaveLength(3)
    expect(await Promise.all(inside.map(({ at }) => charged(at)))).toEqual([13_900, 13_900, 13_900])
    // The first two pay, at once and twice; the third never comes back.
    const paying = inside
      .slice(0, 2)
      .flatMap(({ person, at }) => [0, 1].map(() => person.client.submit(at, { outcome: 'pay' })))
    await Promise.all(paying)
    const outside = began.find(({ at }) => !at.startsWith('/checkout/sandbox/'))!.person
    expect(await told(outside.client)).toMatchObject({ price: full, paid: 2, sale: { sold: 2, held: 1 } })
    clock.pass(reservedMs)
    const { price, cents, paid } = await told(outside.client)
    expect([price, paid]).toEqual([cheap, 2])
    await outside.client.submit(await begin(outside, cents), { outcome: 'pay' })
    const after = await accounts.member()
    expect(await told(after.client)).toMatchObject({ price: full, paid: 3, sale: null })

    const status = await adminBeside(accounts)('sale status --json', { sale })
    expect(JSON.parse(status)).toMatchObject({ state: 'over', paid: 3, held: 0, endsAt: 3 })
  })
})
