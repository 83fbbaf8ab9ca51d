/** Lines below texts, where they stand away from where a design tool would draw its own. */
import { lettersOf } from './canvas.ts'
import { svgElement } from './shapes.ts'

export function addUnderlines(layer: Element, element: Element): void {
  const style = getComputedStyle(element)
  if (!style.textDecorationLine.includes('underline') || !style.textUnderlineOffset.endsWith('px')) return
  const size = parseFloat(style.fontSize)
  const offset = parseFloat(style.textUnderlineOffset)
  const thickness = style.textDecorationThickness.endsWith('px')
    ? parseFloat(style.textDecorationThickness)
    : Math.max(1, Math.floor(size / 14))
  const { below } = lettersOf(style)
  for (const text of layer.querySelectorAll(':scope > text')) {
    text.removeAttribute('text-decoration')
    for (const line of text.querySelectorAll('tspan')) {
      const rect = svgElement(layer.ownerDocument, 'rect')
      const at = {
        x: Number(line.getAttribute('x')),
        y: Math.round(Number(line.getAttribute('y')) - below + offset),
        width: Number(line.getAttribute('textLength')),
        height: thickness,
      }
      for (const [name, value] of Object.entries(at)) rect.setAttribute(name, String(value))
      rect.setAttribute('fill', style.textDecorationColor)
      text.before(rect)
    }
  }
}
