import { type Palette } from '../../recolor/palette.ts'
import { paintOf, type Paint, valueOf } from './appearance.ts'

/** The prefix of every class of a specimen, so that none is one of the page's own. */
export const prefix = 'b'

/** A list of classes as specimens carry them, each with `prefix` before it. */
export const prefixed = (classes: string) =>
  classes
    .split(' ')
    .filter(Boolean)
    .map((name) => `${prefix}:${name}`)
    .join(' ')

/** How a condition is written, for one that holds and for one that is only shown. */
export const conditions: Record<string, string> = {
  hover: ':is(:hover,[data-shown~=hover])',
  'focus-visible': ':is(:focus-visible,[data-shown~=focus])',
  active: ':is(:active,[data-shown~=active])',
  disabled: ':disabled',
  'aria-pressed': '[aria-pressed=true]',
  'data-focus': '[data-focus]',
}
/** Where the dark theme is: on a ground of that theme, or on one that goes with the page. */
export const darkPlace = ':where([data-theme=dark] *,.dark [data-theme=page] *)'

const declarations: Record<Paint['property'], (value: string) => string> = {
  bg: (value) => `background-color:${value}`,
  text: (value) => `color:${value}`,
  ring: (value) => `--tw-ring-color:${value}`,
  border: (value) => `border-color:${value}`,
  'border-e': (value) => `border-inline-end-color:${value}`,
  outline: (value) => `outline-color:${value}`,
  shadow: (value) => `--tw-shadow-color:${value}`,
}

/** Finished classes that are seen on a page, and the palette their colours come from. */
export type ColoredClasses = { lists: readonly string[]; palette: Palette }

/** Later wins, as in Tailwind's own order: a pressed button is hovered too, and the dark theme comes last. */
const ranks: Record<string, number> = {
  hover: 1,
  'focus-visible': 2,
  active: 3,
  disabled: 4,
  'aria-pressed': 10,
  dark: 100,
}
const rankOf = ({ variants }: Paint) => variants.reduce((sum, variant) => sum + (ranks[variant] ?? 0), 0)

/**
 * The rules for the colours of specimens: what Tailwind CSS makes of these classes, with their palettes' values. All
 * else comes from the stylesheet of the build, since it is the same in every colour. What is on one page has to be in
 * one sheet, or a class of one specimen would come too late for another.
 */
export function liveCss(worn: readonly ColoredClasses[]): string {
  const rules = new Map<string, { rank: number; css: string }>()
  for (const { lists, palette } of worn)
    for (const name of lists.flatMap((list) => list.split(' '))) {
      const paint = paintOf(name)
      if (paint) rules.set(name, { rank: rankOf(paint), css: ruleOf(name, paint, palette) })
    }
  return [...rules.values()]
    .sort((a, z) => a.rank - z.rank)
    .map(({ css }) => css)
    .join('\n')
}

function ruleOf(name: string, { variants, property, color, alpha }: Paint, palette: Palette): string {
  const value = valueOf(color, palette)
  const shown = alpha === 1 ? value : `color-mix(in oklab,${value} ${Math.round(alpha * 100)}%,transparent)`
  const selector = `.${escapeName(`${prefix}:${name}`)}`
  const own = variants.filter((variant) => variant !== 'dark').map((variant) => conditions[variant] ?? '')
  return `${selector}${own.join('')}${variants.includes('dark') ? darkPlace : ''}{${declarations[property](shown)}}`
}

const escapeName = (name: string) => name.replace(/[^\w-]/g, (sign) => `\\${sign}`)
