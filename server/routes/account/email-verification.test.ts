import { beforeAll, describe, expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, ada, isSignedIn, type AccountServer } from '../../testing/accounts.ts'

describeEachDatabase('verifying an address', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })
  let fresh = 0

  /** Registers, and answers the link that was sent. */
  async function registered() {
    const email = `fresh-${(fresh += 1)}@example.com`
    const client = accounts.browser()
    await client.submit('/register', { ...ada, email })
    const [mail] = await accounts.mailsTo(email)
    return { client, email, mail: mail!, link: new URL(mail!.props.url!).pathname }
  }
  async function isVerified(email: string) {
    const user = accounts.database.db.selectFrom('users').select('emailVerified').where('email', '=', email)
    return (await user.executeTakeFirstOrThrow()).emailVerified
  }

  test('a new account gets a mail, and its link alone changes nothing', async () => {
    const { mail, link, email } = await registered()
    expect(mail).toMatchObject({ subject: 'verify-email', props: { name: 'Ada Lovelace', hours: 24, isChange: false } })
    expect(await accounts.browser().visit(link)).toMatchObject({
      component: 'auth/verify-email-link',
      props: { state: 'open' },
    })
    expect(await isVerified(email)).toBe(false)
  })

  test('the button behind the link proves the address, in any browser, and once more does no harm', async () => {
    const { link, email, client } = await registered()
    const elsewhere = await accounts.browser().submit(link, {})
    expect(elsewhere.headers.get('location')).toBe('/login')
    expect(await isVerified(email)).toBe(true)
    expect((await client.submit(link, {})).headers.get('location')).toBe('/app')
    expect((await client.visit('/app')).props).toMatchObject({ auth: { user: { email_verified: true } } })
  })

  test.each([
    ['made up', () => 'a.b.c'],
    [
      'of another user',
      (link: string, other: string) => `${other.split('.')[0]}.${link.split('.').slice(1).join('.')}`,
    ],
    ['with a later date', (link: string) => link.replace(/\.(\d+)\./, (_, expiry) => `.${Number(expiry) + 1}.`)],
  ])('a link that is %s proves nothing', async (_what, forge) => {
    const mine = await registered()
    const other = await registered()
    const token = (link: string) => link.split('/').at(-1)!
    const link = `/email/verify/${forge(token(mine.link), token(other.link))}`
    expect((await accounts.browser().visit(link)).props).toMatchObject({ state: 'invalid' })
    await accounts.browser().submit(link, {})
    expect([await isVerified(mine.email), await isVerified(other.email)]).toEqual([false, false])
  })

  test('a link proves nothing once the password it was made under is another one', async () => {
    const { client, link, email } = await registered()
    await client.submit('/user/password', { current_password: ada.password, password: 'copper kettles singing' })
    expect((await accounts.browser().visit(link)).props).toMatchObject({ state: 'invalid' })
    await accounts.browser().submit(link, {})
    expect(await isVerified(email)).toBe(false)
  })

  test.each(['this browser', 'another one'])('a changed address, proved in %s, signs all others out', async (where) => {
    const { client, email } = await registered()
    const elsewhere = accounts.browser()
    await elsewhere.submit('/login', { email, password: ada.password })
    const next = `next-${email}`
    await client.submit('/user/profile/email', { email: next, email_password: ada.password })
    const mail = (await accounts.mailsTo(next)).at(-1)!
    const proving = where === 'this browser' ? client : accounts.browser()
    await proving.submit(new URL(mail.props.url!).pathname, {})
    expect(await isVerified(next)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(client)).toBe(where === 'this browser')
  })

  test('a link is worth nothing after a day', async () => {
    const { link, email } = await registered()
    vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, toFake: ['Date'] })
    try {
      expect((await accounts.browser().visit(link)).props).toMatchObject({ state: 'expired' })
      await accounts.browser().submit(link, {})
      expect(await isVerified(email)).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  describe('POST /email/verify', () => {
    test('sends the mail again, four times an hour', async () => {
      const { client, email } = await registered()
      for (let count = 1; count <= 4; count++) {
        const { props } = await client.follow(await client.submit('/email/verify', {}))
        expect(props).toMatchObject({ flash: { banner: `A new mail is on its way to ${email}.` } })
      }
      const response = await client.submit('/email/verify', {})
      expect((await client.follow(response)).props).toMatchObject({
        flash: { banner: expect.stringMatching(/^Too many attempts/), bannerStyle: 'danger' },
      })
      expect(await accounts.mailsTo(email)).toHaveLength(4)
    })

    test('sends nothing to an address that is proved', async () => {
      const { client, email, link } = await registered()
      await client.submit(link, {})
      expect((await client.submit('/email/verify', {})).headers.get('location')).toBe('/app')
      expect((await client.send('/email/verify')).headers.get('location')).toBe('/app')
      expect(await accounts.mailsTo(email)).toEqual([])
    })

    test('sends a guest to sign in', async () => {
      const response = await accounts.browser().submit('/email/verify', {})
      expect(response.headers.get('location')).toBe('/login')
    })
  })
})
