import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partials } from './partials.js'

const { handler } = partials().transformIndexHtml
const build = (html, path) => handler(html, { path })
const pages = readdirSync('.').filter((file) => file.endsWith('.html'))
const count = (html, pattern) => html.match(pattern)?.length ?? 0

test.each(pages)('%s is a whole page: a title, one main, one h1, and nothing left to include', (page) => {
  const html = build(readFileSync(page, 'utf8'), `/${page}`)
  expect(html).toMatch(/<title>.+ – Lintel<\/title>/)
  expect(count(html, /<main\b/g)).toBe(1)
  expect(count(html, /<h1\b/g)).toBe(1)
  expect(html).not.toMatch(/<layout|<include|<!-- outlet/)
})

test('a navigation marks the page it stands on, and no other', () => {
  const html = build('<layout src="sidebar-layout"></layout>', '/billing.html')
  const current = html.match(/<a\s[^>]*aria-current="page"/g)
  expect(current).not.toHaveLength(0)
  expect(current?.every((link) => link.includes('href="/billing"'))).toBe(true)
})

test('a layout leaves out what a page does without', () => {
  const html = build('<layout src="stacked-layout" without="themeSwitch"></layout>', '/settings.html')
  expect(html).toContain('accountMenu')
  expect(html).not.toContain('themeSwitch')
})

test('a partial that is missing is named', () => {
  expect(() => build('<include src="nowhere" />', '/')).toThrow('There is no src/partials/nowhere.html.')
})
