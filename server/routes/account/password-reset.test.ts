import { beforeAll, describe, expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, isSignedIn, password, type AccountServer } from '../../testing/accounts.ts'

const better = 'copper kettles singing'

describeEachDatabase('a forgotten password', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })

  /** Asks for a link and answers its path. */
  async function linkFor(email: string): Promise<string> {
    await accounts.browser().submit('/forgot-password', { email })
    const [mail] = await accounts.mailsTo(email)
    return new URL(mail!.props.url!).pathname
  }
  const changeAt = (path: string, chosen = better) => accounts.browser().submit(path, { password: chosen })
  const signIn = (email: string, tried: string) => accounts.browser().submit('/login', { email, password: tried })

  describe('POST /forgot-password', () => {
    test('answers a known and an unknown address alike, and sends a mail to the known one only', async () => {
      const { email } = await accounts.member()
      const answers = []
      for (const address of [email.toUpperCase(), 'nobody@example.com']) {
        const client = accounts.browser()
        const response = await client.submit('/forgot-password', { email: address })
        const { component, props } = await client.follow(response)
        answers.push({ status: response.status, component, flash: props.flash, errors: props.errors })
      }
      expect(answers[1]).toEqual(answers[0])
      expect(answers[0]).toMatchObject({
        component: 'auth/forgot-password',
        flash: { banner: 'If there is an account with this address, we have sent it a link.' },
      })
      expect((await accounts.mailsTo(email)).map(({ subject }) => subject)).toEqual(['reset-password'])
      expect(await accounts.mailsTo('nobody@example.com')).toEqual([])
    })

    test('does the same work for both while the visitor waits', async () => {
      const { email } = await accounts.member()
      const queue = vi.spyOn(accounts.deps.postman, 'queue')
      const { db } = accounts.database
      const statements = vi.spyOn(db.getExecutor(), 'executeQuery')
      const counts = []
      for (const address of [email, 'stranger@example.com']) {
        statements.mockClear()
        await accounts.browser().submit('/forgot-password', { email: address })
        counts.push(statements.mock.calls.length)
      }
      expect(queue).toHaveBeenCalledTimes(2)
      expect(counts[1]).toBe(counts[0])
      vi.restoreAllMocks()
    })

    test('tells an address that is none under its field', async () => {
      const client = accounts.browser()
      const { props } = await client.follow(await client.submit('/forgot-password', { email: 'no address' }))
      expect(props).toMatchObject({
        errors: { email: 'Enter an email address such as name@example.com.' },
        old: { email: 'no address' },
      })
    })

    test('sends at most three mails an hour, known or not', async () => {
      const { email } = await accounts.member()
      for (const address of [email, 'nobody-else@example.com']) {
        const ask = () => accounts.browser().submit('/forgot-password', { email: address })
        for (let count = 1; count <= 3; count++) expect((await ask()).status).toBe(303)
        const response = await ask()
        expect([response.status, response.headers.has('retry-after')]).toEqual([429, true])
        expect(await response.json()).toMatchObject({
          component: 'auth/forgot-password',
          props: { errors: { email: 'Too many attempts. Please try again in 60 minutes.' } },
        })
      }
      expect(await accounts.mailsTo(email)).toHaveLength(3)
    })

    test('needs the form token', async () => {
      const response = await accounts
        .browser()
        .send('/forgot-password', { method: 'POST', form: { email: 'a@b.example' } })
      expect(response.status).toBe(419)
    })
  })

  describe('/reset-password/{token}', () => {
    test('changes the password, ends every session, proves the address and tells the owner', async () => {
      const { email, client, id } = await accounts.member()
      const link = await linkFor(email)
      expect(await accounts.browser().visit(link)).toMatchObject({
        component: 'auth/reset-password',
        props: { isUsable: true },
      })
      const response = await changeAt(link)
      expect([response.status, response.headers.get('location')]).toEqual([303, '/login'])

      expect(await isSignedIn(client)).toBe(false)
      expect((await signIn(email, password)).headers.get('location')).toBe('/login')
      expect((await signIn(email, better)).headers.get('location')).toBe('/app')
      const user = accounts.database.db.selectFrom('users').select('emailVerified').where('id', '=', id)
      expect(await user.executeTakeFirst()).toEqual({ emailVerified: true })
      const mails = await accounts.mailsTo(email)
      expect(mails.map(({ subject }) => subject)).toContain('password-changed')
    })

    test('works once, also when it is sent twice at the same moment', async () => {
      const { email } = await accounts.member()
      const link = await linkFor(email)
      const responses = await Promise.all([changeAt(link, better), changeAt(link, 'somebody else entirely')])
      const targets = responses.map((response) => response.headers.get('location')).sort()
      expect(targets).toEqual(['/login', link])
      expect((await changeAt(link)).headers.get('location')).toBe(link)
      expect((await accounts.browser().visit(link)).props).toMatchObject({ isUsable: false })
    })

    test('keeps the link when the new password does not do', async () => {
      const { email } = await accounts.member()
      const link = await linkFor(email)
      const client = accounts.browser()
      const { props } = await client.follow(await client.submit(link, { password: 'password123' }))
      expect(props).toMatchObject({
        isUsable: true,
        errors: { password: expect.stringMatching(/easy to guess/) },
      })
      expect((await changeAt(link)).headers.get('location')).toBe('/login')
    })

    test('refuses a link that is an hour old', async () => {
      const { email } = await accounts.member()
      const link = await linkFor(email)
      vi.useFakeTimers({ now: Date.now() + 61 * 60 * 1000, toFake: ['Date'] })
      try {
        expect((await accounts.browser().visit(link)).props).toMatchObject({ isUsable: false })
        expect((await changeAt(link)).headers.get('location')).toBe(link)
      } finally {
        vi.useRealTimers()
      }
    })

    test('refuses the older of two links, and one that was made up', async () => {
      const { email } = await accounts.member()
      const older = await linkFor(email)
      const newer = await linkFor(email)
      expect((await changeAt(older)).headers.get('location')).toBe(older)
      expect((await changeAt('/reset-password/made-up')).headers.get('location')).toBe('/reset-password/made-up')
      expect((await changeAt(newer)).headers.get('location')).toBe('/login')
    })

    test('keeps nothing in the database that would open the account', async () => {
      const { email, id } = await accounts.member()
      const token = (await linkFor(email)).split('/').at(-1)!
      const { db } = accounts.database
      const rows = [
        await db.selectFrom('accountTokens').selectAll().where('userId', '=', id).execute(),
        await db.selectFrom('outboxMails').selectAll().execute(),
      ]
      expect(rows[0]).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(token)
    })
  })

  test.each(['address', 'password'])(
    'a link opens nothing once the %s is not the one it was made for',
    async (what) => {
      const { id, email } = await accounts.member()
      const link = await linkFor(email)
      const { db } = accounts.database
      // By another hand than ours, which would have voided the link itself.
      await (
        what === 'address'
          ? db
              .updateTable('users')
              .set({ email: `moved-${email}` })
              .where('id', '=', id)
          : db.updateTable('accounts').set({ password: 'another hash' }).where('userId', '=', id)
      ).execute()
      expect((await accounts.browser().visit(link)).props).toMatchObject({ isUsable: false })
      await changeAt(link)
      const account = db.selectFrom('accounts').select('password').where('userId', '=', id)
      const before = await account.executeTakeFirstOrThrow()
      await changeAt(link)
      expect(await account.executeTakeFirstOrThrow()).toEqual(before)
      const address = what === 'address' ? `moved-${email}` : email
      expect((await signIn(address, better)).headers.get('location')).not.toBe('/app')
    },
  )
})
