/** Rings and shadows, which the library leaves out: a ring becomes an outline, a shadow a box that is blurred. */
import { colourOf } from './colours.ts'
import { box, paintedBounds, radiusOf, svgElement } from './shapes.ts'

type Shadow = { colour: string; x: number; y: number; blur: number; spread: number; inset: boolean }

/** What `box-shadow` computes to; commas inside of colours part nothing. */
export function shadowsOf(computed: string): Shadow[] {
  if (computed === 'none') return []
  return computed.split(/,(?![^(]*\))/).map((one) => {
    const inset = /\binset\b/.test(one)
    const rest = one.replace('inset', '').trim()
    const [x = 0, y = 0, blur = 0, spread = 0] = [...rest.matchAll(/(-?[\d.]+)px/g)].map(([, size]) => Number(size))
    const colour = rest.replace(/(?:-?[\d.]+px\s*){2,4}/, '').trim()
    return { colour, x, y, blur, spread, inset }
  })
}

const isSeen = ({ colour, x, y, blur, spread }: Shadow) =>
  (colourOf(colour)?.opacity ?? 0) > 0 && (x !== 0 || y !== 0 || blur !== 0 || spread !== 0)

let filters = 0

export function addShadows(layer: Element, element: Element): void {
  const style = getComputedStyle(element)
  const bounds = paintedBounds(element)
  if (bounds.width === 0 || bounds.height === 0 || style.visibility === 'hidden') return
  const radius = radiusOf(style, bounds)
  const background = backgroundOf(layer)
  const seen = shadowsOf(style.boxShadow).filter(isSeen)
  // The first is the topmost: of those below the box each goes before all that are there.
  for (const shadow of seen.filter(({ inset }) => !inset)) {
    const { x, y, blur, spread, colour } = shadow
    if (x === 0 && y === 0 && blur === 0) {
      layer.prepend(outline(layer, { bounds, radius, out: spread / 2, width: spread, colour }))
      continue
    }
    const shape = box(layer.ownerDocument, bounds, { radius, out: spread, x, y })
    shape.setAttribute('fill', colour)
    if (blur > 0) shape.setAttribute('filter', `url(#${blurOf(layer, blur)})`)
    layer.prepend(shape)
  }
  for (const { spread, blur, x, y, colour } of seen.filter(({ inset }) => inset).toReversed()) {
    if (blur !== 0 || x !== 0 || y !== 0) continue
    const ring = outline(layer, { bounds, radius, out: -spread / 2, width: spread, colour })
    if (background) background.after(ring)
    else layer.prepend(ring)
  }
}

/** The last rectangle that stands for the box itself, below everything it holds. */
function backgroundOf(layer: Element): Element | undefined {
  const own = layer.firstElementChild?.matches('[data-stacking-layer="rootBackgroundAndBorders"]')
    ? layer.firstElementChild
    : layer
  return [...own.children].findLast(
    (child, at, all) =>
      all.slice(0, at + 1).every((each) => each.matches('rect, linearGradient, pattern, image')) &&
      child.matches('rect'),
  )
}

type Outline = { bounds: DOMRect; radius: number; out: number; width: number; colour: string }

function outline(layer: Element, { bounds, radius, out, width, colour }: Outline): Element {
  const shape = box(layer.ownerDocument, bounds, { radius, out })
  shape.setAttribute('fill', 'none')
  shape.setAttribute('stroke', colour)
  shape.setAttribute('stroke-width', String(width))
  return shape
}

function blurOf(layer: Element, blur: number): string {
  const document = layer.ownerDocument
  const filter = svgElement(document, 'filter')
  filter.id = `blur-${(filters += 1)}`
  for (const [name, value] of Object.entries({ x: '-50%', y: '-50%', width: '200%', height: '200%' }))
    filter.setAttribute(name, value)
  const gaussian = svgElement(document, 'feGaussianBlur')
  // CSS Backgrounds 3, "Shadow shape": the deviation is half of the blur radius.
  gaussian.setAttribute('stdDeviation', String(blur / 2))
  filter.append(gaussian)
  document.documentElement.prepend(filter)
  return filter.id
}
