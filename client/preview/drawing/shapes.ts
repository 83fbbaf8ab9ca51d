/** Shapes of a drawing. */

const namespace = 'http://www.w3.org/2000/svg'

export const svgElement = (document: Document, name: string): Element => document.createElementNS(namespace, name)

type Placed = { radius?: number; out?: number; x?: number; y?: number }

/** A rectangle as large as an element, moved, and larger by `out` on every side. */
export function box(document: Document, bounds: DOMRect, { radius = 0, out = 0, x = 0, y = 0 }: Placed = {}): Element {
  const rect = svgElement(document, 'rect')
  const sizes = {
    x: bounds.x + x - out,
    y: bounds.y + y - out,
    width: Math.max(0, bounds.width + 2 * out),
    height: Math.max(0, bounds.height + 2 * out),
  }
  for (const [name, size] of Object.entries(sizes)) rect.setAttribute(name, String(size))
  if (radius > 0) rect.setAttribute('rx', String(Math.max(0, radius + out)))
  return rect
}

/** Where an element is painted: browsers move the edges of boxes to whole pixels. */
export function paintedBounds(element: Element): DOMRect {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left), Math.round(top)]
  return new DOMRect(x, y, Math.round(right) - x, Math.round(bottom) - y)
}

/** The radius of the corners in pixels, no more than half of the smaller side; that of the first corner stands for all. */
export function radiusOf(style: CSSStyleDeclaration, { width, height }: DOMRect): number {
  const [first = '0'] = style.borderTopLeftRadius.split(' ')
  const size = first.endsWith('%') ? (parseFloat(first) / 100) * width : parseFloat(first)
  return Math.min(size || 0, width / 2, height / 2)
}
