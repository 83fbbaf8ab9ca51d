/** What we write as design tokens, held to the rules of the format: Design Tokens Format and Color Modules 2025.10. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { chromaticFamilies, grayFamilies, steps } from '../recolor/palette.ts'
import { rampOf } from '../recolor/ramp-code.ts'
import { themeTokens } from '../snippet/theme-tokens.ts'
import { exportsOf } from '../tools/palette/exports.ts'
import { notations } from '../tools/palette/notation.ts'
import { scaleOf } from '../tools/palette/scale.ts'
import { brandOf } from '../tools/palette/state.ts'
import { oklchToken, tokenOf } from './design-tokens.ts'
import { mapTo } from './gamut.ts'
import { readColor } from './read-color.ts'
import { toHex } from './rgb.ts'

const share = z.number().min(0).max(1)
const percentage = z.number().min(0).max(100)
const hue = z.number().min(0).lt(360)
/** Color Module, §4: a space, exactly three components within its bounds, and a hexadecimal fallback of six digits. */
const inSpace = <Space extends string>(colorSpace: Space, components: z.ZodTuple) =>
  z.strictObject({
    colorSpace: z.literal(colorSpace),
    components,
    alpha: share.optional(),
    hex: z
      .string()
      .regex(/^#[\da-fA-F]{6}$/)
      .optional(),
  })
const color = z.union([
  inSpace('srgb', z.tuple([share, share, share])),
  inSpace('display-p3', z.tuple([share, share, share])),
  inSpace('hsl', z.tuple([hue, percentage, percentage])),
  inSpace('oklch', z.tuple([share, z.number().min(0), hue])),
])
/** Format Module, §7.1: the names of groups and a token between curly brackets, with full stops between them. */
const reference = z.string().regex(/^\{[^${}.][^{}.]*(\.[^${}.][^{}.]*)*\}$/)
const token = z.strictObject({
  $type: z.literal('color'),
  $value: z.union([color, reference]),
  $description: z.string().optional(),
})
/** §5.1.1: no name begins with a dollar or holds a curly bracket or a full stop. */
const name = z.string().regex(/^[^${}.][^{}.]*$/)
const group: z.ZodType = z.lazy(() => z.record(name, z.union([token, group])))

type Token = z.infer<typeof token>

/** Reads a file as a tool does. Throws where a rule of the format is broken, or a reference leads nowhere. */
function read(text: string): Map<string, Token> {
  const file: unknown = group.parse(JSON.parse(text))
  const found = new Map<string, Token>()
  const collect = (within: object, path: string[]) => {
    for (const [key, value] of Object.entries(within) as [string, object][])
      if ('$value' in value) found.set([...path, key].join('.'), value as Token)
      else collect(value, [...path, key])
  }
  collect(file as object, [])
  for (const { $value } of found.values())
    if (typeof $value === 'string' && !found.has($value.slice(1, -1))) throw new Error(`${$value} leads nowhere.`)
  return found
}

describe('the palette tool', () => {
  const inputs = ['#2563eb', '#77706a', '#ffffff', '#000000', 'color(display-p3 0 0.8 0.4)', 'oklch(60% 0.2 359.9999)']
  const scales = inputs.map((input, index) => scaleOf(brandOf(input, `brand-${index + 1}`, [])))

  test.each(notations.flatMap((notation) => (['srgb', 'p3'] as const).map((gamut) => [notation, gamut] as const)))(
    'writes tokens in %s for %s',
    (notation, gamut) => {
      const tokens = read(exportsOf.tokens.write(scales, { notation, gamut }))
      expect(tokens.size).toBe(scales.length * steps.length)
      for (const { name: family, swatches } of scales)
        for (const { step, hex, inSrgb } of swatches) {
          const { $value } = tokens.get(`${family}.${step}`)!
          const isWide = gamut === 'p3' && !inSrgb
          const space = isWide ? 'display-p3' : { oklch: 'oklch', hsl: 'hsl', hex: 'srgb', rgb: 'srgb' }[notation]
          expect($value).toMatchObject({ colorSpace: space, hex })
          if (!isWide) expect(shown($value)).toBe(hex)
        }
    },
  )

  test('says which colour a scale was made from', () => {
    const [scale] = scales as [(typeof scales)[0]]
    const tokens = read(exportsOf.tokens.write([scale], { notation: 'oklch', gamut: 'srgb' }))
    const told = [...tokens].filter(([, { $description }]) => $description !== undefined)
    expect(told.map(([path]) => path)).toEqual([`brand-1.${scale.inputStep}`])
  })
})

describe('a theme', () => {
  const ramp = rampOf('my-brand', steps.map((_, index) => `#0d94${(16 + index).toString(16)}`)) // prettier-ignore

  test.each([...chromaticFamilies, ...grayFamilies])('is tokens in %s', (primary) => {
    const tokens = read(themeTokens({ primary, secondary: 'zinc' }))
    expect(tokens.get('primary.600')).toEqual({ $type: 'color', $value: `{${primary}.600}` })
    expect(tokens.get('secondary.50')?.$value).toBe('{zinc.50}')
    expect(tokens.get(`${primary}.500`)?.$value).toMatchObject({ colorSpace: 'oklch' })
  })

  test('has colours of somebody’s own as they are', () => {
    const tokens = read(themeTokens({ primary: ramp, secondary: ramp }))
    expect(tokens.get('my-brand.50')?.$value).toMatchObject({ colorSpace: 'srgb', hex: '#0d9410' })
    expect(tokens.size).toBe(3 * steps.length)
  })
})

test('the components of a colour stand on one line', () => {
  expect(themeTokens({ primary: 'teal', secondary: 'zinc' })).toMatch(
    /"components": \[\d[\d.]*, \d[\d.]*, \d[\d.]*\],\n/,
  )
})

test('a hue that rounds to a whole turn is none, and a gray has none', () => {
  expect(oklchToken({ l: 0.5, c: 0.1, h: 359.9996, alpha: 1 }, '#000000').components).toEqual([0.5, 0.1, 0])
  expect(tokenOf('oklch(50% 0 120)').components).toEqual([0.5, 0, 0])
})

test.each([
  ['a colour as text', { a: { $type: 'color', $value: '#ff0000' } }],
  ['channels to 255', { a: { $type: 'color', $value: { colorSpace: 'srgb', components: [255, 0, 0] } } }],
  ['a whole turn', { a: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.5, 0.1, 360] } } }],
  ['two components', { a: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0] } } }],
  [
    'a short hexadecimal',
    { a: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000' } } },
  ],
  ['no type', { a: { $value: { colorSpace: 'srgb', components: [0, 0, 0] } } }],
  ['a name with a full stop', { 'a.b': { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0] } } }],
  ['a reference to nothing', { a: { $type: 'color', $value: '{b.c}' } }],
])('the rules refuse %s', (_what, file) => {
  expect(() => read(JSON.stringify(file))).toThrow()
})

/** What sRGB shows of a token, as a tool reads it. */
function shown(value: Token['$value']): string {
  if (typeof value === 'string') throw new Error('A reference shows nothing by itself.')
  const [a, b, c] = value.components as [number, number, number]
  const css = {
    srgb: `color(srgb ${a} ${b} ${c})`,
    'display-p3': `color(display-p3 ${a} ${b} ${c})`,
    oklch: `oklch(${a} ${b} ${c})`,
    hsl: `hsl(${a} ${b}% ${c}%)`,
  }[value.colorSpace]
  return toHex(mapTo(readColor(css)!.color, 'srgb'))
}
