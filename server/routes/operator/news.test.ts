import { beforeAll, expect, test } from 'vitest'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, password, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { testClock, type TestClock } from '../../testing/clock.ts'

const dayMs = 24 * 60 * 60 * 1000
let addresses = 0

describeEachDatabase('mails on new components', (open) => {
  let accounts: AccountServer
  let clock: TestClock
  beforeAll(async () => {
    clock = testClock('2026-01-05T12:00:00Z')
    accounts = await accountServer(await open({ clock }))
  })

  const newAddress = () => `reader-${(addresses += 1)}@guests.example`
  const rowOf = (email: string) =>
    accounts.database.db.selectFrom('newsSubscriptions').selectAll().where('email', '=', email).executeTakeFirst()
  const ask = (client: Browser, email: string) => client.submit(urls.news(), { email })
  const pathIn = (url: string | undefined) => new URL(url!).pathname
  async function asked(email = newAddress()) {
    const client = accounts.browser()
    await ask(client, email)
    const [mail] = await accounts.mailsTo(email)
    return { email, client, link: pathIn(mail!.props.url) }
  }
  async function onList(email = newAddress()) {
    const reader = await asked(email)
    await reader.client.submit(reader.link, {})
    return { ...reader, leave: await leaveLink(email) }
  }
  /** The link that an announcement to this address has. */
  async function leaveLink(email: string) {
    const { db } = accounts.database
    const number = 1
    await db
      .insertInto('announcements')
      .values({ number, items: '[]', known: '[]', queued: 0, queuedTo: '', createdAt: clock(), finishedAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await accounts.deps.postman.queue({ name: 'new-components', to: email, data: { announcement: number } })
    const [mail] = await accounts.mailsTo(email)
    return mail ? pathIn(mail.props.leaveUrl) : null
  }

  test('come once an address was confirmed by a press on the page of its link, not by looking at it', async () => {
    const { email, client, link } = await asked()
    expect((await client.visit(link)).props).toMatchObject({ state: 'open', email })
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null })
    expect(await leaveLink(email)).toBeNull()

    expect((await client.submit(link, {})).headers.get('location')).toBe(link)
    expect((await client.visit(link)).props).toMatchObject({ state: 'done', email })
    expect((await rowOf(email))!.confirmedAt).toEqual(clock())
    // A second press says nothing else.
    clock.pass(1000)
    await client.submit(link, {})
    expect((await rowOf(email))!.confirmedAt!.getTime()).toBeLessThan(clock().getTime())
  })

  test('one answer for an address that is unknown, waits, or is confirmed', async () => {
    const known = await onList()
    const waiting = await asked()
    const answers = []
    for (const email of [newAddress(), known.email, waiting.email, 'nobody@millwork.example']) {
      const client = accounts.browser()
      const response = await ask(client, email)
      const { props } = await client.follow(response)
      answers.push(JSON.stringify([response.status, props.flash, props.errors, props.account]))
    }
    expect(new Set(answers).size).toBe(1)
    expect(await accounts.mailsTo(known.email)).toEqual([])
    // A newer link takes the place of the older.
    const [again] = await accounts.mailsTo(waiting.email)
    expect((await waiting.client.visit(waiting.link)).props).toMatchObject({ state: 'gone', email: null })
    expect((await waiting.client.visit(pathIn(again!.props.url))).props).toMatchObject({ state: 'open' })
  })

  test.each([
    ['nothing', '', 'Enter your email address.'],
    ['no address', 'ada at home', 'Enter an email address such as name@example.com.'],
    ['two lines', 'ada@example.com\r\nBcc: all@example.com', 'Enter an email address such as name@example.com.'],
  ])('%s comes back with a reason and what was typed', async (_what, email, reason) => {
    const client = accounts.browser()
    const { props } = await client.follow(await ask(client, email))
    expect(props).toMatchObject({ errors: { email: reason }, old: { email } })
  })

  test('a stranger makes us send three mails in three days, and its owner can always say yes', async () => {
    const email = newAddress()
    let newest: string | undefined
    // Every six hours for three weeks, from elsewhere each time.
    for (let count = 0; count < 4 * 21; count++) {
      const { status, headers } = await ask(accounts.browser(), email)
      expect([status, headers.get('location')]).toEqual([303, '/news'])
      const mails = await accounts.mailsTo(email)
      expect(mails).toHaveLength(count % 12 < 3 ? 1 : 0)
      newest = mails.at(-1)?.props.url ?? newest
      const owner = await accounts.browser().visit(pathIn(newest))
      expect([count, owner.props.state]).toEqual([count, 'open'])
      clock.pass(dayMs / 4)
    }
    const owner = accounts.browser()
    const { props } = await owner.follow(await ask(owner, email))
    expect(props.errors).toEqual({})
    expect(props.flash).toMatchObject({ bannerStyle: 'success' })
    const link = pathIn((await accounts.mailsTo(email)).at(-1)!.props.url)
    await owner.submit(link, {})
    expect((await rowOf(email))!.confirmedAt).not.toBeNull()
  })

  test('the answer to too many is one for every address, too, and tells programs when to come again', async () => {
    const known = await onList()
    clock.pass(3 * dayMs)
    const answers = []
    for (const email of [known.email, newAddress()]) {
      for (let count = 0; count < 3; count++) await ask(accounts.browser(), email)
      const client = accounts.browser()
      const { props } = await client.follow(await ask(client, email))
      answers.push(JSON.stringify([props.flash, props.errors]))
      const refused = await client.submit(
        urls.news(),
        { email },
        { headers: { 'x-inertia': 'false', accept: 'application/json' } },
      )
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, `${3 * 24 * 60 * 60}`])
    }
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('the link in our newest mail to it still works')
  })

  test('who asks from one network for many addresses is refused', async () => {
    const client = accounts.browser()
    for (let count = 0; count < 20; count++) await ask(client, newAddress())
    const { props } = await client.follow(await ask(client, newAddress()))
    expect(props.errors).toMatchObject({ email: expect.stringMatching(/^Too many attempts/) })
  })

  test('a link is too old after three days, and an address that nobody confirms is forgotten after seven', async () => {
    const { email, client, link } = await asked()
    clock.pass(3 * dayMs)
    expect((await client.visit(link)).props).toMatchObject({ state: 'gone' })
    await client.submit(link, {})
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null })
    clock.pass(4 * dayMs)
    await ask(accounts.browser(), newAddress())
    expect(await rowOf(email)).toBeUndefined()
  })

  test('stop by the link in a mail, by a press on its page', async () => {
    const { email, leave } = await onList()
    const stranger = accounts.browser()
    expect((await stranger.visit(leave!)).props).toMatchObject({ state: 'open', email })
    expect(await rowOf(email)).toBeDefined()
    await stranger.submit(leave!, {})
    expect((await stranger.visit(leave!)).props).toMatchObject({ state: 'gone', email: null })
    expect(await rowOf(email)).toBeUndefined()
    expect(await leaveLink(email)).toBeNull()
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('stop at one press in a mail program, which sends %s and no cookie (RFC 8058)', async (_what, type, body) => {
    const { email, leave } = await onList()
    const press = () =>
      accounts.app.request(leave!, {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' },
      })
    const response = await press()
    expect([response.status, response.headers.get('location'), response.headers.getSetCookie()]).toEqual([
      200,
      null,
      [],
    ])
    expect(await rowOf(email)).toBeUndefined()
    // A second press, and one for a key that nobody has, are heard as well and tell nothing.
    expect((await press()).status).toBe(200)
  })

  test('anything else without a form token is refused, also where the press goes', async () => {
    const { email, leave } = await onList()
    const post = (path: string, body: string) =>
      accounts.app.request(path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    for (const body of ['', 'List-Unsubscribe=Other', 'a=b', 'List-Unsubscribe=One-Click&List-Unsubscribe=Two']) {
      expect([body, (await post(leave!, body)).status]).toEqual([body, 419])
    }
    expect(await rowOf(email)).toBeDefined()
    expect((await post(urls.news(), `email=${email}&List-Unsubscribe=One-Click`)).status).toBe(419)
    expect((await post(urls.settingsNews(), 'news=on&List-Unsubscribe=One-Click')).status).toBe(419)
  })

  test('every mail has the same link, and the database opens none', async () => {
    const { email, link, leave } = await onList()
    expect(await leaveLink(email)).toBe(leave)
    const kept = JSON.stringify([
      await rowOf(email),
      await accounts.database.db.selectFrom('outboxMails').selectAll().execute(),
    ])
    for (const path of [link, leave!]) expect(kept).not.toContain(path.split('/').at(-1))
    const { confirmHash, leaveHash } = (await rowOf(email))!
    for (const stored of [confirmHash!, leaveHash!]) {
      expect((await accounts.browser().visit(urls.newsLeave(stored))).props).toMatchObject({ state: 'gone' })
    }
  })

  test('a link for one address says and does nothing for another', async () => {
    const one = await onList()
    const other = await onList()
    await accounts.browser().submit(one.leave!, {})
    expect(await rowOf(other.email)).toBeDefined()
    const waiting = await asked()
    expect((await accounts.browser().visit(urls.newsLeave(waiting.link.split('/').at(-1)!))).props.state).toBe('gone')
  })

  test('are switched by an account that proved its address', async () => {
    const { client, email, id } = await accounts.member()
    expect((await client.visit('/user/settings')).props.news).toEqual({ email, isOn: null })
    // Whether somebody else put the address on the list is not for this account to see or to change.
    await onList(email)
    expect((await client.visit('/user/settings')).props.news).toEqual({ email, isOn: null })
    await client.submit(urls.settingsNews(), { news: 'off' })
    expect(await rowOf(email)).toBeDefined()

    await accounts.database.db.updateTable('users').set({ emailVerified: true }).where('id', '=', id).execute()
    expect((await client.visit('/news')).props.account).toEqual({ email, isOn: true })
    await client.submit(urls.settingsNews(), { news: 'off' })
    expect((await client.visit('/user/settings')).props.news).toEqual({ email, isOn: false })
    await asked(email)
    await client.submit(urls.settingsNews(), { news: 'on' })
    expect((await client.visit('/user/settings')).props.news).toEqual({ email, isOn: true })
    expect(await accounts.mailsTo(email)).toEqual([])
    const { props } = await client.follow(await client.submit(urls.settingsNews(), { news: 'perhaps' }))
    expect(props.flash).toMatchObject({ bannerStyle: 'danger' })
  })

  test('follow an account to its new address, where keys of the old one open nothing', async () => {
    const { client, email, id } = await accounts.member()
    await accounts.database.db.updateTable('users').set({ emailVerified: true }).where('id', '=', id).execute()
    await client.submit(urls.settingsNews(), { news: 'on' })
    const before = await leaveLink(email)
    const to = newAddress()
    await onList(to)
    await client.submit('/user/profile/email', { email: to, email_password: password })
    const mail = (await accounts.mailsTo(to)).find(({ subject }) => subject === 'verify-email')
    await client.submit(pathIn(mail!.props.url), {})
    expect(await rowOf(email)).toBeUndefined()
    expect(await rowOf(to)).toBeDefined()
    await accounts.browser().submit(before!, {})
    expect(await rowOf(to)).toBeDefined()
  })

  test('end with an account that proved the address, and not with one that did not', async () => {
    const proved = await accounts.member()
    const unproved = await accounts.member()
    await accounts.database.db.updateTable('users').set({ emailVerified: true }).where('id', '=', proved.id).execute()
    for (const { client, email } of [proved, unproved]) {
      await onList(email)
      const { status } = await client.submit('/user/delete', { delete_password: password })
      expect(status).toBe(303)
    }
    expect(await rowOf(proved.email)).toBeUndefined()
    expect(await rowOf(unproved.email)).toBeDefined()
  })
})
