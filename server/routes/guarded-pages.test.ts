import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, ada, password, type AccountServer } from '../testing/accounts.ts'

/** As a program asks, which wants JSON and no page. */
const json = { accept: 'application/json', 'x-inertia': 'false' }

describeEachDatabase('what guests may not see', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
    await browser().submit('/register', ada)
  })
  const browser = (ip?: string) => accounts.browser(ip)

  describe('pages for users', () => {
    test.each([
      ['/app', '/login?next=%2Fapp'],
      ['/app/components/a/b/c?x=1&y=2', '/login?next=%2Fapp%2Fcomponents%2Fa%2Fb%2Fc%3Fx%3D1%26y%3D2'],
      ['/user/profile', '/login?next=%2Fuser%2Fprofile'],
    ])('GET %s sends a guest to sign in', async (path, target) => {
      const visit: Record<string, string> = { 'x-inertia': 'true', 'x-inertia-version': 'test' }
      for (const headers of [{}, visit]) {
        const response = await browser().send(path, { headers })
        expect([response.status, response.headers.get('location')]).toEqual([303, target])
      }
    })

    test('a change by a guest is refused in JSON, or sent to sign in without being repeated', async () => {
      const client = browser()
      const path = '/user/settings/app-dark-mode'
      const change = { appDarkMode: 'on' }
      expect((await client.submit(path, change, { method: 'PUT' })).headers.get('location')).toBe('/login')
      expect((await client.submit(path, change, { method: 'PUT', headers: json })).status).toBe(401)
    })
  })

  test('no password comes into logs, cookies, redirects or pages', async () => {
    const client = browser()
    const secret = 'only-this-test-knows-it'
    const responses = [
      await client.submit('/login', { email: 'x', password: secret }),
      await client.submit('/login', { email: ada.email, password: secret }),
      await client.submit('/register', { name: '', email: 'x', password: secret }),
      await client.submit('/register', { ...ada, password: secret }),
      await client.submit('/login', `{"password":"${secret}"`),
    ]
    for (const response of responses) {
      expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain(secret)
      const location = response.headers.get('location')
      if (location) expect(JSON.stringify(await client.visit(location))).not.toContain(secret)
    }
    expect(accounts.logged.join('')).toContain('POST /login')
    expect(accounts.logged.join('')).not.toContain(secret)
    expect(accounts.logged.join('')).not.toContain(password)
  })
})
