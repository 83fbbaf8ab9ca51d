import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { collectionLimits, itemOfSet } from '#shared/collections.ts'
import type { ComponentSet } from '#shared/sets.ts'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { addToCollection, arrangeCollection, createCollection } from '../../domain/library/collections.ts'
import { redirectCollections } from '../../domain/library/redirect-collections.ts'
import { licenseOf, ownLicenseOf } from '../../domain/selling/licenses.ts'
import { revokeLicense } from '../../domain/selling/revocation.ts'
import { accountServer, type AccountServer } from '../../testing/accounts.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'
import { openToday } from '../../testing/day.ts'

const alerts = 'application-ui/components/alerts'
const open = testComponent(`${alerts}/open`, { free: true, title: 'Open' })
const locked = testComponent(`${alerts}/locked`, { title: 'Locked', part: 'AUI-C01-2' })
const plain = testComponent('application-ui/components/badges/plain', { title: 'Plain', part: 'AUI-C02-1' })
const catalogue = testCatalogue([open, locked, plain])
const set = (slug: string, ...members: string[]): ComponentSet => ({
  slug,
  title: `Set ${slug}`,
  description: 'A product.',
  world: 'Somebody’s.',
  members,
  screens: [],
})
const sets = [set('store', plain.path, locked.path), set('planned', 'a/b/c/d')]
const asked = { headers: { accept: 'application/json', 'x-inertia': 'false' } }

type Member = Awaited<ReturnType<AccountServer['member']>>
type Shown = { collection: { id: string; name: string; items: { path: string; locked: boolean }[] } }

describeEachDatabase('collections of a team', (openDatabase) => {
  let accounts: AccountServer
  let owner: Member
  let colleague: Member
  beforeEach(async () => {
    const database = await openDatabase({ clock: passingClock('2026-01-05T12:00:00Z') })
    await openToday(database, open.path)
    accounts = await accountServer(database, { catalogue, sets })
    owner = await accounts.member({ license: 'team' })
    colleague = await accounts.member()
    await owner.client.submit(urls.teamInvitations(), { email: colleague.email })
    const [mail] = await accounts.mailsTo(colleague.email)
    await colleague.client.submit(new URL(mail!.props.url!).pathname, {})
  })

  async function begin({ client }: Member, name: string, item?: string): Promise<string> {
    const answer = await client.submit(urls.collections(), { name, ...(item && { item }) }, asked)
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { id: string }).id
  }
  const put = ({ client }: Member, path: string, body: unknown = {}) => client.submit(path, body, { method: 'PUT' })
  const remove = ({ client }: Member, path: string) => client.submit(path, {}, { method: 'DELETE' })
  const shown = async ({ client }: Member, id: string) =>
    ((await client.visit(urls.collection(id))).props as unknown as Shown).collection
  const paths = async (member: Member, id: string) => (await shown(member, id)).items.map(({ path }) => path)
  const names = async ({ client }: Member) =>
    ((await client.visit(urls.collections())).props as unknown as { collections: { name: string }[] }).collections.map(
      ({ name }) => name,
    )
  const errorOf = async ({ client }: Member, answer: Response) => {
    const { props } = await client.follow(answer)
    return (props as unknown as { errors: Record<string, string> }).errors.name
  }

  test('what one member begins another changes, and both see it', async () => {
    const answer = await owner.client.submit(urls.collections(), { name: '  Checkout   flow ' })
    expect(answer.status).toBe(303)
    const id = answer.headers.get('location')!.split('/').at(-1)!
    expect((await put(colleague, urls.collectionItem(id, locked.path))).status).toBe(204)
    expect((await put(owner, urls.collectionItem(id, plain.path))).status).toBe(204)
    expect((await put(owner, urls.collectionItem(id, locked.path))).status).toBe(204)
    expect(await shown(colleague, id)).toMatchObject({
      name: 'Checkout flow',
      items: [
        { path: locked.path, locked: false, packageTitle: 'application-ui' },
        { path: plain.path, locked: false },
      ],
    })
    expect((await owner.client.visit(urls.collections())).props).toMatchObject({
      collections: [
        { id, name: 'Checkout flow', components: 2, sets: 0, first: [{ path: locked.path }, { path: plain.path }] },
      ],
    })
    expect((await remove(colleague, urls.collectionItem(id, locked.path))).status).toBe(204)
    expect(await paths(owner, id)).toEqual([plain.path])
  })

  test('the page of a component says which hold it, and begins one with it', async () => {
    const id = await begin(owner, 'Checkout', plain.path)
    await begin(owner, 'About')
    const choices = async ({ client }: Member) =>
      (await client.visit(urls.appComponent(plain.path))).props.collections as unknown
    expect(await choices(colleague)).toMatchObject([
      { name: 'About', holds: false },
      { id, name: 'Checkout', holds: true },
    ])
    expect(await choices(await accounts.member({ license: 'developer' }))).toBeNull()
    const unknown = { name: 'Other', item: `${alerts}/nothing` }
    expect((await owner.client.submit(urls.collections(), unknown, asked)).status).toBe(404)
  })

  test('a name is there, short, and no other’s of this team', async () => {
    const id = await begin(owner, 'Checkout')
    const other = await begin(owner, 'About')
    const create = (name: unknown) => owner.client.submit(urls.collections(), { name })
    expect(await errorOf(owner, await create(' '))).toBe('Enter a name.')
    expect(await errorOf(owner, await create('x'.repeat(collectionLimits.name + 1)))).toContain('at most 60')
    expect(await errorOf(owner, await create('CHECKOUT'))).toContain('already has a collection')
    expect((await owner.client.submit(urls.collections(), { name: 'checkout' }, asked)).status).toBe(409)
    const rename = (name: string) => colleague.client.submit(urls.collectionName(other), { name })
    expect(await errorOf(colleague, await rename('checkout'))).toContain('already has a collection')
    expect((await rename('ABOUT')).status).toBe(303)
    expect(await names(owner)).toEqual(['ABOUT', 'Checkout'])
    expect((await shown(owner, id)).name).toBe('Checkout')

    const others = await accounts.member({ license: 'team' })
    await begin(others, 'Checkout')
    expect(await names(others)).toEqual(['Checkout'])
  })

  test('a set lies in it as one, is moved and taken out as one, and its members are in the zip once', async () => {
    const id = await begin(owner, 'Checkout', plain.path)
    const store = itemOfSet('store')
    expect((await put(colleague, urls.collectionItem(id, store))).status).toBe(204)
    expect((await put(owner, urls.collectionItem(id, store))).status).toBe(204)
    const order = { items: [store, plain.path] }
    expect((await put(owner, urls.collectionOrder(id), order)).status).toBe(204)
    expect((await shown(colleague, id)).items).toMatchObject([
      { path: store, set: 'store', title: 'Set store', count: 2, locked: 0, first: [{ path: plain.path }, {}] },
      { path: plain.path, set: null, locked: false },
    ])
    expect((await owner.client.visit(urls.collections())).props).toMatchObject({
      collections: [{ id, components: 1, sets: 1, first: [{ path: plain.path }, { path: locked.path }] }],
    })
    const choices = (await owner.client.visit(urls.appSet('store'))).props.collections as unknown
    expect(choices).toMatchObject([{ id, holds: true }])
    const answer = await colleague.client.send(urls.collectionZip(id, 'react'))
    const files = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))
    expect(files.filter((name) => name.endsWith('.tsx'))).toEqual([
      'application-ui/components/badges/plain.tsx',
      `${alerts}/locked.tsx`,
    ])
    expect((await remove(colleague, urls.collectionItem(id, store))).status).toBe(204)
    expect(await paths(owner, id)).toEqual([plain.path])
    for (const slug of ['planned', 'nothing'])
      expect((await put(owner, urls.collectionItem(id, itemOfSet(slug)))).status).toBe(404)
    const begun = await begin(owner, 'From a set', store)
    expect(await paths(owner, begun)).toEqual([store])
  })

  test('an order is kept, with what it does not name at the end and without what is gone', async () => {
    const id = await begin(owner, 'Checkout', open.path)
    for (const { path } of [locked, plain]) await put(owner, urls.collectionItem(id, path))
    const order = { items: [plain.path, 'gone/a/b/c', open.path, plain.path] }
    expect((await put(colleague, urls.collectionOrder(id), order)).status).toBe(204)
    expect(await paths(owner, id)).toEqual([plain.path, open.path, locked.path])
    const tooMany = { items: Array.from({ length: collectionLimits.items + 1 }, () => open.path) }
    for (const wrong of [{}, { items: 'x' }, { items: [1] }, tooMany])
      expect((await put(owner, urls.collectionOrder(id), wrong)).status).toBe(422)
    expect(await paths(owner, id)).toEqual([plain.path, open.path, locked.path])
  })

  test('is deleted with what lies in it', async () => {
    const id = await begin(owner, 'Checkout', open.path)
    expect((await colleague.client.submit(urls.deleteCollection(id), {})).headers.get('location')).toBe(
      '/app/collections',
    )
    expect((await owner.client.send(urls.collection(id))).status).toBe(404)
    expect(await accounts.database.db.selectFrom('collectionItems').selectAll().execute()).toEqual([])
    expect((await colleague.client.submit(urls.deleteCollection(id), {})).status).toBe(404)
  })

  test('a zip holds all of it in the order of the collection, as its reader likes code', async () => {
    const id = await begin(owner, 'Über die Kasse', locked.path)
    await put(owner, urls.collectionItem(id, open.path))
    const answer = await colleague.client.send(urls.collectionZip(id, 'react', { tailwind: 'v3', primary: 'teal' }))
    expect([answer.status, answer.headers.get('content-disposition'), answer.headers.get('cache-control')]).toEqual([
      200,
      'attachment; filename="millwork-uber-die-kasse-react.zip"',
      'private, no-store',
    ])
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files).slice(0, 2)).toEqual([`${alerts}/locked.tsx`, `${alerts}/open.tsx`])
    expect(strFromU8(files['README.md']!)).toContain('- A note for version 3.')
    expect(strFromU8(files[`${alerts}/locked.tsx`]!)).toContain('text-teal-')

    const empty = await begin(owner, 'Empty')
    expect((await owner.client.send(urls.collectionZip(empty, 'react'))).status).toBe(404)
    expect((await owner.client.send(urls.collection(empty))).status).toBe(200)
    expect((await owner.client.send(`${urls.collection(id)}/code.zip?flavour=angular`)).status).toBe(422)
  })

  test('is nobody’s who is of no team, or not any more', async () => {
    const id = await begin(owner, 'Checkout', locked.path)
    const developer = await accounts.member({ license: 'developer' })
    const { id: seat } = await accounts.database.db.selectFrom('seats').select('id').executeTakeFirstOrThrow()
    await owner.client.submit(urls.removeSeat(seat), {})
    for (const stranger of [developer, await accounts.member(), colleague]) {
      expect((await stranger.client.send(urls.collections())).headers.get('location')).toBe(urls.activeLicense())
      const answers = [
        await stranger.client.send(urls.collection(id)),
        await stranger.client.send(urls.collectionZip(id, 'html')),
        await stranger.client.submit(urls.collections(), { name: 'Other' }),
        await stranger.client.submit(urls.collectionName(id), { name: 'Other' }),
        await stranger.client.submit(urls.deleteCollection(id), {}),
        await put(stranger, urls.collectionOrder(id), { items: [] }),
        await put(stranger, urls.collectionItem(id, open.path)),
        await remove(stranger, urls.collectionItem(id, locked.path)),
      ]
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 404))
    }
    expect(await paths(owner, id)).toEqual([locked.path])

    await revokeLicense(accounts.database, (await ownLicenseOf(accounts.database, owner.id))!.id)
    expect((await owner.client.send(urls.collection(id))).status).toBe(404)
  })

  test('is changed with the token only', async () => {
    const id = await begin(owner, 'Checkout')
    const forged = [
      await owner.client.send(urls.collectionItem(id, open.path), { method: 'PUT' }),
      await owner.client.send(urls.collectionOrder(id), { method: 'PUT', body: { items: [] } }),
      await owner.client.send(urls.collections(), { method: 'POST', body: { name: 'Other' } }),
      await owner.client.send(urls.deleteCollection(id), { method: 'POST', body: {} }),
    ]
    for (const { status } of forged) expect(status).not.toBeOneOf([201, 204])
    expect(await paths(owner, id)).toEqual([])
    expect(await names(owner)).toEqual(['Checkout'])
  })

  test('there are so many and no more, however many are made and filled at once', async () => {
    const { database } = accounts
    const licenseId = (await licenseOf(database, owner.id))!.id
    const made = await Promise.all(
      Array.from({ length: collectionLimits.perTeam + 10 }, (_, at) =>
        createCollection(database, { licenseId, name: `Number ${at % 55}` }),
      ),
    )
    expect(made.filter(({ ok }) => ok)).toHaveLength(collectionLimits.perTeam)
    const [first] = made
    if (!first?.ok) throw new Error('The first was refused.')
    const full = await owner.client.submit(urls.collections(), { name: 'One more' })
    expect(await errorOf(owner, full)).toBe('A team keeps at most 50 collections. Delete one first.')

    const place = { id: first.id, licenseId }
    const gone = Array.from({ length: collectionLimits.items + 5 }, (_, at) => `gone/${at}`)
    const added = await Promise.all(gone.map((path) => addToCollection(database, place, path)))
    expect(added.filter((each) => each === 'added')).toHaveLength(collectionLimits.items)
    expect((await put(owner, urls.collectionItem(first.id, open.path))).status).toBe(422)
    // What left the catalogue shows nowhere, and can be taken out.
    expect(await paths(owner, first.id)).toEqual([])
    expect(await arrangeCollection(database, place, gone.toReversed())).toBe(true)
  })

  test('follows components to their new addresses', async () => {
    const id = await begin(owner, 'Checkout', plain.path)
    const { database } = accounts
    const old = [1, 2].map((position) => ({ collectionId: id, item: `${alerts}/old-${position}`, position }))
    await database.db.insertInto('collectionItems').values(old).execute()
    const moves: Record<string, string> = { [`${alerts}/old-1`]: open.path, [`${alerts}/old-2`]: plain.path }
    const moving = { ...catalogue, moves: () => moves, moved: (path: string) => moves[path] ?? null }
    await redirectCollections(database, moving)
    await redirectCollections(database, moving)
    expect(await paths(owner, id)).toEqual([plain.path, open.path])
    expect(await database.db.selectFrom('collectionItems').select('item').execute()).toHaveLength(2)
  })
})
