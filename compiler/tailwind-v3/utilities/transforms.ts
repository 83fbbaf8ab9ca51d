/** Moving, turning, scaling and skewing in the plane. */
import { onScale, onWords, together } from '../handlers.ts'
import { scale, translateScale } from '../scales.ts'
import type { Families } from '../types.ts'
import { either, fraction, hundredth, named, spacing, unit } from '../values.ts'

const move = {
  known: translateScale,
  css: either(spacing, fraction, named({ full: '100%' })),
  negative: 'prefix',
} as const
const grow = { known: scale('0 50 75 90 95 100 105 110 125 150'), css: hundredth, negative: 'prefix' } as const
const skew = { known: scale('0 1 2 3 6 12'), css: unit('deg'), negative: 'prefix' } as const

/** Transforms by root; each answers version 3's classes, a refusal, or null for a value it does not know. */
export const transforms: Families = {
  'translate-x': onScale('translate-x', move),
  'translate-y': onScale('translate-y', move),
  translate: together(onScale('translate-x', move), onScale('translate-y', move)),
  'scale-x': onScale('scale-x', grow),
  'scale-y': onScale('scale-y', grow),
  scale: onScale('scale', grow),
  rotate: onScale('rotate', { known: scale('0 1 2 3 6 12 45 90 180'), css: unit('deg'), negative: 'prefix' }),
  'skew-x': onScale('skew-x', skew),
  'skew-y': onScale('skew-y', skew),
  skew: together(onScale('skew-x', skew), onScale('skew-y', skew)),
  transform: onScale('[transform]'),
  origin: onWords('origin', scale('center top bottom left right top-left top-right bottom-left bottom-right')),
}
