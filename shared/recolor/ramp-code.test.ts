import { expect, test } from 'vitest'
import { steps } from './palette.ts'
import { decodeColors, encodeColors } from './ramp-code.ts'
import { readRamp } from './read-ramp.ts'

const colors = steps.map((_, index) => `#${index.toString(16)}0${index.toString(16)}0${index.toString(16)}f`)
const ramp = { name: 'brand', colors: Object.fromEntries(steps.map((step, index) => [step, colors[index]!])) }
const lines = (line: (step: number, color: string) => string) =>
  steps.map((step, index) => line(step, colors[index]!)).join('\n')

test.each([
  ['variables of a theme', lines((step, color) => `--color-brand-${step}: ${color};`)],
  ['variables of one’s own', lines((step, color) => `  --brand-${step}: ${color};`)],
  ['a configuration', `brand: {\n${lines((step, color) => `${step}: '${color}',`)}\n}`],
  ['JSON', JSON.stringify({ brand: Object.fromEntries(steps.map((step, index) => [step, colors[index]])) })],
  ['variables of SCSS', lines((step, color) => `$brand-${step}: ${color};`)],
  ['colours in order', colors.join(' ')],
])('reads %s', (_name, text) => {
  expect(readRamp(text, '')).toEqual({ ok: true, ramp })
})

test('channels in variables are the colours they are used in', () => {
  const channels = colors.map((hex) =>
    hex
      .match(/[\da-f]{2}/g)!
      .map((pair) => Number.parseInt(pair, 16))
      .join(' '),
  )
  const variables = steps.map((step, index) => `--brand-${step}: ${channels[index]};`).join('\n')
  const uses = steps.map((step) => `${step}: 'rgb(var(--brand-${step}) / <alpha-value>)',`).join('\n')
  expect(readRamp(`:root {\n${variables}\n}\nbrand: {\n${uses}\n}`, '')).toEqual({ ok: true, ramp })
})

test('of several families the first that is whole is taken, or the one that is asked for', () => {
  const part = '--color-half-50: #000000; --color-half-100: #111111;'
  const other = lines((step) => `--color-other-${step}: #abcdef;`)
  const all = `${part}\n${lines((step, color) => `--color-brand-${step}: ${color};`)}\n${other}`
  expect(readRamp(all, '')).toEqual({ ok: true, ramp })
  expect(readRamp(all, 'other')).toMatchObject({ ok: true, ramp: { name: 'other', colors: { 50: '#abcdef' } } })
})

test('a name given wins, and other notations become hexadecimal', () => {
  const text = steps.map((step) => `${step}: oklch(62.3% 0.214 259.815)`).join('\n')
  const read = readRamp(text, 'acme-blue')
  expect(read.ok && read.ramp).toMatchObject({ name: 'acme-blue', colors: { 500: '#2b7fff' } })
})

test.each([
  ['nothing', '', '', 'Eleven colours are needed, from 50 to 950. None was found.'],
  ['too few', '50: #fff; 100: #eee', '', 'Missing: 200, 300, 400, 500, 600, 700, 800, 900, 950.'],
  ['a name of Tailwind', colors.join(' '), 'red', '“red” cannot be the name of colours.'],
  ['a name no class can carry', colors.join(' '), 'Brand!', '“Brand!” cannot be the name of colours.'],
  ['a colour that is none', lines((step) => `${step}: rgb(a)`), '', '“rgb(a)” is not a colour.'],
])('refuses %s in words', (_name, text, name, message) => {
  const read = readRamp(text, name)
  expect(read.ok ? '' : read.message).toContain(message)
})

test('an address carries a ramp there and back', () => {
  expect(decodeColors(encodeColors('rose'))).toBe('rose')
  expect(decodeColors(encodeColors(ramp as never))).toEqual(ramp)
})

test.each([
  'mauve',
  'brand:fff',
  'red:' + Array(11).fill('ffffff').join('.'),
  'b"><x:' + Array(11).fill('ffffff').join('.'),
  'brand:' + Array(11).fill('FFFFF;').join('.'),
])('an address with %s carries nothing', (text) => {
  expect(decodeColors(text)).toBeNull()
})
