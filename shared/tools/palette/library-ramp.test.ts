import { expect, test } from 'vitest'
import { decodeColors, encodeColors } from '../../recolor/ramp-code.ts'
import { libraryRamp } from './library-ramp.ts'
import { scaleOf } from './scale.ts'
import { brandOf } from './state.ts'

test.each([
  ['brand', 'brand'],
  ['blue', 'own-blue'],
  ['transparent', 'own-transparent'],
])('%s is called %s in the library, which reads it', (name, expected) => {
  const scale = { ...scaleOf(brandOf('#0b6e4f', 'brand', [])), name }
  const ramp = libraryRamp(scale)
  expect(ramp.name).toBe(expected)
  expect(decodeColors(encodeColors(ramp))).toEqual(ramp)
})
