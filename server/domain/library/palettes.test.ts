import { expect, test } from 'vitest'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { createPalettes } from './palettes.ts'

const component = testComponent('application-ui/components/alerts/open')
const catalogue = testCatalogue([component])
const yellow = { primary: 'yellow', secondary: 'stone' } as const

test('colours know the elements of a built preview by the names of their lists', () => {
  const css = createPalettes(catalogue)(component.path, yellow)
  expect(css).toMatch(/^\.m1 \{ --text-color-primary-600: /m)
  expect(css).not.toContain('[class')
})

test('while developing, previews have classes, and colours know elements by those', () => {
  const css = createPalettes(catalogue, { byName: false })(component.path, yellow)
  expect(css).toMatch(/^\[class~='text-primary-600'\] \{ --text-color-primary-600: /m)
})

test('there are no colours of what does not exist', () => {
  expect(createPalettes(catalogue)('a/b/c/d', yellow)).toBe(null)
})
