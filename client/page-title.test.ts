import { expect, test } from 'vitest'
import { site } from '#shared/site.ts'
import { pageTitle } from './page-title.ts'

test('a page stands before the name of the product', () => {
  expect(pageTitle('Alerts')).toBe(`Alerts - ${site.name}`)
})

test('the home page shows the name with its promise and no full stop', () => {
  expect(pageTitle('')).toMatch(new RegExp(`^${site.name} - .+[^.]$`))
})
