import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, isSignedIn, password, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { testClock } from '../../testing/clock.ts'
import { startSocialSite, type Person } from '../../testing/social.ts'

const bannerOf = ({ props }: { props: Record<string, unknown> }) => (props.flash as { banner: string | null }).banner

describeEachDatabase('signing in with another site', (open) => {
  let accounts: AccountServer
  let other: Awaited<ReturnType<typeof startSocialSite>>
  let people = 0
  beforeAll(async () => {
    other = await startSocialSite()
    accounts = await accountServer(await open(), { social: other.providers })
  })
  afterAll(() => other?.stop())

  const person = (over: Partial<Person> = {}): Person => {
    people += 1
    return { id: people, name: 'Grace Hopper', email: `grace-${people}@example.com`, verified: true, ...over }
  }
  const allow = (address: string, who: Person) => other.allow(address, who)
  /** Presses the button; answers where the other site is. */
  async function begin(client: Browser, path: string, body: object = {}): Promise<string> {
    const response = await client.submit(path, body)
    expect(response.status).toBe(409)
    return response.headers.get('x-inertia-location')!
  }
  /** Goes there and comes back; answers the path one lands on, and the banner there. */
  async function arrive(client: Browser, address: string, who: Person) {
    const response = await client.send(allow(address, who))
    const to = response.headers.get('location')
    return { to, banner: bannerOf(await client.follow(response)) }
  }
  const enter = async (who: Person, { client = accounts.browser(), site = 'github' } = {}) => ({
    client,
    ...(await arrive(client, await begin(client, `/auth/${site}`), who)),
  })
  const usersWith = (email: string) =>
    accounts.database.db.selectFrom('users').selectAll().where('email', '=', email).execute()
  const accountsOf = (email: string) =>
    accounts.database.db
      .selectFrom('accounts')
      .innerJoin('users', 'users.id', 'accounts.userId')
      .select(['providerId', 'accountId', 'accessToken', 'idToken'])
      .where('email', '=', email)
      .execute()
  /** A member whose address is confirmed. */
  async function confirmedMember() {
    const member = await accounts.member()
    await accounts.database.db.updateTable('users').set({ emailVerified: true }).where('id', '=', member.id).execute()
    return member
  }
  const grownOld = (userId: string) =>
    accounts.database.db
      .updateTable('sessions')
      .set({ confirmedAt: new Date(Date.now() - 16 * 60 * 1000) })
      .where('userId', '=', userId)
      .execute()

  test.each(['google', 'github'])(
    '%s: makes an account without a password, and opens it the next time',
    async (site) => {
      const who = person()
      const { to, client } = await enter(who, { site })
      expect(to).toBe('/app')
      expect(await client.visit('/user/profile')).toMatchObject({
        props: { auth: { user: { name: 'Grace Hopper', email: who.email, email_verified: true } }, hasPassword: false },
      })
      expect(await accountsOf(who.email)).toEqual([
        { providerId: site, accountId: String(who.id), accessToken: null, idToken: null },
      ])
      // The address may change over there; the person stays the same.
      const again = await enter({ ...who, email: 'moved@example.com' }, { site })
      expect(again.to).toBe('/app')
      expect(await usersWith('moved@example.com')).toEqual([])
    },
  )

  test('goes on to the wanted page, and stays as long as wanted', async () => {
    const client = accounts.browser()
    const address = await begin(client, '/auth/google', { next: '/app/changelog', remember: 'on' })
    expect((await arrive(client, address, person())).to).toBe('/app/changelog')
    const elsewhere = await begin(accounts.browser(), '/auth/google', { next: 'https://evil.example' })
    expect(elsewhere).toContain(other.url)
    const [newest] = await accounts.database.db
      .selectFrom('sessions')
      .select('remembered')
      .orderBy('createdAt', 'desc')
      .execute()
    expect(newest).toEqual({ remembered: true })
  })

  test('is joined to the account of the same confirmed address, whose owner is told', async () => {
    const { email } = await confirmedMember()
    const { to } = await enter(person({ email: email.toUpperCase() }))
    expect(to).toBe('/app')
    expect((await accountsOf(email)).map(({ providerId }) => providerId).sort()).toEqual(['credential', 'github'])
    const mails = await accounts.mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toContain('sign-in-added')
  })

  test('is not joined to an address that nobody proved here', async () => {
    const { email } = await accounts.member()
    const { to, banner, client } = await enter(person({ email }))
    expect([to, banner]).toEqual(['/login', expect.stringContaining('have not confirmed your email address here yet')])
    expect(await isSignedIn(client)).toBe(false)
    expect(await accountsOf(email)).toHaveLength(1)
  })

  test.each(['google', 'github'])('%s: an address it has not confirmed opens and makes nothing', async (site) => {
    const { email } = await confirmedMember()
    for (const who of [person({ email, verified: false }), person({ verified: false })]) {
      const { to, banner, client } = await enter(who, { site })
      expect([to, banner]).toEqual(['/login', expect.stringContaining('no confirmed address of yours')])
      expect(await isSignedIn(client)).toBe(false)
    }
    expect(await accountsOf(email)).toHaveLength(1)
  })

  test('asks for the second factor where there is one', async () => {
    const { email, id } = await confirmedMember()
    const who = person({ email })
    await enter(who)
    await accounts.database.db
      .insertInto('twoFactors')
      .values({ userId: id, secret: 'x', lastStep: 0, confirmedAt: new Date(), createdAt: new Date() })
      .execute()
    const { to, client } = await enter(who)
    expect(to).toBe('/two-factor-challenge')
    expect(await isSignedIn(client)).toBe(false)
  })

  test('twice at once makes one account', async () => {
    const who = person()
    const clients = [accounts.browser(), accounts.browser()]
    const addresses = await Promise.all(clients.map((client) => begin(client, '/auth/google')))
    const landed = await Promise.all(clients.map((client, i) => arrive(client, addresses[i]!, who)))
    expect(landed.map(({ to }) => to)).toEqual(['/app', '/app'])
    expect(await usersWith(who.email)).toHaveLength(1)
    expect(await accountsOf(who.email)).toHaveLength(1)
  })

  describe('the way back is refused', () => {
    const refusal = 'started in another browser'
    const back = async (client: Browser, path: string) => {
      const response = await client.send(path)
      return [response.headers.get('location'), bannerOf(await client.follow(response))]
    }

    test('in another browser, without the cookie, or a second time', async () => {
      const client = accounts.browser()
      const address = await begin(client, '/auth/google')
      const path = allow(address, person())
      expect(await back(accounts.browser(), path)).toEqual(['/login', expect.stringContaining(refusal)])
      const victim = accounts.browser()
      await begin(victim, '/auth/google')
      expect(await back(victim, path)).toEqual(['/login', expect.stringContaining(refusal)])
      expect((await client.send(path)).headers.get('location')).toBe('/app')
      await client.submit('/logout', {})
      expect(await back(client, path)).toEqual(['/login', expect.stringContaining(refusal)])
    })

    test('from the other of two sites, and with a changed state', async () => {
      const client = accounts.browser()
      const path = allow(await begin(client, '/auth/google'), person())
      const crossed = path.replace('/google/', '/github/')
      expect(await back(client, crossed)).toEqual(['/login', expect.stringContaining(refusal)])
      const again = allow(await begin(client, '/auth/google'), person())
      expect(await back(client, again.replace(/state=./, 'state=!'))).toEqual([
        '/login',
        expect.stringContaining(refusal),
      ])
    })

    test('when the person said no, keeping the wanted page', async () => {
      const client = accounts.browser()
      const address = new URL(await begin(client, '/auth/github', { next: '/app/changelog' }))
      const denied = `/auth/github/callback?error=access_denied&state=${address.searchParams.get('state')}`
      expect(await back(client, denied)).toEqual([
        '/login?next=%2Fapp%2Fchangelog',
        'GitHub did not let you through. Nothing was changed.',
      ])
    })

    test.each(['google', 'github'])('when %s does not know the code, or is out of order', async (site) => {
      const client = accounts.browser()
      const path = allow(await begin(client, `/auth/${site}`), person())
      expect(await back(client, path.replace(/code=[^&]+/, 'code=stolen'))).toEqual([
        '/login',
        expect.stringContaining('did not answer as it should'),
      ])
      other.site.broken = true
      try {
        const next = allow(await begin(client, `/auth/${site}`), person())
        expect(await back(client, next)).toEqual(['/login', expect.stringContaining('did not answer as it should')])
      } finally {
        other.site.broken = false
      }
      expect(await isSignedIn(client)).toBe(false)
    })

    test('when it began in an account that is no longer the one signed in', async () => {
      const { client, id } = await confirmedMember()
      const path = allow(await begin(client, '/user/sign-ins/github'), person())
      await client.submit('/logout', {})
      const { email } = await confirmedMember()
      await client.submit('/login', { email, password })
      expect((await back(client, path))[0]).toBe('/user/profile')
      const rows = await accounts.database.db.selectFrom('accounts').selectAll().where('userId', '=', id).execute()
      expect(rows).toHaveLength(1)
    })
  })

  describe('joining from the profile', () => {
    test('takes any account over there whose address is confirmed, and tells the owner', async () => {
      const { client, email } = await confirmedMember()
      const who = person()
      const landed = await arrive(client, await begin(client, '/user/sign-ins/github'), who)
      expect(landed).toEqual({ to: '/user/profile', banner: 'You can sign in with GitHub from now on.' })
      expect((await accounts.mailsTo(email)).map(({ subject }) => subject)).toContain('sign-in-added')
      expect((await enter(who)).to).toBe('/app')
      const { props } = await client.visit('/user/profile')
      expect(props.signIns).toEqual([
        { provider: 'google', linked: false, removable: true },
        { provider: 'github', linked: true, removable: true },
      ])
    })

    test('asks for the password first when it was given long ago', async () => {
      const { client, id } = await confirmedMember()
      await grownOld(id)
      const response = await client.submit('/user/sign-ins/github', {})
      expect(response.headers.get('location')).toBe('/user/confirm-password?next=%2Fuser%2Fprofile')
    })

    test('refuses what belongs to somebody else, and addresses that nobody proved', async () => {
      const taken = person()
      await enter(taken)
      const { client } = await confirmedMember()
      const link = async (who: Person) =>
        (await arrive(client, await begin(client, '/user/sign-ins/github'), who)).banner
      expect(await link(taken)).toBe('This GitHub account is connected to another account here.')
      expect(await link(person({ verified: false }))).toContain('no confirmed address of yours')
      const unproved = await accounts.member()
      const address = await begin(unproved.client, '/user/sign-ins/github')
      expect((await arrive(unproved.client, address, person())).banner).toContain(
        'have not confirmed your email address here yet',
      )
    })

    test('is undone, but not when nothing else opens the account', async () => {
      const { client, email } = await confirmedMember()
      await arrive(client, await begin(client, '/user/sign-ins/github'), person())
      const done = await client.follow(await client.submit('/user/sign-ins/github/remove', {}))
      expect(done.props).toMatchObject({ flash: { banner: 'GitHub no longer opens your account.' } })
      expect((await accountsOf(email)).map(({ providerId }) => providerId)).toEqual(['credential'])

      const only = person()
      const lonely = await enter(only)
      const kept = await lonely.client.follow(await lonely.client.submit('/user/sign-ins/github/remove', {}))
      expect(kept.props).toMatchObject({ flash: { bannerStyle: 'danger' } })
      expect((await enter(only)).to).toBe('/app')
    })
  })

  describe('an account without a password', () => {
    test('gets its first one, once its owner confirmed with the other site', async () => {
      const who = person()
      const { client } = await enter(who)
      const [{ id } = { id: '' }] = await usersWith(who.email)
      await grownOld(id)
      const asked = await client.submit('/user/password', { password: 'copper kettles singing' })
      expect(asked.headers.get('location')).toBe('/user/confirm-password?next=%2Fuser%2Fprofile')
      const confirm = await client.follow(asked)
      expect(confirm.props).toMatchObject({ hasPassword: false, social: ['github'] })

      const profile = await arrive(client, await begin(client, '/user/confirm-password/github'), person())
      expect(profile.banner).toContain('not the GitHub account connected to yours')
      const address = await begin(client, '/user/confirm-password/github', { next: '/user/profile' })
      expect(new URL(address).searchParams.get('prompt')).toBe('select_account')
      expect((await arrive(client, address, who)).to).toBe('/user/profile')
      const set = await client.follow(await client.submit('/user/password', { password: 'copper kettles singing' }))
      expect(set.props).toMatchObject({ hasPassword: true, flash: { bannerStyle: 'success' } })
      const login = { email: who.email, password: 'copper kettles singing' }
      expect((await accounts.browser().submit('/login', login)).headers.get('location')).toBe('/app')
    })

    test('confirms with its password as soon as it has one', async () => {
      const { client, email } = await confirmedMember()
      const who = person({ email })
      await enter(who)
      const landed = await arrive(client, await begin(client, '/user/confirm-password/github'), who)
      expect(landed.banner).toBe('Enter your password here.')
    })

    test('moves to another address, signs out others and is deleted without one', async () => {
      const who = person()
      const { client } = await enter(who)
      const second = await enter(who)
      const moved = await client.follow(await client.submit('/user/profile/email', { email: 'new@example.com' }))
      expect(moved.props).toMatchObject({ pendingEmail: 'new@example.com' })
      await client.submit('/user/sessions/end-others', {})
      expect(await isSignedIn(second.client)).toBe(false)

      const [{ id } = { id: '' }] = await usersWith(who.email)
      await grownOld(id)
      const asked = await client.submit('/user/delete', {})
      expect(asked.headers.get('location')).toBe('/user/confirm-password?next=%2Fuser%2Fprofile')
      await arrive(client, await begin(client, '/user/confirm-password/github'), who)
      expect((await client.submit('/user/delete', {})).headers.get('location')).toBe('/')
      expect(await usersWith(who.email)).toEqual([])
    })

    test('cannot be opened with any password', async () => {
      const who = person()
      await enter(who)
      for (const tried of ['none', 'null', ' ']) {
        const response = await accounts.browser().submit('/login', { email: who.email, password: tried })
        expect(response.headers.get('location')).toBe('/login')
      }
    })
  })

  test('works with a plain form, whose policy lets it lead there', async () => {
    const client = accounts.browser()
    const page = await client.send('/login')
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${other.url}`)
    const form = { _token: client.cookies.get('XSRF-TOKEN')! }
    const response = await client.send('/auth/google', { method: 'POST', form })
    expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringContaining(other.url)])
  })

  test('is refused without the form’s token, and too often', async () => {
    const still = await open({ clock: testClock('2026-03-03T12:00:00Z') })
    const client = (await accountServer(still, { social: other.providers })).browser()
    await client.send('/login')
    expect((await client.send('/auth/google', { method: 'POST', form: {} })).status).toBe(419)
    for (let tries = 0; tries < 30; tries++) await client.submit('/auth/google', {})
    const response = await client.submit('/auth/google', {})
    expect([response.headers.get('location'), response.headers.get('retry-after')]).toEqual(['/login', '900'])
  })

  test('is not there without keys', async () => {
    const plain = await accountServer(accounts.database)
    const client = plain.browser()
    expect((await client.visit('/login')).props.social).toEqual([])
    expect((await client.submit('/auth/google', {})).status).toBe(404)
    expect((await client.submit('/auth/nobody', {})).status).toBe(404)
    expect((await client.send('/login')).headers.get('content-security-policy')).toContain("form-action 'self';")
  })
})
