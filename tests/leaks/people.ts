/** Everybody who walks: how they came to be who they are, and what is theirs to read. */
import { createCollection } from '#server/domain/library/collections.ts'
import { createRequest, findRequest } from '#server/domain/selling/design-requests.ts'
import { mayDownload, mayReadCode, type Viewer } from '#server/domain/library/entitlement.ts'
import { ownLicenseOf } from '#server/domain/selling/licenses.ts'
import { placeOrder } from '#server/domain/selling/orders.ts'
import { seatsOf } from '#server/domain/selling/seats.ts'
import { receivePayment } from '#server/payments/receive.ts'
import { accessKeyOf } from '#server/testing/access-keys.ts'
import type { AccountServer, Browser } from '#server/testing/accounts.ts'
import type { LicenseName } from '#shared/page-props.ts'

export const roles = ['guest', 'free account', 'developer', 'removed member', 'refunded buyer'] as const
export type Role = (typeof roles)[number]

/** `key` is an access key of theirs; what only programs ask for is asked with it. */
export type Person = { role: Role; client: Browser; reader: Viewer; key: string | null }
/** What addresses of somebody's own things need: the person walks to them, and others do. */
export type Things = { request: string; upload: string; order: string; seat: string; collection: string }

/** Makes everybody. Throws where somebody is not who they should be. */
export async function everybody(accounts: AccountServer): Promise<{ people: Person[]; things: Things }> {
  const { deps, database } = accounts
  const owner = await accounts.member({ name: 'Olive Ownerly' })
  const order = await buy(accounts, owner, 'team')
  const license = (await ownLicenseOf(database, owner.id))!
  const removed = await accounts.member({ name: 'Katherine Johnson' })
  await owner.client.submit('/user/team/invitations', { email: removed.email })
  const [mail] = await accounts.mailsTo(removed.email)
  await removed.client.submit(new URL(mail!.props.url!).pathname, {})
  // Made while they had what they have no more.
  const removedKey = await accessKeyOf(accounts, removed.id)
  const [seat] = (await seatsOf(database, license.id)).filter(({ userId }) => userId === removed.id)
  await owner.client.submit(`/user/team/seats/${seat!.id}/remove`, {})
  const wish = { title: 'A footer', purpose: 'A page', links: [], details: 'As it was.' }
  const drawing = { name: 'a.svg', kind: 'SVG' as const, bytes: Buffer.from('<svg/>') }
  const request = await createRequest(database, owner.id, wish, [drawing])
  const upload = (await findRequest(database, request))!.files[0]!.id

  const first = deps.catalogue.all()[0]?.path
  const collection = await createCollection(database, { licenseId: license.id, name: 'Checkout', item: first })
  if (!collection.ok) throw new Error(collection.reason)

  const refunded = await accounts.member()
  const paid = await buy(accounts, refunded, 'unlimited')
  const refundedKey = await accessKeyOf(accounts, refunded.id)
  const payment = { payment_intent: `sandbox_${paid.id}`, refunded: true, amount: paid.amountCents }
  const event = {
    id: 'evt_back',
    type: 'charge.refunded',
    data: { object: { ...payment, amount_refunded: paid.amountCents } },
  }
  // Whether a signature is right is no matter of this walk.
  const payments = deps.payments && { ...deps.payments, isGenuine: () => true }
  await receivePayment({ ...deps, payments }, { body: JSON.stringify(event), signature: '' })
  if (await ownLicenseOf(database, refunded.id)) throw new Error('The refund left the licence as it was.')

  const free = await accounts.member()
  const developer = await accounts.member({ license: 'developer' })
  // With the design service, so that its pages are walked, too.
  await database.db.updateTable('users').set({ dsActive: true }).execute()
  const without = { licenseName: null }
  const keyOf = ({ id }: { id: string }) => accessKeyOf(accounts, id)
  const people: Person[] = [
    { role: 'guest', client: accounts.browser(), reader: null, key: null },
    { role: 'free account', client: free.client, reader: without, key: await keyOf(free) },
    {
      role: 'developer',
      client: developer.client,
      reader: { licenseName: 'developer' },
      key: await keyOf(developer),
    },
    { role: 'removed member', client: removed.client, reader: without, key: removedKey },
    { role: 'refunded buyer', client: refunded.client, reader: without, key: refundedKey },
  ]
  return { people, things: { request, upload, order: order.id, seat: seat!.id, collection: collection.id } }
}

async function buy(accounts: AccountServer, buyer: { id: string; name: string; email: string }, tier: LicenseName) {
  const { deps, database } = accounts
  const order = await placeOrder(database, buyer, { tier, provider: 'sandbox', sale: deps.env.discountSale })
  if (!order || deps.payments?.name !== 'sandbox') throw new Error('Nothing could be bought.')
  await receivePayment(deps, deps.payments.paid(order))
  return order
}

/** Whether somebody may have what belongs to this owner: a component by its path, or "<kind>/<slug>". */
export function mayHave(reader: Viewer, owner: string, openToday: string): boolean {
  const [kind, , ...rest] = owner.split('/')
  if (rest.length > 0) return mayReadCode({ user: reader, component: { free: false }, isOfTheDay: owner === openToday })
  return mayDownload({ user: reader, kind: kind as 'templates' | 'starter-kits', good: { free: false } })
}
