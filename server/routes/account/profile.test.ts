import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, isSignedIn, password, type AccountServer, type Browser } from '../../testing/accounts.ts'

const better = 'copper kettles singing'

describeEachDatabase('the profile', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })
  const signIn = async (email: string, tried = password) => {
    const client = accounts.browser()
    const response = await client.submit('/login', { email, password: tried })
    return { client, target: response.headers.get('location') }
  }
  /** The profile after a form was sent. */
  const sent = async (client: Browser, path: string, body: unknown) =>
    (await client.follow(await client.submit(path, body))).props
  const userRow = (id: string) =>
    accounts.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

  test('shows the open sessions and no token of theirs', async () => {
    const { client, email } = await accounts.member()
    const other = accounts.browser()
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    await other.submit('/login', { email, password }, { headers })
    const page = await client.visit('/user/profile')
    expect(page).toMatchObject({
      component: 'user/profile',
      props: {
        pendingEmail: null,
        twoFactor: { state: 'off' },
        sessions: [
          { isCurrent: true, device: 'An unknown device' },
          { isCurrent: false, device: 'Firefox on Linux', lastActive: 'just now' },
        ],
      },
    })
    for (const browser of [client, other]) {
      const token = browser.cookies.get('millwork.session_token')!.split('.')[0]!
      expect(JSON.stringify(page)).not.toContain(token)
    }
  })

  test('no page of somebody signed in may be kept by a browser, and who was refused is in the log', async () => {
    const { client, id } = await accounts.member()
    for (const path of ['/user/profile', '/user/settings', '/app', '/user/receipts/none', '/']) {
      expect((await client.send(path)).headers.get('cache-control')).toBe('private, no-store')
    }
    await client.submit('/user/profile/information', { name: 'Eve' }, { headers: { 'x-xsrf-token': 'forged' } })
    const lines = accounts.logged.map((line) => JSON.parse(line) as { path?: string; status: number; userId?: string })
    const own = lines.filter(({ userId, path }) => userId === id && path)
    expect(own.map(({ path, status }) => [path, status])).toContainEqual(['/user/receipts/none', 404])
    expect(own.every(({ status }) => status >= 400)).toBe(true)
  })

  test('POST /user/profile/information changes the name, and refuses an empty one', async () => {
    const { client } = await accounts.member()
    const props = await sent(client, '/user/profile/information', { name: '  Grace   Hopper ' })
    expect(props).toMatchObject({ auth: { user: { name: 'Grace Hopper' } }, flash: { bannerStyle: 'success' } })
    expect(await sent(client, '/user/profile/information', { name: ' ' })).toMatchObject({
      errors: { name: 'Enter your name.' },
    })
  })

  describe('POST /user/profile/email', () => {
    const ask = (client: Browser, email: string, given = password) =>
      sent(client, '/user/profile/email', { email, email_password: given })

    test('changes nothing until the new address is proved, and tells the old one', async () => {
      const { client, email, id } = await accounts.member()
      expect(await ask(client, 'Moved@Example.com')).toMatchObject({ pendingEmail: 'moved@example.com' })
      expect((await userRow(id))!.email).toBe(email)
      const [warning] = await accounts.mailsTo(email)
      expect(warning).toMatchObject({ subject: 'email-changing', props: { newEmail: 'moved@example.com' } })
      const [proof] = await accounts.mailsTo('moved@example.com')
      expect(proof).toMatchObject({ subject: 'verify-email', props: { isChange: true } })

      await accounts.browser().submit(new URL(proof!.props.url!).pathname, {})
      expect(await userRow(id)).toMatchObject({ email: 'moved@example.com', emailVerified: true, pendingEmail: null })
      for (const address of [email, 'moved@example.com']) {
        expect((await accounts.mailsTo(address)).map(({ subject }) => subject)).toEqual(['email-changed'])
      }
      expect((await signIn('moved@example.com')).target).toBe('/app')
      expect((await signIn(email)).target).toBe('/login')
    })

    test('answers alike for an address that somebody has, and never gives it away', async () => {
      const victim = await accounts.member()
      const { client, id, email } = await accounts.member()
      const free = await ask(client, 'free@example.com')
      const taken = await ask(client, victim.email)
      const banner = (props: Record<string, unknown>) => (props.flash as { banner: string }).banner
      expect(banner(taken)).toBe(banner(free).replace('free@example.com', victim.email))

      const [proof] = await accounts.mailsTo(victim.email)
      const response = await accounts.browser().submit(new URL(proof!.props.url!).pathname, {})
      expect(response.headers.get('location')).toContain('/email/verify/')
      expect((await userRow(id))!.email).toBe(email)
      expect((await userRow(victim.id))!.email).toBe(victim.email)
    })

    test('asks for the password', async () => {
      const { client, id } = await accounts.member()
      expect((await ask(client, 'stolen@example.com', 'not mine')).errors).toEqual({
        email_password: 'The password is wrong.',
      })
      expect((await userRow(id))!.pendingEmail).toBeNull()
    })

    test('may be taken back, and a changed password takes it back too', async () => {
      const { client, id } = await accounts.member()
      await ask(client, 'second-thoughts@example.com')
      expect(await sent(client, '/user/profile/email/withdraw', {})).toMatchObject({ pendingEmail: null })
      await ask(client, 'third-thoughts@example.com')
      const [proof] = await accounts.mailsTo('third-thoughts@example.com')
      await client.submit('/user/password', { current_password: password, password: better })
      await accounts.browser().submit(new URL(proof!.props.url!).pathname, {})
      expect((await userRow(id))!.email).not.toBe('third-thoughts@example.com')
    })
  })

  describe('POST /user/password', () => {
    test('changes it, renews this session, ends the others, and tells the owner', async () => {
      const { client, email } = await accounts.member()
      const { client: elsewhere } = await signIn(email)
      const before = client.cookies.get('millwork.session_token')
      await client.submit('/user/password', { current_password: password, password: better })
      expect(client.cookies.get('millwork.session_token')).not.toBe(before)
      expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false])
      expect([(await signIn(email)).target, (await signIn(email, better)).target]).toEqual(['/login', '/app'])
      expect((await accounts.mailsTo(email)).map(({ subject }) => subject)).toContain('password-changed')
    })

    test.each([
      [{ current_password: 'not mine', password: better }, { current_password: 'The password is wrong.' }],
      [{ current_password: password, password: 'short' }, { password: 'Use at least 10 characters.' }],
      [{}, { current_password: 'Enter your password.', password: 'Choose a password.' }],
    ])('refuses %o', async (body, errors) => {
      const { client, email } = await accounts.member()
      expect((await sent(client, '/user/password', body)).errors).toEqual(errors)
      expect((await signIn(email)).target).toBe('/app')
    })

    test('voids a reset link that was sent before', async () => {
      const { client, email } = await accounts.member()
      await accounts.browser().submit('/forgot-password', { email })
      const [mail] = await accounts.mailsTo(email)
      await client.submit('/user/password', { current_password: password, password: better })
      const link = new URL(mail!.props.url!).pathname
      expect((await accounts.browser().visit(link)).props).toMatchObject({ isUsable: false })
    })
  })

  describe('POST /user/sessions/end', () => {
    const idOf = async (client: Browser) => {
      const { sessions } = (await client.visit('/user/profile')).props as unknown as {
        sessions: { id: string; isCurrent: boolean }[]
      }
      return sessions.find(({ isCurrent }) => isCurrent)!.id
    }

    test('signs out the one browser that was picked', async () => {
      const { client, email } = await accounts.member()
      const [lost, kept] = [(await signIn(email)).client, (await signIn(email)).client]
      const props = await sent(client, '/user/sessions/end', { id: await idOf(lost) })
      expect(props).toMatchObject({ flash: { banner: 'That browser has been signed out.' } })
      expect([await isSignedIn(lost), await isSignedIn(kept), await isSignedIn(client)]).toEqual([false, true, true])
    })

    test('leaves alone what is another user’s, unknown or this browser', async () => {
      const { client } = await accounts.member()
      const { client: stranger } = await accounts.member()
      for (const id of [await idOf(stranger), 'none', undefined, await idOf(client)]) {
        await client.submit('/user/sessions/end', { id })
      }
      expect([await isSignedIn(stranger), await isSignedIn(client)]).toEqual([true, true])
    })

    test('asks for the password first when it was given long ago', async () => {
      const { client, email, id } = await accounts.member()
      const { client: other } = await signIn(email)
      const picked = await idOf(other)
      const longAgo = { confirmedAt: new Date(Date.now() - 16 * 60 * 1000) }
      await accounts.database.db.updateTable('sessions').set(longAgo).where('userId', '=', id).execute()
      const response = await client.submit('/user/sessions/end', { id: picked })
      expect(response.headers.get('location')).toBe('/user/confirm-password?next=%2Fuser%2Fprofile')
      expect(await isSignedIn(other)).toBe(true)
    })
  })

  test('POST /user/sessions/end-others signs out the others, with the password only', async () => {
    const { client, email } = await accounts.member()
    const { client: elsewhere } = await signIn(email)
    expect((await sent(client, '/user/sessions/end-others', { sessions_password: 'not mine' })).errors).toEqual({
      sessions_password: 'The password is wrong.',
    })
    expect(await isSignedIn(elsewhere)).toBe(true)
    await client.submit('/user/sessions/end-others', { sessions_password: password })
    expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false])
  })

  test('POST /user/delete removes everything of the account, with the password only', async () => {
    const { client, email, id } = await accounts.member()
    const { client: elsewhere } = await signIn(email)
    expect((await sent(client, '/user/delete', { delete_password: 'not mine' })).errors).toHaveProperty(
      'delete_password',
    )
    const response = await client.submit('/user/delete', { delete_password: password })
    expect(response.headers.get('location')).toBe('/')
    expect(await client.follow(response)).toMatchObject({
      clearHistory: true,
      props: { auth: { user: null }, flash: { banner: 'Your account has been deleted.' } },
    })
    expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([false, false])
    const { db } = accounts.database
    for (const table of ['accounts', 'sessions', 'knownBrowsers', 'accountTokens'] as const) {
      expect(await db.selectFrom(table).select('userId').where('userId', '=', id).execute()).toEqual([])
    }
    expect((await signIn(email)).target).toBe('/login')
  })

  test('fifty guesses at once at the password of who is signed in let exactly ten through', async () => {
    const { client } = await accounts.member()
    const guesses = Array.from({ length: 50 }, () => client.submit('/user/delete', { delete_password: 'not mine' }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 303)).toHaveLength(10)
    const response = await client.submit('/user/delete', { delete_password: password })
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({
      url: '/user/profile',
      component: 'user/profile',
      props: { errors: { delete_password: 'Too many attempts. Please try again in 15 minutes.' } },
    })
  })

  test.each([
    '/user/password',
    '/user/delete',
    '/user/sessions/end',
    '/user/sessions/end-others',
    '/user/profile/email',
    '/user/two-factor',
  ])('POST %s needs the form token and a user', async (path) => {
    const { client } = await accounts.member()
    expect((await client.send(path, { method: 'POST', form: { delete_password: password } })).status).toBe(419)
    expect((await accounts.browser().submit(path, {})).headers.get('location')).toBe('/login')
  })
})
