import { expect, test } from 'vitest'
import { standaloneTitle } from './standalone-title.ts'

test.each([
  ['Various', 'Layouts', 'Various layouts'],
  ['Dark sidebar', 'Layouts', 'Dark sidebar layouts'],
  ['Audio controls', 'Components', 'Audio controls'],
  ['CTA', 'Sections', 'CTA sections'],
  ['Footers', 'Sections', 'Footers'],
  ['Checkout', 'Sections', 'Checkout sections'],
  ['Pricing', 'Sections', 'Pricing sections'],
  ['Pricing', 'Pages', 'Pricing pages'],
  ['Errors', 'Pages', 'Error pages'],
  ['Status', 'Pages', 'Status pages'],
  ['Sign in', 'Pages', 'Sign in pages'],
])('%s of the %s stands alone as %s', (title, category, alone) => {
  expect(standaloneTitle(title, category)).toBe(alone)
})
