import { expect, test } from 'vitest'
import { parseColor } from '../../color/parse.ts'
import { toHex } from '../../color/rgb.ts'
import { steps } from '../../recolor/palette.ts'
import { readRamp } from '../../recolor/read-ramp.ts'
import { confusableWith } from './confusable.ts'
import { limits, measured, measures, formatContrast, tonesOf, usesOf } from './contrast.ts'
import { paletteData } from './data.ts'
import { exportsOf, formats } from './exports.ts'
import { notations } from './notation.ts'
import { scaleOf } from './scale.ts'
import { brandOf, firstState, untuned } from './state.ts'
import { readColor } from '../../color/read-color.ts'
import { mapTo } from '../../color/gamut.ts'

const scales = firstState().brands.map(scaleOf)
const [brand] = scales as [(typeof scales)[0]]
const plain = { notation: 'hex', gamut: 'srgb' } as const
const hexes = brand.swatches.map(({ hex }) => hex)

test.each(notations)('values in %s are the same colours', (notation) => {
  const text = exportsOf.json.write(scales, { notation, gamut: 'srgb' })
  const { brand: values } = JSON.parse(text) as Record<string, Record<string, string>>
  expect(steps.map((step) => toHex(mapTo(readColor(values![step]!)!.color, 'srgb')))).toEqual(hexes)
  if (notation === 'hex' || notation === 'oklch')
    expect(steps.map((step) => toHex(parseColor(values![step]!)))).toEqual(hexes)
})

const pasted = ['v4', 'v3', 'css', 'scss', 'json', 'ai'] as const
const vivid = scaleOf(brandOf('color(display-p3 0 0.8 0.4)', 'deep-sea', []))
const colorsOf = ({ swatches }: (typeof scales)[0]) => Object.fromEntries(swatches.map(({ step, hex }) => [step, hex]))

test.each(pasted.flatMap((format) => notations.map((notation) => [format, notation] as const)))(
  'the library takes what is written for %s in %s, each of its colours by name',
  (format, notation) => {
    const all = [vivid, ...scales]
    for (const gamut of ['srgb', 'p3'] as const) {
      const text = exportsOf[format].write(all, { notation, gamut })
      expect(readRamp(text, '')).toEqual({ ok: true, ramp: { name: 'deep-sea', colors: colorsOf(vivid) } })
      for (const scale of all) {
        expect(readRamp(text, scale.name)).toEqual({ ok: true, ramp: { name: scale.name, colors: colorsOf(scale) } })
      }
    }
  },
)

test('a configuration for Tailwind CSS 3 is a module with the colours', () => {
  const module = { exports: {} as { theme: { extend: { colors: Record<string, Record<string, string>> } } } }
  const named = { ...brand, name: 'deep-sea' }
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- what customers run is what is tested
  new Function('module', exportsOf.v3.write([named], plain))(module)
  expect(Object.values(module.exports.theme.extend.colors['deep-sea']!)).toEqual(hexes)
})

test('wider screens are told only what they show better', () => {
  const wide = (format: 'v4' | 'css', gamut: 'srgb' | 'p3') =>
    exportsOf[format].write([brand, vivid], { ...plain, gamut })
  expect(wide('v4', 'srgb')).not.toContain('color-gamut')
  const lines = wide('v4', 'p3')
    .split('@media (color-gamut: p3)')[1]!
    .match(/--color-[\w-]+/g)!
  expect(lines).toEqual(
    [brand, vivid].flatMap(({ name, swatches }) =>
      swatches.filter(({ inSrgb }) => !inSrgb).map(({ step }) => `--color-${name}-${step}`),
    ),
  )
  expect(lines).toContain(`--color-deep-sea-${vivid.inputStep}`)
})

test('every format says every step', () => {
  for (const format of formats) {
    const text = exportsOf[format].write(scales, plain)
    for (const { swatches } of scales) for (const { hex } of swatches) expect(text).toContain(hex)
  }
})

test('scripts get the given colour at its step', () => {
  const { colors } = paletteData([{ name: 'brand', input: '#2563eb', step: 600, tune: untuned() }])
  expect(colors[0]).toMatchObject({ name: 'brand', input: '#2563eb', step: 600 })
  expect(colors[0]!.scale[600]).toMatchObject({ hex: '#2563eb', rgb: 'rgb(37 99 235)', onWhite: { wcag: 5.16 } })
})

test.each(measures)('the pairs to use are strong enough by %s', (measure) => {
  for (const input of ['#d9552b', '#ffd400', '#77706a', '#0b6e4f', '#1e1b4b']) {
    const scale = scaleOf(brandOf(input, 'x', []))
    const uses = usesOf(scale, measure)
    expect(uses.length).toBeGreaterThanOrEqual(7)
    for (const { text, surface, value } of uses) {
      expect(value).toBe(measured(measure, text, surface))
      expect(value).toBeGreaterThanOrEqual(limits[measure].large)
    }
  }
})

test('contrast is never shown as more than it is', () => {
  expect(formatContrast('wcag', 4.4999)).toBe('4.49')
  expect(formatContrast('apca', 59.99)).toBe('59')
  expect(tonesOf(brand).map(({ name }) => name)).toEqual(['white', ...steps.map(String), 'black'])
})

test('red and green are told to be alike where they are', () => {
  const pair = [scaleOf(brandOf('#b45309', 'rust', [])), scaleOf(brandOf('#4d7c0f', 'moss', []))]
  expect(confusableWith('deuteranopia', pair)).toMatchObject([{ one: 'rust', other: 'moss' }])
  expect(confusableWith('tritanopia', pair)).toEqual([])
})
