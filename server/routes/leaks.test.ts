/**
 * Walks every route as everybody, with the addresses of somebody else's things, and looks for what is not theirs. What
 * is sold, tests/leaks.spec.ts looks for in the built product.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { flavours } from '#shared/catalog.ts'
import { projectKinds } from '#shared/goods.ts'
import { routes } from '#shared/routes.ts'
import { setIds } from '#shared/tools/icons/sets.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { createCollection } from '../domain/library/collections.ts'
import { askForComponent } from '../domain/operator/component-requests.ts'
import { createRequest, findRequest } from '../domain/selling/design-requests.ts'
import { ownLicenseOf, licenseOf } from '../domain/selling/licenses.ts'
import { placeOrder, receiptNumber } from '../domain/selling/orders.ts'
import { revokeLicense } from '../domain/selling/revocation.ts'
import { seatsOf } from '../domain/selling/seats.ts'
import { receivePayment } from '../payments/receive.ts'
import { sandbox } from '../payments/sandbox.ts'
import { testWebhookSecret } from '../testing/index.ts'
import { accessKeyOf } from '../testing/access-keys.ts'
import { accountServer, type AccountServer, type Browser } from '../testing/accounts.ts'
import { testCatalogue, testComponent } from '../testing/catalogue.ts'
import { passingClock } from '../testing/clock.ts'
import { openToday } from '../testing/day.ts'
import { testBuild, testGoods, testPreviews } from '../testing/goods.ts'
import { everyStep, wordsOf, type Step } from '../testing/walk.ts'

const open = testComponent('application-ui/components/alerts/open', { free: true })
const kept = testComponent('application-ui/components/alerts/kept')

type Person = { name: string; client: Browser; secrets: string[] }

describeEachDatabase('nobody is told', (openDatabase) => {
  let accounts: AccountServer
  let steps: Step[]
  const people: Record<string, Person> = {}
  let owner: Awaited<ReturnType<AccountServer['member']>>
  let untouched: () => Promise<unknown>
  let before: unknown

  beforeAll(async () => {
    const database = await openDatabase({ clock: passingClock('2026-01-05T12:00:00Z') })
    await openToday(database, open.path)
    accounts = await accountServer(database, {
      catalogue: testCatalogue([open, kept]),
      goods: testGoods,
      previews: () => testPreviews,
      buildDir: testBuild(),
    })
    const { deps } = accounts

    /** Joins the owner's team; answers the member. */
    async function joined() {
      const member = await accounts.member({ name: 'Katherine Johnson' })
      await owner.client.submit('/user/team/invitations', { email: member.email })
      const [mail] = await accounts.mailsTo(member.email)
      await member.client.submit(new URL(mail!.props.url!).pathname, {})
      return member
    }

    owner = await accounts.member({ name: 'Olive Ownerly', email: 'olive@owners.example' })
    const order = (await placeOrder(database, owner, {
      tier: 'team',
      provider: 'sandbox',
      sale: deps.env.discountSale,
    }))!
    await receivePayment(deps, sandbox(testWebhookSecret, deps.clock).paid(order))
    const paid = (await database.db.selectFrom('orders').selectAll().where('id', '=', order.id).execute())[0]!
    const license = (await ownLicenseOf(database, owner.id))!
    const wish = { title: 'A covert footer', purpose: 'Hush', links: [], details: 'Nobody may know.' }
    const drawing = { name: 'covert.svg', kind: 'SVG' as const, bytes: Buffer.from('<svg>Nobody may see this.</svg>') }
    const request = await createRequest(database, owner.id, wish, [drawing])
    const upload = (await findRequest(database, request))!.files[0]!.id
    // Shown to others once the operator has read it.
    const unread = { name: 'A covert chart', purpose: 'Nobody may read it yet.', example: null, wantsMail: false }
    const asked = await askForComponent(database, owner.id, unread)
    const begun = { licenseId: license.id, name: 'A collection of one team', item: kept.path }
    const collection = await createCollection(database, begun)
    if (!collection.ok) throw new Error(collection.reason)
    const named = { own: 'A machine of the owner', team: 'A machine of the team' }
    const keys = [
      await accessKeyOf(accounts, owner.id, { name: named.own }),
      await accessKeyOf(accounts, owner.id, { name: named.team, teamId: license.id }),
    ]
    const [made] = await database.db.selectFrom('accessKeys').select('id').execute()
    const waiting = 'waiting@guests.example'
    await owner.client.submit('/user/team/invitations', { email: waiting })

    const member = await joined()
    const removed = await joined()
    const [seat] = (await seatsOf(database, license.id)).filter(({ userId }) => userId === removed.id)
    await owner.client.submit(`/user/team/seats/${seat!.id}/remove`, {})
    const free = await accounts.member()
    const developer = await accounts.member({ license: 'developer' })
    const expired = await accounts.member({ license: 'unlimited' })
    const lost = (await ownLicenseOf(database, expired.id))!
    await revokeLicense(database, lost.id)
    // With the design service, so that only whose a request is keeps others from it.
    await database.db.updateTable('users').set({ dsActive: true }).execute()

    const covert = [
      license.key,
      wish.title,
      wish.details,
      drawing.name,
      'Nobody may see this.',
      unread.name,
      unread.purpose,
      receiptNumber(paid),
      ...Object.values(named),
      ...keys.map((key) => key.slice(0, 8)),
      waiting,
    ]
    const all = [...covert, owner.name, owner.email, begun.name]
    const addresses = { free, developer, expired, removed, member }
    const others = (own?: { email: string }) =>
      Object.values(addresses).flatMap(({ email }) => (email === own?.email ? [] : [email]))
    Object.assign(people, {
      guest: { client: accounts.browser(), secrets: [...all, ...others()] },
      'a free account': { ...free, secrets: [...all, ...others(free)] },
      'a developer': { ...developer, secrets: [...all, ...others(developer)] },
      'an expired licence': { ...expired, secrets: [...all, lost.key, ...others(expired)] },
      'a removed member': { ...removed, secrets: [...all, ...others(removed)] },
      // Whose team it is and what it keeps together, members know; its key, seats and payments they do not.
      'a member': { ...member, secrets: [...covert, ...others(member)] },
    })

    const [pkg, category, subcategory, component] = kept.path.split('/') as [string, string, string, string]
    const openSeat = (await seatsOf(database, license.id)).find(({ email }) => email === waiting)!
    steps = everyStep(accounts.app, {
      package: pkg,
      category,
      subcategory,
      component,
      collection: collection.id,
      key: made!.id,
      screen: 'unknown',
      id: request,
      request: asked,
      upload,
      order: order.id,
      seat: openSeat.id,
      tier: 'team',
      provider: 'github',
      token: 'unknown',
      tag: 'unknown',
      kind: projectKinds,
      slug: (route) => (route === routes.legal ? legal : /extras|preview|cli/.test(route) ? 'kept' : 'unknown'),
      tarball: 'millwork-0.9.0.tgz',
      zip: 'html.zip',
      edition: 'html',
      flavour: [...flavours],
      path: 'pricing',
      name: ['alerts-kept.json', 'collection-a-collection-of-one-team.json'],
      tool: (route) => (route === routes.tool ? setIds : 'tailwind-color-palette'),
      file: (route) => files[route] ?? 'unknown.md',
    })
    untouched = async () => ({
      license: await licenseOf(database, owner.id),
      invited: (await seatsOf(database, license.id)).find(({ email }) => email === waiting),
      messages: (await findRequest(database, request))!.messages,
      sessions: await database.db.selectFrom('sessions').select('id').where('userId', '=', owner.id).execute(),
      receipts: (await owner.client.visit('/user/active-license')).props.receipts,
    })
    before = await untouched()

    // What is kept in memory between requests, the owner's visits have filled.
    const told: string[] = []
    for (const step of steps.filter(({ method }) => method === 'GET')) {
      told.push(await wordsOf(await owner.client.send(step.path)))
    }
    for (const secret of all) expect(told.join('\n')).toContain(secret)
  })

  /** What an answer said that this person must not know, and whether others could be given it from a cache. */
  async function leaksIn(response: Response, { secrets, ...person }: Person & { email?: string }) {
    const said = await wordsOf(response)
    const found = secrets.filter((secret) => said.includes(secret))
    const caching = response.headers.get('cache-control') ?? ''
    const isPersonal = person.email && said.includes(person.email)
    if (isPersonal && !/private|no-store/.test(caching)) found.push(`kept in shared caches: "${caching}"`)
    return found
  }

  describe.each(['guest', 'a free account', 'a developer', 'an expired licence', 'a removed member', 'a member'])(
    'who is %s',
    (who) => {
      test('what is not theirs, by any route', async () => {
        const person = people[who]!
        const leaks: string[] = []
        for (const { method, path } of steps) {
          const answers =
            method === 'GET'
              ? [await person.client.send(path), await person.client.send(path, { headers: visit })]
              : [await person.client.submit(path, {}, { method })]
          for (const answer of answers) {
            for (const leak of await leaksIn(answer, person)) leaks.push(`${method} ${path}: ${leak}`)
          }
        }
        expect(leaks).toEqual([])
        expect(await untouched()).toEqual(before)
      })
    },
  )
})

/** What stands for the name of a file in addresses that are Markdown. */
const files: Record<string, string | string[]> = {
  [routes.legalMarkdown]: ['license.md', 'privacy-policy.md', 'terms-of-service.md'],
  [routes.componentMarkdown]: ['kept.md', 'open.md'],
  [routes.subcategoryMarkdown]: 'alerts.md',
}
const legal = ['license', 'privacy-policy', 'terms-of-service']
const visit = { 'x-inertia': 'true', 'x-inertia-version': 'test', 'x-requested-with': 'XMLHttpRequest' }
