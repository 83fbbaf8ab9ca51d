import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { SharedProps } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { readAccessKey } from '../domain/account/access-keys.ts'
import { connectedAssistants, registerAssistant } from '../domain/account/assistants.ts'
import { askForDeviceKey, beginDeviceLogin, decideDevice } from '../domain/account/device-login.ts'
import { createRequest, findRequest, shortId } from '../domain/selling/design-requests.ts'
import { ownLicenseOf } from '../domain/selling/licenses.ts'
import { accessKeyOf } from '../testing/access-keys.ts'
import { accountServer, isSignedIn, type AccountServer } from '../testing/accounts.ts'
import { adminBeside } from '../testing/admin.ts'
import { passingClock } from '../testing/clock.ts'

const wish = { title: 'A footer', purpose: 'Help', links: ['https://a.example'], details: 'Three columns.' }

describeEachDatabase('the operator’s command line', (open) => {
  let accounts: AccountServer
  let admin: ReturnType<typeof adminBeside>
  beforeAll(async () => {
    accounts = await accountServer(await open({ clock: passingClock('2026-01-05T12:00:00Z') }))
    admin = adminBeside(accounts)
  })

  async function request() {
    const person = await accounts.member()
    const id = await createRequest(accounts.database, person.id, wish)
    return { person, id, number: shortId(id) }
  }

  test('opens the design service to an account and takes it away', async () => {
    const { email, client } = await accounts.member()
    expect((await client.send('/app/extras/design-service')).status).toBe(404)
    expect(await admin(`design-service on ${email.toUpperCase()}`)).toContain(`active for ${email}`)
    expect((await client.send('/app/extras/design-service')).status).toBe(200)
    expect(await admin(`user show ${email}`)).toMatch(
      /^name +Ada Lovelace$[\s\S]*^licence +–$[\s\S]*^design service +yes$/m,
    )
    await admin(`design-service off ${email}`)
    expect((await client.send('/app/extras/design-service')).status).toBe(404)
  })

  test('lists and shows requests', async () => {
    const { number, person } = await request()
    expect(await admin('design list')).toMatch(new RegExp(`^${number} +new +A footer +0  `, 'm'))
    const shown = await admin(`design show ${number}`)
    for (const part of [person.email, 'For: Help', 'https://a.example', 'Three columns.']) expect(shown).toContain(part)
  })

  test.each(['', ' --json'])('shows what somebody wrote, and lets it do nothing to a terminal%s', async (as) => {
    // Writes to the clipboard, clears the screen, colours in eight bits, turns the direction, goes back to the margin.
    const evil = 'a\u001b]52;c;ZXZpbA==\u0007b\u001b[2Jc\u009b1md\u202ee\rf'
    const person = await accounts.member()
    const id = await createRequest(accounts.database, person.id, { ...wish, title: evil, details: `One\n\t${evil}` })
    const pages = [await admin(`design list${as}`)]
    if (as === '') pages.push(await admin(`design show ${shortId(id)}`))
    for (const page of pages) {
      expect(page).not.toMatch(/[^\P{Cc}\n\t\r]|\r(?!\n)|\p{Bidi_Control}/u)
      expect(page).toContain('a\\u001b]52;c;ZXZpbA==\\u0007b')
    }
    if (as === '') expect(pages[1]).toContain('One\n\ta')
    if (as === ' --json') expect(JSON.stringify(JSON.parse(pages[0]!))).toContain(JSON.stringify(evil).slice(1, -1))
  })

  test('answers with words or with what is piped in, and the customer gets a mail', async () => {
    const { id, number, person } = await request()
    await admin(`design answer ${number} By Friday.`)
    await admin(`design answer ${number}`, { piped: 'First draft:\r\n\r\nsee the link.\n' })
    const { messages } = (await findRequest(accounts.database, id))!
    expect(messages.map(({ author, body }) => [author, body])).toEqual([
      ['studio', 'By Friday.'],
      ['studio', 'First draft:\n\nsee the link.'],
    ])
    const mails = await accounts.mailsTo(person.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['design-answer', 'design-answer'])
    expect(mails[0]!.props).toMatchObject({
      answer: 'By Friday.',
      url: `https://millwork.example/app/extras/design-service/${id}`,
    })
  })

  test('moves a request on as its states allow, and says what could follow', async () => {
    const { number, person } = await request()
    await expect(admin(`design advance ${number} delivered`)).rejects.toThrow(
      'The request is new; only in-progress or closed can follow.',
    )
    expect(await admin(`design advance ${number} in-progress`)).toContain('in-progress')
    await admin(`design advance ${number} closed`)
    expect((await accounts.mailsTo(person.email)).map(({ props }) => props.state)).toEqual(['in-progress', 'closed'])
    await expect(admin(`design advance ${number} delivered`)).rejects.toThrow('is closed; nothing can follow.')
    await expect(admin(`design answer ${number} Hello`)).rejects.toThrow('This request is closed.')
    expect(await admin('design list')).not.toContain(number)
    expect(await admin('design list --all')).toContain(number)
  })

  test.each([
    ['user show', 'Name the account by its email address.'],
    ['user show nobody@example.com', 'There is no account with the address nobody@example.com.'],
    ['design show zzz', 'No request has the number zzz.'],
    ['design show', 'Name the request by its number'],
    ['licence give', 'There is no command "licence give".'],
    ['licence grant nobody@example.com team', 'There is no account with the address nobody@example.com.'],
    ['constructor name', 'There is no command "constructor name".'],
    ['licence revoke nobody@example.com --now', '"licence revoke" knows no --now: npm run admin -- licence revoke'],
    ['refund', 'Name the order by its receipt number'],
    ['refund 20261121-AAAAAAAA', 'No order has the receipt number or id 20261121-AAAAAAAA.'],
    ['refund % --yes', 'No order has the receipt number or id %.'],
    ['refund one two', 'What is "two" for? npm run admin -- refund <order>'],
    ['refund x --amount', '--amount needs <dollars>: npm run admin -- refund <order>'],
    ['refund x --amount=', '--amount needs <dollars>'],
    ['refund x --yes=no', '"refund" knows no --yes=no'],
    ['licence revoke a@example.com --reason', '--reason needs <sentence>'],
    ['sale status now', 'What is "now" for? npm run admin -- sale status [--json]'],
    ['sales days 2026-02-30', '"2026-02-30" is no day. Write it as 2026-11-21.'],
    ['sales days 2026-11-21 2026-11-01', 'The first day comes after the last.'],
    ['licence find MW-NONE', 'No licence has the key MW-NONE.'],
    ['affiliate accept nobody', 'No affiliate has the code or address nobody.'],
    ['mail show', 'Name the mail by its number'],
    ['mail show zzz', 'No mail in the outbox has the number zzz.'],
    ['mail failed', 'What is "failed" for? npm run admin -- mail [--failed] [--json]'],
    ['user find a', 'Name at least two letters'],
  ])('"%s" is answered with a sentence', async (command, message) => {
    await expect(admin(command)).rejects.toThrow(message)
  })

  test('signs an account out of every browser, and nobody else', async () => {
    const [thief, other] = [await accounts.member(), await accounts.member()]
    await expect(admin(`sessions end ${thief.email}`)).rejects.toThrow('out of every browser. Add --yes to do it.')
    expect(await isSignedIn(thief.client)).toBe(true)
    expect(await admin(`sessions end ${thief.email} --yes`)).toBe(`${thief.email} is signed out: 1 session ended.`)
    expect(await isSignedIn(thief.client)).toBe(false)
    expect(await isSignedIn(other.client)).toBe(true)
    expect(await admin(`sessions end ${thief.email} --yes`)).toContain('0 sessions ended.')
  })

  test('revokes the access keys of an account and of its team, and nobody else’s', async () => {
    const [owner, other] = [await accounts.member({ license: 'team' }), await accounts.member()]
    const { id: teamId } = (await ownLicenseOf(accounts.database, owner.id))!
    const keys = [await accessKeyOf(accounts, owner.id), await accessKeyOf(accounts, owner.id, { teamId })]
    const kept = await accessKeyOf(accounts, other.id)
    const kindOf = async (key: string) => (await readAccessKey(accounts.database, key, accounts.database.clock())).kind
    expect(JSON.parse(await admin(`user show ${owner.email} --json`))).toMatchObject({ accessKeys: 1, teamKeys: 1 })
    await expect(admin(`access-keys end ${owner.email}`)).rejects.toThrow('Add --yes to do it.')
    const { database } = accounts
    const device = await beginDeviceLogin(database, { name: 'Laptop', network: '203.0.113.0/24' })
    await decideDevice(database, { userCode: device.userCode, userId: owner.id, allow: true })
    const clientId = await registerAssistant(database, { name: 'Editor', uri: null, redirectUris: [] })
    for (const userId of [owner.id, other.id]) {
      const [id, createdAt] = [randomUUID(), database.clock()]
      const consent = { id, clientId, userId, resources: null, scopes: '[]', createdAt, updatedAt: createdAt }
      await database.db
        .insertInto('oauthConsents')
        .values({ ...consent, lastUsedAt: null })
        .execute()
    }
    expect(JSON.parse(await admin(`user show ${owner.email} --json`))).toMatchObject({ assistants: 1 })
    const told = await admin(`access-keys end ${owner.email} --yes`)
    expect(told).toContain('are revoked: 2 keys. Disconnected: 1 assistant.')
    const answer = await askForDeviceKey(database, device.deviceCode, () => () => {
      throw new Error('A device was let in that was turned away.')
    })
    expect(answer.kind).toBe('unknown')
    expect(await connectedAssistants(database, owner.id)).toEqual([])
    expect(await connectedAssistants(database, other.id)).toHaveLength(1)
    for (const key of keys) expect(await kindOf(key)).toBe('revoked')
    expect(await kindOf(kept)).toBe('known')
    expect(await admin(`access-keys end ${owner.email} --yes`)).toContain('0 keys.')
  })

  test('grants a licence, raises it, tells its history, and takes it back only when told to', async () => {
    const { email, client } = await accounts.member()
    const held = async () => {
      const { auth } = (await client.visit('/user/active-license')).props as unknown as { auth: SharedProps['auth'] }
      return auth.user!.license_name
    }
    expect(await admin(`licence grant ${email} developer`)).toContain(`${email} has the Developer licence`)
    expect(await held()).toBe('developer')
    await expect(admin(`licence grant ${email} developer`)).rejects.toThrow('has the Developer licence already')
    await expect(admin(`licence grant ${email} gold`)).rejects.toThrow('developer, unlimited or team')
    await admin(`licence grant ${email} team`)
    expect(await held()).toBe('team')
    await expect(admin(`licence revoke ${email}`)).rejects.toThrow('--yes')
    expect(await held()).toBe('team')
    expect(await admin(`licence revoke ${email} --yes`)).toContain('is revoked')
    expect(await held()).toBeNull()
    await expect(admin(`licence revoke ${email} --yes`)).rejects.toThrow('has no licence')
    const told = JSON.parse(await admin(`licence history ${email} --json`)) as Record<string, string>[]
    expect(told.map(({ what, licence, cause }) => [what, licence, cause])).toEqual([
      ['issued', 'Developer', 'operator'],
      ['raised', 'Team', 'operator'],
      ['revoked', 'none', 'operator'],
    ])
  })

  test('asks before it takes something away, and where nobody can answer it does nothing', async () => {
    const { email } = await accounts.member({ license: 'developer' })
    await expect(admin(`licence revoke ${email}`)).rejects.toThrow('Add --yes to do it.')
    await expect(admin(`licence revoke ${email}`, { says: false })).rejects.toThrow('Nothing was done.')
    const { key } = JSON.parse(await admin(`user show ${email} --json`)) as { key: string }
    expect(await admin(`licence find ${key.toLowerCase()}`)).toContain(email)
    expect(await admin(`licence revoke ${email}`, { says: true })).toContain('is revoked')
    expect(JSON.parse(await admin(`licence find ${key} --json`))).toMatchObject({ licence: 'ended', email })
  })

  test('finds accounts by a part as it is written, wild cards included', async () => {
    const { email } = await accounts.member({ name: 'Per_cent 100%', email: 'per.cent@example.com' })
    expect(await admin('user find _CENT')).toContain(email)
    expect(await admin('user find 00%')).toContain(email)
    expect(await admin('user find %@')).toBe('There are none.')
  })

  test('shows, fills and frees the seats of a team', async () => {
    const { email } = await accounts.member({ license: 'team' })
    expect(await admin(`seats invite ${email} Friend@Example.com`)).toContain('friend@example.com')
    await expect(admin(`seats invite ${email} friend@example.com`)).rejects.toThrow('has a seat already')
    await expect(admin(`seats invite ${email} ${email}`)).rejects.toThrow('owner’s own address')
    expect((await accounts.mailsTo('friend@example.com')).map(({ subject }) => subject)).toEqual(['team-invitation'])
    const seats = async () => JSON.parse(await admin(`seats list ${email} --json`)) as { state: string }[]
    expect((await seats()).map(({ state }) => state)).toEqual(['owner', 'invited'])
    await expect(admin(`seats remove ${email} friend@example.com`)).rejects.toThrow('--yes')
    await admin(`seats remove ${email} friend@example.com --yes`)
    expect(await seats()).toHaveLength(1)
    const plain = await accounts.member()
    await expect(admin(`seats list ${plain.email}`)).rejects.toThrow('owns no team licence')
  })

  test('says what was sold by day and tier, and what went back is taken off', async () => {
    const buy = async (tier: string) => {
      const { client, email } = await accounts.member()
      const at = (await client.submit(`/checkout/${tier}`, {})).headers.get('location')!
      await client.submit(at, { outcome: 'pay' })
      return email
    }
    const [, returned, part] = [await buy('developer'), await buy('developer'), await buy('team')]
    const receiptOf = async (email: string) => {
      const sales = JSON.parse(await admin('sales list --json')) as { buyer: string; receipt: string }[]
      return sales.find(({ buyer }) => buyer === email)!.receipt
    }
    expect(await admin(`refund ${await receiptOf(returned!)} --yes`)).toBe(`$79.00 is on its way back to ${returned}.`)
    await admin(`refund ${(await receiptOf(part!)).toLowerCase()} --amount=49.00 --yes`)
    const today = '2026-01-05'
    expect(JSON.parse(await admin(`sales days ${today} --json`))).toEqual([
      { day: today, licence: 'Developer', sold: 2, reversed: 1, refunded: '$79.00', net: '$79.00' },
      { day: today, licence: 'Team', sold: 1, reversed: 0, refunded: '$49.00', net: '$500.00' },
    ])
    expect((await admin('sales days')).split('\n').at(-1)).toMatch(/^all +3 +1 +\$128\.00 +\$579\.00$/)
    const lines = (await admin('sales list --csv')).split('\r\n')
    expect(lines[0]).toBe('paid,receipt,buyer,product,price,refunded,net,state,provider,sale')
    expect(lines.find((line) => line.includes(returned!))).toContain('Developer licence,$79.00,$79.00,$0.00,refunded')
    expect(lines.find((line) => line.includes(part!))).toContain('Team licence,$549.00,$49.00,$500.00,part-refunded')
    expect(await admin('sales unclear')).toBe('There are none.')
    const sale = { ...site.discountSale, active: true, maxCustomers: 5 }
    expect(JSON.parse(await admin('sale status --json', { sale }))).toEqual({
      title: 'Opening sale',
      state: 'open',
      percent: 30,
      paid: 0,
      held: 0,
      endsAt: 5,
    })
    expect(await admin('sale status')).toMatch(/^state +off$/m)
  })

  test('takes affiliates in, says what they are owed, and notes what was paid', async () => {
    const { client, email } = await accounts.member()
    const wish = { website: 'https://a.example', plan: 'A course.', payout: '=HYPERLINK("x"), Ada' }
    await client.submit('/become-an-affiliate', { code: 'ada', ...wish })
    expect(await admin('affiliate show ada')).toMatch(/^state +applied$/m)
    await expect(admin('affiliate end ada --yes')).rejects.toThrow('ada is applied; only active or refused can follow.')
    await admin('affiliate accept ada')
    expect((await accounts.mailsTo(email)).map(({ props }) => props.accepted)).toEqual([true])
    const buyer = await accounts.member()
    await buyer.client.send('/?via=ada')
    const at = (await buyer.client.submit('/checkout/team', {})).headers.get('location')!
    await buyer.client.submit(at, { outcome: 'pay' })
    expect(await admin('affiliate payouts')).toBe('There are none.')
    const { db } = accounts.database
    await db
      .updateTable('commissions')
      .set({ earnedAt: new Date('2025-11-01') })
      .execute()
    expect(await admin('affiliate payouts --csv')).toBe(
      `code,name,email,payout,amount\r\nada,Ada Lovelace,${email},"'=HYPERLINK(""x""), Ada",164.70`,
    )
    await expect(admin('affiliate paid ada 1.5')).rejects.toThrow('as in 120 or 48.30')
    await expect(admin('affiliate paid ada 200 --yes')).rejects.toThrow('$164.70 at most')
    expect(await admin('affiliate paid ada 164.70 --yes')).toContain('was paid $164.70')
    expect(await admin('affiliate payouts --csv')).toBe('')
    expect(JSON.parse(await admin('affiliate commissions ada --json'))).toMatchObject([{ commission: '$164.70' }])
    expect(JSON.parse(await admin('affiliate list --json'))).toMatchObject([{ sales: 1, clicks: 1, owed: '$0.00' }])
    expect(await admin('affiliate end ada --yes')).toBe('ada is ended.')
  })

  test('without a command it says what it can do', async () => {
    expect(await admin('')).toContain('design answer <number> [words]')
  })
})
