/** Boxes as browsers paint them: on whole pixels, with round corners also of what is cut off, and borders inside. */
import { box, paintedBounds, radiusOf, svgElement } from './shapes.ts'

const fits: Record<string, string> = { cover: 'xMidYMid slice', contain: 'xMidYMid meet', fill: 'none' }

export function corners(layer: Element, element: Element): void {
  const style = getComputedStyle(element)
  const exact = element.getBoundingClientRect()
  const bounds = paintedBounds(element)
  const radius = radiusOf(style, bounds)
  for (const rect of layer.querySelectorAll(
    ':scope > rect, :scope > [data-stacking-layer] > rect, :scope > mask > rect',
  ))
    if (isAt(rect, exact)) moveTo(rect, bounds)
  const mask = layer.hasAttribute('mask') && layer.querySelector(':scope > mask')
  if (mask && radius > 0) mask.firstElementChild?.setAttribute('rx', String(radius))
  if (element instanceof SVGSVGElement) {
    const [x, y] = [bounds.x - exact.x, bounds.y - exact.y]
    if (x !== 0 || y !== 0) layer.setAttribute('transform', `translate(${x} ${y})`)
  }
  const image = element instanceof HTMLImageElement ? layer.querySelector('image, svg') : null
  if (image) {
    image.setAttribute('preserveAspectRatio', fits[style.objectFit] ?? 'none')
    if (radius > 0) {
      const own = svgElement(layer.ownerDocument, 'mask')
      own.id = `${layer.id}-corners`
      const shape = box(layer.ownerDocument, bounds, { radius })
      shape.setAttribute('fill', '#ffffff')
      own.append(shape)
      layer.prepend(own)
      image.setAttribute('mask', `url(#${own.id})`)
    }
  }
  insetBorder(layer, bounds)
  insetLines(layer, exact)
}

const sizeOf = (rect: Element, name: string) => Number(rect.getAttribute(name) ?? 0)

const isAt = (rect: Element, { x, y, width, height }: DOMRect) =>
  Object.entries({ x, y, width, height }).every(([name, size]) => Math.abs(sizeOf(rect, name) - size) < 0.01)

function moveTo(rect: Element, { x, y, width, height }: DOMRect) {
  for (const [name, size] of Object.entries({ x, y, width, height })) rect.setAttribute(name, String(size))
}

/** The lines of borders that stand on some sides only: moved inside of the box, too. */
function insetLines(layer: Element, { left, top, right, bottom }: DOMRect) {
  for (const line of layer.querySelectorAll(':scope > line, :scope > [data-stacking-layer] > line')) {
    const half = parseFloat(line.getAttribute('stroke-width') ?? '0') / 2
    const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) => sizeOf(line, name)) as [
      number,
      number,
      number,
      number,
    ]
    const near = (one: number, other: number) => Math.abs(one - other) < 0.01
    if (near(y1, y2)) {
      const y = near(y1, top) ? Math.round(top) + half : near(y1, bottom) ? Math.round(bottom) - half : y1
      for (const name of ['y1', 'y2']) line.setAttribute(name, String(y))
    } else if (near(x1, x2)) {
      const x = near(x1, left) ? Math.round(left) + half : near(x1, right) ? Math.round(right) - half : x1
      for (const name of ['x1', 'x2']) line.setAttribute(name, String(x))
    }
  }
}

/** SVG strokes run on the edge, half of them outside; borders stand inside of it. */
function insetBorder(layer: Element, bounds: DOMRect) {
  const rects = [...layer.querySelectorAll(':scope > rect, :scope > [data-stacking-layer] > rect')]
  const bordered = rects.find((rect) => rect.hasAttribute('stroke') && isAt(rect, bounds))
  if (!bordered) return
  const half = parseFloat(bordered.getAttribute('stroke-width') ?? '0') / 2
  moveTo(
    bordered,
    new DOMRect(
      bounds.x + half,
      bounds.y + half,
      Math.max(0, bounds.width - 2 * half),
      Math.max(0, bounds.height - 2 * half),
    ),
  )
  for (const name of ['rx', 'ry'])
    if (bordered.hasAttribute(name)) bordered.setAttribute(name, String(Math.max(0, sizeOf(bordered, name) - half)))
}
