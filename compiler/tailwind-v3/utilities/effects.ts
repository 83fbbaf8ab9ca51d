/** Shadows, opacity and filters. */
import { firstOf, onMixedColour, onScale, onTable } from '../handlers.ts'
import { opacityScale, scale, scaleWithBare } from '../scales.ts'
import type { Families, Handler } from '../types.ts'
import { hundredth, squeeze, unit } from '../values.ts'

/** Shadows of version 4, each layer with the place of its opacity. */
const shadowLayers = {
  '2xs': [['0 1px', 0.05]],
  xs: [['0 1px 2px 0', 0.05]],
  sm: [
    ['0 1px 3px 0', 0.1],
    ['0 1px 2px -1px', 0.1],
  ],
  md: [
    ['0 4px 6px -1px', 0.1],
    ['0 2px 4px -2px', 0.1],
  ],
  lg: [
    ['0 10px 15px -3px', 0.1],
    ['0 4px 6px -4px', 0.1],
  ],
  xl: [
    ['0 20px 25px -5px', 0.1],
    ['0 8px 10px -6px', 0.1],
  ],
  '2xl': [['0 25px 50px -12px', 0.25]],
} as const satisfies Readonly<Record<string, readonly (readonly [layer: string, opacity: number])[]>>

type Shadow = keyof typeof shadowLayers
const isShadow = (name: string): name is Shadow => Object.hasOwn(shadowLayers, name)

const shadowCss = (name: Shadow, opacity?: string) =>
  shadowLayers[name].map(([layer, own]) => `${layer} rgb(0 0 0/${opacity ?? own})`).join(',')

/** `shadow-lg/50`: a shadow of the scale with another opacity. */
const shadowWithOpacity: Handler = ({ value, modifier, negative }) => {
  if (negative || modifier === null || value.kind !== 'named' || !isShadow(value.name)) return null
  const opacity = modifier.startsWith('[') ? modifier.slice(1, -1) : hundredth(modifier)
  return opacity === null ? null : [`shadow-[${squeeze(shadowCss(value.name, opacity))}]`]
}

const shadows = onTable({
  '': 'shadow',
  none: 'shadow-none',
  inner: 'shadow-inner',
  '2xs': `shadow-[${squeeze(shadowCss('2xs'))}]`,
  xs: 'shadow-sm',
  sm: 'shadow',
  md: 'shadow-md',
  lg: 'shadow-lg',
  xl: 'shadow-xl',
  '2xl': 'shadow-2xl',
})

const insetShadows = onTable({
  none: 'shadow-none',
  '2xs': 'shadow-[inset_0_1px_rgb(0_0_0/0.05)]',
  xs: 'shadow-[inset_0_1px_1px_rgb(0_0_0/0.05)]',
  sm: 'shadow-[inset_0_2px_4px_rgb(0_0_0/0.05)]',
})
const arbitraryInset: Handler = ({ value }) =>
  value.kind === 'arbitrary' && value.type !== 'color'
    ? [`shadow-[${value.css.includes('var(') ? 'shadow:' : ''}inset_${value.css}]`]
    : null

/** Drop shadows have other values under the same names, except the smallest. */
const dropShadows = onTable({
  '': 'drop-shadow',
  none: 'drop-shadow-none',
  xs: 'drop-shadow-sm',
  sm: 'drop-shadow-[0_1px_2px_rgb(0_0_0/0.15)]',
  md: 'drop-shadow-[0_3px_3px_rgb(0_0_0/0.12)]',
  lg: 'drop-shadow-[0_4px_4px_rgb(0_0_0/0.15)]',
  xl: 'drop-shadow-[0_9px_7px_rgb(0_0_0/0.1)]',
  '2xl': 'drop-shadow-[0_25px_25px_rgb(0_0_0/0.15)]',
})

const whole = { known: scaleWithBare('0'), renamed: { '100': '' }, css: unit('%') } as const

/** Every filter, for the element itself and, with `backdrop-`, for what lies behind it. */
const filters = (prefix: '' | 'backdrop-'): Families => ({
  [`${prefix}blur`]: onScale(`${prefix}blur`, {
    known: scaleWithBare('none md lg xl 2xl 3xl'),
    renamed: { xs: 'sm', sm: '' },
  }),
  [`${prefix}brightness`]: onScale(`${prefix}brightness`, {
    known: scale('0 50 75 90 95 100 105 110 125 150 200'),
    css: hundredth,
  }),
  [`${prefix}contrast`]: onScale(`${prefix}contrast`, { known: scale('0 50 75 100 125 150 200'), css: hundredth }),
  [`${prefix}saturate`]: onScale(`${prefix}saturate`, { known: scale('0 50 100 150 200'), css: hundredth }),
  [`${prefix}grayscale`]: onScale(`${prefix}grayscale`, whole),
  [`${prefix}invert`]: onScale(`${prefix}invert`, whole),
  [`${prefix}sepia`]: onScale(`${prefix}sepia`, whole),
  [`${prefix}hue-rotate`]: onScale(`${prefix}hue-rotate`, {
    known: scale('0 15 30 60 90 180'),
    css: unit('deg'),
    negative: 'prefix',
  }),
})

/**
 * Shadows, opacity and filters by root; each answers version 3's classes, a refusal, or null for a value it does not
 * know.
 */
export const effects: Families = {
  shadow: firstOf(shadowWithOpacity, shadows, onScale('shadow', { hint: 'shadow' }), onMixedColour('shadow')),
  'inset-shadow': firstOf(insetShadows, arbitraryInset),
  'drop-shadow': firstOf(dropShadows, (use) =>
    use.value.kind === 'arbitrary' && use.value.type !== 'color' ? onScale('drop-shadow')(use) : null,
  ),
  opacity: onScale('opacity', { known: opacityScale, css: hundredth }),
  'backdrop-opacity': onScale('backdrop-opacity', { known: opacityScale, css: hundredth }),
  ...filters(''),
  ...filters('backdrop-'),
  filter: onScale('[filter]'),
  'backdrop-filter': onScale('[backdrop-filter]'),
}
