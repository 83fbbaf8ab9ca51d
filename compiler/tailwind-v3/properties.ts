/** Which CSS properties set the same thing. */

/** Properties that are put together from variables; two classes meet there only if they set the same variable. */
const composed = new Set([
  'translate',
  'scale',
  'transform',
  'box-shadow',
  'filter',
  'backdrop-filter',
  '-webkit-backdrop-filter',
  'border-spacing',
  'font-variant-numeric',
  'touch-action',
])

/** Shorthands whose longhands do not begin with their name. */
const longhands: Readonly<Record<string, RegExp>> = {
  inset: /^(top|right|bottom|left)$/,
  'inset-inline': /^(left|right)$/,
  'inset-block': /^(top|bottom)$/,
  gap: /^(row|column)-gap$/,
  'border-width': /^border-.*-width$/,
  'border-color': /^border-.*-color$/,
  'border-style': /^border-.*-style$/,
  'border-radius': /^border-.*-radius$/,
}
/** Logical and physical names of the same sides, where text runs from left to right. */
const logical = [
  [/-inline-start/, '-left'],
  [/-inline-end/, '-right'],
  [/-block-start/, '-top'],
  [/-block-end/, '-bottom'],
] as const

/** Whether two sets of properties have a common longhand. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((one) => [...b].some((other) => meet(one, other)))
}

function meet(a: string, b: string): boolean {
  if (composed.has(a) || composed.has(b)) return false
  if (a === b) return true
  if (a.startsWith('--') || b.startsWith('--')) return false
  return includes(a, b) || includes(b, a) || physical(a) === physical(b)
}

const includes = (shorthand: string, property: string) =>
  property.startsWith(`${shorthand}-`) || longhands[shorthand]?.test(property) || axis(shorthand).test(property)

/** `padding-inline` sets `padding-left`; a property of another kind matches nothing. */
function axis(shorthand: string): RegExp {
  const [, root, direction] = /^(.+)-(inline|block)$/.exec(shorthand) ?? []
  return root ? new RegExp(`^${root}-(${direction === 'inline' ? 'left|right' : 'top|bottom'})$`) : /^$/
}

const physical = (property: string) =>
  logical
    .reduce((name, [pattern, side]) => name.replace(pattern, side), property)
    .replace(/^inset-(?=left|right|top|bottom)/, '')
