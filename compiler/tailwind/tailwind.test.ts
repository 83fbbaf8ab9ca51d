import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatCandidate, parseCandidate } from './candidate.ts'
import { loadDesignSystem, type DesignSystem } from './design-system.ts'
import { layoutOf } from './display.ts'
import { parseStateVariant } from './state-variant.ts'

describe('the design system, which is a private part of Tailwind CSS', () => {
  let design: DesignSystem
  beforeAll(async () => {
    const tailwindcss = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8')
    const entry = "@import 'tailwindcss'; @theme { --color-primary-500: red; --color-primary-600: blue; }"
    design = await loadDesignSystem({ entry, files: { tailwindcss } })
  })

  test('sorts as the Prettier plugin does: unknown first, then utilities, then variants', () => {
    expect(design.sort('hover:bg-primary-500 group/x p-2 dark:p-4 flex p-2')).toBe(
      'group/x flex p-2 hover:bg-primary-500 dark:p-4',
    )
  })

  test('keeps brand colours in one order whatever their values', () => {
    expect(design.sort('text-white bg-primary-600 border-primary-500')).toBe(
      'border-primary-500 bg-primary-600 text-white',
    )
  })

  test.each([
    ['p-2', true],
    ['group/item', true],
    ['peer', true],
    ['hover:bg-primary-600/50', true],
    ['w-[3.5rem]', true],
    ['text-smal', false],
    ['bg-primary-550', false],
    ['hovr:p-2', false],
  ])('knows %s: %s', (name, known) => {
    expect(design.isKnown(name)).toBe(known)
  })

  test('tells which properties a class sets', () => {
    expect([...design.propertiesOf('truncate')]).toEqual(['overflow', 'text-overflow', 'white-space'])
    expect(design.propertiesOf('opacity-0')).toEqual(design.propertiesOf('opacity-100'))
  })

  test('refuses a stylesheet that imports what it was not given', async () => {
    await expect(loadDesignSystem({ entry: "@import 'other';", files: {} })).rejects.toThrow('“other” was not passed')
  })
})

test.each([
  ['p-2', [], 'p-2'],
  ['dark:hover:p-2', ['dark', 'hover'], 'p-2'],
  ['data-[state=open]:bg-[url(a:b)]', ['data-[state=open]'], 'bg-[url(a:b)]'],
  ['[&:hover]:flex!', ['[&:hover]'], 'flex!'],
])('%s is taken apart and put together again', (name, variants, utility) => {
  expect(parseCandidate(name)).toEqual({ variants, utility })
  expect(formatCandidate({ variants, utility })).toBe(name)
})

test.each([
  ['data-open', { state: 'open', of: 'self', not: false, group: null }],
  ['not-data-focus', { state: 'focus', of: 'self', not: true, group: null }],
  ['group-not-data-open/menu', { state: 'open', of: 'group', not: true, group: 'menu' }],
  ['has-data-open', { state: 'open', of: 'other', not: false, group: null }],
  ['data-[state=open]', null],
  ['hover', null],
])('%s is recognised as a state or not', (variant, parsed) => {
  expect(parseStateVariant(variant)).toEqual(parsed)
})

test.each([
  ['span', '', 'inline', false],
  ['span', 'flex', 'block', true],
  ['button', 'inline-flex p-2', 'inline-block', true],
  ['a', 'absolute flex', 'block', true],
  ['div', 'sm:flex', 'block', false],
  ['div', 'hidden lg:flex', 'block', true],
  ['img', '', 'block', false],
] as const)('<%s class="%s"> is laid out as %s', (tag, classes, display, separatesChildren) => {
  expect(layoutOf(tag, classes)).toMatchObject({ display, separatesChildren })
})
