import { expect, test } from 'vitest'
import { apca } from './apca.ts'
import { colorNames } from './color-names.ts'
import { difference, encodedToOklch, isIn, mapTo, mostChroma } from './gamut.ts'
import { findColors, readColor } from './read-color.ts'
import { toHex } from './rgb.ts'
import { simulateVision } from './vision.ts'

const hexOf = (text: string) => toHex(mapTo(readColor(text)!.color, 'srgb'))

// Björn Ottosson's published OKLab values, and CSS Color 4's own examples.
test.each([
  ['#ff0000', 0.62796, 0.25768, 29.234],
  ['#00ff00', 0.86644, 0.29483, 142.495],
  ['#0000ff', 0.45201, 0.31321, 264.052],
  ['rebeccapurple', 0.44027, 0.1603, 303.373],
  ['color(display-p3 0 1 0)', 0.84883, 0.36853, 145.645],
])('%s is oklch(%f %f %f)', (text, l, c, h) => {
  const { color } = readColor(text)!
  expect(color.l).toBeCloseTo(l, 3)
  expect(color.c).toBeCloseTo(c, 3)
  expect(color.h).toBeCloseTo(h, 1)
})

test.each([
  ['2563EB', '#2563eb'],
  ['#26e', '#2266ee'],
  ['RoyalBlue', '#4169e1'],
  ['rgb(37, 99, 235)', '#2563eb'],
  ['rgb(37 99 235 / 100%)', '#2563eb'],
  ['rgb(100% 0% 50%)', '#ff0080'],
  ['hsl(221.2 83.2% 53.3%)', '#2563eb'],
  ['hsl(0.5turn, 100%, 50%)', '#00ffff'],
  ['hwb(120 20% 40%)', '#339933'],
  ['oklch(54.6% 0.245 262.881);', '#155dfc'],
  ['oklab(0.452 -0.0325 -0.3115)', '#0000ff'],
  ['color(srgb 0.2 0.4 0.6)', '#336699'],
])('%s is read as %s', (text, hex) => expect(hexOf(text)).toBe(hex))

test.each([
  '',
  'blau',
  '#12',
  '#2563eb80',
  'rgb(1 2 3 / 50%)',
  'rgb(1 2)',
  'color(1 1 1)',
  'oklch(srgb 1 1 1)',
  '__proto__(1 1 1)',
])('%j is no opaque colour', (text) => expect(readColor(text)).toBeNull())

test('there are the 148 names of CSS, and every one is read', () => {
  expect(colorNames.size).toBe(148)
  for (const [name, digits] of colorNames) expect(hexOf(name)).toBe(`#${digits}`)
})

test('colours are found in what people paste', () => {
  const text = 'primary: #2563eb; accent = rgb(245 158 11), tomato'
  expect(findColors(text).map((each) => each.text)).toEqual(['#2563eb', 'rgb(245 158 11)', 'tomato'])
})

test('every 8-bit colour comes back from OKLCH as it was', () => {
  for (let value = 0; value < 0xffffff; value += 4999) {
    const hex = `#${value.toString(16).padStart(6, '0')}`
    expect(hexOf(hex)).toBe(hex)
  }
})

test('what sRGB lacks loses chroma and keeps lightness and hue to what is hardly noticed', () => {
  for (let h = 0; h < 360; h += 15) {
    for (const l of [0.2, 0.5, 0.8]) {
      const color = { l, c: 0.35, h, alpha: 1 }
      const shown = encodedToOklch(mapTo(color, 'srgb'), 'srgb')
      expect(isIn(shown, 'srgb')).toBe(true)
      // Clipping may move it by one just noticeable difference, no more.
      expect(difference({ ...color, c: shown.c }, shown)).toBeLessThan(0.035)
      expect(Math.abs(shown.l - l)).toBeLessThan(0.021)
    }
  }
})

test('P3 shows more chroma than sRGB, never less', () => {
  for (let h = 0; h < 360; h += 10) expect(mostChroma(0.6, h, 'p3')).toBeGreaterThanOrEqual(mostChroma(0.6, h, 'srgb'))
  expect(isIn(readColor('color(display-p3 0 1 0)')!.color, 'srgb')).toBe(false)
  expect(isIn(readColor('color(display-p3 0 1 0)')!.color, 'p3')).toBe(true)
})

// The vectors published with apca-w3.
test.each([
  ['#888888', '#ffffff', 63.056469930209424],
  ['#ffffff', '#888888', -68.54146436644962],
  ['#000000', '#aaaaaa', 58.146262578561334],
  ['#aaaaaa', '#000000', -56.24113336839742],
  ['#112233', '#ddeeff', 91.66830811481631],
  ['#ddeeff', '#112233', -93.06770049484275],
  ['#112233', '#444444', 8.32326136957393],
  ['#444444', '#112233', -7.526878460278154],
])('APCA of %s on %s is %f', (text, background, expected) => {
  const rgb = (hex: string) => mapTo(readColor(hex)!.color, 'srgb')
  expect(apca(rgb(text), rgb(background))).toBeCloseTo(expected, 6)
})

test('grays stay gray for everyone, and red and green meet for those who lack the cones', () => {
  const gray = { r: 0.6, g: 0.6, b: 0.6, alpha: 1 }
  for (const vision of ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const)
    expect(toHex(simulateVision(vision, gray))).toBe('#999999')
  const as = (vision: 'deuteranopia' | 'tritanopia', text: string) =>
    encodedToOklch(simulateVision(vision, mapTo(readColor(text)!.color, 'srgb')), 'srgb')
  const apart = (vision: 'deuteranopia' | 'tritanopia') => difference(as(vision, '#b45309'), as(vision, '#4d7c0f'))
  expect(apart('deuteranopia')).toBeLessThan(apart('tritanopia') / 2)
})
