import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { flavours } from '#shared/catalog.ts'
import { itemOfSet } from '#shared/collections.ts'
import type { CodeAnswer } from '#shared/page-props.ts'
import { registryEntry } from '#shared/registry.ts'
import type { ComponentSet } from '#shared/sets.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { addToCollection, createCollection } from '../../domain/library/collections.ts'
import type { RegistryItem } from '../../domain/library/registry-items.ts'
import { ownLicenseOf } from '../../domain/selling/licenses.ts'
import { revokeLicense } from '../../domain/selling/revocation.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { accessKeyOf } from '../../testing/access-keys.ts'
import { accountServer, type AccountServer } from '../../testing/accounts.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'
import { openToday } from '../../testing/day.ts'

const alerts = 'application-ui/components/alerts'
const open = testComponent(`${alerts}/open`, { free: true, title: 'Open alert', part: 'AUI-C01-1' })
const locked = testComponent(`${alerts}/locked`, { title: 'Locked alert', part: 'AUI-C01-2' })
const daily = testComponent(`${alerts}/daily`, { title: 'Alert of the day', part: 'AUI-C01-3' })
const plain = testComponent('marketing/sections/banners/plain', { title: 'Plain banner', part: 'MKT-S01-1' })
for (const { snippets } of [open, locked])
  snippets.react = {
    ...snippets.react,
    files: [...snippets.react.files, { ...snippets.react.files[0]!, label: 'JSX', fileName: 'x.jsx', language: 'jsx' }],
    dependencies: [{ name: '@headlessui/react', version: '^2.2.10' }],
    setup: ['Load it.'],
  }
const proofs = {
  [open.path]: { day: '2026-01-04', states: 3, flavours: { html: {}, react: {}, vue: {}, svelte: {} } },
}
const catalogue = testCatalogue([open, locked, daily, plain], proofs, { [`${alerts}/old`]: locked.path })
const set = (slug: string, ...members: string[]): ComponentSet => ({
  slug,
  title: `Set ${slug}`,
  description: 'A product.',
  world: 'Somebody’s.',
  members,
  screens: [],
})
const sets = [set('store', plain.path, locked.path), set('given', open.path, daily.path), set('planned', 'a/b/c/d')]

/** Folders that are not below a project, hide, or mean something to a shell or another system. */
const wrongFolders =
  '../x /etc a/../b a//b ./a .git src/.hidden a/ ~/a C:/a a\\b a/.. a./b node_modules/a a\u202eb src/$HOME %2e%2e'
    .split(' ')
    .concat('a b', 'a\nb', '', 'x'.repeat(121))
const wrongProfiles: [string, RegExp][] = [
  ['flavor=vue', /takes no flavor; it takes flavour, /],
  ['flavour=angular', /flavour must be one of html, react, vue, svelte/],
  ['primary=pinkish', /primary must be one of/],
  ['prefix=Tw-', /prefix must be/],
  ['registry=millwork', /registry must be/],
  ...wrongFolders.map((dir): [string, RegExp] => [
    `dir=${encodeURIComponent(dir)}`,
    /dir must be a folder below your project/,
  ]),
]

type Index = { items: RegistryItem[]; pagination: Record<string, unknown>; name: string; homepage: string }

describeEachDatabase('the registry', (openDatabase) => {
  let accounts: AccountServer
  let origin: string
  beforeEach(async () => {
    const database = await openDatabase({ clock: passingClock('2026-01-05T12:00:00Z') })
    await openToday(database, daily.path)
    accounts = await accountServer(database, { catalogue, sets })
    origin = accounts.deps.env.siteUrl
  })

  const ask = (address: string, key?: string, headers: Record<string, string> = {}) =>
    accounts.browser().send(address, { headers: { ...(key && { authorization: `Bearer ${key}` }), ...headers } })
  const item = async (address: string, key?: string) => {
    const answer = await ask(address, key)
    expect(answer.status).toBe(200)
    return (await answer.json()) as RegistryItem
  }
  const index = async (asked: Parameters<typeof urls.registry>[0] = {}, key?: string) =>
    (await item(urls.registry(asked), key)) as unknown as Index
  const refused = async (address: string, key?: string) => {
    const answer = await ask(address, key)
    const body = (await answer.json()) as { message: string }
    // The command line prints a message only where nothing else is beside it.
    expect(Object.keys(body)).toEqual(['message'])
    return { status: answer.status, message: body.message }
  }
  const licensed = async () => accessKeyOf(accounts, (await accounts.member({ license: 'developer' })).id)

  test('lists every component and every open set with what everybody may know, and no code', async () => {
    const { items, pagination, name, homepage } = await index()
    expect({ name, homepage }).toEqual({ name: 'millwork', homepage: origin })
    const names = ['alerts-open', 'alerts-locked', 'alerts-daily', 'banners-plain', 'set-store', 'set-given']
    expect(items.map((each) => each.name)).toEqual(names)
    expect(pagination).toEqual({ total: 6, offset: 0, limit: 6, hasMore: false })
    expect(items[1]).toEqual({
      name: 'alerts-locked',
      type: 'registry:item',
      title: 'Locked alert',
      description: 'When you need locked.',
      categories: ['application-ui', 'components', 'alerts'],
      meta: { path: locked.path, part: 'AUI-C01-2', free: false, version: site.version },
    })
    expect(JSON.stringify(items)).not.toMatch(/content|locked tsx|class=/)
  })

  test('searches, narrows to types, and answers in parts', async () => {
    const found = await index({ q: 'banner' })
    expect(found.items.map((each) => each.name)).toEqual(['banners-plain'])
    expect((await index({ q: 'set store' })).items[0]!.name).toBe('set-store')
    expect((await index({ q: 'nothing-of-that-kind' })).items).toEqual([])
    expect((await index({ type: 'registry:ui,registry:item' })).items).toHaveLength(6)
    expect((await index({ type: 'registry:ui' })).pagination).toMatchObject({ total: 0, hasMore: false })
    const part = await index({ limit: '2', offset: '1' })
    expect(part.items.map((each) => each.name)).toEqual(['alerts-locked', 'alerts-daily'])
    expect(part.pagination).toEqual({ total: 6, offset: 1, limit: 2, hasMore: true })
    expect((await index({ limit: '2', offset: '6' })).pagination).toMatchObject({ hasMore: false })
  })

  test('serves every flavour as a universal item with the very code of the code endpoint', async () => {
    const key = await licensed()
    const wishes = { tailwind: 'v3', primary: 'teal', semicolons: 'yes' } as const
    const { client } = await accounts.member({ license: 'developer' })
    for (const flavour of flavours) {
      const code = await client.send(urls.code(locked.path, flavour, wishes), {
        headers: { accept: 'application/json' },
      })
      const { files } = (await code.json()) as CodeAnswer
      const served = await item(urls.registryItem('alerts-locked', { flavour, dir: 'src/ui', ...wishes }), key)
      expect(served.type).toBe('registry:item')
      const ending = { html: 'html', react: 'tsx', vue: 'vue', svelte: 'svelte' }[flavour]
      expect(served.files).toEqual([
        {
          path: `${alerts}/alerts-locked.${ending}`,
          type: 'registry:file',
          target: `~/src/ui/alerts-locked.${ending}`,
          content: files[0]!.code,
        },
      ])
      const sha = createHash('sha256').update(files[0]!.code).digest('hex')
      expect(served.meta).toMatchObject({ path: locked.path, hash: sha, version: site.version, proof: null })
    }
  })

  test('tells of dependencies with their ranges, of what is to be set up, and of the proof', async () => {
    const served = await item(urls.registryItem('alerts-open'))
    expect(served.dependencies).toEqual(['@headlessui/react@^2.2.10'])
    expect(served.docs).toBe('Open alert, to set up once:\n- Load it.\n')
    expect(served.meta.proof).toEqual({ day: '2026-01-04', states: 3, holds: true })
    expect(served.registryDependencies).toBeUndefined()
    expect((await item(urls.registryItem('alerts-open', { file: 'JSX' }))).files).toMatchObject([
      { target: '~/src/components/millwork/alerts-open.jsx' },
    ])
  })

  test('finds a component by its name, its path and its part number', async () => {
    const key = await licensed()
    for (const name of ['alerts-locked', locked.path, 'AUI-C01-2'])
      expect((await item(urls.registryItem(name), key)).name).toBe('alerts-locked')
  })

  test('gives everybody what is free and the component of the day, and the rest to keys with a licence', async () => {
    const noLicence = await accessKeyOf(accounts, (await accounts.member()).id)
    for (const key of [undefined, noLicence, await licensed()]) {
      await item(urls.registryItem('alerts-open'), key)
      await item(urls.registryItem('alerts-daily'), key)
    }
    const guest = await refused(urls.registryItem('alerts-locked'))
    expect(guest.status).toBe(401)
    expect(guest.message).toContain(`${origin}/user/access-keys`)
    const without = await refused(urls.registryItem('alerts-locked'), noLicence)
    expect(without.status).toBe(403)
    expect(without.message).toContain(`${origin}/pricing`)
    for (const { message } of [guest, without]) expect(message).not.toMatch(/class=|locked tsx/)
  })

  test('closes with the next request when the licence ends', async () => {
    const member = await accounts.member({ license: 'developer' })
    const key = await accessKeyOf(accounts, member.id)
    await item(urls.registryItem('alerts-locked'), key)
    await revokeLicense(accounts.database, (await ownLicenseOf(accounts.database, member.id))!.id)
    expect((await refused(urls.registryItem('alerts-locked'), key)).status).toBe(403)
  })

  test('a session opens nothing here, since no cookie is read', async () => {
    const { client } = await accounts.member({ license: 'unlimited' })
    expect((await client.send(urls.registryItem('alerts-locked'))).status).toBe(401)
  })

  test('offers the nearest names for an unknown one, and the new name of what was renamed', async () => {
    const unknown = await refused(urls.registryItem('alert-opne'))
    expect(unknown.status).toBe(404)
    expect(unknown.message).toContain('alerts-open, ')
    const renamed = await refused(urls.registryItem('alerts-old'))
    expect(renamed.status).toBe(410)
    expect(renamed.message).toContain('alerts-old is called alerts-locked now')
    for (const address of ['/r/', '/r/alerts-open', '/r/registry', '/r/a/b/c', '/r/.json', '/r/constructor.json'])
      expect((await refused(address)).status, address).toBe(404)
    expect((await refused(`/r/${'x'.repeat(5000)}.json`)).message.length).toBeLessThan(500)
  })

  test('refuses what it does not know with a sentence, for items and the index', async () => {
    for (const [asked, sentence] of wrongProfiles) {
      const { status, message } = await refused(`/r/alerts-open.json?${asked}`)
      expect(status, asked).toBe(422)
      expect(message).toMatch(sentence)
      expect((await refused(`/r/registry.json?${asked}`)).status, asked).toBe(422)
    }
    for (const asked of ['limit=0', 'limit=-1', 'limit=1e3', 'limit=5001', 'offset=x', 'offset=-1', 'limit='])
      expect((await refused(`/r/registry.json?${asked}`)).status, asked).toBe(422)
    expect((await refused(`/r/registry.json?q=${'x'.repeat(201)}`)).status).toBe(422)
    // The command line drops the message of 422.
    const told = await ask('/r/alerts-open.json?flavor=vue', undefined, {
      accept: 'application/vnd.shadcn.v1+json, application/json;q=0.9',
    })
    expect(told.status).toBe(404)
    expect(((await told.json()) as { message: string }).message).toMatch(/takes no flavor/)
  })

  test('takes folders of file-based routing', async () => {
    for (const dir of ['src', 'app/(shop)/[slug]/_parts', 'packages/ui-kit/src/v1.2', 'app/[...rest]/@side'])
      expect((await item(urls.registryItem('alerts-open', { dir }))).files![0]!.target).toBe(`~/${dir}/alerts-open.tsx`)
  })

  test('is not sent again to who has it, and is of one reader', async () => {
    const key = await licensed()
    for (const address of [urls.registry(), urls.registryItem('alerts-locked')]) {
      const first = await ask(address, key)
      const etag = first.headers.get('etag')!
      expect(first.headers.get('cache-control')).toBe('private, no-cache')
      expect(first.headers.get('vary')).toMatch(/Authorization/)
      expect(first.headers.get('set-cookie')).toBeNull()
      const again = await ask(address, key, { 'if-none-match': etag })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    // Whoever may not have it is not told that they have it.
    const etag = (await ask(urls.registryItem('alerts-locked'), key)).headers.get('etag')!
    expect((await ask(urls.registryItem('alerts-locked'), undefined, { 'if-none-match': etag })).status).toBe(401)
    const compressed = await ask(urls.registryItem('alerts-locked'), key, { 'accept-encoding': 'br' })
    expect(compressed.headers.get('content-encoding')).toBe('br')
  })

  test('a set names its members, as the project calls the registry; whole or not at all', async () => {
    const key = await licensed()
    expect(await item(urls.registryItem('set-store'), key)).toMatchObject({
      title: 'Set store',
      registryDependencies: ['@millwork/banners-plain', '@millwork/alerts-locked'],
    })
    const named = await item(urls.registryItem('set-store', { registry: '@our-parts' }), key)
    expect(named.registryDependencies![0]).toBe('@our-parts/banners-plain')
    expect(named.files).toBeUndefined()
    // Without a registry in the project, by their addresses and with the same profile.
    const given = await item(urls.registryItem('set-given', { flavour: 'vue' }))
    expect(given.registryDependencies).toEqual([
      `${origin}/r/alerts-open.json?flavour=vue`,
      `${origin}/r/alerts-daily.json?flavour=vue`,
    ])
    const guest = await refused(urls.registryItem('set-store'))
    expect(guest).toMatchObject({ status: 401 })
    expect(guest.message).toMatch(/^2 components of 2 in “Set store” come with a licence/)
    const planned = await refused(urls.registryItem('set-planned'), key)
    expect(planned.status).toBe(404)
    expect(planned.message).toContain('What comes nearest: set-store, set-given.')
  })

  test('colours with names of their own come with the file that holds them', async () => {
    const roles = await item(urls.registryItem('alerts-open', { names: 'roles' }))
    expect(roles.registryDependencies).toEqual([`${origin}/r/theme.json?names=roles`])
    expect(roles.docs).toContain('- The file src/components/millwork/theme.css')
    const theme = await item(urls.registryItem('theme', { names: 'roles' }))
    expect(theme.files).toMatchObject([{ target: '~/src/components/millwork/theme.css' }])
    expect(theme.files![0]!.content).toContain('--color-primary-600')
    const v3 = await item(urls.registryItem('theme', { names: 'roles', tailwind: 'v3' }))
    expect(v3.files![0]!.target).toBe('~/src/components/millwork/tailwind.colors.js')
    expect((await refused(urls.registryItem('theme'))).status).toBe(404)
  })

  test('what a team keeps together is an item for its keys and its members’, and nobody else’s', async () => {
    const { database } = accounts
    const owner = await accounts.member({ license: 'team' })
    const colleague = await accounts.member()
    await owner.client.submit(urls.teamInvitations(), { email: colleague.email })
    const [mail] = await accounts.mailsTo(colleague.email)
    await colleague.client.submit(new URL(mail!.props.url!).pathname, {})
    const licenseId = (await ownLicenseOf(database, owner.id))!.id
    for (const name of ['Checkout flow', 'Checkout-Flow', 'Checkout flow 2']) {
      const created = await createCollection(database, { licenseId, name, item: locked.path })
      if (!created.ok) throw new Error(created.reason)
      await addToCollection(database, { id: created.id, licenseId }, itemOfSet('store'))
    }
    const teamKey = await accessKeyOf(accounts, owner.id, { teamId: licenseId })
    const ofOwner = await accessKeyOf(accounts, owner.id)
    const ofColleague = await accessKeyOf(accounts, colleague.id)
    const otherTeam = await accessKeyOf(accounts, (await accounts.member({ license: 'team' })).id)

    for (const key of [teamKey, ofOwner, ofColleague]) {
      const { items } = await index({ q: 'checkout' }, key)
      const names = items.map((each) => each.name)
      expect(names).toHaveLength(3)
      expect(new Set(names)).toEqual(
        new Set(['collection-checkout-flow', 'collection-checkout-flow-2', 'collection-checkout-flow-3']),
      )
      for (const name of names)
        expect((await item(urls.registryItem(name), key)).registryDependencies).toEqual([
          '@millwork/alerts-locked',
          '@millwork/banners-plain',
        ])
    }
    for (const key of [undefined, otherTeam, await licensed()]) {
      expect((await index({}, key)).items.filter(({ name }) => name.startsWith('collection-'))).toEqual([])
      const answer = await refused(urls.registryItem('collection-checkout-flow'), key)
      expect(answer.status).toBe(404)
      expect(answer.message).not.toContain('Checkout')
    }
    await owner.client.submit(
      urls.removeSeat(
        (
          await database.db
            .selectFrom('seats')
            .select('id')
            .where('userId', '=', colleague.id)
            .executeTakeFirstOrThrow()
        ).id,
      ),
      {},
    )
    expect((await refused(urls.registryItem('collection-checkout-flow'), ofColleague)).status).toBe(404)
    await item(urls.registryItem('collection-checkout-flow'), teamKey)
  })

  test('a key that is none, expired or revoked is told so, with nothing beside the message', async () => {
    const { id } = await accounts.member({ license: 'developer' })
    expect((await refused(urls.registryItem('alerts-open'), `mwk_${'2'.repeat(32)}`)).status).toBe(401)
    const expired = await accessKeyOf(accounts, id, { expiresAt: new Date('2026-01-05T11:00:00Z') })
    const told = await refused(urls.registryItem('alerts-open'), expired)
    expect(told.status).toBe(403)
    expect(told.message).toContain('has expired')
    expect((await refused(urls.registry(), expired)).status).toBe(403)
  })

  test('tells which files are served otherwise now, and nothing of what is locked', async () => {
    const key = await licensed()
    const profile = { flavour: 'vue', primary: 'teal', dir: 'src/ui' } as const
    const { meta } = await item(urls.registryItem('alerts-locked', profile), key)
    const updates = async (files: unknown[], by?: string) => {
      const answer = await accounts.app.request(urls.registryUpdates(), {
        method: 'POST',
        body: JSON.stringify({ files }),
        headers: { 'content-type': 'application/json', ...(by && { authorization: `Bearer ${by}` }) },
      })
      return { status: answer.status, body: (await answer.json()) as { files: unknown; message: string } }
    }
    const hash = meta.hash!
    const other = 'a'.repeat(64)
    const files = [
      { path: locked.path, hash, profile },
      { path: locked.path, hash },
      { path: `${alerts}/old`, hash, profile },
      { path: 'alerts-locked', hash: other, profile },
      { path: 'a/b/c/d', hash: other },
      { path: open.path, hash: other },
    ]
    const { version } = site
    const name = 'alerts-locked'
    expect((await updates(files, key)).body.files).toEqual([
      { state: 'current', name, version },
      { state: 'changed', name, version },
      { state: 'current', name, version },
      { state: 'changed', name, version },
      { state: 'gone', name: '', version },
      { state: 'changed', name: 'alerts-open', version },
    ])
    const guest = (await updates(files)).body.files as { state: string }[]
    expect(guest.map(({ state }) => state)).toEqual(['locked', 'locked', 'locked', 'locked', 'gone', 'changed'])
    for (const bad of [
      [{}],
      [{ path: 'a', hash: 'b' }],
      Array(201).fill(files[0]),
      [{ ...files[0], profile: { x: '1' } }],
    ])
      expect((await updates(bad, key)).status).toBe(422)
    expect((await updates([], key)).body.files).toEqual([])
  })

  test('counts each file that is compared as code that is given', async () => {
    const counted: Record<string, number> = {}
    const limit: RateLimiter['limit'] = async ({ key, weight = 1 }) => {
      counted[key.replace(/:.*/, '')] = weight
      return { ok: true, retryAfterSeconds: 0 }
    }
    const { deps } = accounts
    const { app } = await accountServer(accounts.database, { catalogue, limiter: { ...deps.limiter, limit } })
    const body = JSON.stringify({ files: Array.from({ length: 7 }, () => ({ path: open.path, hash: 'a'.repeat(64) })) })
    const headers = { 'content-type': 'application/json' }
    expect((await app.request(urls.registryUpdates(), { method: 'POST', body, headers })).status).toBe(200)
    expect(counted).toMatchObject({ 'component-code': 7 })
  })

  test('the entry for a project asks where the items are', () => {
    expect(registryEntry(origin, { flavour: 'vue' })['@millwork']).toEqual({
      url: `${origin}${decodeURI(urls.registryItem('{name}'))}`,
      headers: { Authorization: 'Bearer ${MILLWORK_KEY}' },
      params: { flavour: 'vue' },
    })
    expect(registryEntry(origin, {}, { isFree: true })).toEqual({
      '@millwork-free': { url: `${origin}/r/{name}.json` },
    })
  })
})
