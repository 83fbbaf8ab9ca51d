/** Width, height and their bounds. */
import { onScale } from '../handlers.ts'
import {
  basisScale,
  heightScale,
  maxHeightScale,
  maxWidthScale,
  minHeightScale,
  minWidthScale,
  sizeScale,
  widthScale,
} from '../scales.ts'
import type { Families } from '../types.ts'
import { either, fraction, named, spacing } from '../values.ts'

/** The container scale of version 4, which version 3 has for `max-w-*` and `columns-*` only. */
export const containers = {
  '3xs': '16rem',
  '2xs': '18rem',
  xs: '20rem',
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  '3xl': '48rem',
  '4xl': '56rem',
  '5xl': '64rem',
  '6xl': '72rem',
  '7xl': '80rem',
}

const lengths = {
  auto: 'auto',
  none: 'none',
  full: '100%',
  lh: '1lh',
  min: 'min-content',
  max: 'max-content',
  fit: 'fit-content',
  svw: '100svw',
  lvw: '100lvw',
  dvw: '100dvw',
  svh: '100svh',
  lvh: '100lvh',
  dvh: '100dvh',
}

const across = either(spacing, fraction, named({ ...lengths, screen: '100vw' }), named(containers))
const down = either(spacing, fraction, named({ ...lengths, screen: '100vh' }))
const both = either(spacing, fraction, named(lengths))

/** Widths and heights by root; each answers version 3's classes, a refusal, or null for a value it does not know. */
export const sizing: Families = {
  w: onScale('w', { known: widthScale, css: across }),
  'min-w': onScale('min-w', { known: minWidthScale, css: across }),
  'max-w': onScale('max-w', { known: maxWidthScale, css: across }),
  h: onScale('h', { known: heightScale, css: down }),
  'min-h': onScale('min-h', { known: minHeightScale, css: down }),
  'max-h': onScale('max-h', { known: maxHeightScale, css: down }),
  size: onScale('size', { known: sizeScale, css: both }),
  basis: onScale('basis', {
    known: basisScale,
    css: either(spacing, fraction, named({ full: '100%' }), named(containers)),
  }),

  inline: onScale('[inline-size]', { css: across }),
  'min-inline': onScale('[min-inline-size]', { css: across }),
  'max-inline': onScale('[max-inline-size]', { css: across }),
  block: onScale('[block-size]', { css: down }),
  'min-block': onScale('[min-block-size]', { css: down }),
  'max-block': onScale('[max-block-size]', { css: down }),
}
