import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { portions, tablesLeftOut } from '../../domain/account/account-data.ts'
import { accountServer, type AccountServer } from '../../testing/accounts.ts'

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

describeEachDatabase('the download of one’s data', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })
  const unpacked = async (response: Response) => {
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
  }

  test('holds, or names as left out, every table and column there is', async () => {
    const tables = await accounts.database.db.introspection.getTables()
    const known = tables.filter(({ name }) => !/^kysely_|^sqlite_/.test(name))
    expect(known.length).toBeGreaterThan(25)
    const named = [...Object.keys(portions), ...Object.keys(tablesLeftOut)]
    expect(known.map(({ name }) => camel(name)).toSorted()).toEqual(named.toSorted())
    for (const { name, columns } of known) {
      const leftOut = (portions as Record<string, { leftOut: object }>)[camel(name)]?.leftOut ?? {}
      expect(columns.map((column) => camel(column.name))).toEqual(expect.arrayContaining(Object.keys(leftOut)))
    }
    // A column that by its name opens something is never in it.
    for (const { name, columns } of known.filter(({ name }) => camel(name) in portions)) {
      const { leftOut } = (portions as Record<string, { leftOut: object }>)[camel(name)]!
      const opening = columns
        .map((column) => camel(column.name))
        .filter((column) => /hash|token|secret|password/i.test(column) && !column.endsWith('ExpiresAt'))
      expect(Object.keys(leftOut), name).toEqual(expect.arrayContaining(opening))
    }
  })

  test('is one’s own, with sessions, orders and favourites and without any secret', async () => {
    const { client, id, email } = await accounts.member({ license: 'unlimited' })
    const other = await accounts.member({ name: 'Grace Hopper' })
    const { db } = accounts.database
    const createdAt = accounts.database.clock()
    const component = 'a/b/c/d'
    for (const userId of [id, other.id])
      await db.insertInto('favourites').values({ userId, component, createdAt }).execute()
    const response = await client.send('/user/data.zip')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const files = await unpacked(response)
    expect(JSON.parse(files['data/users.json']!)).toMatchObject([{ id, email }])
    expect(JSON.parse(files['data/favourites.json']!)).toHaveLength(1)
    expect(JSON.parse(files['data/orders.json']!)).toMatchObject([{ tier: 'unlimited', buyerEmail: email }])
    const all = JSON.stringify(files)
    const { token } = await db.selectFrom('sessions').select('token').where('userId', '=', id).executeTakeFirstOrThrow()
    for (const hidden of [token, other.email, other.id]) expect(all).not.toContain(hidden)
  })

  test('tells nothing of an address to who never showed that they read its mail', async () => {
    const owner = await accounts.member({ license: 'team' })
    const email = 'not-mine@example.com'
    await owner.client.submit('/user/team/invitations', { email })
    const { client, id } = await accounts.member({ email })
    const { db } = accounts.database
    const seats = async () => JSON.parse((await unpacked(await client.send('/user/data.zip')))['data/seats.json']!)
    const prove = (emailVerified: boolean) =>
      db.updateTable('users').set({ emailVerified }).where('id', '=', id).execute()
    await prove(false)
    expect(await seats()).toEqual([])
    await prove(true)
    expect(await seats()).toMatchObject([{ email }])
  })

  test('is for who gave their password a short while ago, and limited', async () => {
    const { client, id } = await accounts.member()
    const { db } = accounts.database
    const confirmed = (confirmedAt: Date) =>
      db.updateTable('sessions').set({ confirmedAt }).where('userId', '=', id).execute()
    await confirmed(new Date(0))
    const refused = await client.send('/user/data.zip')
    expect(refused.headers.get('location')).toBe('/user/confirm-password?next=%2Fuser%2Fprofile')
    expect((await accounts.browser().send('/user/data.zip')).headers.get('location')).toContain('/login')
    await confirmed(new Date())
    const statuses = []
    for (let count = 0; count < 11; count++) statuses.push((await client.send('/user/data.zip')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  test('deletion says what the books keep, and keeps no more', async () => {
    const { client, id } = await accounts.member({ license: 'developer' })
    expect((await client.visit('/user/profile')).props).toMatchObject({ kept: { orders: 1, affiliate: false } })
    const { db } = accounts.database
    const affiliate = {
      id: `affiliate-${id}`,
      userId: id,
      name: 'Ada',
      email: 'ada@example.com',
      code: id.slice(0, 12),
    }
    const words = { website: 'https://ada.example', plan: 'A blog.', payout: 'IBAN', state: 'applied' as const }
    await db
      .insertInto('affiliates')
      .values({ ...affiliate, ...words, createdAt: new Date(), decidedAt: null })
      .execute()
    await client.submit('/user/delete', { delete_password: 'grey otters at dawn' })
    expect(await db.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([])
    expect(await db.selectFrom('affiliates').select('id').where('id', '=', affiliate.id).execute()).toEqual([])
  })
})
