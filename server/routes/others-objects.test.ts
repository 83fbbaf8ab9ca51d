import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'
import { createCollection } from '../domain/library/collections.ts'
import { askForComponent } from '../domain/operator/component-requests.ts'
import { createRequest, findRequest } from '../domain/selling/design-requests.ts'
import { invite } from '../domain/selling/invitations.ts'
import { licenseOf } from '../domain/selling/licenses.ts'
import { placeOrder } from '../domain/selling/orders.ts'
import { accessKeyOf } from '../testing/access-keys.ts'
import { accountServer, type AccountServer } from '../testing/accounts.ts'
import { testCatalogue, testComponent } from '../testing/catalogue.ts'

/** Addresses of what is one person's, with the method that reaches it. */
const owned = {
  receipt: 'GET',
  receiptDetails: 'POST',
  receiptInvoice: 'GET',
  checkoutReturn: 'GET',
  sandboxPayment: 'GET',
  resendSeat: 'POST',
  removeSeat: 'POST',
  handOverTeam: 'POST',
  designRequest: 'GET',
  designMessages: 'POST',
  designFile: 'GET',
  componentVote: 'POST',
  revokeAccessKey: 'POST',
  collection: 'GET',
  collectionName: 'POST',
  collectionOrder: 'PUT',
  collectionZip: 'GET',
  deleteCollection: 'POST',
  collectionItem: 'PUT',
  collectionSet: 'PUT',
} as const
/** Parameters that name something of everybody's, or a key that is itself the permission. */
const shared =
  /:(package|category|subcategory|component|slug|edition|flavour|kind|zip|tool|file|tag|provider|tier|token|path|screen|name|tarball)\b/g
const kept = testComponent('application-ui/components/alerts/plain')
const isDev = (address: string) => address.startsWith('/dev/')

test('every address with a name of somebody’s object is walked', () => {
  const named = Object.entries(routes).filter(
    ([, address]) => !isDev(address) && address.replace(shared, '').includes('/:'),
  )
  expect(named.map(([name]) => name).toSorted()).toEqual(Object.keys(owned).toSorted())
})

describeEachDatabase('what is somebody else’s', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open(), { catalogue: testCatalogue([kept]) })
  })

  test('answers 404 as what does not exist does, and stays as it was', async () => {
    const { database } = accounts
    const { db } = database
    const owner = await accounts.member({ license: 'team' })
    const stranger = await accounts.member({ license: 'team' })
    await db.updateTable('users').set({ dsActive: true }).execute()
    const buyer = await accounts.member()
    const order = (await placeOrder(database, buyer, {
      tier: 'developer',
      provider: 'sandbox',
      sale: site.discountSale,
    }))!
    const invited = await invite(database, (await licenseOf(database, owner.id))!.id, 'guest@example.com')
    if (!invited.ok) throw new Error(invited.reason)
    const wish = { title: 'A', purpose: 'B', links: [], details: 'C' }
    const sent = [{ name: 'a.pdf', kind: 'PDF' as const, bytes: new Uint8Array(9) }]
    const design = await createRequest(database, owner.id, wish, sent)
    const upload = (await findRequest(database, design))!.files[0]!.id
    const asked = { name: 'A', purpose: 'B', example: null, wantsMail: false }
    const request = await askForComponent(database, owner.id, asked)
    const licenseId = (await licenseOf(database, owner.id))!.id
    const begun = await createCollection(database, { licenseId, name: 'Checkout', item: kept.path })
    if (!begun.ok) throw new Error(begun.reason)
    const [pkg, category, subcategory, component] = kept.path.split('/') as [string, string, string, string]
    await accessKeyOf(accounts, owner.id, { teamId: licenseId })
    const [key] = await database.db.selectFrom('accessKeys').select('id').execute()
    const ids: Record<string, string> = {
      order: order.id,
      seat: invited.seat.id,
      id: design,
      request,
      upload,
      collection: begun.id,
      key: key!.id,
      package: pkg,
      category,
      subcategory,
      component,
      slug: 'unknown',
    }
    const tables = [
      'orders',
      'seats',
      'designRequests',
      'designMessages',
      'componentVotes',
      'teamHandovers',
      'collections',
      'collectionItems',
      'sessions',
    ] as const
    const counts = () =>
      Promise.all(
        tables.map(
          async (table) =>
            (
              await db
                .selectFrom(table)
                .select(({ fn }) => fn.countAll().as('n'))
                .executeTakeFirstOrThrow()
            ).n,
        ),
      )
    /** Ending them leaves their rows. */
    const lasting = () => db.selectFrom('accessKeys').select(['id', 'revokedAt']).orderBy('id').execute()
    const [before, lastingBefore] = [await counts(), await lasting()]
    for (const [name, method] of Object.entries(owned)) {
      for (const known of [true, false]) {
        const path = routes[name as keyof typeof owned].replace(/:(\w+)/g, (_, word: string) =>
          known ? ids[word]! : 'none',
        )
        const asked = name === 'collectionZip' ? `${path}?flavour=html` : path
        const response = await (method === 'GET'
          ? stranger.client.send(asked)
          : stranger.client.submit(path, { message: 'x', name: 'x', items: [] }, { method }))
        expect([name, known, response.status]).toEqual([name, known, 404])
      }
    }
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', owner.id)
      .executeTakeFirstOrThrow()
    for (const path of ['/user/sessions/end', '/user/passkeys/remove']) {
      expect((await stranger.client.submit(path, { id: session.id })).status).toBe(404)
    }
    expect(await counts()).toEqual(before)
    expect(await lasting()).toEqual(lastingBefore)
  })
})
