import { expect, test } from 'vitest'
import { site } from '#shared/site.ts'
import { steps, type Ramp } from '#shared/recolor/palette.ts'
import { defaultStyle } from '#shared/snippet.ts'
import { chosenColors, chosenWishes, readPreferences } from './use-snippet-preferences.ts'

const untouched = readPreferences(null)

test('a browser that has kept nothing gets the defaults', () => {
  expect(untouched).toEqual({
    flavour: 'html',
    file: 'TSX',
    wrap: false,
    shortcuts: true,
    primary: site.colors.snippetPrimary,
    secondary: site.colors.snippetSecondary,
    style: defaultStyle,
    themes: [],
    brand: null,
  })
})

test('what was kept comes back', () => {
  const style = { ...defaultStyle, tailwind: 'v3', prefix: 'tw', semicolons: true }
  const kept = {
    flavour: 'react',
    file: 'JSX',
    wrap: true,
    shortcuts: false,
    primary: 'rose',
    secondary: 'stone',
    style,
    themes: ['0badcafe'],
    brand: null,
  }
  expect(readPreferences(JSON.stringify(kept))).toEqual(kept)
})

test('a brand colour comes back as it was written, with the colours that were made of it', () => {
  const colors = Object.fromEntries(steps.map((step) => [step, '#123456'])) as Ramp['colors']
  const primary = { name: 'brand', colors }
  const read = (kept: object) => readPreferences(JSON.stringify(kept)).brand
  expect(read({ primary, brand: 'oklch(60% 0.15 150)' })).toBe('oklch(60% 0.15 150)')
  expect(read({ primary: 'rose', brand: '#0b6e4f' })).toBeNull()
  expect(read({ primary, brand: '<b>' })).toBeNull()
  expect(read({ primary, brand: 7 })).toBeNull()
  expect(read({ primary })).toBeNull()
})

test.each([
  ['no JSON', 'wrap=true'],
  ['null', 'null'],
  ['a list', '[]'],
  ['values that do not exist', '{"flavour":"cobol","file":7,"wrap":"yes","primary":"mauve","secondary":"blue"}'],
  ['colours that are none', '{"primary":{"name":"brand","colors":{"50":"#fff"}},"secondary":{"name":"<b>"}}'],
  ['a style that does not exist', '{"style":{"tailwind":"v2","prefix":"<b>","indent":8,"semicolons":"yes"}}'],
  ['a style that is none', '{"style":"v3"}'],
  ['a density that does not exist', '{"style":{"density":"dense","names":"mine","dark":"never"}}'],
  ['themes that are none', '{"themes":["<b>",7,"0BADCAFE"]}'],
])('%s gives the defaults', (_, text) => {
  expect(readPreferences(text)).toEqual(untouched)
})

test('an address names only what of the style differs from the default', () => {
  expect(chosenWishes(untouched)).toEqual({})
  const style = { ...defaultStyle, tailwind: 'v3', semicolons: true } as const
  expect(chosenWishes({ ...untouched, style })).toEqual({ tailwind: 'v3', semicolons: 'yes' })
})

test('colours of one’s own come back, and stand in an address', () => {
  const colors = Object.fromEntries(steps.map((step) => [step, '#123456'])) as Ramp['colors']
  const own = { ...untouched, primary: { name: 'brand', colors } }
  expect(readPreferences(JSON.stringify(own))).toEqual(own)
  expect(chosenColors(own)).toEqual({ primary: `brand:${steps.map(() => '123456').join('.')}` })
})

test('an address names only the colours that differ from the default', () => {
  expect(chosenColors(untouched)).toEqual({})
  expect(chosenColors({ ...untouched, primary: 'rose' })).toEqual({ primary: 'rose' })
})
