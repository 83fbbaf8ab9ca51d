import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { invite } from '../../domain/selling/invitations.ts'
import { offerTeam } from '../../domain/selling/handover.ts'
import { dissolveTeam, removeSeat, seatsOf, seatsUsed } from '../../domain/selling/seats.ts'
import { licenseOf } from '../../domain/selling/licenses.ts'
import { revokeLicense } from '../../domain/selling/revocation.ts'
import { accountServer, password, type AccountServer, type Browser } from '../../testing/accounts.ts'

type Seats = {
  team: {
    rights: string
    used: number
    seats: { id: string; email: string; state: string; offeredUntil: string | null }[]
  }
}

describeEachDatabase('a team', (open) => {
  let accounts: AccountServer
  let guests = 0
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })
  const address = () => `guest-${(guests += 1)}@example.com`
  const targetOf = (response: Response) => response.headers.get('location')
  const owner = () => accounts.member({ license: 'team', name: 'Grace Hopper' })
  const licenseIdOf = async (userId: string) => (await licenseOf(accounts.database, userId))!.id
  const teamOf = async (client: Browser) => ((await client.visit('/user/team')).props as unknown as Seats).team
  const rightsOf = async (client: Browser) => {
    const { props } = await client.visit('/user/settings')
    return (props as unknown as { auth: { user: { license_name: string | null } } }).auth.user.license_name
  }
  /** Invites an address; answers the path in its mail. */
  async function invited(client: Browser, email = address()) {
    expect(targetOf(await client.submit('/user/team/invitations', { email }))).toBe('/user/team')
    return linkTo(email)
  }
  async function linkTo(email: string) {
    const mail = (await accounts.mailsTo(email)).findLast(({ subject }) => subject === 'team-invitation')
    return new URL(mail!.props.url!).pathname
  }
  async function joined(client: Browser) {
    const link = await invited(client)
    const member = await accounts.member()
    expect(targetOf(await member.client.submit(link, {}))).toBe('/app')
    return { ...member, link }
  }
  const seatOf = async (client: Browser, state: string) =>
    (await teamOf(client)).seats.find((seat) => seat.state === state)!

  test('is invited by mail, joins with an account, and has the rights but not the key', async () => {
    const { client, email } = await owner()
    const link = await invited(client)
    expect(await teamOf(client)).toMatchObject({ rights: 'owner', used: 2, max: 25, seats: [{ state: 'invited' }] })

    const guest = accounts.browser()
    expect((await guest.visit(link)).props).toMatchObject({ invitation: { owner: 'Grace Hopper' } })
    const form = { name: 'Ada', email: address(), password, next: link }
    expect(targetOf(await guest.submit('/register', form))).toBe(link)
    expect(targetOf(await guest.submit(link, {}))).toBe('/app')
    const page = await guest.visit('/user/active-license')
    expect(page.props).toMatchObject({
      auth: { user: { license_name: 'team', license_email: email, license_key: null } },
      license: { key: null, ownerName: 'Grace Hopper' },
    })
    const { key } = (await licenseOf(accounts.database, (await userNamed(email)).id))!
    expect(JSON.stringify([page, await guest.visit('/user/team')])).not.toContain(key!)
    expect(await teamOf(guest)).toMatchObject({ rights: 'member', ownerName: 'Grace Hopper' })
    expect(await teamOf(client)).toMatchObject({ used: 2, seats: [{ state: 'member', name: 'Ada' }] })
  })
  const userNamed = (email: string) =>
    accounts.database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()

  test('a member removed, or one who leaves, has no rights from that moment', async () => {
    const { client } = await owner()
    const [first, second] = [await joined(client), await joined(client)]
    const { seats } = await teamOf(client)
    await client.submit(`/user/team/seats/${seats[0]!.id}/remove`, {})
    expect([await rightsOf(first.client), await rightsOf(second.client)]).toEqual([null, 'team'])
    await second.client.submit('/user/team/leave', {})
    expect(await rightsOf(second.client)).toBeNull()
    expect(await teamOf(client)).toMatchObject({ used: 1, seats: [] })
  })

  test('ends for everyone when its licence does, and is back with it', async () => {
    const { client, id } = await owner()
    const member = await joined(client)
    await revokeLicense(accounts.database, await licenseIdOf(id))
    expect([await rightsOf(client), await rightsOf(member.client)]).toEqual([null, null])
    expect(targetOf(await member.client.send('/user/team'))).toBe('/user/active-license')
  })

  describe('an invitation', () => {
    test('works once, also for two at once', async () => {
      const { client } = await owner()
      const link = await invited(client)
      const people = await Promise.all([accounts.member(), accounts.member(), accounts.member()])
      const answers = await Promise.all(people.map((person) => person.client.submit(link, {})))
      expect(answers.map(targetOf).filter((to) => to === '/app')).toHaveLength(1)
      expect((await accounts.browser().visit(link)).props).toMatchObject({ invitation: null })
    })

    test('is void when it was sent again, taken back or is a week old', async () => {
      const { client } = await owner()
      const email = address()
      const old = await invited(client, email)
      const seat = await seatOf(client, 'invited')
      await client.submit(`/user/team/seats/${seat.id}/resend`, {})
      const link = await linkTo(email)
      const { client: guest } = await accounts.member()
      expect(targetOf(await guest.submit(old, {}))).toBe(old)
      const past = { expiresAt: new Date(Date.now() - 1000) }
      await accounts.database.db.updateTable('seats').set(past).where('id', '=', seat.id).execute()
      expect(targetOf(await guest.submit(link, {}))).toBe(link)
      expect(await teamOf(client)).toMatchObject({ used: 1, seats: [{ state: 'expired' }] })
      await client.submit(`/user/team/seats/${seat.id}/resend`, {})
      const last = await linkTo(email)
      await client.submit(`/user/team/seats/${seat.id}/remove`, {})
      expect(targetOf(await guest.submit(last, {}))).toBe(last)
      expect(await rightsOf(guest)).toBeNull()
    })

    test('goes to one address five times a day at most, sent again or taken back and made anew', async () => {
      const { client } = await owner()
      const email = address()
      await invited(client, email)
      const seat = await seatOf(client, 'invited')
      const resent = []
      for (let count = 0; count < 3; count++)
        resent.push((await client.submit(`/user/team/seats/${seat.id}/resend`, {})).status)
      expect(await accounts.mailsTo(email)).toHaveLength(3)
      await client.submit(`/user/team/seats/${seat.id}/remove`, {})
      resent.push((await client.submit('/user/team/invitations', { email })).status)
      expect(resent).toEqual([303, 303, 303, 303])
      const { id } = await seatOf(client, 'invited')
      for (const [path, body] of [
        [`/user/team/seats/${id}/resend`, {}],
        ['/user/team/invitations', { email }],
      ] as const) {
        const refused = await client.submit(path, body)
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d{4,5}$/)])
      }
      expect(await accounts.mailsTo(email)).toHaveLength(1)
      // Others are invited as before.
      await invited(client)
    })

    test('keeps no key in clear, and waits in the outbox without one', async () => {
      const { client } = await owner()
      const email = address()
      await client.submit('/user/team/invitations', { email })
      const { db } = accounts.database
      const waiting = await db.selectFrom('outboxMails').select('data').where('recipient', '=', email).execute()
      const token = (await linkTo(email)).split('/').at(-1)!
      expect(JSON.stringify([waiting, await db.selectFrom('seats').selectAll().execute()])).not.toContain(token)
    })

    test('is not for the owner, nor twice for one address or one person', async () => {
      const { client, email } = await owner()
      const errorFor = async (given: string) =>
        (await client.follow(await client.submit('/user/team/invitations', { email: given }))).props.errors as unknown
      expect(await errorFor(email)).toEqual({ email: 'You already have a seat.' })
      expect(await errorFor('nobody')).toMatchObject({ email: expect.stringContaining('such as') })
      const taken = address()
      const link = await invited(client, taken)
      expect(await errorFor(taken)).toMatchObject({ email: expect.stringContaining('open invitation') })
      expect(targetOf(await client.submit(link, {}))).toBe('/user/active-license')
      const member = await joined(client)
      expect(targetOf(await member.client.submit(link, {}))).toBe('/user/active-license')
      expect(await teamOf(client)).toMatchObject({ used: 3 })
    })

    test('needs an account and the form’s token', async () => {
      const { client } = await owner()
      const link = await invited(client)
      const guest = accounts.browser()
      expect(targetOf(await guest.submit(link, {}))).toBe('/login')
      const { client: member } = await accounts.member()
      expect((await member.send(link, { method: 'POST', body: {} })).status).toBe(419)
    })
  })

  test('has 25 seats, however many are invited at once', async () => {
    const { client, id } = await owner()
    const licenseId = await licenseIdOf(id)
    const answers = await Promise.all(Array.from({ length: 60 }, () => invite(accounts.database, licenseId, address())))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(24)
    expect(seatsUsed(await seatsOf(accounts.database, licenseId), accounts.database.clock())).toBe(25)
    const { props } = await client.follow(await client.submit('/user/team/invitations', { email: address() }))
    expect(props.errors).toEqual({ email: 'All 25 seats are taken. Remove somebody first.' })
  })

  describe('handed over', () => {
    async function offered() {
      const mine = await owner()
      const member = await joined(mine.client)
      const seat = await seatOf(mine.client, 'member')
      await mine.client.submit(`/user/team/seats/${seat.id}/hand-over`, {})
      return { ...mine, member, seat }
    }
    const act = (client: Browser, what: string) => client.submit(`/user/team/hand-over/${what}`, {})
    const ownsIt = async (client: Browser) => (await teamOf(client)).rights === 'owner'

    test('changes nothing until the member accepts; then they have key and seats, and the former owner stays', async () => {
      const { client, email, member } = await offered()
      expect(await teamOf(client)).toMatchObject({ rights: 'owner', seats: [{ offeredUntil: expect.any(String) }] })
      expect(await teamOf(member.client)).toMatchObject({ rights: 'member', offeredUntil: expect.any(String) })
      const mails = await accounts.mailsTo(member.email)
      expect(mails.at(-1)).toMatchObject({ subject: 'team-offered', props: { owner: 'Grace Hopper' } })

      await act(member.client, 'accept')
      expect(await teamOf(client)).toMatchObject({ rights: 'member' })
      expect(await teamOf(member.client)).toMatchObject({
        rights: 'owner',
        used: 2,
        seats: [{ email, state: 'member' }],
      })
      expect((await accounts.mailsTo(email)).at(-1)).toMatchObject({ subject: 'team-handed-over' })
      expect((await client.submit('/user/team/invitations', { email: address() })).status).toBe(404)
      const former = await seatOf(member.client, 'member')
      await member.client.submit(`/user/team/seats/${former.id}/remove`, {})
      expect(await rightsOf(client)).toBeNull()
    })

    test.each(['withdraw', 'decline', 'remove', 'expire'])('leaves it as it was after a %s', async (what) => {
      const { client, member, seat } = await offered()
      const { db } = accounts.database
      if (what === 'withdraw') await act(client, what)
      if (what === 'decline') await act(member.client, what)
      if (what === 'remove') await client.submit(`/user/team/seats/${seat.id}/remove`, {})
      if (what === 'expire')
        await db
          .updateTable('teamHandovers')
          .set({ expiresAt: new Date(0) })
          .execute()
      await act(member.client, 'accept')
      expect(await ownsIt(client)).toBe(true)
      expect((await teamOf(client)).seats.every(({ offeredUntil }) => offeredUntil === null)).toBe(true)
    })

    test('is for the member it was offered to, and accepted once', async () => {
      const { client, member } = await offered()
      const other = await joined(client)
      await act(other.client, 'accept')
      expect((await act(client, 'accept')).status).toBe(404)
      expect(await ownsIt(client)).toBe(true)
      await Promise.all([act(member.client, 'accept'), act(member.client, 'accept')])
      expect([await ownsIt(member.client), await ownsIt(client), await ownsIt(other.client)]).toEqual([
        true,
        false,
        false,
      ])
    })

    test('cannot be undone by what its former owner pressed at the same moment', async () => {
      const { client, id, member } = await offered()
      const other = await joined(client)
      const licenseId = await licenseIdOf(id)
      const seat = (await seatsOf(accounts.database, licenseId)).find(({ userId }) => userId === other.id)!
      await act(member.client, 'accept')
      // As requests that asked who owns it before, and act on it after.
      const former = { licenseId, ownerId: id }
      expect(await dissolveTeam(accounts.database, former)).toBe(0)
      expect(await removeSeat(accounts.database, { ...former, id: seat.id })).toBe(false)
      expect(await offerTeam(accounts.database, { ...former, seatId: seat.id }, 'https://millwork.example')).toBe(false)
      expect(await invite(accounts.database, licenseId, address(), id)).toEqual({ ok: false, reason: 'no-team' })
      expect(await rightsOf(other.client)).toBe('team')
      expect(await teamOf(member.client)).toMatchObject({ rights: 'owner', used: 3 })
    })

    test('is offered ten times a day at most, so that nobody is flooded with offers', async () => {
      const { client, member, seat } = await offered()
      await accounts.mailsTo(member.email)
      for (let count = 0; count < 9; count++) {
        await act(client, 'withdraw')
        await client.submit(`/user/team/seats/${seat.id}/hand-over`, {})
      }
      expect(await accounts.mailsTo(member.email)).toHaveLength(9)
      await act(client, 'withdraw')
      const refused = await client.submit(`/user/team/seats/${seat.id}/hand-over`, {})
      expect((await client.follow(refused)).props.flash).toMatchObject({
        banner: expect.stringMatching(/^Too many attempts/),
      })
      expect(await accounts.mailsTo(member.email)).toEqual([])
    })

    test('opens the team’s receipts to its new owner, and to no member', async () => {
      const { client, id, member } = await offered()
      const { db } = accounts.database
      const placed = db.updateTable('orders').set({ provider: 'sandbox' }).where('userId', '=', id).returning('id')
      const path = `/user/receipts/${(await placed.executeTakeFirstOrThrow()).id}`
      expect((await member.client.send(path)).status).toBe(404)
      await act(member.client, 'accept')
      expect([(await member.client.send(path)).status, (await client.send(path)).status]).toEqual([200, 200])
      const stranger = await owner()
      expect((await stranger.client.send(path)).status).toBe(404)
    })

    test('leaves passkeys, recovery codes and passwords with their persons', async () => {
      const { id, member } = await offered()
      const { db } = accounts.database
      for (const userId of [id, member.id]) {
        await db
          .insertInto('recoveryCodes')
          .values({ userId, hash: `code of ${userId}` })
          .execute()
        const key = { id: `key of ${userId}`, publicKey: '', credentialId: userId, counter: 0, deviceType: '' }
        const rest = { name: null, backedUp: false, transports: null, aaguid: null, createdAt: null }
        await db
          .insertInto('passkeys')
          .values({ ...key, ...rest, userId })
          .execute()
      }
      const waysOf = async () => [
        await db.selectFrom('passkeys').select(['id', 'userId']).orderBy('id').execute(),
        await db.selectFrom('recoveryCodes').selectAll().orderBy('hash').execute(),
        await db.selectFrom('accounts').select(['id', 'userId', 'password']).orderBy('id').execute(),
      ]
      const before = await waysOf()
      await act(member.client, 'accept')
      expect(await ownsIt(member.client)).toBe(true)
      expect(await waysOf()).toEqual(before)
    })
  })

  test.each(['hand-over', 'dissolve'])('asks for the password before a %s', async (what) => {
    const { client, id } = await owner()
    await joined(client)
    const longAgo = { confirmedAt: new Date(Date.now() - 16 * 60 * 1000) }
    await accounts.database.db.updateTable('sessions').set(longAgo).where('userId', '=', id).execute()
    const seat = await seatOf(client, 'member')
    const path = what === 'dissolve' ? '/user/team/dissolve' : `/user/team/seats/${seat.id}/hand-over`
    expect(targetOf(await client.submit(path, {}))).toBe('/user/confirm-password?next=%2Fuser%2Fteam')
    expect(await teamOf(client)).toMatchObject({ used: 2, seats: [{ offeredUntil: null }] })
  })

  test('is dissolved: every seat is free, each gets a mail, and the account may be deleted', async () => {
    const { client } = await owner()
    const member = await joined(client)
    const guest = address()
    const link = await invited(client, guest)
    await client.submit('/user/team/dissolve', {})
    expect(await teamOf(client)).toMatchObject({ rights: 'owner', used: 1, seats: [] })
    expect(await rightsOf(member.client)).toBeNull()
    const toMember = await accounts.mailsTo(member.email)
    expect(toMember.at(-1)).toMatchObject({ subject: 'team-dissolved', props: { member: true } })
    expect(await accounts.mailsTo(guest)).toMatchObject([{ subject: 'team-dissolved', props: { member: false } }])
    expect((await accounts.browser().visit(link)).props).toMatchObject({ invitation: null })
    expect(targetOf(await client.submit('/user/delete', { delete_password: password }))).toBe('/')
  })

  test.each(['its address', 'another one'])('makes verified who accepts a link that went to %s', async (where) => {
    const { client } = await owner()
    const joiner = await accounts.member()
    const link = await invited(client, where === 'its address' ? joiner.email : address())
    await joiner.client.submit(link, {})
    const { props } = await joiner.client.visit('/user/team')
    expect(props).toMatchObject({ auth: { user: { email_verified: where === 'its address' } } })
  })

  test('keeps its owner from deleting their account while others work in it', async () => {
    const { client, id } = await owner()
    const member = await joined(client)
    const erase = () => client.submit('/user/delete', { delete_password: password })
    expect((await client.follow(await erase())).props).toMatchObject({ flash: { bannerStyle: 'danger' } })
    expect(await licenseOf(accounts.database, id)).not.toBeNull()
    await member.client.submit('/user/team/leave', {})
    expect(targetOf(await erase())).toBe('/')
  })

  test('is not to be reached by others', async () => {
    const { client } = await owner()
    await joined(client)
    const seat = await seatOf(client, 'member')
    for (const { client: other } of [
      await owner(),
      await accounts.member({ license: 'unlimited' }),
      await accounts.member(),
    ]) {
      for (const action of ['remove', 'resend', 'hand-over'])
        await other.submit(`/user/team/seats/${seat.id}/${action}`, {})
    }
    expect(await teamOf(client)).toMatchObject({ rights: 'owner', used: 2 })
    const { client: plain } = await accounts.member()
    expect(targetOf(await plain.send('/user/team'))).toBe('/user/active-license')
    expect((await plain.submit('/user/team/invitations', { email: address() })).status).toBe(404)
  })

  test('does not make a licence of one’s own cheaper', async () => {
    const { client } = await owner()
    const member = await joined(client)
    expect((await member.client.visit('/checkout/developer')).props).toMatchObject({ amount: '$79.00', from: null })
  })
})
