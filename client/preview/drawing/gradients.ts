/** The library reads gradients as CSS had them long ago: without oklch() and without the way between two colours. */
import { colourOf } from './colours.ts'

/** A way of mixing, with the comma or the space beside it: `to right in oklab`, `in oklab, red`. */
const ways =
  /\s*\bin (?:srgb|srgb-linear|oklab|oklch|lab|lch|hsl|hwb)\b(?: (?:longer|shorter|increasing|decreasing) hue)?/g
const colours = /\b(?:oklch|oklab|lab|lch|color|color-mix)\([^()]*\)/g

/**
 * A gradient in words that the library reads.
 *
 * @param css a background image as the browser computes it
 * @returns the same gradient with colours in rgb(), or `none` for one that cannot be drawn
 */
export function plainGradient(css: string): string {
  if (/conic-gradient\(/.test(css)) return 'none'
  return css
    .replace(ways, '')
    .replace(/gradient\(\s*,\s*/g, 'gradient(')
    .replace(colours, (written) => {
      const colour = colourOf(written)
      if (!colour) return written
      const parts = [1, 3, 5].map((at) => parseInt(colour.hex.slice(at, at + 2), 16))
      return `rgba(${parts.join(', ')}, ${colour.opacity})`
    })
}

/** Writes every gradient of a page anew. */
export function plainGradients({ body }: Document): void {
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const { backgroundImage } = getComputedStyle(element)
    if (backgroundImage.includes('gradient(') && element.style)
      element.style.backgroundImage = plainGradient(backgroundImage)
  }
}
