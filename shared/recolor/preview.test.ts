import { readFileSync } from 'node:fs'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { paletteCss, previewCss, roleThemeCss, variableOf } from './preview.ts'
import { steps, type Ramp } from './palette.ts'
import { readUtility } from './utilities.ts'

const theme = readFileSync(new URL('../../node_modules/tailwindcss/theme.css', import.meta.url), 'utf8')
const yellow = { primary: 'yellow', secondary: 'stone' } as const

test('the roles are kept as a file to import', async () => {
  await expect(roleThemeCss()).toMatchFileSnapshot('./preview-roles.css')
})

const utilities = [
  'bg', 'from', 'via', 'to', 'text', 'placeholder', 'border', 'border-s', 'divide', 'ring', 'inset-ring', 'outline',
  'fill', 'stroke', 'accent',
] // prettier-ignore

test.each(utilities)(
  'with them, Tailwind CSS reads "%s" from the variable that a solved class overrides',
  async (utility) => {
    const tokens = '@theme { --color-primary-500: var(--color-blue-500); }'
    const { build } = await compile(`${theme}${tokens}${roleThemeCss()}@tailwind utilities;`)
    for (const word of [`${utility}-primary-500`, `${utility}-primary-500/50`, `${utility}-white`]) {
      expect(build([word])).toContain(`var(${variableOf(readUtility(word)!)})`)
    }
  },
)

test('a palette is one rule of literal values', () => {
  const css = paletteCss(yellow)
  expect(css).toContain('--color-primary-600: oklch(68.1% 0.162 75.834);')
  expect(css).toContain('--color-secondary-950: oklch(14.7% 0.004 49.25);')
  expect(css.match(/--color/g)).toHaveLength(22)
  expect(previewCss('<a class="bg-primary-600 text-white">x</a>', { primary: 'blue', secondary: 'gray' })).toBe(
    paletteCss({ primary: 'blue', secondary: 'gray' }),
  )
})

test('a solved class is overridden on its element, below the surface that made it necessary, and nowhere else', () => {
  const code =
    '<div class="p-4 bg-primary-600 dark:bg-primary-500"><p class="text-white">x</p></div><p class="text-white">y</p>'
  expect(previewCss(code, yellow).slice(paletteCss(yellow).length)).toBe(`:where(body *) {
  --background-color-primary-600: var(--color-primary-600);
  --background-color-primary-500: var(--color-primary-500);
  --text-color-white: var(--color-white);
}
[class~='p-4'][class~='bg-primary-600'][class~='dark:bg-primary-500'] { --background-color-primary-600: var(--color-primary-400); }
.dark [class~='p-4'][class~='bg-primary-600'][class~='dark:bg-primary-500'] { --background-color-primary-500: var(--color-primary-400); }
[class~='p-4'][class~='bg-primary-600'][class~='dark:bg-primary-500'] [class~='text-white'] { --text-color-white: var(--color-primary-950); }
`)
})

test('where lists have names, elements are known by them, with the same weight', () => {
  const code = '<div class="bg-primary-600 p-4"><p class="text-white">x</p></div><p class="text-white">y</p>'
  const names = { 'bg-primary-600 p-4': 'm1', 'text-white': 'm2', 'font-bold text-white': 'm3' }
  const css = previewCss(code, yellow, names)
  expect(css).toContain(`
.m1.m1 { --background-color-primary-600: var(--color-primary-400); }
.m1.m1 :is(.m2,.m3) { --text-color-white: var(--color-primary-950); }
`)
  expect(css).not.toContain('class')
  expect(() => previewCss(code, yellow, { 'text-white': 'm1' })).toThrow(/No list of the preview/)
})

test('the same classes on a surface where they pass keep their colour there', () => {
  const code = '<p class="text-primary-600">x</p><div class="bg-secondary-900"><p class="text-primary-600">y</p></div>'
  expect(previewCss(code, { primary: 'green', secondary: 'stone' })).toContain(`
[class~='text-primary-600'] { --text-color-primary-600: var(--color-primary-700); }
[class~='bg-secondary-900'] [class~='text-primary-600'] { --text-color-primary-600: var(--color-primary-600); }
`)
})

test('what is no colour never reaches the stylesheet', () => {
  const colors = Object.fromEntries(steps.map((step) => [step, 'red} * { display: none'])) as Ramp['colors']
  expect(() => paletteCss({ primary: { name: 'brand', colors }, secondary: 'gray' })).toThrow(RangeError)
})
