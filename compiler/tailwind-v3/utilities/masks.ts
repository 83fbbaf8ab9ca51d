/** Masks, which version 3 writes as arbitrary properties: each class is one whole mask, so an element has only one. */
import type { Families, Handler, Use } from '../types.ts'
import { either, percentage, spacing, squeeze } from '../values.ts'

const position = either(percentage, spacing)

/** Where the mask begins or ends to fade; null for colours, which have no form. */
function stopOf({ value, modifier, negative }: Use): string | null {
  if (negative || modifier !== null || value.kind === 'none') return null
  if (value.kind === 'named') return position(value.name)
  return value.type === null && /^[\d.]+(%|[a-z]+)$/.test(value.css) ? value.css : null
}

/** What is opaque and what is not, from a stop where it begins (`from`) or ends (`to`) to fade. */
const fades = {
  from: (stop: string) => `black ${stop}, transparent`,
  to: (stop: string) => `black, transparent ${stop}`,
}
const linear = (side: string) => (stops: string) => `linear-gradient(to ${side}, ${stops})`
const shapes: Readonly<Record<string, readonly ((stops: string) => string)[]>> = {
  t: [linear('top')],
  b: [linear('bottom')],
  l: [linear('left')],
  r: [linear('right')],
  x: [linear('right'), linear('left')],
  y: [linear('top'), linear('bottom')],
  radial: [(stops) => `radial-gradient(${stops})`],
}

const fading =
  (shape: readonly ((stops: string) => string)[], fade: (stop: string) => string): Handler =>
  (use) => {
    const stop = stopOf(use)
    if (stop === null) return null
    const image = shape.map((gradient) => gradient(fade(stop))).join(', ')
    return [`[mask-image:${squeeze(image)}]`, ...(shape.length > 1 ? ['[mask-composite:intersect]'] : [])]
  }

/** Masks by root; each answers version 3's classes, or null for a value it does not know. */
export const masks: Families = {
  mask: ({ value, modifier }) =>
    value.kind === 'arbitrary' && modifier === null && (value.type === null || value.type === 'image')
      ? [`[mask-image:${value.css}]`]
      : null,
  ...Object.fromEntries(
    Object.entries(shapes).flatMap(([name, shape]) =>
      Object.entries(fades).map(([end, fade]) => [`mask-${name}-${end}`, fading(shape, fade)]),
    ),
  ),
}

/** Whether a utility without signs is one of these. */
export const isMask = (body: string) => /^mask-([tblrxy]|radial)-(from|to)-|^mask-[[(]/.test(body)
