/** Design tools read no oklch(): every colour becomes six hexadecimal digits, and its opacity an attribute of its own. */
import { canvas } from './canvas.ts'

const painted = {
  fill: 'fill-opacity',
  stroke: 'stroke-opacity',
  'stop-color': 'stop-opacity',
  'flood-color': 'flood-opacity',
}

export type Colour = { hex: string; opacity: number }

const known = new Map<string, Colour | null>()

/** A colour as CSS writes it, as the browser paints it; null for what is none. */
export function colourOf(css: string): Colour | null {
  const before = known.get(css)
  if (before !== undefined) return before
  const colour = CSS.supports('color', css) && css !== 'currentcolor' ? paint(css) : null
  known.set(css, colour)
  return colour
}

function paint(css: string): Colour {
  const context = canvas()
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')
  return { hex: `#${hex}`, opacity: Math.round((alpha / 255) * 1000) / 1000 }
}

export function plainColours(svg: Element): void {
  for (const element of svg.querySelectorAll('*')) {
    for (const [attribute, opacity] of Object.entries(painted)) {
      const colour = colourOf(element.getAttribute(attribute) ?? '')
      if (!colour) continue
      element.setAttribute(attribute, colour.hex)
      const sum = colour.opacity * Number(element.getAttribute(opacity) ?? 1)
      if (sum < 1) element.setAttribute(opacity, String(sum))
    }
    element.removeAttribute('color')
  }
}
