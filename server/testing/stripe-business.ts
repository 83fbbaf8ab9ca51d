/** A server that sells with Stripe's stand-in, and people who buy there, for tests. */
import { randomUUID } from 'node:crypto'
import { needed } from '#shared/needed.ts'
import type { LicenseName } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import type { Database } from '../db/client.ts'
import { licenseOf } from '../domain/selling/licenses.ts'
import { placeOrder, type Buyer } from '../domain/selling/orders.ts'
import { stripeShop } from '../payments/stripe.ts'
import { accountServer, type AccountServer } from './accounts.ts'
import { stripeStandIn } from './stripe.ts'

export const siteUrl = 'https://millwork.example'

export type StripeBusiness = Awaited<ReturnType<typeof stripeBusiness>>

export async function stripeBusiness(database: Database) {
  const { clock } = database
  const standIn = await stripeStandIn(clock)
  const shop = stripeShop(standIn.settings, { siteUrl, clock })
  const accounts = await accountServer(database, { payments: shop })

  /** Goes on to the payment; answers the session. */
  async function begin(person: Buyer, tier: LicenseName) {
    const order = await placeOrder(database, person, { tier, provider: 'stripe', sale: site.discountSale })
    return standIn.at(await shop.payAt(needed(order, `${person.id} has the ${tier} licence already.`)))
  }

  /** Somebody who wants a tier, straight in the database, and the session they were sent to. */
  async function buyer(tier: LicenseName = 'developer') {
    const id = randomUUID()
    const person = { id, name: 'Ada', email: `${id}@example.com` }
    const rest = { emailVerified: true, image: null, pendingEmail: null, snippetDefaults: null }
    const times = { createdAt: clock(), updatedAt: clock() }
    await database.db
      .insertInto('users')
      .values({ ...person, ...rest, ...times })
      .execute()
    return { ...person, session: await begin(person, tier) }
  }

  /** What the server answers to an event. */
  async function deliver(
    { body, signature }: { body: string; signature?: string },
    { to = accounts }: { to?: AccountServer } = {},
  ) {
    const headers: Record<string, string> = signature === undefined ? {} : { 'stripe-signature': signature }
    return (await to.browser().send('/webhooks/payments', { method: 'POST', body, headers })).status
  }

  return {
    standIn,
    shop,
    accounts,
    begin,
    buyer,
    deliver,
    tell: (type: string, object: object) => deliver(standIn.event(type, object)),
    tierOf: async ({ id }: Pick<Buyer, 'id'>) => (await licenseOf(database, id))?.tier ?? null,
  }
}
