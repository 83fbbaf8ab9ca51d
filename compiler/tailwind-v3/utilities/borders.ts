/** Borders, dividers, outlines, rings and corners. */
import { firstOf, onColour, onMixedColour, onScale, onWords, together } from '../handlers.ts'
import { scale, scaleWithBare, strokeScale } from '../scales.ts'
import type { Families, Handler } from '../types.ts'
import { unit } from '../values.ts'

const widths = { known: scaleWithBare('0 2 4 8'), css: unit('px') } as const
/** What `border-*` takes besides. */
const styles = scale('solid dashed dotted double hidden none collapse separate')

/** Two or more widths at once need their type named. */
const severalWidths =
  (root: string): Handler =>
  ({ value }) =>
    value.kind === 'arbitrary' && value.type === null && /^[\d.]+\w*(_[\d.]+\w*)+$/.test(value.css)
      ? [`${root}-[length:${value.css}]`]
      : null

/** A width or a colour. */
const edge = (root: string): Handler => firstOf(severalWidths(root), onScale(root, widths), onColour(root))

const corners = ['', '-s', '-e', '-t', '-r', '-b', '-l', '-ss', '-se', '-ee', '-es', '-tl', '-tr', '-br', '-bl']
const radii = {
  known: scaleWithBare('none md lg xl 2xl 3xl full'),
  /** Version 3's names for the two smallest are one step off. */
  renamed: { xs: 'sm', sm: '' },
  css: (name: string) => (name === '4xl' ? '2rem' : null),
} as const

/** Version 4's bare ring is one pixel wide, version 3's is three. */
const ringWidth = onScale('ring', {
  known: scale('0 1 2 4 8'),
  renamed: { '': '1', '3': '' },
  css: unit('px'),
})

/**
 * Borders, outlines, rings and corners by root; each answers version 3's classes, a refusal, or null for a value it
 * does not know.
 */
export const borders: Families = {
  border: firstOf(severalWidths('border'), onWords('border', styles), edge('border')),
  'border-x': edge('border-x'),
  'border-y': edge('border-y'),
  'border-s': edge('border-s'),
  'border-e': edge('border-e'),
  'border-t': edge('border-t'),
  'border-r': edge('border-r'),
  'border-b': edge('border-b'),
  'border-l': edge('border-l'),

  divide: firstOf(onWords('divide', scale('solid dashed dotted double none')), onColour('divide')),
  'divide-x': onScale('divide-x', widths),
  'divide-y': onScale('divide-y', widths),

  outline: firstOf(
    onScale('outline', { known: strokeScale, renamed: { '': '1' }, css: unit('px') }),
    onColour('outline'),
  ),
  'outline-offset': onScale('outline-offset', { known: strokeScale, css: unit('px'), negative: 'prefix' }),

  ring: firstOf(ringWidth, onMixedColour('ring')),
  'ring-offset': firstOf(onScale('ring-offset', { known: strokeScale, css: unit('px') }), onMixedColour('ring-offset')),
  'inset-ring': firstOf(
    together(ringWidth, () => ['ring-inset']),
    onMixedColour('ring'),
  ),

  ...Object.fromEntries(corners.map((corner) => [`rounded${corner}`, onScale(`rounded${corner}`, radii)])),
}
