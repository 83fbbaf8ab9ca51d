import { pino } from 'pino'
import { beforeAll, expect, test, vi } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { createAuth, type Auth } from './index.ts'
import { loadSession } from './sessions.ts'
import { register, signIn as signInTo } from '../domain/account/accounts.ts'

const from = { ip: '192.0.2.7', userAgent: 'Test' }
const ada = { name: 'Ada', email: 'ada@example.com', password: 'grey otters at dawn' }
const days = 24 * 60 * 60 * 1000

describeEachDatabase('sessions', (open) => {
  let database: TestDatabase
  let auth: Auth
  const logged: string[] = []
  beforeAll(async () => {
    database = await open()
    const logger = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
    auth = authOn(database, logger)
    await register({ database, auth }, ada)
  })
  const signIn = async (remember: boolean) => {
    const answer = await signInTo({ database, auth }, ada)
    return answer.ok ? auth.startSession({ userId: answer.userId, remember, ...from }) : []
  }

  test('stand on tables that fit the library', async () => {
    const { checkSchema } = await auth.library.$context
    expect(checkSchema).toBeDefined()
    expect(await checkSchema!()).toBeUndefined()
    expect(logged).toEqual([])
  })

  test('are refused on tables that do not', async () => {
    const other = await open()
    await other.db.schema.alterTable('users').dropColumn('ds_active').execute()
    const { checkSchema } = await authOn(other).library.$context
    await expect(checkSchema!()).rejects.toThrow(/ds/i)
  })

  test('are found by their cookie', async () => {
    const session = await loadSession(auth, headersWith(await signIn(false)))
    expect(session).toMatchObject({
      user: { name: 'Ada', email: 'ada@example.com', optAppDarkMode: 'system', dsActive: false },
      cookies: [],
    })
    expect(Object.keys(session!.user)).toEqual([
      'id',
      'name',
      'email',
      'emailVerified',
      'optAppDarkMode',
      'dsActive',
      'snippetDefaults',
    ])
  })

  test('have cookies that scripts cannot read and other sites cannot send', async () => {
    const [cookie] = await signIn(true)
    expect(cookie).toMatch(/^__Host-millwork\.session_token=/)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']) {
      expect(cookie).toContain(attribute)
    }
  })

  test('last 30 days when remembered, else as long as the browser and at most 14 days', async () => {
    const [remembered] = await signIn(true)
    expect(remembered).toContain('Max-Age=2592000')
    expect(await daysLeft(await signIn(true))).toBe(30)
    expect((await signIn(false))[0]).not.toMatch(/Max-Age|Expires/)
    expect(await daysLeft(await signIn(false))).toBe(14)
  })

  test('are renewed, cookie included, when remembered and used a day later', async () => {
    const cookies = await signIn(true)
    vi.useFakeTimers({ now: Date.now() + 2 * days, toFake: ['Date'] })
    try {
      const session = await loadSession(auth, headersWith(cookies))
      expect(session?.cookies[0]).toMatch(/session_token=.+Max-Age=2592000/)
      expect(await daysLeft(cookies)).toBe(30)
    } finally {
      vi.useRealTimers()
    }
  })

  test('that are not remembered end two weeks after the last visit', async () => {
    const cookies = await signIn(false)
    vi.useFakeTimers({ now: Date.now() + 10 * days, toFake: ['Date'] })
    try {
      expect(await loadSession(auth, headersWith(cookies))).not.toBeNull()
      expect(await daysLeft(cookies)).toBe(14)
      vi.setSystemTime(Date.now() + 15 * days)
      expect(await loadSession(auth, headersWith(cookies))).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  test('end after 90 days, however much they are used', async () => {
    const cookies = await signIn(true)
    const began = Date.now()
    vi.useFakeTimers({ now: began, toFake: ['Date'] })
    try {
      for (const day of [20, 40, 60, 80, 89]) {
        vi.setSystemTime(began + day * days)
        expect(await loadSession(auth, headersWith(cookies))).not.toBeNull()
      }
      vi.setSystemTime(began + 90 * days)
      expect(await loadSession(auth, headersWith(cookies))).toBeNull()
      vi.setSystemTime(began + 89 * days)
      expect(await loadSession(auth, headersWith(cookies))).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  test('are remembered though the browser held one that was not', async () => {
    const before = await signIn(false)
    expect(before.some((cookie) => cookie.includes('dont_remember=') && !cookie.includes('Max-Age=0'))).toBe(true)
    const after = await signIn(true)
    expect(after.some((cookie) => cookie.includes('dont_remember=;') && cookie.includes('Max-Age=0'))).toBe(true)
  })

  test('keep the address and browser they came from', async () => {
    await signIn(false)
    const rows = await database.db.selectFrom('sessions').select(['ipAddress', 'userAgent']).execute()
    expect(rows.at(-1)).toEqual({ ipAddress: '192.0.2.7', userAgent: 'Test' })
  })

  test('end at sign-out', async () => {
    const cookies = await signIn(false)
    const cleared = await auth.signOut(headersWith(cookies))
    expect(cleared[0]).toMatch(/^__Host-millwork\.session_token=; Max-Age=0/)
    expect(await loadSession(auth, headersWith(cookies))).toBeNull()
  })

  test('that are over are removed when somebody signs in', async () => {
    const other = await open()
    const elsewhere = authOn(other)
    const registered = await register({ database: other, auth: elsewhere }, ada)
    const { userId } = registered as Extract<typeof registered, { ok: true }>
    await elsewhere.startSession({ userId, remember: false, ...from })
    await other.db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .execute()
    await elsewhere.startSession({ userId, remember: false, ...from })
    expect(await other.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  })

  test.each([
    ['', 'none'],
    ['__Host-millwork.session_token=', 'an empty one'],
    ['__Host-millwork.session_token=%E0%A4%A', 'a malformed encoding'],
    ['__Host-millwork.session_token=abc.def', 'a wrong signature'],
    [`__Host-millwork.session_token=${'x'.repeat(4000)}`, 'a long one'],
    [';;=;__Host-millwork.session_token=a=b=c;"', 'rubbish'],
  ])('are none for the cookie header "%.40s" (%s)', async (cookie) => {
    expect(await loadSession(auth, new Headers({ cookie }))).toBeNull()
  })

  test.each([true, false])(
    'that have only to be read say the same as the library, remembered: %s',
    async (remember) => {
      const headers = headersWith(await signIn(remember))
      const asked = vi.spyOn(auth.library.api, 'getSession')
      const read = await loadSession(auth, headers)
      expect(asked).not.toHaveBeenCalled()
      // Signed with another secret it is nothing to be read, and the library, which has the right one, answers.
      const answered = await loadSession({ ...auth, secret: `${auth.secret}x` }, headers)
      expect(asked).toHaveBeenCalledTimes(1)
      asked.mockRestore()
      expect(read).not.toBeNull()
      expect(read).toEqual(answered)
    },
  )

  test('are none with a signature of another session', async () => {
    const [one, other] = [await signIn(true), await signIn(true)].map(([cookie = '']) => cookie.split(';')[0] ?? '')
    const token = (one ?? '').split('.').slice(0, -1).join('.')
    const signature = (other ?? '').split('.').at(-1)
    expect(await loadSession(auth, new Headers({ cookie: one ?? '' }))).not.toBeNull()
    expect(await loadSession(auth, new Headers({ cookie: `${token}.${signature}` }))).toBeNull()
  })

  test('reject rather than sign out when the database does not answer', async () => {
    const cookies = await signIn(false)
    const other = await open()
    const broken = authOn(other)
    await (await broken.library.$context).checkSchema?.()
    await other.close()
    await expect(loadSession(broken, headersWith(cookies))).rejects.toThrow()
  })

  async function daysLeft(cookies: string[]): Promise<number> {
    const session = await loadSession(auth, headersWith(cookies))
    const { expiresAt } = await database.db
      .selectFrom('sessions')
      .select('expiresAt')
      .where('id', '=', session!.sessionId)
      .executeTakeFirstOrThrow()
    return Math.round((expiresAt.getTime() - Date.now()) / days)
  }
})

function authOn(database: TestDatabase, logger = pino({ level: 'silent' })): Auth {
  const secret = 'VGhpcyBpcyBub3QgdGhlIHNlY3JldCB5b3Ugc2Vlaw'
  return createAuth({ database, secret, siteUrl: 'https://example.com', secureCookies: true, logger })
}

const headersWith = (cookies: string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
