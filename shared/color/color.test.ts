import { expect, test } from 'vitest'
import { contrast, luminance } from './contrast.ts'
import { oklchToRgb, rgbToOklch } from './oklch.ts'
import { parseColor } from './parse.ts'
import { over, toHex } from './rgb.ts'

/** CSS Color 4, example 26, as percentages of red, green and blue. */
test.each([
  ['oklch(40.101% 0.12332 21.555)', [49.06, 13.87, 15.9]],
  ['oklch(59.686% 0.15619 49.7694)', [77.61, 36.34, 2.45]],
  ['oklch(0.65125 0.13138 104.097)', [61.65, 57.51, 9.28]],
  ['oklch(66.016% 38.865% 134.231deg)', [40.73, 65.12, 22.35]],
  ['oklch(72.322% 0.12403 247.996 / 100%)', [38.29, 67.27, 93.85]],
])('%s is rgb(%j)', (css, percentages) => {
  const { r, g, b } = parseColor(css)
  expect(Math.max(...[r, g, b].map((value, index) => Math.abs(value * 100 - percentages[index]!)))).toBeLessThan(0.1)
})

test.each([
  ['#fff', '#ffffff', 1],
  ['#09f8', '#0099ff', 136 / 255],
  ['#0f172a80', '#0f172a', 128 / 255],
  ['rgb(15 23 42 / 50%)', '#0f172a', 0.5],
  ['rgba(15, 23, 42, 0.5)', '#0f172a', 0.5],
  ['White', '#ffffff', 1],
  ['transparent', '#000000', 0],
  ['oklch(98.5% 0 none)', '#fafafa', 1],
])('%s is read as %s with alpha %d', (css, hex, alpha) => {
  const color = parseColor(css)
  expect(toHex(color)).toBe(hex)
  expect(color.alpha).toBeCloseTo(alpha)
})

test.each(['', 'blurple', '#12345', 'oklch(red)', 'var(--brand)'])('%j is refused', (css) => {
  expect(() => parseColor(css)).toThrow(RangeError)
})

test('a colour survives the way to OKLCH and back', () => {
  for (const hex of ['#7d2329', '#c65d07', '#ffff00', '#155dfc', '#808080']) {
    expect(toHex(oklchToRgb(rgbToOklch(parseColor(hex))))).toBe(hex)
  }
  const { l, c, h } = rgbToOklch(oklchToRgb({ l: 0.59686, c: 0.15619, h: 49.7694, alpha: 1 }))
  expect([l, c, h].map((value) => value.toFixed(4))).toEqual(['0.5969', '0.1562', '49.7694'])
})

/** Well-known pairs: the extremes of WCAG's definition, and the lightest grays that pass at AA. */
test.each([
  ['#000', '#fff', 21],
  ['#fff', '#fff', 1],
  ['#767676', '#fff', 4.54],
  ['#777', '#fff', 4.48],
  ['#949494', '#fff', 3.03],
  ['#f00', '#fff', 4],
  ['#00f', '#fff', 8.59],
])('%s on %s is %d:1', (one, other, ratio) => {
  expect(contrast(parseColor(one), parseColor(other))).toBeCloseTo(ratio, 2)
})

test('red, green and blue shine with the weights of WCAG', () => {
  expect(['#f00', '#0f0', '#00f'].map((hex) => luminance(parseColor(hex)).toFixed(4))).toEqual([
    '0.2126',
    '0.7152',
    '0.0722',
  ])
})

test.each([
  ['#ffffff80', '#000', '#808080'],
  ['#0000', '#123456', '#123456'],
  ['#3b82f61a', '#fff', '#ebf2fe'],
])('%s over %s looks like %s', (upper, lower, hex) => {
  const seen = over(parseColor(upper), parseColor(lower))
  expect(toHex(seen)).toBe(hex)
  expect(seen.alpha).toBe(1)
})
