import { beforeAll, beforeEach, expect, test } from 'vitest'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { accountServer, type AccountServer, type Browser } from '../testing/accounts.ts'
import { testCatalogue, testComponent } from '../testing/catalogue.ts'
import { testClock, type TestClock } from '../testing/clock.ts'
import { openToday } from '../testing/day.ts'

const free = testComponent('application-ui/components/alerts/open', { free: true })
const locked = testComponent('application-ui/components/alerts/locked')
const catalogue = testCatalogue([free, locked])
const json = { headers: { accept: 'application/json' } }
const wait = /^Too many attempts\. Please try again in (a minute|\d+ minutes)\.$/

describeEachDatabase('what one may ask for very often', (open) => {
  let database: TestDatabase
  let clock: TestClock
  let accounts: AccountServer
  /** Another process on the same database. */
  let other: AccountServer
  beforeAll(async () => {
    clock = testClock('2026-01-05T12:00:00Z')
    database = await open({ clock })
    await openToday(database, free.path)
  })
  beforeEach(async () => {
    await database.db.deleteFrom('rateLimits').execute()
    accounts = await accountServer(database, { catalogue })
    other = await accountServer(database, { catalogue })
  })

  /** Adds to every count there is, as so many more requests would. */
  const askMore = (hits: number) => database.db.updateTable('rateLimits').set({ hits }).execute()
  const at = (browser: Browser, server: AccountServer, ip: string) => {
    const moved = server.browser(ip)
    for (const [name, value] of browser.cookies) moved.cookies.set(name, value)
    return moved
  }
  async function refusalOf(response: Response) {
    const { error } = (await response.json()) as { error: { message: string } }
    return [response.status, error.message, Number(response.headers.get('retry-after'))] as const
  }
  const put = (client: Browser, path: string, body: unknown = {}) =>
    client.submit(path, body, { method: 'PUT', headers: { 'x-inertia': 'false', accept: 'application/json' } })

  let people = 0
  const member = () => accounts.member({ email: `often-${(people += 1)}@example.com` })

  test.each([
    ['code in the library', urls.appCode(free.path, 'react')],
    ['code of public pages', urls.code(free.path, 'vue')],
    ['a project for StackBlitz', urls.stackBlitz(free.path, 'html')],
    ['a flavour that runs', urls.flavour(free.path, 'svelte')],
  ])('%s: an account is refused for a few minutes, at every process and from anywhere', async (_what, path) => {
    const { client } = await member()
    await database.db.deleteFrom('rateLimits').execute()
    expect((await client.send(path)).status).toBe(200)
    // Twenty are fetched at a time: of the last, those are let through and no more.
    await askMore(1980)
    const elsewhere = at(client, other, '198.51.100.7')
    const statuses = []
    for (let count = 0; count < 21; count++) statuses.push((await elsewhere.send(path)).status)
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
    const [status, message, seconds] = await refusalOf(await elsewhere.send(path, json))
    expect([status, message, seconds]).toEqual([429, expect.stringMatching(wait), 300])

    // Somebody else there is served, and so is this account a little later.
    expect((await other.browser('198.51.100.7').send(urls.code(free.path, 'html'))).status).toBe(200)
    clock.pass(300_000)
    expect((await elsewhere.send(path)).status).toBe(200)
  })

  test('code for guests: a network is refused, another is not', async () => {
    const guest = accounts.browser('198.51.100.9')
    const path = urls.code(free.path, 'html')
    expect((await guest.send(path)).status).toBe(200)
    await askMore(8000)
    expect((await refusalOf(await other.browser('198.51.100.9').send(path, json)))[0]).toBe(429)
    expect((await other.browser('198.51.100.10').send(path)).status).toBe(200)
  })

  test('code that nobody may have counts for nothing', async () => {
    const guest = accounts.browser('198.51.100.11')
    for (let count = 0; count < 3; count++) expect((await guest.send(urls.code(locked.path, 'html'))).status).toBe(403)
    expect(await database.db.selectFrom('rateLimits').select('hits').execute()).toEqual([])
  })

  test('colours of previews count by preview', async () => {
    const many = urls.previewPalettes(Array<string>(60).fill(free.path), { primary: 'teal' })
    const guest = accounts.browser('198.51.100.12')
    for (let count = 0; count < 3; count++) expect((await guest.send(many)).status).toBe(200)
    const rows = await database.db.selectFrom('rateLimits').select('hits').execute()
    expect(rows).toEqual([{ hits: 240 }])
    await askMore(12_000)
    const elsewhere = other.browser('198.51.100.12')
    for (const path of [many, urls.previewPalette(free.path, { primary: 'teal' })])
      expect((await refusalOf(await elsewhere.send(path, json)))[0]).toBe(429)
  })

  test.each([
    ['a favourite', urls.favourite(free.path), {}],
    ['a kept design', urls.keptDesigns('tailwind-button-builder'), { query: 'variant=soft' }],
    ['a setting', urls.settingsDarkMode(), { appDarkMode: 'on' }],
    ['where one was', urls.libraryVisit(free.path), {}],
    ['what one copied', urls.copiedComponent(free.path), {}],
  ])('%s: an account is refused for some minutes, and nothing is kept', async (_what, path, body) => {
    const { client } = await member()
    await database.db.deleteFrom('rateLimits').execute()
    expect((await put(client, path, body)).status).toBe(204)
    await askMore(1190)
    const elsewhere = at(client, other, '198.51.100.13')
    const statuses = []
    for (let count = 0; count < 11; count++) statuses.push((await put(elsewhere, path, body)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429])
    expect(await refusalOf(await put(elsewhere, path, body))).toEqual([429, expect.stringMatching(wait), 600])
    clock.pass(600_000)
    expect((await put(elsewhere, path, body)).status).toBe(204)
  })
})
