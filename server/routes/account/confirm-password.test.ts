import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, isSignedIn, password, type AccountServer } from '../../testing/accounts.ts'

describeEachDatabase('POST /user/confirm-password', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })

  test('goes on to the wanted page with a new session and a new form token, and the old ones are worth nothing', async () => {
    const { client } = await accounts.member()
    const before = { session: client.cookies.get('millwork.session_token')!, token: client.cookies.get('XSRF-TOKEN') }
    const response = await client.submit('/user/confirm-password', { password, next: '/app?a' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/app?a'])
    expect(client.cookies.get('millwork.session_token')).not.toBe(before.session)
    expect(client.cookies.get('XSRF-TOKEN')).not.toBe(before.token)
    expect(await isSignedIn(client)).toBe(true)

    const thief = accounts.browser()
    thief.cookies.set('millwork.session_token', before.session)
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('refuses a wrong password under its field', async () => {
    const { client } = await accounts.member()
    const { props } = await client.follow(await client.submit('/user/confirm-password', { password: 'not mine' }))
    expect(props.errors).toEqual({ password: 'The password is wrong.' })
  })

  test('never goes on to another site', async () => {
    const { client } = await accounts.member()
    const response = await client.submit('/user/confirm-password', { password, next: 'https://evil.example' })
    expect(response.headers.get('location')).toBe('/user/profile')
  })

  test('stops guessing after ten attempts', async () => {
    const { client } = await accounts.member()
    const attempt = (tried: string) => client.submit('/user/confirm-password', { password: tried })
    for (let count = 1; count <= 10; count++) expect((await attempt('not mine')).status).toBe(303)
    const response = await attempt(password)
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({
      props: { errors: { password: 'Too many attempts. Please try again in 15 minutes.' } },
    })
  })

  test('sends a guest to sign in', async () => {
    const response = await accounts.browser().submit('/user/confirm-password', { password })
    expect(response.headers.get('location')).toBe('/login')
  })
})
