import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chromaticFamilies, grayFamilies } from '../recolor/palette.ts'
import { parseColor } from './parse.ts'
import { toHex } from './rgb.ts'
import { tailwindColors } from './tailwind-colors.ts'
import { readThemeColors, writeThemeColors } from './theme.ts'

const theme = readFileSync(new URL('../../node_modules/tailwindcss/theme.css', import.meta.url), 'utf8')

test('the colours kept here are those of the installed Tailwind CSS', async () => {
  const families = readThemeColors(theme, [...chromaticFamilies, ...grayFamilies])
  await expect(writeThemeColors(families)).toMatchFileSnapshot('./tailwind-colors.ts')
})

test('a family that the theme lacks is named', () => {
  expect(() => readThemeColors(theme, ['puce'])).toThrow('The theme has no --color-puce-50.')
})

/** Hexadecimal values as Tailwind's documentation shows them on sRGB screens. */
test.each([
  ['red', 5, '#fb2c36'],
  ['yellow', 6, '#d08700'],
  ['blue', 6, '#155dfc'],
  ['gray', 9, '#101828'],
  ['zinc', 0, '#fafafa'],
] as const)('%s, step %i, looks like %s', (family, index, hex) => {
  expect(toHex(parseColor(tailwindColors[family][index]))).toBe(hex)
})
