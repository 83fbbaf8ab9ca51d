import { expect, test } from 'vitest'
import { lookQuery, noLook, readLook } from './preview-look.ts'
import { urls } from './urls.ts'

const path = 'application-ui/components/alerts/free'

test.each([noLook, { theme: 'dark', dir: 'rtl', width: 390 }, { theme: 'light', dir: 'ltr', width: 'full' }] as const)(
  '%j comes back out of an address',
  (look) => {
    expect(readLook(urls.flavours(path, lookQuery(look)))).toEqual(look)
    expect(readLook(`https://millwork.example${urls.flavours(path, lookQuery(look))}#part`)).toEqual(look)
  },
)

test('what is not chosen is not written', () => {
  expect(urls.flavours(path, lookQuery(noLook))).toBe(`/components/${path}/flavours`)
})

test.each(['theme=auto', 'theme=<b>', 'dir=up', 'width=12', 'width=99999', 'width=1e3', 'width=-390', 'theme=', 'x=%'])(
  '%s is ignored',
  (query) => expect(readLook(`/components/${path}?${query}`)).toEqual(noLook),
)
