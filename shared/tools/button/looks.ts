/** The colours of each kind of button, in the two token palettes every component is written in. */
import type { ButtonDesign } from './options.ts'

/** Classes of one part of a look; every list is complete for both themes. */
type Look = { fill: string; edge: Record<'hairline' | 'bold', string>; usualEdge: 'none' | 'hairline' }

const noEdge = { hairline: '', bold: '' }
const dark = 'ring-inset ring-black/15 dark:ring-white/20'
const tinted = 'ring-inset ring-primary-600/30 dark:ring-primary-300/30'
const drawn = 'ring-inset ring-primary-600 dark:ring-primary-400'
const quiet = 'ring-inset ring-primary-950/15 dark:ring-white/20'
const both = (classes: string) => ({ hairline: `ring-1 ${classes}`, bold: `ring-2 ${classes}` })

/** Fills that rest on one step of the family: the letters on them pass in every state, and so in every palette. */
const solids: Record<ButtonDesign['tone'], string> = {
  normal: 'bg-primary-600 text-white hover:bg-primary-700 active:bg-primary-800',
  bright: 'bg-primary-400 text-primary-950 hover:bg-primary-300 active:bg-primary-200',
  deep: 'bg-primary-800 text-white hover:bg-primary-700 active:bg-primary-900',
  ink: 'bg-primary-950 text-white hover:bg-primary-800 active:bg-primary-900 dark:bg-primary-100 dark:text-primary-950 dark:hover:bg-white dark:active:bg-primary-200',
}

const looks: Record<ButtonDesign['variant'], (tone: ButtonDesign['tone']) => Look> = {
  solid: (tone) => ({ fill: solids[tone], edge: both(dark), usualEdge: 'none' }),
  soft: () => ({
    fill: 'bg-primary-100 text-primary-800 hover:bg-primary-200 active:bg-primary-300 dark:bg-primary-400/15 dark:text-primary-200 dark:hover:bg-primary-400/25 dark:active:bg-primary-400/35',
    edge: both(tinted),
    usualEdge: 'none',
  }),
  outline: () => ({
    fill: 'text-primary-700 hover:bg-primary-50 active:bg-primary-100 dark:text-primary-300 dark:hover:bg-primary-400/10 dark:active:bg-primary-400/20',
    edge: both(drawn),
    usualEdge: 'hairline',
  }),
  surface: () => ({
    fill: 'bg-white text-primary-800 hover:bg-primary-50 active:bg-primary-100 dark:bg-white/5 dark:text-primary-100 dark:hover:bg-white/10 dark:active:bg-white/15',
    edge: both(quiet),
    usualEdge: 'hairline',
  }),
  ghost: () => ({
    fill: 'text-primary-700 hover:bg-primary-100 active:bg-primary-200 dark:text-primary-300 dark:hover:bg-primary-400/15 dark:active:bg-primary-400/25',
    edge: noEdge,
    usualEdge: 'none',
  }),
  link: () => ({
    fill: 'text-primary-700 underline underline-offset-4 hover:text-primary-800 active:text-primary-900 dark:text-primary-300 dark:hover:text-primary-200 dark:active:text-primary-100',
    edge: noEdge,
    usualEdge: 'none',
  }),
}

/** Fill, letters and edge of a button, at rest, hovered and pressed. */
export function lookOf({ variant, tone, edge }: ButtonDesign): string {
  const look = looks[variant](tone)
  const wanted = edge === 'auto' ? look.usualEdge : edge
  // An outlined button without its outline would be another kind.
  const shown = wanted === 'none' && variant === 'outline' ? 'hairline' : wanted
  return shown === 'none' ? look.fill : `${look.fill} ${look.edge[shown]}`
}

/** The chosen one of a segmented group: full colour for solid buttons, a raised surface for the others. */
export const chosenLook = ({ variant, tone }: ButtonDesign): string =>
  variant === 'solid'
    ? solids[tone]
        .split(' ')
        .map((name) => (name.startsWith('dark:') ? `dark:aria-pressed:${name.slice(5)}` : `aria-pressed:${name}`))
        .join(' ')
    : 'aria-pressed:bg-white aria-pressed:text-primary-800 aria-pressed:shadow-xs aria-pressed:hover:bg-white aria-pressed:active:bg-primary-50 dark:aria-pressed:bg-primary-800 dark:aria-pressed:text-white dark:aria-pressed:hover:bg-primary-700 dark:aria-pressed:active:bg-primary-900'

/** The line between the two halves of a split button. */
export const seams: Record<ButtonDesign['variant'], string> = {
  solid: 'border-s border-white/25',
  soft: 'border-s border-primary-600/25 dark:border-primary-300/25',
  outline: '-ms-px',
  surface: '-ms-px',
  ghost: 'border-s border-primary-600/25 dark:border-primary-300/25',
  link: '',
}
/** The seam of an inverted button is inverted too. */
export const inkSeam = 'border-s border-white/25 dark:border-primary-950/25'
export const brightSeam = 'border-s border-primary-950/25'
