import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { routes } from '#shared/routes.ts'
import { accountServer, type AccountServer } from '../testing/accounts.ts'

const secret = 'q7Zk2-a-key-of-a-mail_3nP'
const keyed = Object.values(routes).filter((route) => route.includes(':token'))

test('there are links with keys', () => expect(keyed.length).toBeGreaterThan(4))

describeEachDatabase('the log', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })

  test.each(keyed)('tells of %s without the key, however it is asked for and answered', async (route) => {
    const path = route.replace(':token', secret)
    const client = accounts.browser()
    const before = accounts.logged.length
    await client.send(path)
    await client.send(`${path}?to=elsewhere`)
    // Without the form's token: refused, and told so.
    await client.send(path, { method: 'POST', body: 'a=b' })
    const lines = accounts.logged.slice(before).join('')
    expect(lines).toContain(':token')
    expect(lines).not.toContain(secret)
  })
})
