import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { securityHeaders } from './security-headers.ts'

const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set('deps', {
      assets: {},
      env: { secureCookies: false },
      social: {},
      payments: null,
    } as unknown as AppEnv['Variables']['deps'])
    await next()
  })
  .use(securityHeaders)
  .get('/drawing.svg', (c) => c.body('<svg/>', 200, { 'Content-Type': 'image/svg+xml' }))
  .get('/page', (c) => c.html('<p>Page</p>'))

test('a drawing opened by itself may do nothing, and weighs little', async () => {
  const { headers } = await app.request('/drawing.svg')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('permissions-policy')).toBeNull()
})

test('a document has the whole policy', async () => {
  const { headers } = await app.request('/page')
  expect(headers.get('content-security-policy')).toContain("style-src 'self';")
  expect(headers.get('permissions-policy')).toContain('camera=()')
})
