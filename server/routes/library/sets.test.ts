import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { ComponentSet } from '#shared/sets.ts'
import type { ShownSet } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { isOpen } from '../../domain/library/sets.ts'
import { accountServer, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'
import { openToday } from '../../testing/day.ts'

const ui = 'application-ui/components'
const free = testComponent(`${ui}/alerts/free`, { free: true, title: 'Free alert' })
const locked = testComponent(`${ui}/alerts/locked`, { title: 'Locked alert', part: 'AUI-C01-2' })
const catalogue = testCatalogue([free, locked])
const planned = `${ui}/charts/planned`

const set = (slug: string, members: string[], screens: ComponentSet['screens'] = []): ComponentSet => ({
  slug,
  title: `Set ${slug}`,
  description: 'A product.',
  world: 'Somebody’s.',
  members,
  screens,
})
const screen = (slug: string, ...members: string[]) => ({
  slug,
  title: `Screen ${slug}`,
  shell: null,
  parts: members.map((member) => ({ member, columns: 12 })),
})
const sets = [
  set('begun', [free.path, planned, `${planned}-too`]),
  set(
    'whole',
    [locked.path, planned, free.path],
    [screen('lacking', free.path, planned), screen('all', locked.path, free.path)],
  ),
]

test.each([
  [[free.path, locked.path, planned], true],
  [[free.path, planned], false],
  [[free.path, locked.path, planned, `${planned}-too`], false],
  [[], false],
])('of %j it is %s that enough stands', (members, open) => {
  expect(isOpen(catalogue, { members })).toBe(open)
})

describeEachDatabase('sets', (openDatabase) => {
  let accounts: AccountServer
  let closed: AccountServer
  beforeAll(async () => {
    const database = await openDatabase({ clock: passingClock('2026-01-05T12:00:00Z') })
    await openToday(database, free.path)
    accounts = await accountServer(database, { catalogue, sets })
    closed = await accountServer(database, { catalogue, sets: sets.slice(0, 1) })
  })
  const shown = async (client: Browser, path: string) =>
    ((await client.visit(path)).props as unknown as { set: ShownSet }).set

  test('an open set is listed with the first screen that lacks nothing, and no other set is', async () => {
    const listed = { sets: [{ slug: 'whole', count: 2, screen: { slug: 'all' } }] }
    expect((await accounts.browser().visit(urls.sets())).props).toMatchObject(listed)
    const { client } = await accounts.member()
    expect((await client.visit(urls.appSets())).props).toMatchObject(listed)
    expect(await (await accounts.browser().send(urls.sitemap())).text()).toContain('/sets/whole<')
  })

  test('its page has the members that stand, in its order, and says which are free and which locked', async () => {
    const expected = (isLocked: boolean) => ({
      title: 'Set whole',
      members: [
        { path: locked.path, free: false, locked: isLocked },
        { path: free.path, free: true, locked: false },
      ],
      screens: [{ slug: 'all', title: 'Screen all' }],
    })
    expect(await shown(accounts.browser(), urls.set('whole'))).toMatchObject(expected(true))
    const { client } = await accounts.member({ license: 'developer' })
    expect(await shown(client, urls.appSet('whole'))).toMatchObject(expected(false))
    expect(await shown((await accounts.member()).client, urls.appSet('whole'))).toMatchObject(expected(true))
  })

  test('its zip asks for every member whether its reader may have it', async () => {
    const filesFor = async (license?: 'developer') => {
      const { client } = await accounts.member(license && { license })
      const answer = await client.send(urls.setZip('whole', 'vue', { primary: 'teal' }))
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="millwork-whole-vue.zip"')
      return unzipSync(new Uint8Array(await answer.arrayBuffer()))
    }
    const all = await filesFor('developer')
    expect(Object.keys(all).slice(0, 2)).toEqual([`${locked.path}.vue`, `${free.path}.vue`])
    const some = await filesFor()
    expect(Object.keys(some)).not.toContain(`${locked.path}.vue`)
    expect(strFromU8(some['README.md']!)).toContain('- Locked alert (AUI-C01-2)')
  })

  test('a screen is a document of its own that may be framed by us, in either theme', async () => {
    const client = accounts.browser()
    const answer = await client.send(urls.setScreen('whole', 'all', { theme: 'dark' }))
    expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([200, 'SAMEORIGIN'])
    const html = await answer.text()
    expect(html).toContain('class="dark"')
    expect(html.match(/Preview<\/p>/g)).toHaveLength(2)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(await (await client.send(`${urls.setScreen('whole', 'all')}?theme=odd`)).text()).not.toContain(
      'class="dark"',
    )
  })

  test.each([
    urls.set('begun'),
    urls.set('nothing'),
    urls.setScreen('begun', 'all'),
    urls.setScreen('whole', 'lacking'),
    urls.setScreen('whole', 'nothing'),
    urls.appSet('begun'),
    urls.setZip('begun', 'html'),
    urls.setZip('nothing', 'html'),
  ])('GET %s answers as what does not exist', async (path) => {
    const { client } = await accounts.member({ license: 'team' })
    expect((await client.send(path)).status).toBe(404)
  })

  test('while none is open there is no page of them, and nothing leads to one', async () => {
    const { client } = await closed.member({ license: 'team' })
    expect((await closed.browser().send(urls.sets())).status).toBe(404)
    expect((await client.send(urls.appSets())).status).toBe(404)
    expect(await (await closed.browser().send(urls.sitemap())).text()).not.toContain('/sets')
  })
})
