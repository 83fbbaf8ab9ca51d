import { expect, test } from 'vitest'
import { readUtility } from './utilities.ts'

const plain = { alpha: 1, dark: false, conditions: [], weight: 0, part: '' }

test.each([
  ['bg-primary-600', { ...plain, role: 'fill', family: 'primary', index: 6 }],
  ['text-white/80', { ...plain, role: 'text', family: 'white', index: -1, alpha: 0.8 }],
  ['bg-transparent', { ...plain, role: 'fill', family: 'transparent', alpha: 0 }],
  ['ring-primary-50/[0.08]', { ...plain, role: 'line', index: 0, alpha: 0.08 }],
  ['border-s-red-950', { ...plain, role: 'line', property: 'border-s', family: 'red', index: 10 }],
  ['dark:hover:bg-primary-500', { ...plain, role: 'fill', dark: true, conditions: ['hover'], weight: 1 }],
  ['md:group-hover/row:text-primary-500!', { ...plain, conditions: ['md', 'hover'], weight: 1 }],
  ['not-data-checked:bg-secondary-200', { ...plain, conditions: ['not-data-checked'], weight: 1 }],
  ['data-[side:left]:bg-primary-50', { ...plain, conditions: ['data-[side:left]'], weight: 1 }],
  ['placeholder:text-secondary-400', { ...plain, role: 'text', part: 'placeholder' }],
  ['dark:hover:file:bg-primary-50', { ...plain, dark: true, conditions: ['hover'], weight: 1, part: 'file' }],
  ['[&_svg]:fill-primary-500', { ...plain, role: 'icon', part: '[&_svg]' }],
])('%s', (word, expected) => {
  expect(readUtility(word)).toMatchObject(expected)
})

test.each([
  'text-sm',
  'bg-cover',
  'primary-600',
  'bg-primary-650',
  'shadow-primary-500',
  'border-2',
  'text-[#fff]',
  ':',
  '',
])('%j names no colour to measure', (word) => {
  expect(readUtility(word)).toBeNull()
})

test.each([
  ['bg-primary-600', 'primary-600'],
  ['dark:hover:text-white/80', 'white/80'],
  ['!bg-primary-50/[0.08]', 'primary-50/[0.08]'],
  ['bg-primary-600/5!', 'primary-600/5'],
])('in %s the colour is %s', (word, color) => {
  const { colorStart, colorEnd } = readUtility(word)!
  expect(word.slice(colorStart, colorEnd)).toBe(color)
})
