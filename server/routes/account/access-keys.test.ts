import { hashOfKey } from '../../domain/account/access-key-text.ts'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { accessKeyLimits } from '#shared/access-keys.ts'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { readAccessKey } from '../../domain/account/access-keys.ts'
import { ownLicenseOf } from '../../domain/selling/licenses.ts'
import { revokeLicense } from '../../domain/selling/revocation.ts'
import { accessKeys } from '../../http/access-key.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { requestContext } from '../../http/request-context.ts'
import { accessKeyOf } from '../../testing/access-keys.ts'
import { accountServer, password, type AccountServer } from '../../testing/accounts.ts'
import { testClock, type TestClock } from '../../testing/clock.ts'

type Entry = { id: string; name: string; prefix: string; ends: string | null; isExpired: boolean; used: unknown }
type Shown = {
  made: { name: string; key: string; isTeam: boolean } | null
  keys: Entry[]
  teamKeys: Entry[] | null
  errors: Record<string, string>
  old: Record<string, string>
}
type Member = Awaited<ReturnType<AccountServer['member']>>
const day = 24 * 60 * 60 * 1000
const form = /^mwk_[1-9A-HJ-NP-Za-km-z]{32}$/

describeEachDatabase('access keys', (openDatabase) => {
  let clock: TestClock
  let accounts: AccountServer
  let person: Member
  /** A channel, as all that take access keys: it answers who reads. */
  let channel: (key?: string, over?: Record<string, string>) => Promise<Response>
  beforeEach(async () => {
    clock = testClock('2026-01-05T12:00:00Z')
    accounts = await accountServer(await openDatabase({ clock }))
    person = await accounts.member({ license: 'developer' })
    channel = channelOf(accounts)
  })

  function channelOf({ deps }: AccountServer): typeof channel {
    const app = new Hono<AppEnv>()
      .use(async (c, next) => {
        c.set('deps', deps)
        c.set('requestId', 'of a test')
        await next()
      })
      .use(requestContext)
      .use(accessKeys)
      .get('/', (c) => c.json(c.var.channelReader))
    return async (key, over = {}) =>
      app.request('/', {
        headers: {
          'x-forwarded-for': '192.0.2.7',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
          ...over,
        },
      })
  }
  const answered = async (key?: string, over?: Record<string, string>) => {
    const response = await channel(key, over)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const shown = async ({ client }: Member) => (await client.visit(urls.accessKeys())).props as unknown as Shown
  const make = ({ client }: Member, fields: Record<string, unknown>) => client.submit(urls.accessKeys(), fields)
  async function made(member: Member, fields: Record<string, unknown> = { name: 'Build', days: '' }): Promise<string> {
    const answer = await make(member, fields)
    const { props } = await member.client.follow(answer)
    const { made: key, errors } = props as unknown as Shown
    if (!key) throw new Error(`no key was made: ${JSON.stringify(errors)}`)
    return key.key
  }
  const revoke = ({ client }: Member, id: string) => client.submit(urls.revokeAccessKey(id), {})
  /** Whoever is named joins the team. */
  async function join(owner: Member, member: Member): Promise<void> {
    await owner.client.submit(urls.teamInvitations(), { email: member.email })
    const mail = (await accounts.mailsTo(member.email)).find(({ subject }) => subject === 'team-invitation')
    await member.client.submit(new URL(mail!.props.url!).pathname, {})
  }
  const teamOf = async ({ id }: Member) => (await ownLicenseOf(accounts.database, id))!.id

  test('one is shown a single time, and reads as its owner', async () => {
    const answer = await make(person, { name: '  Build   machine ', days: '90' })
    expect(answer.headers.get('location')).toBe(urls.accessKeys())
    const { props } = await person.client.follow(answer)
    const { made: first, keys } = props as unknown as Shown
    expect(first).toEqual({ name: 'Build machine', key: expect.stringMatching(form), isTeam: false })
    expect(keys).toMatchObject([
      { name: 'Build machine', prefix: first!.key.slice(0, 8), ends: '5 April 2026', used: null },
    ])
    expect((await shown(person)).made).toBeNull()

    expect(await answered(first!.key)).toMatchObject({
      status: 200,
      body: { viewer: { licenseName: 'developer' }, key: { userId: person.id, teamId: null, name: 'Build machine' } },
    })
    const [mail] = await accounts.mailsTo(person.email)
    expect(mail).toMatchObject({
      subject: 'access-key-made',
      props: { keyName: 'Build machine', prefix: first!.key.slice(0, 8), isTeam: false, ends: '5 April 2026' },
    })
    expect(JSON.stringify(mail)).not.toContain(first!.key)
  })

  test('what is kept of one opens nothing', async () => {
    const key = await made(person)
    const [row] = await accounts.database.db.selectFrom('accessKeys').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain(key.slice(8))
    for (const kept of [row!.hash, row!.id, row!.prefix, `mwk_${row!.hash.slice(0, 32)}`])
      expect((await channel(kept)).status).toBe(401)
  })

  test('without a key a guest reads', async () => {
    expect(await answered()).toEqual({ status: 200, body: { viewer: null, key: null } })
  })

  test('answers to a key are for whoever has it', async () => {
    const key = await made(person)
    expect((await channel(key)).headers.get('cache-control')).toBe('private, no-store')
    for (const headers of [(await channel(key)).headers, (await channel()).headers])
      expect(headers.get('vary')).toContain('Authorization')
  })

  test.each([
    ['mwk_', 401],
    [`mwk_${'1'.repeat(32)}`, 401],
    [`mwk_${'0'.repeat(32)}`, 401],
    [`mwk_${'1'.repeat(4000)}`, 401],
    ["mwk_' or 1=1 --", 401],
    ['eyJhbGciOiJub25lIn0.e30.', 401],
    ['', 401],
  ])('%j is no key', async (presented, status) => {
    const answer = await channel(presented)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('www-authenticate')).toContain('Bearer')
    expect(Object.keys((await answer.json()) as object)).toEqual(['message'])
  })

  test.each([['Basic bXdrXw=='], ['mwk_111'], ['Bearer'], ['Bearer mwk_1 mwk_2']])(
    'the header %j carries no key',
    async (authorization) => {
      expect((await answered(undefined, { authorization })).status).toBe(401)
    },
  )

  test('the scheme may be written in any case', async () => {
    const key = await made(person)
    expect((await answered(undefined, { authorization: `bearer ${key}` })).status).toBe(200)
  })

  test('one that was revoked opens nothing from the next request on, and is listed no more', async () => {
    const key = await made(person)
    const [{ id }] = (await shown(person)).keys as [Entry]
    expect((await revoke(person, id)).headers.get('location')).toBe(urls.accessKeys())
    expect(await answered(key)).toEqual({
      status: 403,
      body: { message: `This access key was revoked. Make a new one: ${accounts.deps.env.siteUrl}/user/access-keys` },
    })
    expect((await shown(person)).keys).toEqual([])
    expect((await revoke(person, id)).status).toBe(404)
    // For three months whoever still uses it hears what became of it.
    clock.pass(91 * day)
    const again = await accounts.member({ email: 'again@example.com' })
    await accounts.database.db.updateTable('accessKeys').set({ userId: again.id }).execute()
    await made(again)
    expect((await answered(key)).status).toBe(401)
  })

  test('one that has expired opens nothing from that moment on, and can be taken off the list', async () => {
    const key = await made(person, { name: 'Build', days: '30' })
    clock.pass(30 * day - 1)
    expect((await answered(key)).status).toBe(200)
    clock.pass(1)
    expect(await answered(key)).toMatchObject({ status: 403, body: { message: expect.stringMatching(/has expired/) } })
    await person.client.submit(urls.login(), { email: person.email, password })
    const client = accounts.browser()
    await client.submit(urls.login(), { email: person.email, password })
    const { keys } = await shown({ ...person, client })
    expect(keys).toMatchObject([{ isExpired: true }])
    await revoke({ ...person, client }, keys[0]!.id)
    expect((await shown({ ...person, client })).keys).toEqual([])
  })

  test('a refund closes what a key opened with the next request, and what is free stays', async () => {
    const key = await made(person)
    await revokeLicense(accounts.database, await teamOf(person))
    expect(await answered(key)).toMatchObject({ status: 200, body: { viewer: { licenseName: null } } })
  })

  test('a seat opens as long as it is had', async () => {
    const owner = await accounts.member({ license: 'team' })
    const colleague = await accounts.member()
    await join(owner, colleague)
    const key = await made(colleague)
    expect((await answered(key)).body.viewer).toEqual({ licenseName: 'team' })
    const { team } = (await owner.client.visit(urls.team())).props as unknown as { team: { seats: { id: string }[] } }
    await owner.client.submit(urls.removeSeat(team.seats[0]!.id), {})
    expect((await answered(key)).body.viewer).toEqual({ licenseName: null })
  })

  test('a team’s key stays when a member leaves, passes on with the team, and ends with the licence', async () => {
    const owner = await accounts.member({ license: 'team' })
    const colleague = await accounts.member()
    await join(owner, colleague)
    const key = await made(owner, { name: 'CI', days: '', team: 'on' })
    const [mail] = await accounts.mailsTo(owner.email)
    expect(mail).toMatchObject({ subject: 'access-key-made', props: { isTeam: true, keyName: 'CI' } })
    const licenseId = await teamOf(owner)
    const ofTeam = { viewer: { licenseName: 'team' }, key: { teamId: licenseId, userId: owner.id } }
    expect((await answered(key)).body).toMatchObject(ofTeam)
    expect((await shown(owner)).teamKeys).toMatchObject([{ name: 'CI' }])
    expect((await shown(owner)).keys).toEqual([])
    expect((await shown(colleague)).teamKeys).toBeNull()

    const { team } = (await owner.client.visit(urls.team())).props as unknown as { team: { seats: { id: string }[] } }
    await owner.client.submit(urls.handOverTeam(team.seats[0]!.id), {})
    await colleague.client.submit(urls.acceptTeam(), {})
    expect((await answered(key)).body).toMatchObject({ key: { userId: colleague.id } })
    expect((await shown(owner)).teamKeys).toBeNull()
    const [listed] = (await shown(colleague)).teamKeys!
    expect((await revoke(owner, listed!.id)).status).toBe(404)
    await owner.client.submit(urls.leaveTeam(), {})
    expect((await answered(key)).status).toBe(200)

    await revokeLicense(accounts.database, licenseId)
    expect(await answered(key)).toMatchObject({ status: 403, body: { message: expect.stringMatching(/no licence/) } })
  })

  test('a licence that is no team’s any more ends the keys of the team', async () => {
    const owner = await accounts.member({ license: 'team' })
    const key = await accessKeyOf(accounts, owner.id, { teamId: await teamOf(owner) })
    await accounts.database.db.updateTable('licenses').set({ tier: 'unlimited' }).execute()
    expect((await answered(key)).status).toBe(403)
  })

  test('only the owner of a team makes keys for it', async () => {
    const owner = await accounts.member({ license: 'team' })
    const colleague = await accounts.member()
    await join(owner, colleague)
    for (const member of [colleague, person]) {
      const { errors, teamKeys } = (await member.client.follow(await make(member, { name: 'CI', team: 'on' })))
        .props as unknown as Shown
      expect([errors.team_name, teamKeys]).toEqual([expect.stringMatching(/^Only the owner/), null])
    }
    expect(await accounts.database.db.selectFrom('accessKeys').select('id').execute()).toEqual([])
  })

  test('nobody revokes another’s key, and hears nothing of it', async () => {
    const key = await made(person)
    const [{ id }] = (await shown(person)).keys as [Entry]
    const other = await accounts.member({ license: 'team' })
    expect((await revoke(other, id)).status).toBe(404)
    expect((await revoke(other, 'unknown')).status).toBe(404)
    expect((await answered(key)).status).toBe(200)
  })

  test('whoever did not prove to be there a short while ago sees and changes nothing', async () => {
    const key = await made(person)
    const [{ id }] = (await shown(person)).keys as [Entry]
    await accounts.database.db.updateTable('sessions').set({ confirmedAt: null }).execute()
    const confirm = urls.confirmPassword(urls.accessKeys())
    expect((await person.client.send(urls.accessKeys())).headers.get('location')).toBe(confirm)
    expect((await make(person, { name: 'Other', days: '' })).headers.get('location')).toBe(confirm)
    expect((await revoke(person, id)).headers.get('location')).toBe(confirm)
    expect((await person.client.submit(urls.settingsKeyMail(), { mail: 'off' })).headers.get('location')).toBe(
      urls.confirmPassword(urls.settings()),
    )
    expect((await answered(key)).status).toBe(200)
    expect(await accounts.database.db.selectFrom('accessKeys').select('name').execute()).toEqual([{ name: 'Build' }])
  })

  test('a form of another site makes none', async () => {
    const answer = await person.client.send(urls.accessKeys(), { method: 'POST', form: { name: 'Theirs', days: '' } })
    expect(answer.status).toBe(419)
    expect((await shown(person)).keys).toEqual([])
  })

  test.each([
    [{ name: '', days: '' }, 'name'],
    [{ days: '' }, 'name'],
    [{ name: 'x'.repeat(61), days: '' }, 'name'],
    [{ name: 'a\u202eb', days: '' }, 'name'],
    [{ name: 'Build', days: '31' }, 'days'],
    [{ name: 'Build', days: '-30' }, 'days'],
    [{ name: 'Build', days: '1e9' }, 'days'],
  ])('%j is refused under %s, and nothing typed is lost', async (fields, field) => {
    const { props } = await person.client.follow(await make(person, fields))
    const { errors, old, keys, made: key } = props as unknown as Shown
    expect(Object.keys(errors)).toEqual([field])
    expect([keys, key]).toEqual([[], null])
    expect(old.name ?? '').toBe(('name' in fields ? fields.name : '') ?? '')
  })

  test('there are twenty of one person, also where many are made at once', async () => {
    const owner = await accounts.member({ license: 'team' })
    for (let count = 0; count < accessKeyLimits.each - 1; count += 1) await accessKeyOf(accounts, owner.id)
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => make(owner, { name, days: '' })))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    const { keys } = await shown(owner)
    expect(keys).toHaveLength(accessKeyLimits.each)
    const { errors } = (await owner.client.follow(await make(owner, { name: 'One more', days: '' })))
      .props as unknown as Shown
    expect(errors.name).toMatch(/20 keys already/)
    // Those of the team are counted apart.
    expect(await made(owner, { name: 'CI', days: '', team: 'on' })).toMatch(form)
    await revoke(owner, keys[0]!.id)
    expect(await made(owner, { name: 'In its place', days: '' })).toMatch(form)
  })

  test('of one account only so many are made in an hour', async () => {
    for (let count = 0; count < 20; count += 1) await make(person, { name: '', days: '' })
    for (let count = 0; count < 20; count += 1) {
      const key = await made(person)
      const [{ id }] = (await shown(person)).keys as [Entry]
      await revoke(person, id)
      expect(key).toMatch(form)
    }
    const { errors } = (await person.client.follow(await make(person, { name: 'More', days: '' })))
      .props as unknown as Shown
    expect(errors.name).toMatch(/^Too many attempts/)
  })

  test('one asks three hundred times a minute, and another is not held up', async () => {
    const key = await made(person)
    const other = await accessKeyOf(accounts, person.id)
    const statuses: number[] = []
    for (let count = 0; count < accessKeyLimits.perMinute + 1; count += 1) statuses.push((await channel(key)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(accessKeyLimits.perMinute)
    const refused = await channel(key)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await refused.json()).toEqual({ message: expect.stringMatching(/300 times a minute/) })
    expect((await channel(other)).status).toBe(200)
    clock.pass(60_000)
    expect((await channel(key)).status).toBe(200)
  })

  test('one asks five thousand times a day', async () => {
    const key = await made(person)
    expect((await channel(key)).status).toBe(200)
    await accounts.database.db
      .updateTable('rateLimits')
      .set({ hits: accessKeyLimits.perDay })
      .where('hits', '=', 50)
      .execute()
    // Another process, which holds nothing of what was fetched ahead.
    channel = channelOf(await accountServer(accounts.database))
    const refused = await channel(key)
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { message: expect.stringMatching(/5000 times a day/) },
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    clock.pass(day)
    expect((await channel(key)).status).toBe(200)
  })

  test('what is no key is tried so often from one network, where real ones go on', async () => {
    const key = await made(person)
    const statuses: number[] = []
    for (let count = 0; count < 121; count += 1) statuses.push((await channel(`mwk_${'1'.repeat(32)}`)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(120)
    expect(statuses.at(-1)).toBe(429)
    expect((await channel(key)).status).toBe(200)
  })

  test('one that ended is told so six hundred times to one network, where others go on', async () => {
    const [ended, key] = [await made(person), await made(person)]
    await accounts.database.db
      .updateTable('accessKeys')
      .set({ revokedAt: new Date(0) })
      .where('hash', '=', hashOfKey(ended))
      .execute()
    const counts = new Map<number, number>()
    for (let count = 0; count < 601; count += 1) {
      const { status } = await channel(ended)
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(counts)).toEqual({ 403: 600, 429: 1 })
    expect((await channel(key)).status).toBe(200)
  })

  test('its owner sees when it was used last, and from which network', async () => {
    const key = await made(person)
    await channel(key)
    expect((await shown(person)).keys).toMatchObject([{ used: { when: 'just now', from: '192.0.2.0/24' } }])
    clock.pass(59_000)
    await channel(key)
    const at = () => accounts.database.db.selectFrom('accessKeys').select('lastUsedAt').executeTakeFirstOrThrow()
    expect(await at()).toEqual({ lastUsedAt: new Date('2026-01-05T12:00:00Z') })
    clock.pass(1000)
    await channel(key)
    expect(await at()).toEqual({ lastUsedAt: new Date('2026-01-05T12:01:00Z') })
  })

  test('of a network that is new its owner gets one mail, of the first none, and of three a day at most', async () => {
    const key = await made(person)
    await accounts.mailsTo(person.email)
    const from = async (ip: string) => {
      expect((await channel(key, { 'x-forwarded-for': ip })).status).toBe(200)
      return (await accounts.mailsTo(person.email)).map(({ subject, props }) => [subject, props.network])
    }
    expect(await from('192.0.2.7')).toEqual([])
    expect(await from('192.0.2.99')).toEqual([])
    expect(await from('198.51.100.7')).toEqual([['access-key-new-network', '198.51.100.0/24']])
    expect(await from('198.51.100.7')).toEqual([])
    expect(await from('192.0.2.7')).toEqual([])
    expect(await from('2001:db8:1:2::3')).toEqual([['access-key-new-network', '2001:db8:1::/48']])
    expect(await from('203.0.113.1')).toHaveLength(1)
    expect(await from('203.0.114.1')).toEqual([])
    clock.pass(day)
    expect(await from('203.0.115.1')).toHaveLength(1)
  })

  test('of many uses at once from a new network there is one mail', async () => {
    const key = await made(person)
    await channel(key)
    await accounts.mailsTo(person.email)
    const elsewhere = { 'x-forwarded-for': '198.51.100.7' }
    await Promise.all(Array.from({ length: 8 }, () => channel(key, elsewhere)))
    expect(await accounts.mailsTo(person.email)).toHaveLength(1)
  })

  test('whoever switches these mails off gets none, until they switch them on', async () => {
    const key = await made(person)
    await channel(key)
    await accounts.mailsTo(person.email)
    const keyMail = async () => (await person.client.visit(urls.settings())).props.keyMail
    expect(await keyMail()).toBe(true)
    await person.client.submit(urls.settingsKeyMail(), { mail: 'off' })
    expect(await keyMail()).toBe(false)
    await channel(key, { 'x-forwarded-for': '198.51.100.7' })
    expect(await accounts.mailsTo(person.email)).toEqual([])
    await person.client.submit(urls.settingsKeyMail(), { mail: 'on' })
    await channel(key, { 'x-forwarded-for': '203.0.113.7' })
    expect(await accounts.mailsTo(person.email)).toHaveLength(1)
  })

  test('it goes with the account, and that of a team with the licence', async () => {
    const owner = await accounts.member({ license: 'team' })
    const keys = [await made(owner), await made(owner, { name: 'CI', days: '', team: 'on' })]
    for (const key of keys) await channel(key)
    await owner.client.submit('/user/delete', { delete_password: password })
    for (const key of keys) expect(await readAccessKey(accounts.database, key, clock())).toEqual({ kind: 'unknown' })
    for (const table of ['accessKeys', 'accessKeyNetworks'] as const)
      expect(await accounts.database.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('no key is written to the log', async () => {
    const key = await made(person)
    await channel(key)
    const [{ id }] = (await shown(person)).keys as [Entry]
    await revoke(person, id)
    await channel(key)
    expect(accounts.logged.join('')).not.toContain(key.slice(4))
  })
})
