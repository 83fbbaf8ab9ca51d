import { readFileSync } from 'node:fs'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { steps, type Palette, type Ramp } from './palette.ts'
import { recolor } from './recolor.ts'
import { recolorTokens } from './tokens.ts'

const colors = Object.fromEntries(steps.map((step) => [step, '#336699'])) as Ramp['colors']
const own = (as?: Ramp['as']): Palette => ({
  primary: { name: 'brand', colors, ...(as && { as }) },
  secondary: 'stone',
})

test.each([
  ['bg-primary-600', 'bg-brand-600', 'bg-(--brand-600)', 'bg-[var(--brand-600)]'],
  ['hover:text-primary-50!', 'hover:text-brand-50!', 'hover:text-(--brand-50)!', 'hover:text-[var(--brand-50)]!'],
  [
    'dark:bg-primary-500/10',
    'dark:bg-brand-500/10',
    'dark:bg-(--brand-500)/10',
    'dark:bg-[color-mix(in_srgb,var(--brand-500)_10%,transparent)]',
  ],
  [
    'ring-primary-500/[0.08]',
    'ring-brand-500/[0.08]',
    'ring-(--brand-500)/[0.08]',
    'ring-[color-mix(in_srgb,var(--brand-500)_8%,transparent)]',
  ],
  ['shadow-primary-500/50', 'shadow-brand-500/50', 'shadow-(color:--brand-500)/50', null],
  ['bg-(--color-primary-950)', 'bg-(--color-brand-950)', 'bg-(--brand-950)', 'bg-(--brand-950)'],
  ['fill-secondary-400', 'fill-stone-400', 'fill-stone-400', 'fill-stone-400'],
  ['primary-600 and bg-primary-6000', 'primary-600 and bg-primary-6000', 'primary-600 and bg-primary-6000', null],
])("%s in a customer's own names", (token, theme, v4, v3) => {
  expect(recolorTokens(token, own())).toBe(theme)
  expect(recolorTokens(token, own('theme'))).toBe(theme)
  expect(recolorTokens(token, own('variables-v4'))).toBe(v4)
  if (v3) expect(recolorTokens(token, own('variables-v3'))).toBe(v3)
})

const utilities = [
  'bg', 'text', 'border', 'border-s', 'divide', 'ring', 'inset-ring', 'outline', 'fill', 'stroke', 'accent', 'caret',
  'decoration', 'placeholder', 'from', 'via', 'to', 'shadow', 'inset-shadow', 'drop-shadow', 'text-shadow',
] // prettier-ignore

test.each(utilities)(
  'Tailwind CSS takes the variable after "%s" for a colour, with alpha and without',
  async (utility) => {
    const theme = readFileSync(new URL('../../node_modules/tailwindcss/theme.css', import.meta.url), 'utf8')
    const compiler = await compile(`${theme}\n@theme { --color-primary-600: #123456; }\n@tailwind utilities;`)
    const declarations = (candidate: string) =>
      compiler
        .build([candidate])
        .split(`.${candidate.replace(/[^\w-]/g, '\\$&')}`)[1]
        ?.split('\n}')[0]
    for (const opacity of ['', '/10']) {
      const variable = declarations(recolorTokens(`${utility}-primary-600${opacity}`, own('variables-v4')))
      expect(variable).toContain('var(--brand-600)')
      expect(propertiesOf(variable!)).toEqual(propertiesOf(declarations(`${utility}-primary-600${opacity}`)!))
    }
  },
)

const propertiesOf = (css: string) => [...new Set(css.match(/^\s*[\w-]+(?=:)/gm)?.map((name) => name.trim()))]

test('a solved class is written in the names of the ramp', () => {
  const yellow: Ramp['colors'] = { 50: '#fefce8', 100: '#fef9c2', 200: '#fff085', 300: '#ffdf20', 400: '#fdc700', 500: '#f0b100', 600: '#d08700', 700: '#a65f00', 800: '#894b00', 900: '#733e0a', 950: '#432004' } // prettier-ignore
  const code = '<a class="bg-primary-600 text-white hover:bg-primary-500">x</a>'
  const withRamp = (as: NonNullable<Ramp['as']>) =>
    recolor(code, { primary: { name: 'sun', colors: yellow, as }, secondary: 'gray' }, { keepContrast: true }).code
  expect(withRamp('theme')).toBe('<a class="bg-sun-400 text-sun-950 hover:bg-sun-300">x</a>')
  expect(withRamp('variables-v4')).toBe('<a class="bg-(--sun-400) text-(--sun-950) hover:bg-(--sun-300)">x</a>')
})

test('a ramp that holds no colour is refused by what it holds', () => {
  const palette: Palette = { primary: { name: 'sun', colors: { ...colors, 600: 'sunny' } }, secondary: 'gray' }
  expect(() => recolor('<a class="text-primary-600">x</a>', palette, { keepContrast: true })).toThrow('"sunny"')
})

test.each(['Brand', 'my brand', 'a"><script>', '--x', ''])('the name %j is refused', (name) => {
  expect(() => recolorTokens('bg-primary-600', { primary: { name, colors }, secondary: 'gray' })).toThrow(RangeError)
})
