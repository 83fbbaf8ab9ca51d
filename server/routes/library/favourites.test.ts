import { beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import type { Database } from '../../db/client.ts'
import { addFavourite, mostFavourites } from '../../domain/library/favourites.ts'
import { createTestApp, signUp } from '../../testing/index.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'
import { openToday } from '../../testing/day.ts'

const alerts = 'application-ui/components/alerts'
const badges = 'application-ui/components/badges'
const catalogue = testCatalogue([
  testComponent(`${alerts}/open`, { free: true, title: 'Open' }),
  testComponent(`${alerts}/locked`, { title: 'Locked' }),
  testComponent(`${badges}/plain`, { title: 'Plain' }),
])
type Props = { favourites: { path: string; locked: boolean }[]; visits: { path: string }[] }

describeEachDatabase('favourites', (open) => {
  let database: Database
  let app: ReturnType<typeof createTestApp>
  let client: ReturnType<typeof app.client>
  beforeEach(async () => {
    database = await open({ clock: passingClock('2026-01-05T12:00:00Z') })
    await openToday(database, `${alerts}/open`)
    app = createTestApp(database, { catalogue })
    client = app.client()
  })
  const put = (path: string) => client.submit(path, {}, { method: 'PUT' })
  const remove = (path: string) => client.submit(path, {}, { method: 'DELETE' })
  const props = async () => (await client.visit('/app/favourites')).props as unknown as Props
  const paths = async () => (await props()).favourites.map(({ path }) => path)

  test('a mark is kept with the account, shows on the page of its component, and can be taken away', async () => {
    await signUp(client)
    expect(await paths()).toEqual([])
    expect((await put(`/app/favourites/${alerts}/locked`)).status).toBe(204)
    expect((await put(`/app/favourites/${badges}/plain`)).status).toBe(204)
    expect((await put(`/app/favourites/${badges}/plain`)).status).toBe(204)
    expect(await paths()).toEqual([`${badges}/plain`, `${alerts}/locked`])
    expect((await props()).favourites[1]).toMatchObject({
      locked: true,
      subcategory: {},
      packageTitle: 'application-ui',
    })
    const listed = (await client.visit(`/app/components/${alerts}`)).props
    expect(listed).toMatchObject({ subcategory: { components: [{ favourite: false }, { favourite: true }] } })

    expect((await remove(`/app/favourites/${alerts}/locked`)).status).toBe(204)
    expect(await paths()).toEqual([`${badges}/plain`])
  })

  test('what does not exist cannot be marked, and taking away what is not there is no error', async () => {
    await signUp(client)
    expect((await put(`/app/favourites/${alerts}/nothing`)).status).toBe(404)
    expect((await put('/app/favourites/%3Cb%3E/..%2f/x/y')).status).toBe(404)
    expect((await remove(`/app/favourites/${alerts}/nothing`)).status).toBe(204)
    expect(await paths()).toEqual([])
  })

  test('marks need a signed-in user and the token, and are nobody else’s', async () => {
    expect((await put(`/app/favourites/${alerts}/open`)).status).not.toBe(204)
    await signUp(client)
    await put(`/app/favourites/${alerts}/open`)
    const forged = await client.send(`/app/favourites/${alerts}/locked`, { method: 'PUT' })
    expect(forged.status).not.toBe(204)
    expect(await paths()).toEqual([`${alerts}/open`])

    client = app.client()
    await signUp(client)
    expect(await paths()).toEqual([])
    await remove(`/app/favourites/${alerts}/open`)
    expect(await database.db.selectFrom('favourites').selectAll().execute()).toHaveLength(1)
  })

  test('an account keeps so many and no more', async () => {
    await signUp(client)
    const { id: userId } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const row = (index: number) => ({ userId, component: `gone/${index}`, createdAt: new Date(2020, 1, 1) })
    await database.db
      .insertInto('favourites')
      .values(Array.from({ length: mostFavourites }, (_, index) => row(index)))
      .execute()
    expect((await put(`/app/favourites/${alerts}/open`)).status).toBe(422)
    await remove('/app/favourites/gone/0/0/0')
    await database.db.deleteFrom('favourites').where('component', '=', 'gone/0').execute()
    expect((await put(`/app/favourites/${alerts}/open`)).status).toBe(204)
    // What left the catalogue shows nowhere.
    expect(await paths()).toEqual([`${alerts}/open`])
  })

  test('an account keeps no more, however many are marked at once', async () => {
    await signUp(client)
    const { id: userId } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const row = (index: number) => ({ userId, component: `gone/${index}`, createdAt: new Date(2020, 1, 1) })
    const rows = Array.from({ length: mostFavourites - 1 }, (_, index) => row(index))
    await database.db.insertInto('favourites').values(rows).execute()
    const names = Array.from({ length: 60 }, (_, index) => `more/${index}`)
    // So that every connection there may be is open, and none is waited for.
    await Promise.all(names.map(() => database.db.selectFrom('favourites').select('component').execute()))
    const answers = await Promise.all(names.map((name) => addFavourite(database, userId, name)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await database.db.selectFrom('favourites').select('component').execute()).toHaveLength(mostFavourites)
  })

  test('the page somebody was on last comes first, with the component they looked at', async () => {
    await signUp(client)
    for (const path of [`${alerts}/open`, `${badges}/plain`, `${alerts}/locked`])
      expect((await put(`/app/visits/${path}`)).status).toBe(204)
    expect((await put(`/app/visits/${alerts}/nothing`)).status).toBe(404)
    const { visits } = await props()
    expect(visits).toMatchObject([
      { path: `${alerts}/locked`, title: 'Locked', subcategory: { title: 'alerts', path: alerts } },
      { path: `${badges}/plain` },
    ])
  })
})
