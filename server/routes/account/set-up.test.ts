import { beforeAll, expect, test } from 'vitest'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { useAccessKey } from '../../testing/access-keys.ts'
import { accountServer, type AccountServer } from '../../testing/accounts.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'

const free = testComponent('application-ui/components/alerts/open', { free: true })
const catalogue = testCatalogue([testComponent('application-ui/components/alerts/kept'), free])

describeEachDatabase('the set-up on the dashboard', (open) => {
  let server: AccountServer
  beforeAll(async () => {
    server = await accountServer(await open(), { catalogue })
  })
  const shownTo = async (client: { visit: (path: string) => Promise<{ props: Record<string, unknown> }> }) =>
    (await client.visit(urls.app())).props as { setUp: { hasKey: boolean; made: { key: string } | null } | null }

  test('makes a key in place, shows it once, and goes once it was used', async () => {
    const { id, client, email } = await server.member()
    expect(await shownTo(client)).toMatchObject({ setUp: { hasKey: false, made: null, first: free.path } })
    const answer = await client.submit(urls.setUpKey(), {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, urls.app()])
    const { setUp } = await shownTo(client)
    expect(setUp).toMatchObject({ hasKey: true, made: { key: expect.stringMatching(/^mwk_/) } })
    expect(await server.mailsTo(email)).toMatchObject([{ props: { keyName: 'First project' } }])
    expect(await shownTo(client)).toMatchObject({ setUp: { hasKey: true, made: null } })
    const kept = await server.database.db.selectFrom('accessKeys').selectAll().where('userId', '=', id).execute()
    expect(JSON.stringify(kept)).not.toContain(setUp!.made!.key)

    await useAccessKey(server, setUp!.made!.key, '198.51.100.7')
    expect((await shownTo(client)).setUp).toBeNull()
    expect((await client.visit(urls.app())).props).not.toHaveProperty('csrfToken')
  })

  test('makes none for who did not prove to be there', async () => {
    const { id, client } = await server.member()
    await server.database.db.updateTable('sessions').set({ confirmedAt: null }).where('userId', '=', id).execute()
    const answer = await client.submit(urls.setUpKey(), {})
    expect(answer.headers.get('location')).toBe(urls.confirmPassword(urls.app()))
    expect(await shownTo(client)).toMatchObject({ setUp: { hasKey: false } })
  })

  test('is put away for good, for one person', async () => {
    const [one, other] = [await server.member(), await server.member()]
    expect((await one.client.submit(urls.putSetUpAway(), {})).headers.get('location')).toBe(urls.app())
    expect((await shownTo(one.client)).setUp).toBeNull()
    expect((await shownTo(other.client)).setUp).not.toBeNull()
  })
})
