import { expect, test } from 'vitest'
import { effectsOf } from './effects.ts'
import { defaultStyle } from './style.ts'

const code = `<p class="flex gap-4 ms-2 dark:p-4 dark:flex">`
const start = code.indexOf('flex')
const file = {
  code,
  highlighted: '',
  marks: {
    classes: [{ start, end: code.length - 2, v3: 'flex gap-4 ms-2 dark:p-4 dark:flex' }],
    quotes: [],
    statementEnds: [3, 8],
    guards: [],
    verbatim: [],
  },
}

test('the default changes nothing and says nothing', () => {
  expect(effectsOf(file, defaultStyle)).toEqual([])
})

test('each switch says what it does, after those before it', () => {
  expect(effectsOf(file, { ...defaultStyle, density: 'compact' })).toEqual(['2 paddings and gaps one step smaller'])
  expect(
    effectsOf(file, {
      ...defaultStyle,
      dark: 'none',
      density: 'compact',
      direction: 'physical',
      prefix: 'tw',
      quotes: 'double',
      semicolons: true,
      indent: 'tab',
    }),
  ).toEqual([
    '2 dark: classes left out',
    '1 padding or gap one step smaller',
    '1 class of start and end turned to left and right',
    '3 classes with the prefix tw',
    '2 statements ended by a semicolon',
    'indented by tabs',
  ])
})
