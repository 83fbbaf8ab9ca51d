import { expect, test } from 'vitest'
import { inksOf } from './inks.ts'

const names = ['citrus', 'leaf', 'fruit', 'flower', 'spice', 'wood', 'root', 'balsam', 'mineral', 'skin']
const all = (color: string) => names.map((name) => `--plate-${name}: ${color};`).join('\n')

test('inks are read for the day and for the night, and colors of a ramp by their values', () => {
  const { day, night } = inksOf(`
    --color-paper-1: #eeeeee;
    :root { --plate-ground: var(--color-paper-1); ${all('#111111')} }
    .dark { --plate-ground: #000000; ${all('#dddddd')} }`)
  expect(day.ground).toBe('#eeeeee')
  expect(day.wood).toBe('#111111')
  expect(night.ground).toBe('#000000')
  expect(night.skin).toBe('#dddddd')
})

test('an ink that is missing is named', () => {
  expect(() => inksOf(`--plate-ground: red; --plate-ground: blue; ${all('#111111')}`)).toThrow('--plate-citrus')
})
