/** What is wrong with a request, one thing at a time, and the answer it gets. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { createHttpServer } from './process/http-server.ts'
import { accountServer, type AccountServer, type Browser } from './testing/accounts.ts'
import { ask } from './testing/fuzz/wire.ts'

const json = { accept: 'application/json', 'x-inertia': 'false' }
const nul = '\u0000'

describeEachDatabase('malformed requests', (open) => {
  let accounts: AccountServer
  let client: Browser
  beforeAll(async () => {
    accounts = await accountServer(await open())
    client = (await accounts.member()).client
  })

  test.each([
    '/docs/%',
    '/docs/%zz',
    '/docs/a%00b',
    '/docs/%ED%A0%80',
    '/docs/%FF',
    '/reset-password/%00',
    '/team/invitation/%E0%A4%A',
    '/pricing?a=%00',
    '/login?next=%ED%A0%80',
    '/docs/search?q=%',
  ])('GET %s is 400, as a page, as JSON and as a visit', async (path) => {
    for (const [headers, type] of [
      [{}, 'text/html; charset=UTF-8'],
      [json, 'application/json'],
      [{ 'x-inertia': 'true', 'x-inertia-version': 'test' }, 'application/json'],
    ] as const) {
      const response = await client.send(path, { headers })
      expect([response.status, response.headers.get('content-type')]).toEqual([400, type])
    }
  })

  test.each([
    ['PUT', '/pricing', 'GET, HEAD, OPTIONS'],
    ['GET', '/logout', 'POST, OPTIONS'],
    ['DELETE', '/user/password', 'POST, OPTIONS'],
    ['POST', '/up', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/tools/icons/kept', 'PUT, DELETE, OPTIONS'],
  ])('%s %s is 405 and says what is allowed', async (method, path, allowed) => {
    const response = await client.send(path, { method, headers: json })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed])
  })

  test('OPTIONS says what is allowed, and none has an unknown address', async () => {
    const response = await client.send('/login', { method: 'OPTIONS' })
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS'])
    expect((await client.send('/nowhere', { method: 'OPTIONS', headers: json })).status).toBe(404)
  })

  test.each([
    ['an array for a text', { name: ['Ada'] }, 422],
    ['an object for a text', { name: { first: 'Ada' } }, 422],
    ['a NUL', { name: `Ada${nul}` }, 422],
    ['a NUL in a name', { [nul]: 'Ada' }, 422],
    ['half a pair of surrogates', { name: '\ud800' }, 422],
    ['__proto__', '{"__proto__":{"name":"Ada"}}', 422],
    ['constructor', { constructor: 'Ada' }, 422],
    ['parts within parts', `${'['.repeat(5000)}${']'.repeat(5000)}`, 422],
    ['no JSON', '{"name":', 400],
    ['more than a megabyte', { name: 'a'.repeat(1_100_000) }, 413],
    ['a list where a form is due', '[]', 400],
  ])('a field with %s', async (_what, body, status) => {
    expect((await client.submit('/user/profile/information', body, { headers: json })).status).toBe(status)
    // Nothing was changed.
    const page = await client.visit('/user/profile')
    expect(page.props.auth).toMatchObject({ user: { name: 'Ada Lovelace' } })
  })

  test.each(['text/plain', 'application/xml', 'application/x-form', 'nonsense'])(
    'a body of %s is 415',
    async (type) => {
      const headers = { ...json, 'content-type': type }
      expect((await client.submit('/user/profile/information', 'name=Ada', { headers })).status).toBe(415)
    },
  )

  test.each([['multipart/form-data'], ['multipart/form-data; boundary='], ['multipart/form-data; boundary=x']])(
    'a body that is no %s is 400, without a form token, too',
    async (type) => {
      const response = await client.send('/login', {
        method: 'POST',
        body: 'x',
        headers: { ...json, 'content-type': type },
      })
      expect(response.status).toBe(400)
    },
  )

  test('an id of any length is nowhere', async () => {
    for (const path of [`/user/receipts/${'a'.repeat(5000)}`, `/app/extras/design-service/${'é'.repeat(500)}`]) {
      expect((await client.send(encodeURI(path), { headers: json })).status).toBe(404)
    }
  })

  test.each(['%5C', '%0D%0ASet-Cookie:%20a=b', '%3Fnext=x', '%23x', '%25', '%E2%80%AE', 'a%09b'])(
    'a key of %s is led back to as it came',
    async (key) => {
      for (const [path, form] of [
        ['/team/invitation', {}],
        ['/reset-password', { password: 'x' }],
        ['/email/verify', {}],
        ['/news/leave', {}],
      ] as const) {
        const response = await client.submit(`${path}/${key}`, form)
        expect([response.status, response.headers.get('location')]).toEqual([303, `${path}/${key}`])
        expect(response.headers.getSetCookie().join()).not.toContain('a=b')
      }
    },
  )

  test.each(['//evil.example/x', '/\\evil.example', '//evil.example/%09', '/\t/evil.example'])(
    'the page before, http://localhost:3000%s, leads nowhere else',
    async (path) => {
      const response = await client.submit(
        '/user/settings/app-dark-mode',
        {},
        {
          method: 'PUT',
          headers: { 'x-xsrf-token': 'expired', referer: `http://localhost:3000${path}` },
        },
      )
      expect(response.status).toBe(303)
      const to = response.headers.get('location') ?? ''
      expect(new URL(to, 'http://localhost:3000').origin).toBe('http://localhost:3000')
    },
  )
})

describe('bytes that are no request', () => {
  const server = createHttpServer({ fetch: () => new Response('heard') })
  let port: number
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
    return () => void server.close()
  })

  test.each([
    ['a line that is none', 'nonsense\r\n\r\n', 400],
    ['a method nobody knows', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a head that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a length that is none', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['an expectation nobody has', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: tea\r\n\r\n', 417],
  ])('%s is answered with a sentence', async (_what, bytes, status) => {
    const answer = await ask(port, Buffer.from(bytes, 'latin1'), { limitMs: 10_000 })
    expect(answer?.status).toBe(status)
    expect(answer?.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
    expect([answer?.isWhole, answer?.body]).toEqual([true, expect.stringMatching(/^[A-Z].*\.$/)])
  })
})
