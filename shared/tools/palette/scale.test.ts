import { expect, test } from 'vitest'
import { difference, encodedToOklch } from '../../color/gamut.ts'
import { readColor } from '../../color/read-color.ts'
import { tailwindColors } from '../../color/tailwind-colors.ts'
import { chromaticFamilies, grayFamilies, steps } from '../../recolor/palette.ts'
import { naturalStep, scaleOf } from './scale.ts'
import { untuned, type Brand } from './state.ts'

const brand = (input: string, over: Partial<Brand> = {}): Brand => ({
  name: 'brand', input, step: null, tune: untuned(), ...over,
}) // prettier-ignore

const inputs = ['#d9552b', '#0b6e4f', '#ffd400', '#c6ff00', '#00bcd4', '#1e1b4b', '#fdf2f8', '#808080', '#111111', '#fefefe', '#000', '#fff', 'rebeccapurple', '#ff00ff'] // prettier-ignore

test.each(inputs)('%s stays as it is, at its own step and at every locked one', (input) => {
  const hex = scaleOf(brand(input)).swatches.find(({ isInput }) => isInput)!.hex
  expect(readColor(hex)).toEqual({ ...readColor(input), text: hex })
  for (const step of steps) {
    const swatches = scaleOf(brand(input, { step })).swatches
    expect(swatches.filter(({ isInput }) => isInput).map((each) => [each.step, each.hex])).toEqual([[step, hex]])
  }
})

test.each(inputs)('a scale round %s goes from light to dark without a step back', (input) => {
  for (const step of [null, ...steps]) {
    const lightness = scaleOf(brand(input, { step })).swatches.map(({ wish }) => Number(wish.l.toFixed(9)))
    expect(lightness).toEqual(lightness.toSorted((one, other) => other - one))
  }
})

test.each([...chromaticFamilies, ...grayFamilies])('Tailwind’s %s comes back from any of its colours', (family) => {
  for (const [index, color] of tailwindColors[family].entries()) {
    const scale = scaleOf(brand(color, { step: steps[index]! }))
    const far = scale.swatches.map(({ wish }, at) => difference(wish, readColor(tailwindColors[family][at]!)!.color))
    // The lightest and the darkest of a family have so little colour that they tell less of the others.
    if (index > 0 && index < 10) expect(Math.max(...far)).toBeLessThan(0.001)
  }
})

test('a colour is found at the step Tailwind gives it', () => {
  const all = [...chromaticFamilies, ...grayFamilies].flatMap((family) =>
    tailwindColors[family].map((color, index) => naturalStep(readColor(color)!.color) === steps[index]),
  )
  expect(all.filter(Boolean).length / all.length).toBeGreaterThan(0.97)
})

test('a tuning moves its step and nothing else, and never the given colour', () => {
  const tune = untuned()
  tune.l[2] = -20
  tune.h[2] = 12
  const plain = scaleOf(brand('#0b6e4f', { step: 700 })).swatches
  const moved = scaleOf(brand('#0b6e4f', { step: 700, tune })).swatches
  expect(moved[2]!.wish.l).toBeCloseTo(plain[2]!.wish.l - 0.02, 9)
  expect(moved[2]!.wish.h).toBeCloseTo(plain[2]!.wish.h + 12, 9)
  expect(moved.toSpliced(2, 1)).toEqual(plain.toSpliced(2, 1))
  tune.l[7] = 100
  expect(scaleOf(brand('#0b6e4f', { step: 700, tune })).swatches[7]!.hex).toBe('#0b6e4f')
})

test('what P3 shows and sRGB does not keeps its chroma there', () => {
  const swatch = scaleOf(brand('color(display-p3 0 0.8 0.4)')).swatches.find(({ isInput }) => isInput)!
  expect([swatch.inSrgb, swatch.inP3]).toEqual([false, true])
  expect(encodedToOklch(swatch.p3, 'p3').c).toBeCloseTo(swatch.wish.c, 3)
  expect(encodedToOklch(swatch.srgb, 'srgb').c).toBeLessThan(swatch.wish.c - 0.03)
})
