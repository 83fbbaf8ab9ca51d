import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { requestContext } from './request-context.ts'

/** What a server takes for the client's address, when the socket is not known. */
async function addressOf(headers: Record<string, string>, trustProxy: boolean): Promise<string> {
  const deps = { env: { trustProxy }, logger: pino({ level: 'silent' }) }
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('deps', deps as unknown as AppEnv['Variables']['deps'])
      await next()
    })
    .use(requestContext)
    .get('/', (c) => c.text(c.var.ip))
  return (await app.request('/', { headers })).text()
}

test.each([
  ['X-Forwarded-For', { 'x-forwarded-for': '192.0.2.66' }],
  [
    'every other header a client may think of',
    {
      'x-real-ip': '192.0.2.66',
      forwarded: 'for=192.0.2.66',
      'cf-connecting-ip': '192.0.2.66',
      'true-client-ip': '192.0.2.66',
      'x-client-ip': '192.0.2.66',
    },
  ],
])('nobody says who they are by %s where there is no proxy', async (_name, headers) => {
  expect(await addressOf(headers, false)).toBe('unknown')
})

test('behind a proxy the address is the one the proxy added, whatever came before it', async () => {
  const claimed = { 'x-forwarded-for': '127.0.0.1, 192.0.2.66 , 198.51.100.7', 'x-real-ip': '192.0.2.66' }
  expect(await addressOf(claimed, true)).toBe('198.51.100.7')
  expect(await addressOf({ 'x-real-ip': '192.0.2.66' }, true)).toBe('unknown')
})

test('an IPv4 address that came over an IPv6 socket is told as people know it', async () => {
  expect(await addressOf({ 'x-forwarded-for': '::ffff:198.51.100.7' }, true)).toBe('198.51.100.7')
  expect(await addressOf({ 'x-forwarded-for': '2001:db8::ffff:7' }, true)).toBe('2001:db8::ffff:7')
})
