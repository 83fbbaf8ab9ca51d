import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { visitedCookie } from '#shared/visited.ts'
import { publicationsOf } from '../domain/publications.ts'
import { createTestApp, signUp } from '../testing.ts'
import { testCatalogue, testComponent } from '../testing-catalogue.ts'

const catalogue = testCatalogue([
  testComponent('application-ui/components/alerts/one'),
  testComponent('application-ui/components/alerts/two'),
  testComponent('marketing/sections/hero/big'),
])
const publications = publicationsOf(() => ({
  changelog: ['4.6.0', '4.5.0'].map((version) => ({ version, date: '2026-11-21', summary: version, blocks: [] })),
  sections: [{ title: 'Begin', pages: [{ slug: 'a', title: 'A', description: '' }] }],
  docs: [],
}))

describeEachDatabase('the dashboard', (open) => {
  let server: ReturnType<typeof createTestApp>
  beforeAll(async () => {
    server = createTestApp(await open(), { catalogue, publications })
  })
  async function member(visited?: string) {
    const client = server.client()
    await signUp(client)
    if (visited !== undefined) client.cookies.set(visitedCookie, visited)
    return client
  }

  test('shows newcomers where to begin, and what is new', async () => {
    const { props } = await (await member()).visit('/app')
    expect(props).toMatchObject({
      visited: [],
      begin: { path: 'application-ui/components/alerts', count: 2, shown: { title: 'one' } },
      latest: { version: '4.6.0' },
      guide: { slug: 'a' },
    })
  })

  test('shows where this browser was, as far as that still exists', async () => {
    const client = await member('marketing/sections/hero~a/b/gone~application-ui/components/alerts~/../x')
    const { props } = await client.visit('/app')
    expect(props).toMatchObject({ begin: null, visited: [{ title: 'hero' }, { title: 'alerts' }] })
  })

  test('forgets it at sign-out', async () => {
    const client = await member('marketing/sections/hero')
    await client.submit('/logout', {})
    expect(client.cookies.has(visitedCookie)).toBe(false)
  })

  test('stands without a catalogue and without news', async () => {
    const bare = createTestApp(await open())
    const client = bare.client()
    await signUp(client)
    expect((await client.visit('/app')).props).toMatchObject({ visited: [], begin: null, latest: null, guide: null })
  })
})
