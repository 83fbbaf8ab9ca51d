import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { totpCode, totpStep } from '../../domain/account/totp.ts'
import { accountServer, isSignedIn, password, type AccountServer, type Browser } from '../../testing/accounts.ts'

describeEachDatabase('two-factor authentication', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })

  // The clock stands in the middle of a time step, so that no test runs over its end.
  beforeEach(() => {
    const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000
    vi.useFakeTimers({ now, toFake: ['Date'] })
  })
  afterEach(() => void vi.useRealTimers())

  type TwoFactor = { state: string; secret: string; recoveryCodes: string[] | null; recoveryCodesLeft: number }
  const twoFactorOf = async (client: Browser) =>
    (await client.visit('/user/profile')).props.twoFactor as unknown as TwoFactor
  const codeOf = (secret: string, away = 0) => totpCode(secret, totpStep(Date.now()) + away)

  /** A member with the second factor on, set up with the code of the step before, so that this step's is unused. */
  async function guarded() {
    const member = await accounts.member()
    await member.client.submit('/user/two-factor', {})
    const { secret } = await twoFactorOf(member.client)
    await member.client.submit('/user/two-factor/confirm', { code: codeOf(secret, -1) })
    const { recoveryCodes } = await twoFactorOf(member.client)
    return { ...member, secret, recoveryCodes: recoveryCodes! }
  }
  /** A browser that gave the right password and waits for the second step. */
  async function waiting(email: string, over: object = {}) {
    const client = accounts.browser()
    const response = await client.submit('/login', { email, password, ...over })
    expect(response.headers.get('location')).toBe('/two-factor-challenge')
    return client
  }
  const answer = (client: Browser, body: object) => client.submit('/two-factor-challenge', body)
  const targetOf = (response: Response) => response.headers.get('location')

  describe('in the profile', () => {
    test('counts only after a right code, and shows ten recovery codes once', async () => {
      const { client, email } = await accounts.member()
      await client.submit('/user/two-factor', {})
      const { state, secret } = await twoFactorOf(client)
      expect([state, secret]).toEqual(['pending', expect.stringMatching(/^[A-Z2-7]{32}$/)])
      expect(targetOf(await accounts.browser().submit('/login', { email, password }))).toBe('/app')

      const { props } = await client.follow(await client.submit('/user/two-factor/confirm', { code: '000000' }))
      expect(props).toMatchObject({
        errors: { code: expect.stringMatching(/wrong or has/) },
        twoFactor: { state: 'pending' },
      })

      const before = client.cookies.get('millwork.session_token')
      await client.submit('/user/two-factor/confirm', { code: codeOf(secret) })
      expect(client.cookies.get('millwork.session_token')).not.toBe(before)
      const on = await twoFactorOf(client)
      expect(on).toMatchObject({ state: 'on', recoveryCodesLeft: 10 })
      expect(new Set(on.recoveryCodes).size).toBe(10)
      expect(on).not.toHaveProperty('secret')
      expect((await twoFactorOf(client)).recoveryCodes).toBeNull()
      expect((await accounts.mailsTo(email)).map(({ subject }) => subject)).toContain('two-factor-on')
    })

    test.each(['on', 'off'])('signs every other browser out as it is turned %s', async (state) => {
      const { client, email } = state === 'on' ? await accounts.member() : await guarded()
      const elsewhere = accounts.browser()
      await elsewhere.submit('/login', { email, password })
      if (state === 'on') {
        await client.submit('/user/two-factor', {})
        const { secret } = await twoFactorOf(client)
        await client.submit('/user/two-factor/confirm', { code: codeOf(secret) })
      } else {
        const { db } = accounts.database
        const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
        const cookies = await accounts.deps.auth.startSession({ userId: id, remember: true, ip: '', userAgent: '' })
        const [name, value] = cookies[0]!.split('; ')[0]!.split('=')
        elsewhere.cookies.set(name!, value!)
        expect(await isSignedIn(elsewhere)).toBe(true)
        await client.submit('/user/two-factor/end', {})
      }
      expect([await isSignedIn(elsewhere), await isSignedIn(client)]).toEqual([false, true])
    })

    test('has recovery codes of more than 112 bits, since they are kept by a quick hash', async () => {
      const { recoveryCodes } = await guarded()
      // 31 letters, of which none looks like another.
      for (const code of recoveryCodes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{6}(-[a-hjkmnp-z2-9]{6}){3}$/)
      expect(24 * Math.log2(31)).toBeGreaterThan(112)
      expect(new Set(recoveryCodes.join('').replaceAll('-', '')).size).toBeGreaterThan(20)
    })

    test('keeps neither the secret nor a recovery code in clear', async () => {
      const { id, secret, recoveryCodes } = await guarded()
      const { db } = accounts.database
      const rows = JSON.stringify([
        await db.selectFrom('twoFactors').selectAll().where('userId', '=', id).execute(),
        await db.selectFrom('recoveryCodes').selectAll().where('userId', '=', id).execute(),
      ])
      for (const known of [secret, ...recoveryCodes]) expect(rows).not.toContain(known)
    })

    test('new recovery codes void the old ones', async () => {
      const { client, email, recoveryCodes } = await guarded()
      await client.submit('/user/two-factor/recovery-codes', {})
      const renewed = (await twoFactorOf(client)).recoveryCodes!
      const guest = await waiting(email)
      await answer(guest, { recovery_code: recoveryCodes[0] })
      expect(await isSignedIn(guest)).toBe(false)
      await answer(guest, { recovery_code: renewed[0] })
      expect(await isSignedIn(guest)).toBe(true)
    })

    test('turning it off tells the owner, and signing in asks for the password alone', async () => {
      const { client, email } = await guarded()
      await accounts.mailsTo(email)
      await client.submit('/user/two-factor/end', {})
      expect((await accounts.mailsTo(email)).map(({ subject }) => subject)).toEqual(['two-factor-off'])
      expect(targetOf(await accounts.browser().submit('/login', { email, password }))).toBe('/app')
    })

    test('asks for the password again when it was given long ago', async () => {
      const { client } = await guarded()
      vi.useFakeTimers({ now: Date.now() + 16 * 60 * 1000, toFake: ['Date'] })
      try {
        for (const path of ['/user/two-factor', '/user/two-factor/end', '/user/two-factor/recovery-codes']) {
          const response = await client.submit(path, {})
          expect(targetOf(response)).toBe('/user/confirm-password?next=%2Fuser%2Fprofile')
        }
        expect((await twoFactorOf(client)).state).toBe('on')
        await client.submit('/user/confirm-password', { password })
        await client.submit('/user/two-factor/end', {})
        expect((await twoFactorOf(client)).state).toBe('off')
      } finally {
        vi.useRealTimers()
      }
    })

    test('a second setting up does not replace what is on', async () => {
      const { client, email, secret } = await guarded()
      await client.submit('/user/two-factor', {})
      const guest = await waiting(email)
      await answer(guest, { code: codeOf(secret) })
      expect(await isSignedIn(guest)).toBe(true)
    })
  })

  describe('at sign-in', () => {
    test('the password alone lets nobody in', async () => {
      const { email } = await guarded()
      const client = await waiting(email)
      expect(await isSignedIn(client)).toBe(false)
      expect(await client.visit('/two-factor-challenge')).toMatchObject({
        component: 'auth/two-factor-challenge',
        props: { recovery: false },
      })
    })

    test('nor does registering with the address and its password', async () => {
      const { email } = await guarded()
      const client = accounts.browser()
      const response = await client.submit('/register', { name: 'Ada', email, password })
      expect(targetOf(response)).toBe('/two-factor-challenge')
      expect(await isSignedIn(client)).toBe(false)
    })

    test('a right code lets in, remembered and to the wanted page', async () => {
      const { email, secret } = await guarded()
      const client = await waiting(email, { remember: true, next: '/app?a=b' })
      const response = await answer(client, { code: codeOf(secret) })
      expect(targetOf(response)).toBe('/app?a=b')
      expect(response.headers.getSetCookie().join()).toContain('Max-Age=2592000')
      expect(await isSignedIn(client)).toBe(true)
    })

    test('a code works once: replayed by another browser, at the same moment, or after a later one, it is refused', async () => {
      const { email, secret } = await guarded()
      const rivals = await Promise.all([waiting(email), waiting(email)])
      await Promise.all(rivals.map((client) => answer(client, { code: codeOf(secret) })))
      const inside = await Promise.all(rivals.map(isSignedIn))
      expect(inside.filter(Boolean)).toHaveLength(1)

      const late = await waiting(email)
      for (const away of [0, -1]) await answer(late, { code: codeOf(secret, away) })
      expect(await isSignedIn(late)).toBe(false)
      await answer(late, { code: codeOf(secret, 1) })
      expect(await isSignedIn(late)).toBe(true)
    })

    test('a recovery code works once, however it is typed', async () => {
      const { email, recoveryCodes } = await guarded()
      const [code] = recoveryCodes
      const first = await waiting(email)
      await answer(first, { recovery_code: ` ${code!.toUpperCase().replace('-', ' ')} ` })
      expect(await isSignedIn(first)).toBe(true)
      expect((await twoFactorOf(first)).recoveryCodesLeft).toBe(9)
      const second = await waiting(email)
      const { props } = await second.follow(await answer(second, { recovery_code: code }))
      expect(props).toMatchObject({ errors: { recovery_code: expect.stringMatching(/already been used/) } })
      expect(await isSignedIn(second)).toBe(false)
    })

    test('codes of another user are worth nothing', async () => {
      const mine = await guarded()
      const theirs = await guarded()
      const client = await waiting(mine.email)
      await answer(client, { code: codeOf(theirs.secret) })
      await answer(client, { recovery_code: theirs.recoveryCodes[0] })
      expect(await isSignedIn(client)).toBe(false)
    })

    test('the second step cannot be taken twice, nor too late, nor without the first', async () => {
      const { email, secret, recoveryCodes } = await guarded()
      const client = await waiting(email)
      const key = client.cookies.get('millwork-challenge')!
      await answer(client, { code: codeOf(secret) })

      const again = accounts.browser()
      again.cookies.set('millwork-challenge', key)
      expect(targetOf(await answer(again, { recovery_code: recoveryCodes[0] }))).toBe('/login')
      expect(targetOf(await answer(accounts.browser(), { code: codeOf(secret, 1) }))).toBe('/login')
      expect(targetOf(await accounts.browser().send('/two-factor-challenge'))).toBe('/login')

      const slow = await waiting(email)
      vi.useFakeTimers({ now: Date.now() + 11 * 60 * 1000, toFake: ['Date'] })
      try {
        expect(targetOf(await answer(slow, { code: codeOf(secret) }))).toBe('/login')
      } finally {
        vi.useRealTimers()
      }
    })

    test('fifty guesses at once, from many browsers, let exactly five through; then even the right code waits', async () => {
      const { email, secret } = await guarded()
      const clients = await Promise.all(Array.from({ length: 5 }, () => waiting(email)))
      const guesses = clients.flatMap((client) =>
        Array.from({ length: 10 }, (_, index) => answer(client, { code: `00000${index}` })),
      )
      const statuses = (await Promise.all(guesses)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 303)).toHaveLength(5)
      const response = await answer(clients[0]!, { code: codeOf(secret) })
      expect([response.status, response.headers.has('retry-after')]).toEqual([429, true])
      expect(await response.json()).toMatchObject({
        props: { errors: { code: 'Too many attempts. Please try again in 15 minutes.' } },
      })
    })

    test('a changed password ends sign-ins that wait', async () => {
      const { client, email, secret } = await guarded()
      const waitingElsewhere = await waiting(email)
      await client.submit('/user/password', { current_password: password, password: 'copper kettles singing' })
      expect(targetOf(await answer(waitingElsewhere, { code: codeOf(secret) }))).toBe('/login')
    })
  })

  describe('a browser that never signed in before', () => {
    test('is told of by mail once, the account’s first one and known ones are not', async () => {
      const { client, email } = await accounts.member()
      const subjects = async () => (await accounts.mailsTo(email)).map(({ subject }) => subject)
      await client.submit('/logout', {})
      await client.submit('/login', { email, password })
      expect(await subjects()).toEqual([])
      const other = accounts.browser()
      await other.submit('/login', { email, password })
      expect(await subjects()).toEqual(['new-sign-in'])
      await other.submit('/logout', {})
      await other.submit('/login', { email, password })
      expect(await subjects()).toEqual([])
    })
  })
})
