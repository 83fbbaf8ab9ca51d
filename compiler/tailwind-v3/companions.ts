import { parseCandidate } from '../tailwind/candidate.ts'
import { isColour } from './colours.ts'
import { parseSigns } from './parse.ts'

/**
 * What version 4 takes for granted and version 3 must be told: a ring, border or divider without a colour has the
 * colour of the text, an outline with a width is drawn, and a row of children runs the way the page is written.
 */
type Companion = {
  /** Utilities that need it. */
  needs: RegExp
  /** Utilities that say it already. */
  unless: (utility: string) => boolean
  /** Version 3's class that says it, and a variant it stands behind. */
  add: string
  behind?: string
}

/** A word after a root that is a colour, or a value that may be one. */
const colourOf = (root: RegExp) => (utility: string) => {
  const value = root.exec(utility)?.[1]?.replace(/\/[^/\]]+$/, '')
  return value !== undefined && (isColour(value) || (/^[[(]/.test(value) && !isLength(value)))
}
const isLength = (value: string) => /^[[(](length:|[\d.]|calc)/.test(value)
const width = (roots: string) => new RegExp(`^(${roots})(-(\\d+|\\[([\\d.]|calc|length:).*\\]|\\(length:.*\\)))?$`)
const isZero = (utility: string) => utility.endsWith('-0')
const sides = '(?:-[xytrblse])?'

const companions: readonly Companion[] = [
  { needs: width('ring'), unless: colourOf(/^ring-(.+)$/), add: 'ring-current' },
  { needs: width('inset-ring'), unless: colourOf(/^inset-ring-(.+)$/), add: 'ring-current' },
  { needs: width(`border${sides}`), unless: colourOf(new RegExp(`^border${sides}-(.+)$`)), add: 'border-current' },
  { needs: width('divide-[xy]'), unless: colourOf(/^divide-(.+)$/), add: 'divide-current' },
  {
    needs: width('outline'),
    unless: (utility) => /^outline-(solid|dashed|dotted|double|none|hidden)$/.test(utility),
    add: 'outline',
  },
  {
    needs: /^-?space-x-(?!reverse$)/,
    unless: (utility) => utility === 'space-x-reverse',
    add: 'space-x-reverse',
    behind: 'rtl',
  },
  {
    needs: /^divide-x(-(?!reverse$)|$)/,
    unless: (utility) => utility === 'divide-x-reverse',
    add: 'divide-x-reverse',
    behind: 'rtl',
  },
]

/**
 * The classes of version 3 to add beside one of version 4.
 *
 * @param variants the variants of the class
 * @param utility the class without them
 * @param element every class of the element
 * @returns utilities of version 3, each with the variant it stands behind
 */
export function companionsOf(variants: string[], utility: string, element: readonly string[]) {
  const { body, negative } = parseSigns(utility)
  const plain = negative ? `-${body}` : body
  return companions
    .filter(({ needs, unless }) => needs.test(plain) && !isZero(plain) && !isSaid(unless, variants, element))
    .map(({ add, behind }) => ({ utility: add, behind: behind ?? null }))
}

/** Whether a class of the element says it wherever these variants hold. */
function isSaid(says: (utility: string) => boolean, variants: string[], element: readonly string[]) {
  return element.some((className) => {
    const other = parseCandidate(className)
    return says(parseSigns(other.utility).body) && other.variants.every((variant) => variants.includes(variant))
  })
}
