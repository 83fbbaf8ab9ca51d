import { splitVariants } from '../class-names.ts'
import { steps } from './palette.ts'

/** What a colour class paints: a surface, one stop of a gradient, letters, an icon, or a border, ring, outline or divider. */
export type Role = 'fill' | 'gradient' | 'text' | 'icon' | 'line'

/**
 * One colour class, taken apart:
 *
 *     dark:group-hover/item:bg-primary-600/90
 *     ^^^^ ^^^^^^^^^^^^^^^^ ^^ ^^^^^^^ ^^^ ^^
 *     dark  conditions    role family step alpha
 */
export type ColorUtility = {
  role: Role
  /** "bg", "text", "border-s" … */
  property: string
  /** "primary" and "secondary" are the tokens; "white", "black" and "transparent" have no steps. */
  family: string
  /** Position of the step in `steps`; -1 for white, black and transparent. */
  index: number
  /** 0 to 1 */
  alpha: number
  dark: boolean
  /** The other variants, those of a group or of a container named as the group itself sees them. */
  conditions: string[]
  /** How many of the conditions raise the selector's specificity. */
  weight: number
  /** "" for the element itself; else "before", "placeholder", "[&_svg]" …: what the class really paints. */
  part: string
  /** Where the colour with its alpha stands in the class, in UTF-16 units. */
  colorStart: number
  colorEnd: number
}

const roles: Record<string, Role> = {
  bg: 'fill', from: 'gradient', via: 'gradient', to: 'gradient', text: 'text', placeholder: 'text',
  fill: 'icon', stroke: 'icon', accent: 'icon', border: 'line', ring: 'line', 'inset-ring': 'line',
  outline: 'line', divide: 'line',
} // prettier-ignore

const colorUtility =
  /^!?(bg|from|via|to|text|placeholder|fill|stroke|accent|border(?:-[xytrblse]|-b[se])?|ring|inset-ring|outline|divide)-(?:([a-z]+)-(50|[1-9]00|950)|(white|black|transparent))(\/(?:\d+(?:\.\d+)?|\[[\d.]+%?\]))?!?$/
const partVariant =
  /^(?:before|after|placeholder|file|marker|selection|backdrop|first-letter|first-line|details-content|\*{1,2})$/
const weightless =
  /^(?:\[@|sm|md|lg|xl|[2-9]xl|max-|min-|@|motion-|print|portrait|landscape|contrast-|forced-colors|supports|pointer-|any-pointer-|starting|noscript|rtl|ltr|in-)/

/** Takes one class apart; null when it names no colour that we can measure. */
export function readUtility(word: string): ColorUtility | null {
  const { variants, utility } = splitVariants(word)
  const [, property, family = '', step, plain, opacity = ''] = colorUtility.exec(utility) ?? []
  if (!property) return null

  const end = word.endsWith('!') ? word.length - 1 : word.length
  const color = plain ?? `${family}-${step}`
  const conditions = variants.filter((variant) => variant !== 'dark' && !isPart(variant))
  return {
    role: roles[property] ?? 'line',
    property,
    family: plain ?? family,
    index: plain ? -1 : steps.indexOf(Number(step) as (typeof steps)[number]),
    alpha: plain === 'transparent' ? 0 : alphaOf(opacity),
    dark: variants.includes('dark'),
    conditions: conditions.map(asTheGroupSeesIt),
    weight: conditions.filter((variant) => !weightless.test(variant)).length,
    part: property === 'placeholder' ? property : variants.filter(isPart).join(':'),
    colorStart: end - opacity.length - color.length,
    colorEnd: end,
  }
}

/**
 * Whether a variant styles something else than the element. "[&_svg]" and "[&::marker]" do; "[&:not([data-open])]" and
 * "[.sidebar_&]" only say when.
 */
function isPart(variant: string): boolean {
  if (partVariant.test(variant)) return true
  const selector = /^\[(?!@)(.*&.*)\]$/.exec(variant)?.[1]
  if (!selector) return false
  const behind = selector
    .slice(selector.lastIndexOf('&') + 1)
    .replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g, '')
  return /[_>+~]|::/.test(behind)
}

/** "group-hover/item" is the group's own "hover": an element and what lies in it change together. */
const asTheGroupSeesIt = (variant: string) => variant.replace(/^(?:group|in)-/, '').replace(/\/[\w-]+$/, '')

function alphaOf(opacity: string): number {
  if (!opacity) return 1
  const text = opacity.slice(1).replace(/[[\]]/g, '')
  return opacity.startsWith('/[') && !text.endsWith('%') ? Number(text) : Number.parseFloat(text) / 100
}
