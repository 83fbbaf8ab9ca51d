/** A product to throw requests at: a listening server, things at its addresses, and people of every standing. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { projectKinds } from '#shared/goods.ts'
import { needed } from '#shared/needed.ts'
import { site } from '#shared/site.ts'
import { setIds } from '#shared/tools/icons/sets.ts'
import type { Database } from '../../db/client.ts'
import { createCollection } from '../../domain/library/collections.ts'
import { filesOf } from '../../domain/selling/design-files.ts'
import { createRequest } from '../../domain/selling/design-requests.ts'
import { ownLicenseOf } from '../../domain/selling/licenses.ts'
import { placeOrder } from '../../domain/selling/orders.ts'
import { seatsOf } from '../../domain/selling/seats.ts'
import { readEnv } from '../../env.ts'
import { createHttpServer } from '../../process/http-server.ts'
import { createTestApp } from '../index.ts'
import { accessKeyOf } from '../access-keys.ts'
import { accountServer, type Browser } from '../accounts.ts'
import { testCatalogue, testComponent } from '../catalogue.ts'
import { testBuild, testGoods, testPreviews } from '../goods.ts'
import type { Person, Places } from './requests.ts'

const component = testComponent('application-ui/components/alerts/open', { free: true })

/** Opens it on a migrated database. `renew` signs in again whom a request signed out. */
export async function openStage(database: Database) {
  const { deps: usual } = createTestApp(database)
  const { limiter } = usual
  const accounts = await accountServer(database, {
    env: readEnv({ TRUST_PROXY: 'true', GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' }),
    // Attempts are counted, and nobody is turned away: what a handler does is what is tried.
    limiter: { ...limiter, limit: (limit) => limiter.limit({ ...limit, max: Number.MAX_SAFE_INTEGER }) },
    catalogue: testCatalogue([component]),
    goods: testGoods,
    previews: () => testPreviews,
    buildDir: testBuild(),
  })
  const server = createHttpServer(accounts.app).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const free = await accounts.member()
  const owner = await accounts.member({ license: 'team' })
  await database.db.updateTable('users').set({ dsActive: true }).where('id', '=', owner.id).execute()
  const wish = { title: 'A', purpose: 'B', links: [], details: 'C' }
  const drawing = { name: 'a.svg', kind: 'SVG' as const, bytes: Buffer.from('<svg/>') }
  const request = await createRequest(database, owner.id, wish, [drawing])
  const [file] = await filesOf(database, request)
  await owner.client.submit('/user/team/invitations', { email: 'waiting@example.com' })
  const license = needed(await ownLicenseOf(database, owner.id), 'The owner has no licence.')
  const seats = await seatsOf(database, license.id)
  const begun = { licenseId: license.id, name: 'Checkout', item: component.path }
  const collection = await createCollection(database, begun)
  if (!collection.ok) throw new Error(collection.reason)
  await accessKeyOf(accounts, owner.id)
  await accessKeyOf(accounts, owner.id, { teamId: license.id })
  const keys = await database.db.selectFrom('accessKeys').select('id').execute()
  // Of none of those who walk, so that nobody revokes it on the way.
  const programKey = await accessKeyOf(accounts, (await accounts.member({ license: 'unlimited' })).id)
  const order = needed(
    await placeOrder(database, free, { tier: 'developer', provider: 'sandbox', sale: accounts.deps.env.discountSale }),
    'The order was not placed.',
  )

  const [pkg = '', category = '', subcategory = '', name = ''] = component.path.split('/')
  const places: Places = {
    package: [pkg],
    category: [category],
    subcategory: [subcategory],
    component: [name],
    collection: [collection.id],
    key: keys.map(({ id }) => id),
    screen: ['unknown'],
    name: ['alerts-open.json', 'set-unknown.json', 'collection-checkout.json', 'theme.json', 'unknown'],
    id: [request],
    upload: [needed(file, 'The file was not kept.').id],
    order: [order.id],
    seat: seats.map(({ id }) => id),
    tier: ['team', 'developer', 'sandbox', 'return'],
    provider: ['github', 'google'],
    token: ['unknown', 'a.b.c'],
    kind: projectKinds,
    slug: ['kept', 'open', 'license', 'terms-of-service'],
    zip: ['html.zip'],
    edition: ['html'],
    path: ['pricing', 'index.html'],
    tool: [...setIds, 'tailwind-color-palette', 'tailwind-button-builder', 'icons'],
    tarball: ['millwork-0.9.0.tgz', 'millwork-99.0.0.tgz'],
    file: ['unknown.md', 'license.md', 'open.md', 'alerts.md'],
    tag: ['unknown'],
  }

  const guest = accounts.browser()
  await guest.send('/')
  const signedIn = [
    { ...free, name: 'free' },
    { ...owner, name: 'owner' },
  ]
  const people: Person[] = [
    personOf('guest', guest),
    ...signedIn.map(({ name, client }) => personOf(name, client)),
    { name: 'program', cookie: '', token: '', key: programKey },
  ]

  /** Sessions end in such a storm, since signing out is an address, too. */
  async function renew() {
    for (const { name, id, client } of signedIn) {
      const cookies = await accounts.deps.auth.startSession({
        userId: id,
        remember: true,
        ip: '::1',
        userAgent: site.slug,
      })
      const [pair = ''] = (
        cookies.find((line) => line.startsWith(accounts.deps.auth.sessionCookieNames[0])) ?? ''
      ).split(';')
      client.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      Object.assign(
        needed(
          people.find((person) => person.name === name),
          name,
        ),
        personOf(name, client),
      )
    }
  }

  return {
    port: (server.address() as AddressInfo).port,
    people,
    places,
    takes: methodsOf(accounts.app),
    renew,
    logged: accounts.logged,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The methods each address takes, as the application's own router knows them. */
function methodsOf(app: ReturnType<typeof createTestApp>['app']): Record<string, string[]> {
  const own = app.routes.filter(({ method }) => method !== 'ALL')
  return Object.fromEntries(
    own.map(({ path }) => [path, [...new Set(own.filter((each) => each.path === path).map(({ method }) => method))]]),
  )
}

export type Stage = Awaited<ReturnType<typeof openStage>>

function personOf(name: string, { cookies }: Browser): Person {
  const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  return { name, cookie, token: cookies.get('XSRF-TOKEN') ?? '' }
}
