import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { readEnv } from '../env.ts'
import { createTestApp } from '../testing.ts'

const password = 'grey otters at dawn'
const ada = { name: 'Ada Lovelace', email: 'ada@example.com', password }
/** As a program asks, which wants JSON and no page. */
const json = { accept: 'application/json', 'x-inertia': 'false' }
const noMatch = 'These details do not match an account.'

describeEachDatabase('signing in', (open) => {
  let database: TestDatabase
  let server: ReturnType<typeof createTestApp>
  /** The same, except that a wrong password costs no time, for tests that guess a lot. */
  let guessable: typeof server
  const logged: string[] = []

  beforeAll(async () => {
    database = await open()
    const logger = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
    const env = readEnv({ PORT: '3000', TRUST_PROXY: 'true' })
    server = createTestApp(database, { logger, env })
    const { auth } = server.deps
    guessable = createTestApp(database, {
      env,
      auth: {
        ...auth,
        hashPassword: async () => 'none',
        signIn: async (details) => (details.password === password ? auth.signIn(details) : null),
      },
    })
    await browser().submit('/register', ada)
  })

  let browsers = 0
  /** A browser at an address of its own, so that the tests do not use up each other's attempts. */
  function browser(ip = `2001:db8:0:${(browsers += 1).toString(16)}::1`, { client } = server) {
    const { send, submit, visit, cookies } = client()
    const headers = { 'x-forwarded-for': ip }
    return {
      cookies,
      visit,
      send: (path: string, options: Parameters<typeof send>[1] = {}) =>
        send(path, { ...options, headers: { ...headers, ...options.headers } }),
      submit: (path: string, body: unknown, options: Parameters<typeof submit>[2] = {}) =>
        submit(path, body, { ...options, headers: { ...headers, ...options.headers } }),
      /** The page after a redirect. */
      follow: (response: Response) => visit(response.headers.get('location')!),
    }
  }
  const guesser = (ip?: string) => browser(ip, guessable)
  const isSignedIn = async (client: ReturnType<typeof browser>) => (await client.send('/app')).status === 200

  describe('GET /login', () => {
    test('shows the form to a guest, with the page wanted after it', async () => {
      expect(await browser().visit('/login?next=%2Fapp%2Fcomponents')).toMatchObject({
        component: 'auth/login',
        props: { next: '/app/components', errors: {}, old: {} },
      })
    })

    test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
      'drops a wanted page on another site (%s)',
      async (next) => {
        const { props } = await browser().visit(`/login?next=${encodeURIComponent(next)}`)
        expect(props).toMatchObject({ next: null })
      },
    )

    test('sends who is signed in to the app, or to the page they wanted', async () => {
      const client = browser()
      await client.submit('/login', ada)
      for (const [path, target] of [
        ['/login', '/app'],
        ['/register', '/app'],
        ['/login?next=%2Fapp%3Fa%3Db', '/app?a=b'],
        ['/login?next=%2F%2Fevil.example', '/app'],
      ]) {
        const response = await client.send(path!)
        expect([response.status, response.headers.get('location')]).toEqual([303, target])
      }
    })
  })

  describe('POST /login', () => {
    test('signs in with the right details', async () => {
      const client = browser()
      const response = await client.submit('/login', { email: ' ADA@example.com', password })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/app'])
      const page = await client.follow(response)
      expect(page).toMatchObject({
        component: 'app/dashboard',
        props: { auth: { user: { email: 'ada@example.com' } } },
      })
    })

    test('takes a plain urlencoded form, too', async () => {
      const client = browser()
      await client.send('/login')
      const form = { email: ada.email, password, remember: 'on', _token: client.cookies.get('XSRF-TOKEN')! }
      const response = await client.send('/login', { method: 'POST', form })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/app'])
      expect(sessionCookie(response)).toContain('Max-Age=2592000')
    })

    test('keeps the session beyond the browser only when asked to', async () => {
      expect(sessionCookie(await browser().submit('/login', { ...ada, remember: true }))).toContain('Max-Age=2592000')
      expect(sessionCookie(await browser().submit('/login', { ...ada, remember: false }))).not.toMatch(
        /Max-Age|Expires/,
      )
    })

    test('begins a new session and a new form token, whatever the browser had before', async () => {
      const client = browser()
      await client.submit('/login', ada)
      const first = client.cookies.get('millwork.session_token')
      await client.submit('/logout', {})
      client.cookies.set('millwork.session_token', first!)
      const token = client.cookies.get('XSRF-TOKEN')
      await client.submit('/login', ada)
      expect(client.cookies.get('millwork.session_token')).not.toBe(first)
      expect(client.cookies.get('XSRF-TOKEN')).not.toBe(token)
    })

    test('answers a wrong password and an unknown address alike', async () => {
      const answers = []
      for (const email of ['ada@example.com', 'nobody@example.com']) {
        const client = browser()
        const response = await client.submit('/login', { email, password: 'not the password' })
        const { props, component } = await client.follow(response)
        expect(props).toMatchObject({ old: { email } })
        const { errors } = props
        answers.push({ status: response.status, location: response.headers.get('location'), component, errors })
        expect(await isSignedIn(client)).toBe(false)
      }
      expect(answers[0]).toEqual({
        status: 303,
        location: '/login',
        component: 'auth/login',
        errors: { email: noMatch },
      })
      expect(answers[1]).toEqual(answers[0])
    })

    test('tells what does not fit under each field, and keeps the address but no password', async () => {
      const client = browser()
      const response = await client.submit('/login?next=%2Fapp', { email: 'no address', password: '' })
      const { url, props } = await client.follow(response)
      expect(url).toBe('/login?next=%2Fapp')
      expect(props).toMatchObject({
        errors: { email: 'Enter an email address such as name@example.com.', password: 'Enter your password.' },
        next: '/app',
      })
      expect(props.old).toEqual({ email: 'no address' })
    })

    test('tells errors once', async () => {
      const client = browser()
      await client.follow(await client.submit('/login', {}))
      expect((await client.visit('/login')).props).toMatchObject({ errors: {}, old: {} })
    })

    test.each([
      ['of the form', '/login', { next: '/app?a=b' }, '/app?a=b'],
      ['of the address', '/login?next=%2Fapp%3Fa%3Db', {}, '/app?a=b'],
      ['on another site', '/login', { next: 'https://evil.example' }, '/app'],
      ['on another host', '/login', { next: '//evil.example/app' }, '/app'],
      ['behind a backslash', '/login', { next: '/\\evil.example' }, '/app'],
      ['that is no text', '/login', { next: { a: 1 } }, '/app'],
    ])('goes on to the wanted page %s', async (_which, path, body, target) => {
      const response = await browser().submit(path, { ...ada, ...body })
      expect(response.headers.get('location')).toBe(target)
    })

    test.each([
      ['an address of 300 characters', { email: `${'a'.repeat(288)}@example.com`, password }, 'email'],
      ['a password of 100,000 characters', { email: ada.email, password: 'x'.repeat(100_000) }, 'password'],
      ['fields that are no text', { email: ['a'], password: { b: 1 } }, 'email'],
    ])('refuses %s under its field', async (_what, body, field) => {
      const client = browser()
      const { props } = await client.follow(await client.submit('/login', body))
      expect(props.errors).toHaveProperty(field)
    })

    test.each(['{', '[]', 'null', '"text"', '{"password":"hunter2hunter2"'])(
      'answers 400 to the body %s',
      async (body) => {
        const client = browser()
        expect((await client.submit('/login', body)).status).toBe(400)
      },
    )

    test('answers a broken encoding under the field', async () => {
      const client = browser()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const response = await client.submit('/login', 'email=%E0%A4%A&password=%ff', { headers })
      const { errors } = (await client.follow(response)).props
      expect(errors).toEqual({ email: 'Enter an email address such as name@example.com.' })
    })

    test('is not disturbed by malformed cookies', async () => {
      const client = browser()
      client.cookies.set('millwork.session_token', '%E0%A4%A')
      client.cookies.set('other', '"%%%')
      expect((await client.send('/login')).status).toBe(200)
      expect((await client.submit('/login', ada)).headers.get('location')).toBe('/app')
      expect(await isSignedIn(client)).toBe(true)
    })

    test('stops guessing at one address after ten attempts from anywhere, right password or not', async () => {
      await browser().submit('/register', { ...ada, email: 'guessed@example.com' })
      for (let attempt = 1; attempt <= 10; attempt++) {
        const response = await guesser().submit('/login', {
          email: 'guessed@example.com',
          password: 'not the password',
        })
        expect(response.status).toBe(303)
      }
      const client = guesser()
      const response = await client.submit('/login?next=%2Fapp', { email: 'Guessed@example.com', password })
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(890)
      expect(await response.json()).toMatchObject({
        component: 'auth/login',
        url: '/login?next=%2Fapp',
        props: {
          errors: { email: 'Too many attempts. Please try again in 15 minutes.' },
          old: { email: 'Guessed@example.com' },
          next: '/app',
        },
      })
      expect(await isSignedIn(client)).toBe(false)
    })

    test('stops one network after thirty attempts, and tells a program in JSON', async () => {
      for (let attempt = 1; attempt <= 30; attempt++) {
        const client = guesser(`2001:db8:ffff:1::${attempt}`)
        await client.submit('/login', { email: `nobody-${attempt}@example.com`, password: 'not the password' })
      }
      const client = guesser('2001:db8:ffff:1::77')
      expect((await client.submit('/login', ada)).status).toBe(429)
      const response = await client.submit('/login', ada, { headers: json })
      expect([response.status, response.headers.has('retry-after')]).toEqual([429, true])
      expect(await response.json()).toMatchObject({
        error: { status: 429, message: expect.stringMatching(/Too many/) },
      })
    })

    test('does not count the attempts before a success', async () => {
      await browser().submit('/register', { ...ada, email: 'forgetful@example.com' })
      const attempt = (tried: string) => guesser().submit('/login', { email: 'forgetful@example.com', password: tried })
      for (let count = 1; count <= 9; count++) await attempt('not the password')
      expect((await attempt(password)).headers.get('location')).toBe('/app')
      expect((await attempt('not the password')).status).toBe(303)
    })
  })

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
      ['Password123', /among the first to be guessed/],
      ['weak@example.com', /other than your name or your email/],
    ])('refuses the password %s', async (weak, message) => {
      const client = browser()
      const form = { name: 'Weak', email: 'weak@example.com', password: weak }
      const { props } = await client.follow(await client.submit('/register', form))
      expect(props.errors).toEqual({ password: expect.stringMatching(message) })
      expect(await database.db.selectFrom('users').select('id').where('email', '=', form.email).execute()).toEqual([])
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
        email: 'We could not register you with these details. If you already have an account, sign in instead.',
      })
      expect(await isSignedIn(client)).toBe(false)
      expect((await browser().submit('/login', ada)).headers.get('location')).toBe('/app')
    })

    test('sent twice at once makes one account and signs in both times', async () => {
      const form = { ...ada, email: 'double@example.com' }
      const responses = await Promise.all([browser().submit('/register', form), browser().submit('/register', form)])
      expect(responses.map((response) => response.headers.get('location'))).toEqual(['/app', '/app'])
      const users = await database.db.selectFrom('users').select('id').where('email', '=', form.email).execute()
      expect(users).toHaveLength(1)
    })

    test('is no way around the limit on guessing a password', async () => {
      await browser().submit('/register', { ...ada, email: 'target@example.com' })
      for (let attempt = 1; attempt <= 10; attempt++) {
        await guesser().submit('/register', { ...ada, email: 'target@example.com', password: `wrong guess ${attempt}` })
      }
      const response = await guesser().submit('/register', { ...ada, email: 'target@example.com' })
      expect(response.status).toBe(429)
    })

    test('does not count weak passwords', async () => {
      const form = { ...ada, email: 'learning@example.com' }
      for (let count = 1; count <= 11; count++)
        await guesser().submit('/register', { ...form, password: 'password123' })
      expect((await browser().submit('/register', form)).headers.get('location')).toBe('/app')
    })

    test('stops one network after twenty accounts', async () => {
      for (let count = 1; count <= 20; count++) {
        await guesser('198.51.100.9').submit('/register', {
          ...ada,
          password: 'x'.repeat(9) + count,
          email: `many-${count}@example.com`,
        })
      }
      const response = await guesser('198.51.100.9').submit('/register', { ...ada, email: 'many@example.com' })
      expect(response.status).toBe(429)
      expect(await response.json()).toMatchObject({
        component: 'auth/register',
        props: { errors: { email: 'Too many attempts. Please try again in 60 minutes.' } },
      })
    })
  })

  describe('POST /logout', () => {
    test('ends the session and clears what the browser remembers of it', async () => {
      const client = browser()
      await client.submit('/login', ada)
      const session = client.cookies.get('millwork.session_token')!
      const response = await client.submit('/logout', {})
      expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
      expect(client.cookies.has('millwork.session_token')).toBe(false)
      expect(await client.follow(response)).toMatchObject({ clearHistory: true, props: { auth: { user: null } } })

      client.cookies.set('millwork.session_token', session)
      expect(await isSignedIn(client)).toBe(false)
    })

    test('sends a guest home', async () => {
      const response = await browser().submit('/logout', {})
      expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
    })

    test('needs the form token', async () => {
      const client = browser()
      await client.submit('/login', ada)
      const response = await client.send('/logout', { method: 'POST', headers: { 'x-xsrf-token': 'wrong' } })
      expect(response.status).toBe(419)
      expect(await isSignedIn(client)).toBe(true)
    })
  })

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
    expect(logged.join('')).toContain('POST /login')
    expect(logged.join('')).not.toContain(secret)
    expect(logged.join('')).not.toContain(password)
  })
})

const sessionCookie = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith('millwork.session_token='))!
