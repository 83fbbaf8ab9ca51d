/** Position, order, flex, grid, columns, and what else places a box. */
import { onScale, onTable, onWords, firstOf } from '../handlers.ts'
import { insetScale, scale, scaleWithBare, twelveScale } from '../scales.ts'
import type { Families } from '../types.ts'
import { either, fraction, integer, named, ratio, spacing, tracks } from '../values.ts'
import { containers } from './sizing.ts'

const inset = {
  known: insetScale,
  css: either(spacing, fraction, named({ full: '100%' })),
  negative: 'prefix',
} as const
const blockInset = { css: either(spacing, fraction, named({ full: '100%', auto: 'auto' })), negative: 'value' } as const

const line = { known: scale('auto 13', twelveScale), css: integer, negative: 'prefix' } as const
const span = {
  known: scale('full', twelveScale),
  css: (name: string) => (integer(name) ? `span ${name}/span ${name}` : null),
}
const track = { known: scale('none subgrid', twelveScale), css: tracks } as const
const autoTrack = { known: scale('auto min max fr') } as const
const factor = { known: scaleWithBare('0'), css: integer } as const

/** `col-span-15` is `col-[span_15/span_15]`: the arbitrary form lies on the shorter utility. */
const spanOf = (axis: 'col' | 'row') =>
  firstOf(
    ({ value }) => (value.kind === 'arbitrary' ? [`${axis}-[span_${value.css}/span_${value.css}]`] : null),
    onWords(`${axis}-span`, span.known),
    onScale(axis, { css: span.css }),
  )

/**
 * Layout, flexbox and grid by root; each answers version 3's classes, a refusal, or null for a value it does not
 * know.
 */
export const layout: Families = {
  inset: onScale('inset', inset),
  'inset-x': onScale('inset-x', inset),
  'inset-y': onScale('inset-y', inset),
  'inset-s': onScale('start', inset),
  'inset-e': onScale('end', inset),
  'inset-bs': onScale('[inset-block-start]', blockInset),
  'inset-be': onScale('[inset-block-end]', blockInset),
  start: onScale('start', inset),
  end: onScale('end', inset),
  top: onScale('top', inset),
  right: onScale('right', inset),
  bottom: onScale('bottom', inset),
  left: onScale('left', inset),

  z: onScale('z', { known: scale('auto 0 10 20 30 40 50'), css: integer, negative: 'prefix' }),
  order: onScale('order', { known: scale('first last none', twelveScale), css: integer, negative: 'prefix' }),

  flex: onScale('flex', { known: scale('1 auto initial none'), css: either(integer, fraction) }),
  grow: onScale('grow', factor),
  shrink: onScale('shrink', factor),
  'flex-grow': onScale('grow', factor),
  'flex-shrink': onScale('shrink', factor),

  'grid-cols': onScale('grid-cols', track),
  'grid-rows': onScale('grid-rows', track),
  'auto-cols': onScale('auto-cols', autoTrack),
  'auto-rows': onScale('auto-rows', autoTrack),
  col: onScale('col', { known: scale('auto'), css: integer, negative: 'value' }),
  row: onScale('row', { known: scale('auto'), css: integer, negative: 'value' }),
  'col-span': spanOf('col'),
  'row-span': spanOf('row'),
  'col-start': onScale('col-start', line),
  'col-end': onScale('col-end', line),
  'row-start': onScale('row-start', line),
  'row-end': onScale('row-end', line),

  columns: onScale('columns', { known: scale('auto', twelveScale, new Set(Object.keys(containers))), css: integer }),
  aspect: onScale('aspect', { known: scale('auto square video'), css: ratio }),

  object: firstOf(
    onTable({
      'top-left': 'object-left-top',
      'top-right': 'object-right-top',
      'bottom-left': 'object-left-bottom',
      'bottom-right': 'object-right-bottom',
    }),
    onWords('object', scale('center top bottom left right left-top right-top left-bottom right-bottom')),
  ),
  '@container': ({ value, modifier }) => {
    const type = value.kind === 'none' ? 'inline-size' : value.kind === 'named' ? value.name : null
    if (type === null || !['inline-size', 'size', 'normal'].includes(type)) return null
    return [modifier === null ? `[container-type:${type}]` : `[container:${modifier}/${type}]`]
  },
}
