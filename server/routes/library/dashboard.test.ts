import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { publicationsOf } from '../../domain/publishing/publications.ts'
import { createTestApp, signUp } from '../../testing/index.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'

const catalogue = testCatalogue([
  testComponent('application-ui/components/alerts/one'),
  testComponent('application-ui/components/alerts/two'),
  testComponent('marketing/sections/hero/big'),
])
const publications = publicationsOf(() => ({
  changelog: ['4.6.0', '4.5.0'].map((version) => ({ version, date: '2026-11-21', summary: version, blocks: [] })),
  sections: [{ title: 'Begin', pages: [{ slug: 'a', title: 'A', description: '' }] }],
  docs: [],
  posts: [],
  legal: [],
  assistants: { skill: '', agents: '' },
}))

describeEachDatabase('the dashboard', (open) => {
  let server: ReturnType<typeof createTestApp>
  beforeAll(async () => {
    server = createTestApp(await open({ clock: passingClock('2026-01-05T12:00:00Z') }), { catalogue, publications })
  })
  async function member() {
    const client = server.client()
    await signUp(client)
    return client
  }

  test('shows newcomers where to begin, and what is new', async () => {
    const { props } = await (await member()).visit('/app')
    expect(props).toMatchObject({
      visits: [],
      begin: { path: 'application-ui/components/alerts/one', subcategory: { title: 'alerts' } },
      favourites: [],
      latest: { version: '4.6.0' },
      guide: { slug: 'a' },
    })
  })

  test('shows where its user was last, and what they marked', async () => {
    const client = await member()
    for (const path of ['application-ui/components/alerts/two', 'marketing/sections/hero/big']) {
      await client.submit(`/app/visits/${path}`, {}, { method: 'PUT' })
      await client.submit(`/app/favourites/${path}`, {}, { method: 'PUT' })
    }
    const { props } = await client.visit('/app')
    expect(props).toMatchObject({ begin: null, visits: [{ title: 'big' }, { title: 'two' }] })
    expect(props.favourites).toMatchObject([{ title: 'big' }, { title: 'two' }])
    expect((await (await member()).visit('/app')).props).toMatchObject({ visits: [], favourites: [] })
  })

  test('shows what is new and what its user copied last, on whichever page they did', async () => {
    const client = await member()
    const [one, two, big] = catalogue.all().map(({ path }) => path)
    expect((await client.visit('/app')).props).toMatchObject({
      newest: [{ path: one, place: 'application-ui / alerts' }, { path: two }, { path: big }],
      copied: [],
    })
    for (const path of [one, big, one]) {
      expect((await client.submit(`/app/copied/${path}`, {}, { method: 'PUT' })).status).toBe(204)
    }
    expect((await client.visit('/app')).props.copied).toMatchObject([{ path: one }, { path: big }])
    expect((await client.submit(`/app/copied/${one}-gone`, {}, { method: 'PUT' })).status).toBe(404)
    expect((await (await member()).visit('/app')).props.copied).toEqual([])
  })

  test('stands without a catalogue and without news', async () => {
    const bare = createTestApp(await open())
    const client = bare.client()
    await signUp(client)
    const nothing = { visits: [], begin: null, newest: [], copied: [], favourites: [], latest: null, guide: null }
    expect((await client.visit('/app')).props).toMatchObject(nothing)
  })
})
