/** Text size, weight, spacing and decoration. */
import { firstOf, onColour, onScale, onTable, onWords } from '../handlers.ts'
import { scale, spacingScale, strokeScale } from '../scales.ts'
import type { Families, Handler } from '../types.ts'
import { either, integer, percentage, spacing, squeeze, unit } from '../values.ts'

const sizes = scale('xs sm base lg xl 2xl 3xl 4xl 5xl 6xl 7xl 8xl 9xl')
const leadings = scale('none tight snug normal relaxed loose 3 4 5 6 7 8 9 10')

/** `text-sm/5.5` → `text-sm/[1.375rem]`; the line height after the slash, from version 3's scale where it is on it. */
const textSize: Handler = ({ value, modifier, negative }) => {
  if (negative || value.kind === 'none') return null
  if (value.kind === 'named' && !sizes.has(value.name)) return null
  if (value.kind === 'arbitrary' && modifier !== null && looksLikeColour(value)) return null
  const size =
    value.kind === 'named' ? `text-${value.name}` : `text-[${value.type ? `${value.type}:` : ''}${value.css}]`
  if (modifier === null) return [size]
  const height = modifier.startsWith('[') || leadings.has(modifier) ? modifier : spacing(modifier)
  return height === null ? null : [`${size}/${height === modifier ? height : `[${squeeze(height)}]`}`]
}
const looksLikeColour = ({ type, css }: { type: string | null; css: string }) =>
  type === 'color' || (type === null && /^(#|rgb|hsl|hwb|lab|lch|ok|color|var\()/.test(css))

const shadows = {
  none: '[text-shadow:none]',
  '2xs': '[text-shadow:0_1px_0_rgb(0_0_0/0.15)]',
  xs: '[text-shadow:0_1px_1px_rgb(0_0_0/0.2)]',
  sm: '[text-shadow:0_1px_0_rgb(0_0_0/0.075),0_1px_1px_rgb(0_0_0/0.075),0_2px_2px_rgb(0_0_0/0.075)]',
  md: '[text-shadow:0_1px_1px_rgb(0_0_0/0.1),0_1px_2px_rgb(0_0_0/0.1),0_2px_4px_rgb(0_0_0/0.1)]',
  lg: '[text-shadow:0_1px_2px_rgb(0_0_0/0.1),0_3px_2px_rgb(0_0_0/0.1),0_4px_8px_rgb(0_0_0/0.1)]',
}
const stretches = scale(
  'normal ultra-condensed extra-condensed condensed semi-condensed semi-expanded expanded extra-expanded ultra-expanded',
)

/** Text by root; each answers version 3's classes, a refusal, or null for a value it does not know. */
export const typography: Families = {
  text: firstOf(textSize, onColour('text')),
  'text-shadow': firstOf(onTable(shadows), (use) =>
    use.value.kind === 'arbitrary' && use.value.type !== 'color' ? onScale('[text-shadow]')(use) : null,
  ),
  font: onWords('font', scale('sans serif mono thin extralight light normal medium semibold bold extrabold black')),
  'font-stretch': onScale('[font-stretch]', {
    css: either(percentage, (name) => (stretches.has(name) ? name : null)),
  }),
  'font-features': onScale('[font-feature-settings]'),
  leading: onScale('leading', { known: leadings, css: spacing }),
  tracking: onScale('tracking', { known: scale('tighter tight normal wide wider widest'), negative: 'prefix' }),
  indent: onScale('indent', { known: spacingScale, css: spacing, negative: 'prefix' }),
  'line-clamp': onScale('line-clamp', { known: scale('none 1 2 3 4 5 6'), css: integer }),
  align: onWords('align', scale('baseline top middle bottom text-top text-bottom sub super')),
  tab: onScale('[tab-size]', { css: integer }),
  list: onWords('list', scale('inside outside none disc decimal')),
  'list-image': onWords('list-image', scale('none')),
  content: onWords('content', scale('none')),

  decoration: firstOf(
    onScale('decoration', {
      known: scale('auto from-font solid double dotted dashed wavy', strokeScale),
      css: unit('px'),
    }),
    onColour('decoration'),
  ),
  'underline-offset': onScale('underline-offset', {
    known: scale('auto', strokeScale),
    css: unit('px'),
    negative: 'value',
  }),
  zoom: onScale('[zoom]', { css: unit('%') }),
  placeholder: onColour('placeholder'),
  caret: onColour('caret'),
}
