import { expect, test } from 'vitest'
import { pages } from '../server/http/pages'
import { router } from './router'

const pageOf = (path: string) => router.resolve(path).meta

test.each(Object.entries(pages))('%s is a page of the router too, for %s', (path, audience) => {
  expect(pageOf(path).title).not.toBe('Page not found')
  expect(pageOf(path).audience ?? 'all').toBe(audience)
})

test('every other address is none', () => expect(pageOf('/not-there').title).toBe('Page not found'))
