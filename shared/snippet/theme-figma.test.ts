/** What Figma's import of variables wants of a collection with two modes, and what the library's colours are. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contrast } from '../color/contrast.ts'
import { over, type Rgb } from '../color/rgb.ts'
import { chromaticFamilies, grayFamilies, type Palette, steps } from '../recolor/palette.ts'
import { rampOf } from '../recolor/ramp-code.ts'
import { themeFigmaVariables } from './theme-figma.ts'

const channel = z.number().min(0).max(1)
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([channel, channel, channel]),
  alpha: channel,
  hex: z.string().regex(/^#[\da-f]{6}$/),
})
/** Full stops and curly brackets divide references, so names have none. */
const alias = z.string().regex(/^\{[^${}.]+(\.[^${}.]+)*\}$/)
const variable = z.strictObject({
  $type: z.literal('color'),
  $value: z.union([color, alias]),
  $extensions: z.strictObject({ 'com.figma.scopes': z.tuple([z.literal('ALL_SCOPES')]) }),
})
const name = z.string().regex(/^[^${}.][^{}.]*$/)
const group: z.ZodType = z.lazy(() => z.record(name, z.union([variable, group])))

/** Reads a mode as Figma does; throws where a variable is none, or an alias leads nowhere or in a circle. */
function readMode(text: string): { mode: unknown; colors: Map<string, Rgb> } {
  const { $extensions, ...file } = JSON.parse(text) as Record<string, unknown>
  const variables = new Map<string, z.infer<typeof color> | string>()
  const collect = (within: object, path: string[]) => {
    for (const [key, value] of Object.entries(within) as [string, object][])
      if ('$value' in value) variables.set([...path, key].join('.'), variable.parse(value).$value)
      else collect(value, [...path, key])
  }
  collect(group.parse(file) as object, [])
  const resolve = (path: string, seen: string[] = []): Rgb => {
    const value = variables.get(path)
    if (value === undefined || seen.includes(path)) throw new Error(`${path} has no colour.`)
    if (typeof value === 'string') return resolve(value.slice(1, -1), [...seen, path])
    const [r, g, b] = value.components
    return { r, g, b, alpha: value.alpha }
  }
  return { mode: $extensions, colors: new Map([...variables.keys()].map((path) => [path, resolve(path)])) }
}

const modesOf = (palette: Palette) => themeFigmaVariables(palette).map(({ text }) => readMode(text))

test('light and dark are two files of one collection, each named after its mode', () => {
  const files = themeFigmaVariables({ primary: 'teal', secondary: 'zinc' })
  expect(files.map(({ path }) => path)).toEqual([
    'figma-variables/Light.tokens.json',
    'figma-variables/Dark.tokens.json',
  ])
  const [light, dark] = files.map(({ text }) => readMode(text))
  expect([light!.mode, dark!.mode]).toEqual([{ 'com.figma.modeName': 'Light' }, { 'com.figma.modeName': 'Dark' }])
  expect([...dark!.colors.keys()]).toEqual([...light!.colors.keys()])
  const differing = [...light!.colors].filter(([path, rgb]) => hexOf(rgb) !== hexOf(dark!.colors.get(path)!))
  expect(differing.map(([path]) => path)).toEqual(
    ['Surface.page', 'Surface.card', 'Text.heading', 'Text.body', 'Text.link', 'Line.divider', 'Line.field'], // prettier-ignore
  )
})

test('primary follows the family, and what the components use follows primary', () => {
  const [light] = themeFigmaVariables({ primary: 'teal', secondary: 'zinc' })
  const file = JSON.parse(light!.text) as Record<string, Record<string, { $value: unknown }>>
  expect(file.primary!['600']!.$value).toBe('{teal.600}')
  // White on teal-600 is too weak, so that a button in this library is teal-700.
  expect(file.Button!.fill!.$value).toBe('{primary.700}')
  expect(file.Line!.divider!.$value).toMatchObject({ alpha: 0.1 })
  expect(Object.keys(file.teal!)).toEqual(steps.map(String))
})

const own = (count: number) =>
  rampOf('my-brand', steps.map((_, index) => `#${[97, 151, 211].map((by) => ((index * by + count * 37) % 256).toString(16).padStart(2, '0')).join('')}`)) // prettier-ignore
const palettes: Palette[] = [...chromaticFamilies, ...grayFamilies].map((primary) => ({ primary, secondary: 'stone' }))

describe('every palette', () => {
  test.each(palettes)('of $primary keeps its contrast in both modes', (palette) => {
    for (const { colors } of modesOf(palette)) {
      const of = (path: string) => colors.get(path)!
      const ratio = (front: string, ground: string) => contrast(over(of(front), of(ground)), of(ground))
      for (const surface of ['Surface.page', 'Surface.card']) {
        for (const text of ['Text.heading', 'Text.body', 'Text.link'])
          expect(ratio(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
        expect(ratio('Line.field', surface), `a field on ${surface}`).toBeGreaterThanOrEqual(3)
      }
      for (const fill of ['Button.fill', 'Button.hover'])
        expect(ratio('Button.label', fill), fill).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('of any colours at all can be read', () => {
    for (let count = 0; count < 50; count++)
      expect(modesOf({ primary: own(count), secondary: own(count + 50) }).map(({ colors }) => colors.size)).toEqual([44, 44]) // prettier-ignore
  })
})

const hexOf = ({ r, g, b, alpha }: Rgb) => [r, g, b, alpha].join(' ')
