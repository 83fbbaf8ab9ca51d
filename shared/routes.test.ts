import { expect, test } from 'vitest'
import { componentParams, componentPathOf, subcategoryParams } from './component-params.ts'
import { fill } from './fill-pattern.ts'
import { below, routes } from './routes.ts'
import { plainQuery, query } from './write-query.ts'

test.each([
  [fill(routes.home), '/'],
  [fill(routes.login), '/login'],
  [fill(routes.resetPassword, { token: 'a$&b' }), '/reset-password/a$&b'],
  [fill(routes.resetPassword, { token: '\\?#%\r\n é' }), '/reset-password/%5C%3F%23%25%0D%0A%20%C3%A9'],
  [fill(routes.socialCallback, { provider: 'google' }), '/auth/google/callback'],
  [fill(routes.devMailHtml, { id: 'a-1' }), '/dev/mail/a-1/html'],
  [fill(routes.legalMarkdown, { file: 'license.md' }), '/license.md'],
  [fill(routes.templatePreviewFile, { slug: 'a', edition: 'b', path: 'c/d.html' }), '/templates/a/preview/b/c/d.html'],
  [fill(routes.socialPicture, { '*': 'a/b.png' }), '/social/a/b.png'],
  [fill(routes.code, componentParams('a/b/c/d')), '/components/a/b/c/d/code'],
  [fill(routes.subcategory, subcategoryParams('a/b/c')), '/components/a/b/c'],
  [below(routes.app), '/app/*'],
])('a pattern filled in is %s', (address, expected) => {
  expect(address).toBe(expected)
})

test('the path of a component becomes parameters and back, and a path of other parts none', () => {
  expect(componentPathOf(componentParams('a/b/c/d'))).toBe('a/b/c/d')
  expect(() => componentParams('a/b/c')).toThrow('“a/b/c” should be a path of package/category/subcategory/component.')
  expect(() => subcategoryParams('a/b/c/d')).toThrow('“a/b/c/d” should be a path of package/category/subcategory.')
})

test('a query leaves out what has no value, repeats what has several, and encodes unless told that it is plain', () => {
  expect(query('docsSearch', { q: undefined })).toBe('')
  expect(query('previewPalettes', { primary: 'rose', of: ['a/b', 'c'] })).toBe('?primary=rose&of=a%2Fb&of=c')
  expect(plainQuery('previewPalettes', { of: ['a/b', 'c'] })).toBe('of=a/b&of=c')
})

test('no two routes have one address', () => {
  const patterns = Object.values(routes)
  expect(patterns.length).toBe(new Set(patterns).size)
})

/** What must not compile; never called. A line that compiles after all is an error of the type check. */
export function refused() {
  // @ts-expect-error -- missing
  fill(routes.resetPassword)
  // @ts-expect-error -- misspelled
  fill(routes.resetPassword, { tokn: 'a' })
  // @ts-expect-error -- surplus
  fill(routes.resetPassword, { token: 'a', provider: 'b' })
  // @ts-expect-error -- surplus, where there are none
  fill(routes.login, { token: 'a' })
  // @ts-expect-error -- one of two is missing
  fill(routes.templatePreviewFile, { slug: 'a', path: 'b' })
  // @ts-expect-error -- no text
  fill(routes.designRequest, { id: 1 })
  // @ts-expect-error -- a subcategory is no component
  fill(routes.preview, subcategoryParams('a/b/c'))
  // @ts-expect-error -- a component's place is not all that a file of a template needs
  fill(routes.templatePreviewFile, componentParams('a/b/c/d'))
  // @ts-expect-error -- an address asked with what another one reads
  query('login', { recovery: '1' })
  // @ts-expect-error -- misspelled
  query('docsSearch', { query: 'a' })
  // @ts-expect-error -- no such value
  query('preview', { theme: 'sepia' })
  // @ts-expect-error -- no such value
  plainQuery('checkout', { cancelled: 'yes' })
  // @ts-expect-error -- takes no query
  query('health', {})
}
