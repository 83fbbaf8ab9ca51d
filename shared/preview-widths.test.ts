import { describe, expect, test } from 'vitest'
import { beginsWide, percent, readChosenWidth, shownWidth, wideCss } from './preview-widths.ts'

describe('beginsWide', () => {
  test.each([
    ['application-ui/layouts/light-sidebar/a', 'full', true],
    ['application-ui/pages/status/a', 'full', true],
    ['application-ui/pages/status/a', 'padded', false],
    ['application-ui/components/banners/a', 'full', false],
    ['marketing/layouts/various/a', 'full', false],
  ] as const)('%s with the layout %s: %s', (path, layout, expected) => {
    expect(beginsWide({ path, layout })).toBe(expected)
  })
})

describe('shownWidth', () => {
  test.each([
    ['nothing chosen takes the room', [null, false, 800], { width: null, scale: 1 }],
    ['a layout begins wide in a narrow room', [null, true, 800], { width: 1280, scale: 0.625 }],
    ['a layout takes a wide room', [null, true, 1600], { width: null, scale: 1 }],
    ['a chosen width holds for layouts, too', [390, true, 800], { width: 390, scale: 1 }],
    ['the full width holds for layouts, too', ['full', true, 800], { width: null, scale: 1 }],
    ['what is wider than the room is scaled', [1536, false, 768], { width: 1536, scale: 0.5 }],
    ['as wide as the room is the room', [768, false, 768], { width: null, scale: 1 }],
  ] as const)('%s', (_, [chosen, isWide, room], expected) => {
    expect(shownWidth(chosen, isWide, room)).toEqual(expected)
  })
})

test.each([
  [null, null],
  ['full', 'full'],
  ['1280', 1280],
  ['12', null],
  ['9999', null],
  ['wide', null],
])('readChosenWidth(%j) is %j', (kept, expected) => {
  expect(readChosenWidth(kept)).toBe(expected)
})

test.each([
  [0.625, '62 %'],
  [0.9999, '99 %'],
  [1, '100 %'],
])('percent(%d) is %s, never more than it is', (scale, expected) => {
  expect(percent(scale)).toBe(expected)
})

test('wideCss scales to the container, and holds the height that remains', () => {
  expect(
    wideCss('[x]', [
      [320, 900],
      [1024, 640],
    ]),
  ).toBe(
    '@container (width<1280px){[x]{width:1280px;max-width:none;height:640px;margin-bottom:calc(100cqw*0.5 - 640px);transform-origin:0 0;transform:scale(tan(atan2(100cqw,1280px)))}}',
  )
  expect(wideCss('[x]', [])).toBe('')
})
