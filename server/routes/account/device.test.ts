import { beforeEach, expect, test } from 'vitest'
import { accessKeyLimits } from '#shared/access-keys.ts'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { readAccessKey } from '../../domain/account/access-keys.ts'
import { typedCode } from '../../domain/account/device-login.ts'
import { accessKeyOf } from '../../testing/access-keys.ts'
import { accountServer, password, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { testClock, type TestClock } from '../../testing/clock.ts'

const grant = 'urn:ietf:params:oauth:grant-type:device_code'
type Begun = { device_code: string; user_code: string; verification_uri_complete: string; interval: number }
type Asks = { asks: Record<string, string> | null; decided: string | null; errors: Record<string, string> }

test.each([
  ['bcdf-ghjk', 'BCDFGHJK'],
  [' BCDF GHJK ', 'BCDFGHJK'],
  ['BCDF–GHJK', 'BCDFGHJK'],
  ['BCDFGHJ', null],
  ['ACDF-GHJK', null],
  ['BCDF-GHJK1', null],
  ['', null],
])('a code typed as %j is %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code)
})

describeEachDatabase('a device signs in', (openDatabase) => {
  let clock: TestClock
  let accounts: AccountServer
  let member: Awaited<ReturnType<AccountServer['member']>>
  beforeEach(async () => {
    clock = testClock('2026-01-05T12:00:00Z')
    accounts = await accountServer(await openDatabase({ clock }))
    member = await accounts.member({ license: 'developer' })
  })

  const post = (path: string, fields: Record<string, string>, ip = '192.0.2.7') =>
    accounts.app.request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        'x-forwarded-for': ip,
      },
      body: new URLSearchParams(fields).toString(),
    })
  async function begin(name = 'laptop'): Promise<Begun> {
    const answer = await post(urls.cliDevice(), { client_id: 'millwork', device_name: name })
    expect(answer.status).toBe(200)
    return (await answer.json()) as Begun
  }
  async function ask(deviceCode: string, over: Record<string, string> = {}) {
    const answer = await post(urls.cliToken(), { grant_type: grant, device_code: deviceCode, ...over })
    const body = (await answer.json()) as { error?: string; access_token?: string; error_description?: string }
    return { status: answer.status, headers: answer.headers, ...body }
  }
  const seen = async (client: Browser, code: string) => (await client.visit(urls.device(code))).props as unknown as Asks
  const decide = (client: Browser, code: string, decision = 'allow') =>
    client.submit(urls.device(), { user_code: code, decision })
  const waitForTurn = () => clock.pass(5000)

  test('shows a code, is allowed, and gets a key that reads as its owner, once', async () => {
    const begun = await begin('Ada’s laptop')
    expect(begun).toMatchObject({
      interval: 5,
      expires_in: 900,
      verification_uri: `${accounts.deps.env.siteUrl}/device`,
    })
    expect(begun.verification_uri_complete).toBe(`${accounts.deps.env.siteUrl}/device?code=${begun.user_code}`)
    expect(await ask(begun.device_code)).toMatchObject({ status: 400, error: 'authorization_pending' })

    const { asks } = await seen(member.client, begun.user_code)
    expect(asks).toMatchObject({
      code: begun.user_code,
      name: 'Ada’s laptop',
      network: '192.0.2.0/24',
      when: 'just now',
    })
    const decided = await decide(member.client, begun.user_code)
    expect(((await member.client.follow(decided)).props as unknown as Asks).decided).toBe('allowed')

    waitForTurn()
    const { status, access_token: key, headers } = await ask(begun.device_code)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const read = await readAccessKey(accounts.database, key!, clock())
    expect(read).toMatchObject({
      kind: 'known',
      key: { userId: member.id, name: 'Ada’s laptop', teamId: null },
      viewer: { licenseName: 'developer' },
    })
    const [mail] = await accounts.mailsTo(member.email)
    expect(mail).toMatchObject({
      subject: 'access-key-made',
      props: { device: 'Ada’s laptop', keyName: 'Ada’s laptop' },
    })
    waitForTurn()
    expect(await ask(begun.device_code)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  test('of many questions at once one gets the key', async () => {
    const begun = await begin()
    await decide(member.client, begun.user_code)
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(begun.device_code)))
    expect(answers.filter(({ access_token: key }) => key !== undefined)).toHaveLength(1)
    expect(await accounts.database.db.selectFrom('accessKeys').select('id').execute()).toHaveLength(1)
  })

  test('one that asks too often is slowed down, and slower each time', async () => {
    const { device_code: code } = await begin()
    expect(await ask(code)).toMatchObject({ error: 'authorization_pending' })
    clock.pass(4000)
    expect(await ask(code)).toMatchObject({ error: 'slow_down' })
    clock.pass(5000)
    expect(await ask(code)).toMatchObject({ error: 'slow_down' })
    clock.pass(15_000)
    expect(await ask(code)).toMatchObject({ error: 'authorization_pending' })
  })

  test('one that was turned away hears so, and nobody changes that afterwards', async () => {
    const begun = await begin()
    await decide(member.client, begun.user_code, 'deny')
    expect(await ask(begun.device_code)).toMatchObject({ status: 400, error: 'access_denied' })
    const again = await decide(member.client, begun.user_code)
    expect(((await member.client.follow(again)).props as unknown as Asks).errors.code).toMatch(/^No device waits/)
    waitForTurn()
    expect(await ask(begun.device_code)).toMatchObject({ error: 'access_denied' })
  })

  test('a code works for a quarter of an hour', async () => {
    const begun = await begin()
    clock.pass(15 * 60_000)
    const decided = await decide(member.client, begun.user_code)
    expect(decided.headers.get('location')).toMatch(/^\/user\/confirm-password|^\/device/)
    expect(await ask(begun.device_code)).toMatchObject({ error: 'expired_token' })
    const other = await begin()
    await decide(await freshly(), other.user_code)
    clock.pass(15 * 60_000)
    expect(await ask(other.device_code)).toMatchObject({ error: 'expired_token' })
    clock.pass(61 * 60_000)
    await begin()
    expect(await ask(begun.device_code)).toMatchObject({ error: 'invalid_grant' })
  })

  /** Signs in again, so that the session is confirmed. */
  async function freshly(): Promise<Browser> {
    const client = accounts.browser()
    await client.submit(urls.login(), { email: member.email, password })
    return client
  }

  test('only somebody who is signed in decides, and who proved to be there', async () => {
    const begun = await begin()
    const guest = accounts.browser()
    const sent = await guest.send(urls.device(begun.user_code))
    expect(sent.headers.get('location')).toBe(urls.login(urls.device(begun.user_code)))
    expect((await decide(guest, begun.user_code)).headers.get('location')).toBe(urls.login())
    await accounts.database.db.updateTable('sessions').set({ confirmedAt: null }).execute()
    const asked = await member.client.send(urls.device(begun.user_code))
    expect(asked.headers.get('location')).toBe(urls.confirmPassword(urls.device(begun.user_code)))
    await decide(member.client, begun.user_code)
    expect(await ask(begun.device_code)).toMatchObject({ error: 'authorization_pending' })
  })

  test('a form of another site decides nothing', async () => {
    const begun = await begin()
    const form = { user_code: begun.user_code, decision: 'allow' }
    const answer = await member.client.send(urls.device(), { method: 'POST', form })
    expect(answer.status).toBe(419)
    expect(await ask(begun.device_code)).toMatchObject({ error: 'authorization_pending' })
  })

  test('whoever has as many keys as there may be is told before the device is', async () => {
    for (let made = 0; made < accessKeyLimits.each; made += 1) await accessKeyOf(accounts, member.id)
    const begun = await begin()
    const answer = await decide(member.client, begun.user_code)
    const { flash } = (await member.client.follow(answer)).props as unknown as { flash: { banner: string } }
    expect(flash.banner).toMatch(/20 access keys/)
    expect(await ask(begun.device_code)).toMatchObject({ error: 'authorization_pending' })
  })

  test.each([
    ['\u202eevil\u2066\n<b>x</b>', 'evil <b>x</b>'],
    ['   ', 'Command line'],
    ['x'.repeat(300), 'x'.repeat(60)],
  ])('one that calls itself %j is shown as %j', async (name, shown) => {
    const begun = await begin(name)
    expect((await seen(member.client, begun.user_code)).asks).toMatchObject({ name: shown })
  })

  test.each([
    [{}, 'invalid_request'],
    [{ grant_type: grant }, 'invalid_request'],
    [{ grant_type: 'password', device_code: 'x' }, 'unsupported_grant_type'],
    [{ grant_type: grant, device_code: 'x' }, 'invalid_grant'],
    [{ grant_type: grant, device_code: 'x'.repeat(101) }, 'invalid_request'],
  ])('asking with %j is refused as %s', async (fields, error) => {
    const answer = await post(urls.cliToken(), fields)
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([400, error])
  })

  test('codes cannot be tried one after the other', async () => {
    const begun = await begin()
    for (let tried = 0; tried < 20; tried += 1)
      expect((await member.client.send(urls.device('BCDF-GHJK'))).headers.get('location')).toBe(urls.device())
    const answer = await member.client.send(urls.device(begun.user_code))
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect((await decide(member.client, begun.user_code)).status).toBe(429)
  })

  test('of one network only so many begin', async () => {
    const statuses = []
    for (let begun = 0; begun < 31; begun += 1) statuses.push((await post(urls.cliDevice(), {})).status)
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
    const other = await post(urls.cliDevice(), {}, '198.51.100.1')
    expect(other.status).toBe(200)
  })

  test('no code and no key is written to the log', async () => {
    const begun = await begin()
    await decide(member.client, begun.user_code)
    const { access_token: key } = await ask(begun.device_code)
    await member.client.send(urls.device(begun.user_code))
    const log = accounts.logged.join('')
    for (const secret of [begun.device_code, begun.user_code, key!]) expect(log).not.toContain(secret)
  })
})
