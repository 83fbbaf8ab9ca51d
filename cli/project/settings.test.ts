import { expect, test } from 'vitest'
import { defaultColors, inOrder, profileLine, readProfileLine, type Settings, settingsFrom } from './settings.ts'

const base: Settings = { flavour: 'react', dir: 'src/components/millwork', tailwind: 'v4', ...defaultColors }
const from = (given: Record<string, unknown>) => settingsFrom(given, 'millwork.json', base)

test('what is the default is left out, but for what says most', () => {
  expect(inOrder(from({ density: 'comfortable', quotes: 'double', $schema: 'x' }))).toEqual({
    flavour: 'react',
    tailwind: 'v4',
    dir: 'src/components/millwork',
    primary: 'blue',
    secondary: 'gray',
    quotes: 'double',
  })
})

test('a profile is one line, whatever the order it was written in, and reads back', () => {
  const one = profileLine(from({ primary: 'teal', semicolons: 'yes', dark: 'media' }))
  expect(one).toBe('flavour=react&tailwind=v4&primary=teal&secondary=gray&dark=media&semicolons=yes')
  expect(profileLine(from({ dark: 'media', semicolons: 'yes', primary: 'teal' }))).toBe(one)
  expect(profileLine(readProfileLine(one, 'lock', { ...base, flavour: 'vue', primary: 'rose' }))).toBe(one)
})

test('eleven colours are made of one', () => {
  expect(from({ primary: '#0d9488' }).primary).toMatch(/^brand:(?:[\da-f]{6}\.){10}[\da-f]{6}$/)
  expect(from({ secondary: 'oklch(55% 0.03 250)' }).secondary).toMatch(/^ink:/)
})

test.each([
  [{ flavour: 'angular' }, 'millwork.json says “angular” for flavour'],
  [{ tailwind: '4' }, 'says “4” for tailwind'],
  [{ primary: 'mauve-ish' }, 'for primary'],
  [{ secondary: 'teal' }, 'for secondary'],
  [{ prefix: 'TOO-LONG-1' }, 'for prefix'],
  [{ dir: '../elsewhere' }, 'for dir'],
  [{ dir: '/etc' }, 'for dir'],
  [{ dir: 'node_modules/x' }, 'for dir'],
  [{ dark: true }, 'something else than a text for “dark”'],
  [{ colour: 'teal' }, 'does not know “colour”'],
])('%j is refused with what is wrong', (given, sentence) => {
  expect(() => from(given)).toThrow(sentence)
})
