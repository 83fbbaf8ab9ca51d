import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, ada, password, type AccountServer, isSignedIn } from '../../testing/accounts.ts'

/** As a program asks, which wants JSON and no page. */
const json = { accept: 'application/json', 'x-inertia': 'false' }

describeEachDatabase('signing in', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
    await browser().submit('/register', ada)
  })
  const browser = (ip?: string) => accounts.browser(ip)

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

    test('the log tells who came in, what was refused and who tried too often, without a word of theirs', async () => {
      const person = await accounts.member()
      const begun = accounts.logged.length
      const client = browser()
      await client.submit('/login', { email: person.email, password: 'a wrong one altogether' })
      await client.submit('/login', person)
      await client.submit('/user/confirm-password', { password: 'another wrong one' })
      for (let at = 0; at < 11; at += 1) await browser().submit('/login', { ...person, password: '' + at })
      const told = accounts.logged.slice(begun).map((line) => JSON.parse(line) as { msg: string; userId?: string })
      const events = told.filter(({ msg }) => !/^(GET|POST) /.test(msg))
      expect(events.slice(0, 3).map(({ msg, userId }) => [msg, userId])).toEqual([
        ['sign-in refused', undefined],
        ['signed in', person.id],
        ['password refused', person.id],
      ])
      expect(events.at(-1)).toMatchObject({ msg: 'too many attempts', what: 'sign-in' })
      expect(JSON.stringify(told)).not.toMatch(new RegExp(`${person.email}|wrong one`))
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
        errors: { email: 'The email address or the password is wrong.' },
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
        const response = await browser().submit('/login', {
          email: 'guessed@example.com',
          password: 'not the password',
        })
        expect(response.status).toBe(303)
      }
      const client = browser()
      const response = await client.submit('/login?next=%2Fapp', { email: 'Guessed@example.com', password })
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(840)
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

    test('fifty wrong passwords at once let exactly ten through', async () => {
      await browser().submit('/register', { ...ada, email: 'stormed@example.com' })
      const attempts = Array.from({ length: 50 }, () =>
        browser().submit('/login', { email: 'stormed@example.com', password: 'not the password' }),
      )
      const statuses = (await Promise.all(attempts)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 303)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    })

    test('stops one network after thirty attempts, and tells a program in JSON', async () => {
      for (let attempt = 1; attempt <= 30; attempt++) {
        const client = browser(`2001:db8:ffff:1::${attempt}`)
        await client.submit('/login', { email: `nobody-${attempt}@example.com`, password: 'not the password' })
      }
      const client = browser('2001:db8:ffff:1::77')
      expect((await client.submit('/login', ada)).status).toBe(429)
      const response = await client.submit('/login', ada, { headers: json })
      expect([response.status, response.headers.has('retry-after')]).toEqual([429, true])
      expect(await response.json()).toMatchObject({
        error: { status: 429, message: expect.stringMatching(/Too many/) },
      })
    })

    test('does not count the attempts before a success', async () => {
      await browser().submit('/register', { ...ada, email: 'forgetful@example.com' })
      const attempt = (tried: string) => browser().submit('/login', { email: 'forgetful@example.com', password: tried })
      for (let count = 1; count <= 9; count++) await attempt('not the password')
      expect((await attempt(password)).headers.get('location')).toBe('/app')
      expect((await attempt('not the password')).status).toBe(303)
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
})

const sessionCookie = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith('millwork.session_token='))!
