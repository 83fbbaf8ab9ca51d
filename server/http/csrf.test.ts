import { beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { createTestApp, signUp } from '../testing/index.ts'

const json = { accept: 'application/json', 'x-inertia': 'false' }

describeEachDatabase('csrf', (open) => {
  let client: ReturnType<ReturnType<typeof createTestApp>['client']>
  beforeEach(async () => {
    client = createTestApp(await open()).client()
  })

  test.each([
    ['no token', { 'x-xsrf-token': '' }],
    ['another token', { 'x-xsrf-token': 'abc.def' }],
    ['a broken encoding', { 'x-xsrf-token': '%E0%A4%A' }],
    ['a request that another site started', { 'sec-fetch-site': 'cross-site' }],
    ['a request from a sibling domain', { 'sec-fetch-site': 'same-site' }],
  ])('a change with %s is refused with 419', async (_what, headers) => {
    const response = await client.submit('/logout', {}, { headers: { ...json, ...headers } })
    expect(response.status).toBe(419)
  })

  test('a token that this server did not sign is refused, in cookie and header alike', async () => {
    client.cookies.set('XSRF-TOKEN', 'forged.forged')
    expect((await client.submit('/logout', {}, { headers: json })).status).toBe(419)
  })

  test('our own client is sent back with a sentence instead of an error page', async () => {
    const response = await client.submit(
      '/logout',
      {},
      { headers: { 'x-xsrf-token': 'wrong', referer: 'http://localhost:3000/login' } },
    )
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/login')
    const { props } = await client.visit('/login')
    expect(props).toMatchObject({ flash: { banner: expect.stringContaining('expired'), bannerStyle: 'danger' } })
  })

  test('a plain form says the token in a field', async () => {
    await client.send('/login')
    const token = client.cookies.get('XSRF-TOKEN')!
    const response = await client.send('/login', { method: 'POST', form: { _token: token, email: '', password: '' } })
    expect(response.status).toBe(303)
    const without = await client.send('/login', { method: 'POST', form: { email: '', password: '' }, headers: json })
    expect(without.status).toBe(419)
  })

  test('a token from before signing in is worth nothing after', async () => {
    await client.send('/login')
    const before = client.cookies.get('XSRF-TOKEN')!
    await signUp(client)
    expect(client.cookies.get('XSRF-TOKEN')).not.toBe(before)
    const response = await client.submit('/logout', {}, { headers: { ...json, 'x-xsrf-token': before } })
    expect(response.status).toBe(419)
  })
})
