import { expect, test } from 'vitest'
import { perStep, type Ramp } from '../recolor/palette.ts'
import { contrastReplacements } from '../recolor.ts'
import { applyReplacements } from '../edits/replacements.ts'
import { readRamp } from '../recolor/read-ramp.ts'
import { defaultStyle, type SnippetStyle } from './style.ts'
import { namedPalette, themeOf } from './theme.ts'

const brand: Ramp = { name: 'my-brand', colors: perStep((step) => `#0d94${String(step % 97).padStart(2, '0')}`) }
const own = { primary: brand, secondary: 'stone' } as const
const inStyle = (part: Partial<SnippetStyle>) => ({ ...defaultStyle, ...part })

test('colours that every project has need no theme', () => {
  expect(themeOf('bg-rose-600', { primary: 'rose', secondary: 'stone' }, defaultStyle)).toBeNull()
  expect(themeOf('flex text-stone-600', own, defaultStyle)).toBeNull()
})

test('colours of one’s own come as the theme of the version and in the notation chosen', () => {
  const theme = (part: Partial<SnippetStyle>, code: string) => themeOf(code, own, inStyle(part))!
  const v4 = theme({}, 'bg-my-brand-600')
  expect(v4).toMatchObject({ names: ['my-brand-*'], fileName: 'your CSS' })
  expect(v4.code).toMatch(/^@theme \{\n  --color-my-brand-50: #0d9450;\n/)
  expect(v4.code.split('\n')).toHaveLength(14)
  const v3 = theme({ tailwind: 'v3' }, 'bg-my-brand-600')
  expect(v3.fileName).toBe('tailwind.config.js')
  expect(v3.code).toContain("        'my-brand': {\n          50: '#0d9450',")
  const variables = theme({ ramps: 'variables' }, 'bg-(--my-brand-600)')
  expect(variables.names).toEqual(['--my-brand-*'])
  expect(variables.code).toMatch(/^:root \{\n  --my-brand-50: #0d9450;/)
  expect(new Set([v4.key, v3.key, variables.key]).size).toBe(3)
})

test('a theme can be read back by the field for one’s own colours', () => {
  for (const part of [{}, { tailwind: 'v3' }, { ramps: 'variables' }] as const) {
    const { code } = themeOf('bg-my-brand-600 bg-(--my-brand-600)', own, inStyle(part))!
    expect(readRamp(code, 'my-brand')).toMatchObject({ ok: true, ramp: { colors: brand.colors } })
  }
})

test('the theme is one for all snippets of a palette, whichever of its colours they use', () => {
  const keyOf = (code: string) =>
    themeOf(code, { primary: 'rose', secondary: 'stone' }, inStyle({ names: 'roles' }))!.key
  expect(keyOf('bg-primary-600')).toBe(keyOf('text-secondary-500'))
})

test('version 3 gets colours that it can thin', () => {
  const { code } = themeOf(
    'bg-primary-600',
    { primary: 'rose', secondary: 'stone' },
    inStyle({ names: 'roles', tailwind: 'v3' }),
  )!
  expect(code).not.toContain('oklch')
  expect(code).toMatch(/        primary: \{\n          50: '#[\da-f]{6}',/)
})

test('named by roles, a palette has the same steps as by its own name', () => {
  const code = '<p class="bg-primary-600 text-white">Go <a class="text-primary-600">on</a></p>'
  for (const primary of ['blue', 'yellow', 'cyan', 'green'] as const) {
    const written = (part: Partial<SnippetStyle>) => {
      const palette = namedPalette({ primary, secondary: 'gray' }, inStyle(part))
      return applyReplacements(code, contrastReplacements(code, palette).replacements)
    }
    expect(written({ names: 'roles' }).replaceAll('primary-', `${primary}-`)).toBe(written({}))
  }
})
