/**
 * Pages that two people get who are signed in, out of the built product with its real server: alike but for what is
 * theirs alone, and drawn for both at once wherever that is not shown.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { accountServer, type Browser } from '#server/testing/accounts.ts'
import { testClock } from '#server/testing/clock.ts'
import { urls } from '#shared/urls.ts'
import { partsOf } from './leaks/stage.ts'

const clock = testClock('2026-03-03T12:00:00Z')
const database = await openDatabase({ dataDir: mkdtempSync(join(tmpdir(), 'member-pages-')) }, { clock })
/** What browsers say. */
const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const drawn: string[] = []
let asData: Record<string, string>
let people: { name: string; email: string; client: Browser }[]

beforeAll(async () => {
  await database.migrate()
  const parts = await partsOf()
  const render: typeof parts.assets.render = (page) => {
    drawn.push(page.url)
    return parts.assets.render(page)
  }
  const server = await accountServer(database, { ...parts, assets: { ...parts.assets, render } })
  asData = { 'x-inertia': 'true', 'x-inertia-version': parts.assets.version }
  people = [
    await server.member({ name: 'Wilhelmina Ada', email: 'wilhelmina@example.com', license: 'team' }),
    await server.member({ name: 'Ottokar Grace', email: 'ottokar@example.com', license: 'team' }),
  ]
}, 120_000)

afterAll(() => database.close())

const subcategory = 'application-ui/components/alerts'

test.each([
  urls.home(),
  urls.components(),
  urls.pricing(),
  urls.appSubcategory(subcategory),
  urls.appSubcategory('marketing/sections/hero'),
  urls.extrasTools(),
  urls.extrasStarterKits(),
])('%s is drawn once for both', async (path) => {
  drawn.length = 0
  await seenByBoth(path)
  expect(drawn).toEqual([path])
})

test.each([urls.app(), urls.appChangelog(), urls.profile(), urls.activeLicense(), '/app/nowhere'])(
  '%s is each one’s own',
  async (path) => {
    await seenByBoth(path)
  },
)

/** Each of both gets the page three times over, as text and as data, and nothing of the other. */
async function seenByBoth(path: string) {
  for (let times = 0; times < 3; times++) {
    for (const [index, { name, email, client }] of people.entries()) {
      const other = people[1 - index]!
      for (const headers of [{}, asData]) {
        const response = await client.send(path, { headers: { ...accepted, ...headers } })
        const text = await textOf(response)
        // A public page, and one with much of it, says nothing of whoever asks for it before its data is asked for.
        const isTold = headers === asData || !text.includes(' data-asks="')
        expect([text.includes(name), text.includes(email)]).toEqual([isTold, isTold])
        for (const theirs of [other.name, other.email, other.name.split(' ')[0]!]) expect(text).not.toContain(theirs)
        if (headers === asData) expect(JSON.parse(text)).toMatchObject({ props: { auth: { user: { name, email } } } })
      }
    }
  }
}

async function textOf(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer())
  const encoding = response.headers.get('content-encoding')
  if (encoding === 'gzip') return gunzipSync(bytes).toString()
  return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString()
}
