import { expect, test } from 'vitest'
import { z } from 'zod'
import { writeFigmaVariables } from './figma-variables.ts'
import { scaleOf } from './scale.ts'
import { brandOf } from './state.ts'

const channel = z.number().min(0).max(1)
const variable = z.strictObject({
  $type: z.literal('color'),
  $value: z.strictObject({
    colorSpace: z.literal('srgb'),
    components: z.tuple([channel, channel, channel]),
    alpha: channel,
    hex: z.string().regex(/^#[\da-f]{6}$/),
  }),
  $extensions: z.strictObject({ 'com.figma.scopes': z.tuple([z.literal('ALL_SCOPES')]) }),
})
const families = z.record(z.string(), z.record(z.string().regex(/^\d+$/), variable))

test('every step is a variable as Figma writes them, in one mode', () => {
  const scales = ['#2563eb', 'color(display-p3 0 0.8 0.4)'].map((input, at) => scaleOf(brandOf(input, `b${at}`, [])))
  const { $extensions, ...rest } = JSON.parse(writeFigmaVariables(scales)) as Record<string, unknown>
  expect($extensions).toEqual({ 'com.figma.modeName': 'Default' })
  const read = families.parse(rest)
  expect(Object.keys(read)).toEqual(['b0', 'b1'])
  for (const { name, swatches } of scales)
    for (const { step, hex } of swatches) {
      const { components, hex: written } = read[name]![step]!.$value
      expect(written).toBe(hex)
      const ours = components
        .map((value) =>
          Math.round(value * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')
      expect(`#${ours}`).toBe(hex)
    }
})
