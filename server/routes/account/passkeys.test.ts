import { beforeAll, expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { DatabaseUnavailable } from '../../db/unavailable.ts'
import { accountServer, isSignedIn, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { passkeyDevice } from '../../testing/passkey-device.ts'

/** As our own script asks. */
const json = { accept: 'application/json', 'x-inertia': 'false' }
const made = {
  id: 'bWFkZS11cA',
  rawId: 'bWFkZS11cA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', attestationObject: 'AAAA' },
}

describeEachDatabase('passkeys', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })
  const post = (client: Browser, path: string, body: unknown) => client.submit(path, body, { headers: json })

  test('the options name this site and demand that the device verifies its user', async () => {
    const { client, email } = await accounts.member()
    const options = await (await post(client, '/user/passkeys/options', {})).json()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Millwork' },
      user: { name: email },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    })
    const guest = accounts.browser()
    const first = await (await post(guest, '/login/passkey/options', {})).json()
    const second = await (await post(guest, '/login/passkey/options', {})).json()
    expect(first).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(second.challenge).not.toBe(first.challenge)
  })

  test.each([
    ['nothing', {}],
    ['a made-up answer', { response: made }],
    ['text', { response: 'text' }],
  ])('%s signs nobody in and adds nothing', async (_what, body) => {
    const guest = accounts.browser()
    await post(guest, '/login/passkey/options', {})
    expect((await post(guest, '/login/passkey', body)).status).toBe(422)
    expect(await isSignedIn(guest)).toBe(false)

    const { client, id } = await accounts.member()
    await post(client, '/user/passkeys/options', {})
    expect((await post(client, '/user/passkeys', body)).status).toBe(422)
    const rows = accounts.database.db.selectFrom('passkeys').select('id').where('userId', '=', id)
    expect(await rows.execute()).toEqual([])
  })

  test('where the database goes away meanwhile, a passkey is not called wrong: it may be tried again', async () => {
    const { client } = await accounts.member()
    const device = passkeyDevice()
    const asked = await (await post(client, '/user/passkeys/options', {})).json()
    expect((await post(client, '/user/passkeys', { response: device.make(asked) })).status).toBe(204)

    const guest = accounts.browser()
    const signIn = async () => {
      const options = await (await post(guest, '/login/passkey/options', {})).json()
      return post(guest, '/login/passkey', { response: device.prove(options) })
    }
    const executor = accounts.database.db.getExecutor()
    const execute = executor.executeQuery.bind(executor)
    const spy = vi
      .spyOn(executor, 'executeQuery')
      .mockImplementation((query, options) =>
        /^insert into .sessions/.test(query.sql)
          ? Promise.reject(new DatabaseUnavailable('it is away'))
          : execute(query, options),
      )
    const refused = await signIn()
    spy.mockRestore()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
    expect(await isSignedIn(guest)).toBe(false)
    expect((await signIn()).status).toBe(200)
  })

  test('nobody removes the passkey of another', async () => {
    const owner = await accounts.member()
    const { client } = await accounts.member()
    const { db } = accounts.database
    const row = { id: 'pk', userId: owner.id, name: null, publicKey: 'x', credentialId: 'c', counter: 0 }
    const rest = { deviceType: 'singleDevice', backedUp: false, transports: null, aaguid: null, createdAt: new Date() }
    await db
      .insertInto('passkeys')
      .values({ ...row, ...rest })
      .execute()
    await client.submit('/user/passkeys/remove', { id: 'pk' })
    expect((await owner.client.visit('/user/profile')).props).toMatchObject({
      passkeys: [{ id: 'pk', name: 'Passkey', added: 'just now' }],
    })
    await owner.client.submit('/user/passkeys/remove', { id: 'pk' })
    expect((await owner.client.visit('/user/profile')).props).toMatchObject({ passkeys: [] })
  })

  test('the only way into an account stays', async () => {
    const { client, id } = await accounts.member()
    const { db } = accounts.database
    const row = { id: 'only', userId: id, name: null, publicKey: 'x', credentialId: 'o', counter: 0 }
    const rest = { deviceType: 'singleDevice', backedUp: false, transports: null, aaguid: null, createdAt: new Date() }
    await db
      .insertInto('passkeys')
      .values({ ...row, ...rest })
      .execute()
    await db.deleteFrom('accounts').where('userId', '=', id).execute()
    const { props } = await client.follow(await client.submit('/user/passkeys/remove', { id: 'only' }))
    expect(props).toMatchObject({ flash: { bannerStyle: 'danger' }, passkeys: [{ id: 'only' }] })
  })

  test('guests and requests without the form token are refused', async () => {
    const guest = accounts.browser()
    expect((await post(guest, '/user/passkeys/options', {})).status).toBe(401)
    expect((await guest.send('/login/passkey', { method: 'POST', body: { response: made } })).status).toBe(419)
  })
})
