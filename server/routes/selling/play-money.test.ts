import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { readEnv } from '../../env.ts'
import { accountServer } from '../../testing/accounts.ts'

const pages = ['/', '/pricing', '/login', '/docs', '/components']
const own = ['/app', '/user/profile', '/user/active-license', '/checkout/developer']

describeEachDatabase('play money', (open) => {
  async function told(env: ReturnType<typeof readEnv>) {
    const { browser, member } = await accountServer(await open(), { env })
    const guest = browser()
    const { client } = await member()
    const seen = [
      ...(await Promise.all(pages.map((path) => guest.visit(path)))),
      ...(await Promise.all(own.map((path) => client.visit(path)))),
    ]
    return seen.map(({ props }) => (props as unknown as { site: { play_money: boolean } }).site.play_money)
  }
  const everywhere = (is: boolean) => [...pages, ...own].map(() => is)

  test('is told of on every page of a site in production', async () => {
    expect(await told({ ...readEnv({}), appEnv: 'production' })).toEqual(everywhere(true))
  })

  test('is not told of while one develops, nor where money is taken or nothing is sold', async () => {
    expect(await told(readEnv({}))).toEqual(everywhere(false))
    expect(await told({ ...readEnv({}), appEnv: 'production', sandboxCheckout: false })).toEqual(everywhere(false))
  })
})
