/** The dots and numbers of lists, which belong to no element. */
import { svgElement } from './shapes.ts'

/** Of the font's size: a disc as browsers draw it, and its distance from the text. */
const disc = { radius: 0.18, left: 0.9 }

export function addMarkers(layer: Element, element: Element): void {
  const style = getComputedStyle(element)
  if (style.display !== 'list-item' || style.listStyleType !== 'disc') return
  const text = document.createRange()
  text.selectNodeContents(element)
  const [line] = text.getClientRects()
  if (!line) return
  const marker = getComputedStyle(element, '::marker')
  const size = parseFloat(marker.fontSize)
  const dot = svgElement(layer.ownerDocument, 'circle')
  const at = {
    cx: element.getBoundingClientRect().x - size * disc.left,
    cy: line.y + line.height / 2 + size * 0.04,
    r: size * disc.radius,
  }
  for (const [name, value] of Object.entries(at)) dot.setAttribute(name, String(value))
  dot.setAttribute('fill', marker.color)
  layer.append(dot)
}
