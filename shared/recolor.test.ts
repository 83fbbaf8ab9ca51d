import { expect, test } from 'vitest'
import { recolor } from './recolor.ts'

const palette = { primary: 'indigo', secondary: 'stone' } as const

test.each([
  ['bg-primary-600', 'bg-indigo-600'],
  ['hover:bg-primary-500/20', 'hover:bg-indigo-500/20'],
  ['dark:ring-secondary-50', 'dark:ring-stone-50'],
  ['bg-(--color-primary-950)', 'bg-(--color-indigo-950)'],
  ['border-s-primary-100', 'border-s-indigo-100'],
])('%s becomes %s', (before, after) => {
  expect(recolor(before, palette)).toBe(after)
})

test.each(['the primary-600 idea', 'id="primary"', 'text-primary', 'bg-primary-6000', 'data-primary-item'])(
  'leaves %s alone',
  (text) => {
    expect(recolor(text, palette)).toBe(text)
  },
)
