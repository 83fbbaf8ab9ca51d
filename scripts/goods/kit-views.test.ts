import { expect, test } from 'vitest'
import type { About } from './schema.ts'
import { kitViews } from './kit-views.ts'

const about = {
  pictured: '/settings',
  pages: [
    { path: '/', title: 'Dashboard' },
    { path: '/billing', title: 'Billing' },
    { path: '/settings', title: 'Settings' },
    { path: '/sign-in', title: 'Sign in' },
  ],
} as unknown as About

test('a kit is pictured by its dashboard, its way in and its settings, wide and on a phone; its card has one of them already', () => {
  expect(kitViews({ slug: 'fine', about }).map(({ name, viewport }) => [name, viewport.width])).toEqual([
    ['starter-kits/fine-front', 1280],
    ['starter-kits/fine-front-phone', 390],
    ['starter-kits/fine-sign-in', 1280],
    ['starter-kits/fine-sign-in-phone', 390],
    ['starter-kits/fine-settings-phone', 390],
  ])
})
