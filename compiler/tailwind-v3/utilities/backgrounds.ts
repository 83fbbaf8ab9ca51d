/** Backgrounds, gradients and the colours of SVG. */
import { firstOf, onColour, onMixedColour, onScale, onTable } from '../handlers.ts'
import { scale, stopScale } from '../scales.ts'
import type { Families, Handler, Use } from '../types.ts'
import { integer, percentage } from '../values.ts'

/** Colour spaces and hue paths after the slash of a gradient: `bg-linear-to-r/oklch`. */
const interpolations: Readonly<Record<string, string>> = {
  srgb: 'in_srgb',
  hsl: 'in_hsl',
  oklab: 'in_oklab',
  oklch: 'in_oklch',
  longer: 'in_oklch_longer_hue',
  shorter: 'in_oklch_shorter_hue',
  increasing: 'in_oklch_increasing_hue',
  decreasing: 'in_oklch_decreasing_hue',
}
const directions: Readonly<Record<string, string>> = {
  'to-t': 'to_top',
  'to-tr': 'to_top_right',
  'to-r': 'to_right',
  'to-br': 'to_bottom_right',
  'to-b': 'to_bottom',
  'to-bl': 'to_bottom_left',
  'to-l': 'to_left',
  'to-tl': 'to_top_left',
}

type GradientKind = 'linear' | 'radial' | 'conic'

/** An arbitrary gradient over version 3's stops; `position` is empty for the default one. */
const gradient = (kind: GradientKind, position: string, modifier: string | null) => {
  const space = modifier === null ? '' : (interpolations[modifier] ?? modifier.replace(/^\[|\]$/g, ''))
  const start = [position, space].filter(Boolean).join('_')
  return [`bg-[${kind}-gradient(${start ? `${start},` : ''}var(--tw-gradient-stops))]`]
}

/** A gradient with a position of its own, or with stops of its own, which a comma outside of parentheses tells. */
const arbitraryGradient = (kind: GradientKind, css: string, use: Use) =>
  css.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '').includes(',')
    ? [`bg-[${kind}-gradient(${css})]`]
    : gradient(kind, css, use.modifier)

const onGradient =
  (kind: GradientKind, positionOf: (name: string) => string | null): Handler =>
  (use) => {
    if (use.value.kind === 'arbitrary') return use.negative ? null : arbitraryGradient(kind, use.value.css, use)
    const position = positionOf(use.value.kind === 'named' ? use.value.name : '')
    if (position === null) return null
    return gradient(kind, use.negative ? position.replace(/\d/, '-$&') : position, use.modifier)
  }

const linear: Handler = (use) => {
  const name = use.value.kind === 'named' ? use.value.name : ''
  const direction = directions[name]
  if (direction && use.modifier === null && !use.negative) return [`bg-gradient-${name}`]
  return onGradient('linear', (angle) => direction ?? (integer(angle) ? `${angle}deg` : null))(use)
}

/** A corner is named the other way round in version 3. */
const corners = {
  'top-left': 'bg-left-top',
  'top-right': 'bg-right-top',
  'bottom-left': 'bg-left-bottom',
  'bottom-right': 'bg-right-bottom',
}
const typed =
  (as: string, type: string): Handler =>
  (use) =>
    use.value.kind === 'arbitrary' ? [`${as}-[${type}:${use.value.css}]`] : null

/** `bg-[size:…]` has another type in version 3. */
const background: Handler = (use) =>
  use.value.kind === 'arbitrary' && ['size', 'bg-size'].includes(use.value.type ?? '')
    ? typed('bg', 'length')(use)
    : null

const stop = (root: string): Handler =>
  firstOf(onScale(root, { known: stopScale, css: percentage }), onMixedColour(root))

/**
 * Backgrounds and gradients by root; each answers version 3's classes, a refusal, or null for a value it does not
 * know.
 */
export const backgrounds: Families = {
  bg: firstOf(onTable(corners), background, onColour('bg')),
  'bg-size': typed('bg', 'length'),
  'bg-position': typed('bg', 'position'),
  'bg-linear': linear,
  'bg-gradient': linear,
  'bg-radial': onGradient('radial', (name) => (name === '' ? '' : null)),
  'bg-conic': onGradient('conic', (name) => (name === '' ? '' : integer(name) ? `from_${name}deg` : null)),
  from: stop('from'),
  via: stop('via'),
  to: stop('to'),

  fill: onColour('fill'),
  stroke: firstOf(onScale('stroke', { known: scale('0 1 2'), css: integer }), onColour('stroke')),
  accent: onColour('accent'),
}
