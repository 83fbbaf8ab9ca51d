import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'

test.each(['/', '/blog', '/blog/an-invoice-people-pay'])('%s loads no script', async (path) => {
  const { html, status, headers } = await openBrowser().visit(path)
  expect(status).toBe(200)
  // The one that sets the theme stands in the page.
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script>'])
  expect(html).not.toContain('astro-island')
  expect(html).toMatch(/<meta http-equiv="content-security-policy" content="[^"]*script-src 'self' 'sha256-/)
  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('pages of members run no scripts but their own', async () => {
  const { join, visit } = openBrowser()
  await join('careful@lintel.example')
  const { headers } = await visit('/dashboard')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toContain('unsafe-inline')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('the feed lists the posts with whole addresses', async () => {
  const { html } = await openBrowser().visit('/rss.xml')
  expect(html).toContain('<link>https://app.example/blog/an-invoice-people-pay</link>')
})

test('a page that is not there says so', async () => {
  const { status, html } = await openBrowser().visit('/not-there')
  expect(status).toBe(404)
  expect(html).toContain('This page does not exist')
})

test('a page that breaks says nothing of why', async () => {
  const { join, visit } = openBrowser()
  await join('unlucky@lintel.example')
  const { status, html } = await visit('/broken')
  expect(status).toBe(500)
  expect(html).toContain('Something went wrong')
  expect(html).not.toContain('database')
})
