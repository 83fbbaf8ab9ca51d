import { readdirSync } from 'node:fs'
import { html } from 'hono/html'
import { expect, test } from 'vitest'
import { part, splitPart } from './parts.ts'

const names = readdirSync(new URL('../parts', import.meta.url)).map((file) => file.replace('.html', ''))

test.each(names)('%s comes without its scripts, and its outlets are filled', async (name) => {
  expect(String(await part(name))).not.toMatch(/<script|<!-- outlet/)
})

test('what is put into an outlet is escaped, unless it is markup', async () => {
  const markup = String(await part('account-menu', { owner: '<b>', name: html`<i>Ines</i>`, email: 'a&b' }))
  expect(markup).toContain('&lt;b&gt;')
  expect(markup).toContain('<i>Ines</i>')
  expect(markup).toContain('a&amp;b')
})

test('a navigation marks the page that is shown, and no other', async () => {
  const links = String(await part('sidebar-layout', {}, '/billing')).match(/<a\s+href="[^"]*" aria-current="page"/g)
  expect(links).not.toHaveLength(0)
  expect(links?.every((link) => link.includes('href="/billing"'))).toBe(true)
})

test('markup and scripts of a part are told apart', () => {
  expect(splitPart('<p>One</p>\n\n<script>\n  two()\n</script>\n')).toEqual({
    markup: '<p>One</p>',
    script: '\n  two()\n',
  })
})
