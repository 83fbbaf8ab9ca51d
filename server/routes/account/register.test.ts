import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, ada, password, type AccountServer, isSignedIn } from '../../testing/accounts.ts'

describeEachDatabase('registering', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
    await browser().submit('/register', ada)
  })
  const browser = (ip?: string) => accounts.browser(ip)

  describe('POST /register', () => {
    test('makes an account and lands in the app', async () => {
      const client = browser()
      const form = { name: '  Grace   Hopper ', email: 'Grace@Example.com', password }
      const response = await client.submit('/register', form)
      expect([response.status, response.headers.get('location')]).toEqual([303, '/app'])
      const { props } = await client.follow(response)
      expect(props).toMatchObject({ auth: { user: { name: 'Grace Hopper', email: 'grace@example.com' } } })
    })

    test('goes on to the wanted page', async () => {
      const response = await browser().submit('/register?next=%2Fapp%3Fa', { ...ada, email: 'wanting@example.com' })
      expect(response.headers.get('location')).toBe('/app?a')
    })

    test('tells everything that does not fit at once, and keeps what was typed but no password', async () => {
      const client = browser()
      const response = await client.submit('/register', { name: ' ', email: 'grace@', password: 'short' })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/register'])
      const { props } = await client.follow(response)
      expect(props.errors).toEqual({
        name: 'Enter your name.',
        email: 'Enter an email address such as name@example.com.',
        password: 'Use at least 10 characters.',
      })
      expect(props.old).toEqual({ name: ' ', email: 'grace@' })
    })

    test.each([
      ['ninechars', /at least 10/],
      ['x'.repeat(129), /at most 128/],
      ['Password123', /easy to guess/],
      ['weak@example.com', /other than your name or your email/],
    ])('refuses the password %s', async (weak, message) => {
      const client = browser()
      const form = { name: 'Weak', email: 'weak@example.com', password: weak }
      const { props } = await client.follow(await client.submit('/register', form))
      expect(props.errors).toEqual({ password: expect.stringMatching(message) })
      expect(
        await accounts.database.db.selectFrom('users').select('id').where('email', '=', form.email).execute(),
      ).toEqual([])
    })

    test.each([
      ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name'],
      ['a name with control characters', { name: 'A\u0000da' }, 'name'],
      ['an address of 300 characters', { email: `${'a'.repeat(288)}@example.com` }, 'email'],
      ['an address with a control character', { email: 'a\u0000b@example.com' }, 'email'],
      ['a missing password', { password: undefined }, 'password'],
    ])('refuses %s under its field', async (_what, over, field) => {
      const client = browser()
      const { props } = await client.follow(
        await client.submit('/register', { ...ada, email: 'odd@example.com', ...over }),
      )
      expect(Object.keys(props.errors ?? {})).toEqual([field])
    })

    test('refuses an address that has an account, without a word about it, and changes nothing', async () => {
      const client = browser()
      const form = { name: 'Eve', email: 'ADA@example.com', password: 'eve was here once' }
      const { props } = await client.follow(await client.submit('/register', form))
      expect(props.errors).toEqual({
        email: 'We could not create an account with these details. If you already have one, sign in instead.',
      })
      expect(await isSignedIn(client)).toBe(false)
      expect((await browser().submit('/login', ada)).headers.get('location')).toBe('/app')
    })

    test('sent twice at once makes one account and signs in both times', async () => {
      const form = { ...ada, email: 'double@example.com' }
      const responses = await Promise.all([browser().submit('/register', form), browser().submit('/register', form)])
      expect(responses.map((response) => response.headers.get('location'))).toEqual(['/app', '/app'])
      const users = await accounts.database.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', form.email)
        .execute()
      expect(users).toHaveLength(1)
    })

    test('is no way around the limit on guessing a password', async () => {
      await browser().submit('/register', { ...ada, email: 'target@example.com' })
      for (let attempt = 1; attempt <= 10; attempt++) {
        await browser().submit('/register', { ...ada, email: 'target@example.com', password: `wrong guess ${attempt}` })
      }
      const response = await browser().submit('/register', { ...ada, email: 'target@example.com' })
      expect(response.status).toBe(429)
    })

    test('does not count weak passwords', async () => {
      const form = { ...ada, email: 'learning@example.com' }
      for (let count = 1; count <= 11; count++)
        await browser().submit('/register', { ...form, password: 'password123' })
      expect((await browser().submit('/register', form)).headers.get('location')).toBe('/app')
    })

    test('stops one network after twenty accounts', async () => {
      for (let count = 1; count <= 20; count++) {
        await browser('198.51.100.9').submit('/register', {
          ...ada,
          password: 'x'.repeat(9) + count,
          email: `many-${count}@example.com`,
        })
      }
      const response = await browser('198.51.100.9').submit('/register', { ...ada, email: 'many@example.com' })
      expect(response.status).toBe(429)
      expect(await response.json()).toMatchObject({
        component: 'auth/register',
        props: { errors: { email: 'Too many attempts. Please try again in 60 minutes.' } },
      })
    })
  })
})
