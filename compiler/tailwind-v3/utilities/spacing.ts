/** Padding, margin, gaps and scroll offsets. */
import { onScale } from '../handlers.ts'
import { marginScale, spacingScale } from '../scales.ts'
import type { Families } from '../types.ts'
import { either, named, spacing } from '../values.ts'

const sides = ['', 'x', 'y', 's', 'e', 't', 'r', 'b', 'l'] as const
const margin = { known: marginScale, css: spacing, negative: 'prefix' } as const
const padding = { known: spacingScale, css: spacing } as const
const scrollMargin = { known: spacingScale, css: spacing, negative: 'prefix' } as const
const blockMargin = { css: either(named({ auto: 'auto' }), spacing), negative: 'value' } as const

const onSides = (prefix: string, options: Parameters<typeof onScale>[1]): Families =>
  Object.fromEntries(sides.map((side) => [prefix + side, onScale(prefix + side, options)]))

/**
 * Padding, margin, gaps and space between by root; each answers version 3's classes, a refusal, or null for a value
 * it does not know.
 */
export const spacingUtilities: Families = {
  ...onSides('p', padding),
  ...onSides('m', margin),
  ...onSides('scroll-p', padding),
  ...onSides('scroll-m', scrollMargin),

  pbs: onScale('[padding-block-start]', { css: spacing }),
  pbe: onScale('[padding-block-end]', { css: spacing }),
  mbs: onScale('[margin-block-start]', blockMargin),
  mbe: onScale('[margin-block-end]', blockMargin),
  'scroll-pbs': onScale('[scroll-padding-block-start]', { css: spacing }),
  'scroll-pbe': onScale('[scroll-padding-block-end]', { css: spacing }),
  'scroll-mbs': onScale('[scroll-margin-block-start]', { css: spacing, negative: 'value' }),
  'scroll-mbe': onScale('[scroll-margin-block-end]', { css: spacing, negative: 'value' }),

  gap: onScale('gap', padding),
  'gap-x': onScale('gap-x', padding),
  'gap-y': onScale('gap-y', padding),
  'space-x': onScale('space-x', scrollMargin),
  'space-y': onScale('space-y', scrollMargin),
  'border-spacing': onScale('border-spacing', padding),
  'border-spacing-x': onScale('border-spacing-x', padding),
  'border-spacing-y': onScale('border-spacing-y', padding),
}
