/** Ways to sign in belong to persons: a team that is handed over takes none of them along, and leaves none open. */
import { beforeAll, expect, test } from 'vitest'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { totpCode, totpStep } from '../../domain/account/totp.ts'
import { accountServer, password, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { testClock } from '../../testing/clock.ts'
import { passkeyDevice } from '../../testing/passkey-device.ts'

const json = { accept: 'application/json', 'x-inertia': 'false' }
type Team = { rights: string; seats: { id: string }[] }
type TwoFactor = { secret: string; recoveryCodes: string[] }

describeEachDatabase('after a team was handed over', (open) => {
  let accounts: AccountServer
  const clock = testClock('2026-01-05T12:00:00Z')
  beforeAll(async () => {
    accounts = await accountServer(await open({ clock }))
  })

  const post = (client: Browser, path: string, body: unknown) => client.submit(path, body, { headers: json })
  const twoFactorOf = async (client: Browser) =>
    (await client.visit(urls.profile())).props.twoFactor as unknown as TwoFactor

  /** Somebody with a passkey, a second factor and its recovery codes. */
  async function guarded(license?: 'team') {
    const member = await accounts.member({ ...(license && { license }) })
    const device = passkeyDevice()
    const options = await (await post(member.client, urls.newPasskeyOptions(), {})).json()
    const { status } = await post(member.client, urls.passkeys(), { response: device.make(options) })
    expect(status).toBe(204)
    await member.client.submit(urls.twoFactor(), {})
    const { secret } = await twoFactorOf(member.client)
    await member.client.submit(urls.twoFactorConfirm(), { code: totpCode(secret, totpStep(clock().getTime())) })
    return { ...member, device, recoveryCodes: (await twoFactorOf(member.client)).recoveryCodes }
  }
  type Guarded = Awaited<ReturnType<typeof guarded>>

  /** A new browser that comes in by the passkey; its answer tells how it went. */
  async function byPasskey({ device }: Guarded) {
    const client = accounts.browser()
    const options = await (await post(client, urls.passkeyOptions(), {})).json()
    const { status } = await post(client, urls.passkeyLogin(), { response: device.prove(options) })
    return { client, status }
  }
  /** A new browser that gives the password and a recovery code. */
  async function byRecoveryCode({ email }: { email: string }, code: string) {
    const client = accounts.browser()
    await client.submit(urls.login(), { email, password })
    const response = await client.submit(urls.twoFactorChallenge(), { recovery_code: code })
    return { client, to: response.headers.get('location') }
  }
  const teamOf = async (client: Browser) => (await client.visit(urls.team())).props.team as unknown as Team | undefined
  const nameIn = async (client: Browser) => {
    const { props } = await client.visit(urls.settings())
    return (props as unknown as { auth: { user: { email: string } } }).auth.user.email
  }
  const ownFactors = async (id: string) => {
    const { db } = accounts.database
    const of = (table: 'passkeys' | 'twoFactors' | 'recoveryCodes') =>
      db.selectFrom(table).selectAll().where('userId', '=', id).execute()
    return [await of('passkeys'), await of('twoFactors'), (await of('recoveryCodes')).length]
  }

  test('the second factors of the old owner open nothing of it, and those of the new one do', async () => {
    const old = await guarded('team')
    const successor = await guarded()
    await old.client.submit(urls.teamInvitations(), { email: 'guest@example.com' })
    const [mail] = await accounts.mailsTo('guest@example.com')
    await successor.client.submit(new URL(mail!.props.url!).pathname, {})
    const [seat] = (await teamOf(old.client))!.seats
    const before = [await ownFactors(old.id), await ownFactors(successor.id)]

    await old.client.submit(urls.handOverTeam(seat!.id), {})
    await successor.client.submit(urls.acceptTeam(), {})
    // Nothing is carried over, neither way.
    expect([await ownFactors(old.id), await ownFactors(successor.id)]).toEqual(before)

    for (const come of [byPasskey, (who: Guarded) => byRecoveryCode(who, who.recoveryCodes[0]!)]) {
      const former = (await come(old)).client
      expect(await nameIn(former)).toBe(old.email)
      expect((await teamOf(former))!.rights).toBe('member')
      for (const path of [urls.teamInvitations(), urls.dissolveTeam(), urls.withdrawTeam()]) {
        expect((await former.submit(path, { email: 'other@example.com' })).status).toBe(404)
      }
      const owner = (await come(successor)).client
      expect(await nameIn(owner)).toBe(successor.email)
      expect((await teamOf(owner))!.rights).toBe('owner')
    }
    // The codes of one are nothing to the other.
    expect((await byRecoveryCode(successor, old.recoveryCodes[1]!)).to).not.toBe(urls.app())
    expect((await byRecoveryCode(old, successor.recoveryCodes[1]!)).to).not.toBe(urls.app())

    // Once the former owner has left, what they sign in with opens nothing of the team at all.
    const { client } = await byPasskey(old)
    await client.submit(urls.leaveTeam(), {})
    const again = await byPasskey(old)
    expect(again.status).toBe(200)
    expect((await again.client.send(urls.team())).headers.get('location')).toBe(urls.activeLicense())
  })
})
