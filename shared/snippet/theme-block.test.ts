import { expect, test } from 'vitest'
import { rampOf } from '../recolor/ramp-code.ts'
import { steps } from '../recolor/palette.ts'
import { themeBlock } from './theme-block.ts'

const brand = rampOf(
  'my-brand',
  steps.map((_, index) => `#0d94${(16 + index).toString(16)}`),
)

test('version 4 has a theme with all steps of both', () => {
  const { fileName, code } = themeBlock({ primary: 'teal', secondary: brand }, { tailwind: 'v4', ramps: 'theme' })
  expect(fileName).toBe('theme.css')
  expect(code).toMatch(/^@theme \{\n {2}--color-teal-50: oklch\(/)
  expect(code).toContain('  --color-my-brand-950: #0d941a;\n}\n')
  expect(code.match(/--color-/g)).toHaveLength(2 * steps.length)
})

test('version 3 takes Tailwind’s families from Tailwind, and quotes names that need it', () => {
  const { code } = themeBlock({ primary: brand, secondary: 'zinc' }, { tailwind: 'v3', ramps: 'theme' })
  expect(code).toMatch(/^const colors = require\('tailwindcss\/colors'\)\n/)
  expect(code).toContain("        'my-brand': {\n          50: '#0d9410',")
  expect(code).toContain('        zinc: colors.zinc,')
})

test.each(['v4', 'v3'] as const)('own colours as variables are CSS for %s', (tailwind) => {
  const { language, code } = themeBlock({ primary: brand, secondary: 'zinc' }, { tailwind, ramps: 'variables' })
  expect([language, code.startsWith(':root {\n  --my-brand-50: #0d9410;\n')]).toEqual(['css', true])
  expect(code).not.toContain('zinc')
})

test('a family that is both stands once', () => {
  const { code } = themeBlock({ primary: 'zinc', secondary: 'zinc' }, { tailwind: 'v4', ramps: 'theme' })
  expect(code.match(/--color-zinc-50:/g)).toHaveLength(1)
})
