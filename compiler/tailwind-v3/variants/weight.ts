import { sharedParts } from './tables.ts'

/** Whether a variant moves to other elements or to a part, which classes without it do not reach. */
export const isTarget = (variant: string) => /^(\*|\*\*|\[&[_>~+].*)$/.test(variant) || sharedParts.has(variant)

/** Variants that ask about the page, and those that version 4 wraps in `:where()`. */
const weightless = [
  /^(dark|rtl|ltr|in-.*|not-(dark|rtl|ltr)|@.*|\[@.*|starting|noscript)$/,
  /^(not-)?((max|min)-.*|sm|md|lg|xl|2xl|print|portrait|landscape)$/,
  /^(not-)?(supports|motion|contrast|forced|inverted|pointer|any-pointer)-/,
]

/** How many classes' worth of specificity a variant adds in version 4. */
export function weightOf(variant: string): number {
  if (isTarget(variant) || weightless.some((pattern) => pattern.test(variant))) return 0
  if (!variant.startsWith('[')) return 1
  return variant.slice(1, -1).match(/[.#][a-z]|\[|:(?!where|is|not|has)/gi)?.length ?? 0
}
