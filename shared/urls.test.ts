import { expect, test } from 'vitest'
import { safeNext, urls } from './urls.ts'

test('writes addresses with their query, encoded, and leaves out what has no value', () => {
  expect(urls.login()).toBe('/login')
  expect(urls.login('/app?a=1&b=2')).toBe('/login?next=%2Fapp%3Fa%3D1%26b%3D2')
  expect(urls.preview('a/b/c/d', { theme: 'dark' })).toBe('/components/a/b/c/d/preview?theme=dark')
})

test("points at a component by its anchor on the subcategory's page", () => {
  expect(urls.appComponentInList('application-ui/components/alerts/dismissible-alerts-in-four-tones')).toBe(
    '/app/components/application-ui/components/alerts#dismissible-alerts-in-four-tones',
  )
})

test.each(['/app', '/app/components/a/b/c?x=1#d'])('a visitor may be sent on to %s', (next) => {
  expect(safeNext(next, '/fallback')).toBe(next)
})

test.each([
  null,
  '',
  'app',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/a\nb',
  '/a\tb',
  `/${'a'.repeat(600)}`,
])('a visitor is never sent on to %j', (next) => {
  expect(safeNext(next, '/fallback')).toBe('/fallback')
})
