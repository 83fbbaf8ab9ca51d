/** Our colour mathematics beside what others compute: culori for conversions and WCAG, apca-w3 for APCA. */
import { calcAPCA } from 'apca-w3'
import { converter, differenceEuclidean, formatHex, inGamut, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { notations, writeColor, writeP3 } from '../tools/palette/notation.ts'
import { scaleOf } from '../tools/palette/scale.ts'
import { brandOf } from '../tools/palette/state.ts'
import { apca } from './apca.ts'
import { contrast } from './contrast.ts'
import { difference, isIn, mapTo } from './gamut.ts'
import { parseColor } from './parse.ts'
import { readColor } from './read-color.ts'
import { toHex } from './rgb.ts'
import { tailwindColors } from './tailwind-colors.ts'

/** The same numbers in every run, 0 to below 1 (Park and Miller's generator). */
function numbers(seed: number) {
  let state = seed
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}
const next = numbers(2026)
const hexes = Array.from(
  { length: 600 },
  () =>
    `#${Math.floor(next() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`,
)
const pairs = hexes.map((hex, index) => [hex, hexes[(index + 1) % hexes.length]!] as const)
const vivid = Array.from({ length: 300 }, () => ({
  l: 0.1 + next() * 0.85,
  c: next() * 0.4,
  h: next() * 360,
  alpha: 1,
}))

/** A channel that lies on the half between two steps may be rounded either way. */
const isNear = (one: string, other: string) =>
  [1, 3, 5].every(
    (at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) <= 1,
  )

const oklch = converter('oklch')
const farthest = (values: number[]) => Math.max(...values.map(Math.abs))

test('colours of sRGB have the OKLCH that culori gives them', () => {
  const off = hexes.map((hex) => {
    const [ours, theirs] = [readColor(hex)!.color, oklch(hex)]
    const hue = ours.c < 0.005 ? 0 : ((ours.h - (theirs.h as number) + 540) % 360) - 180
    return farthest([ours.l - (theirs.l as number), ours.c - (theirs.c as number), hue / 100])
  })
  expect(farthest(off)).toBeLessThan(0.0005)
})

test.each([
  ['rgb', (a: number, b: number, c: number) => `rgb(${a * 100}% ${b * 100}% ${c * 100}%)`],
  ['hsl', (a: number, b: number, c: number) => `hsl(${a * 360} ${b * 100}% ${c * 100}%)`],
  ['hwb', (a: number, b: number, c: number) => `hwb(${a * 360} ${b * 50}% ${c * 50}%)`],
  ['oklab', (a: number, b: number, c: number) => `oklab(${40 + a * 30}% ${(b - 0.5) / 10} ${(c - 0.5) / 10})`],
  ['display-p3', (a: number, b: number, c: number) => `color(display-p3 ${0.3 + a / 3} ${0.3 + b / 3} ${0.3 + c / 3})`],
])('%s() is read as culori reads it', (_name, write) => {
  for (let round = 0; round < 200; round += 1) {
    const text = write(
      ...([next(), next(), next()].map((value) => Number(value.toFixed(4))) as [number, number, number]),
    )
    const [ours, theirs] = [toHex(mapTo(readColor(text)!.color, 'srgb')), formatHex(text)]
    expect([text, isNear(ours, theirs)]).toEqual([text, true])
  }
})

test('contrast is culori’s, and APCA is apca-w3’s', () => {
  const wcag = pairs.map(([one, other]) => contrast(parseColor(one), parseColor(other)) - wcagContrast(one, other))
  expect(farthest(wcag)).toBeLessThan(0.005)
  const lc = pairs.map(([text, ground]) => apca(parseColor(text), parseColor(ground)) - Number(calcAPCA(text, ground)))
  expect(farthest(lc)).toBeLessThan(0.001)
})

test('differences are culori’s in OKLab', () => {
  const theirs = differenceEuclidean('oklab')
  const off = pairs.map(
    ([one, other]) => difference(readColor(one)!.color, readColor(other)!.color) - theirs(one, other),
  )
  expect(farthest(off)).toBeLessThan(0.0005)
})

test.each(['srgb', 'p3'] as const)(
  'culori agrees which colours %s shows, and that what is mapped is one of them',
  (gamut) => {
    const isShown = inGamut(gamut === 'srgb' ? 'rgb' : 'p3')
    const space = gamut === 'srgb' ? 'rgb' : 'p3'
    const disagree = vivid.filter((color) => isIn(color, gamut) !== isShown({ mode: 'oklch', ...color }))
    // Both allow for rounding, not quite alike.
    expect(disagree.length).toBeLessThanOrEqual(2)
    for (const color of vivid) {
      const { r, g, b } = mapTo(color, gamut)
      const back = oklch({ mode: space, r, g, b })
      expect(farthest([color.l - (back.l as number)])).toBeLessThan(0.06)
      expect((back.c as number) <= color.c + 0.02).toBe(true)
    }
  },
)

test('culori reads every notation of a scale as the colour it stands for', () => {
  for (const [name, colors] of Object.entries(tailwindColors).filter((_, index) => index % 5 === 0))
    for (const swatch of scaleOf(brandOf(colors[6], name, [])).swatches) {
      for (const notation of notations) {
        const theirs = formatHex(writeColor(swatch, notation))
        expect([theirs, isNear(theirs, swatch.hex)]).toEqual([theirs, true])
      }
      const { r, g, b } = converter('p3')(writeP3(swatch)) as unknown as Record<'r' | 'g' | 'b', number>
      expect(farthest([r - swatch.p3.r, g - swatch.p3.g, b - swatch.p3.b])).toBeLessThan(0.001)
    }
})
