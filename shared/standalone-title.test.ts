import { expect, test } from 'vitest'
import { standaloneTitle } from './standalone-title.ts'

test.each([
  ['Various', 'Layouts', 'Various layouts'],
  ['Dark Sidebar', 'Layouts', 'Dark sidebar layouts'],
  ['Audio Controls', 'Components', 'Audio controls'],
  ['CTA', 'Sections', 'CTA sections'],
  ['Footers', 'Sections', 'Footers'],
  ['Checkout', 'Sections', 'Checkout sections'],
  ['Pricing', 'Sections', 'Pricing sections'],
  ['Pricing', 'Pages', 'Pricing pages'],
  ['Errors', 'Pages', 'Error pages'],
  ['Status', 'Pages', 'Status pages'],
  ['Sign In', 'Pages', 'Sign in pages'],
])('%s of the %s stands alone as %s', (title, category, alone) => {
  expect(standaloneTitle(title, category)).toBe(alone)
})
