/** Writes one icon as SVG, as it is or as somebody wants it. */
import type { IconSet, IconStyle } from './sets.ts'

/** What is drawn: the body is the inside of its svg element. */
export type Glyph = { set: IconSet; style: IconStyle; name: string; body: string }

/** How it is wanted; null leaves it as its makers drew it. */
export type Look = {
  /** Pixels of its side. */
  size: number | null
  /** Width of lines in units of the drawing's own grid; areas have none. */
  stroke: number | null
  /** A CSS colour in place of the text's own. */
  color: string | null
}

export const plain: Look = { size: null, stroke: null, color: null }

export type Attribute = readonly [name: string, value: string]

/** Pixels of an icon's side: as wanted, or those of the grid it was drawn on. */
export const sizeOf = ({ style }: Glyph, { size }: Look) => size ?? style.grid
/** Width of an icon's lines in units of its grid, as wanted or as drawn; null for one that is made of areas. */
export const strokeOf = ({ style }: Glyph, { stroke }: Look) =>
  style.stroke === null ? null : (stroke ?? style.stroke)

/**
 * The attributes of an icon's svg element, in the order they are written: drawn as its makers did, or as somebody
 * wants it.
 */
export function attributesOf(glyph: Glyph, look: Look): Attribute[] {
  const { set, style } = glyph
  const [size, stroke, color] = [String(sizeOf(glyph, look)), strokeOf(glyph, look), look.color ?? 'currentColor']
  const lines: Attribute[] = [
    ['fill', 'none'],
    ['stroke', color],
    ['stroke-width', String(stroke)],
    // One set says this once for the whole drawing, the others for each of its lines.
    ...(set.id === 'lucide-icons'
      ? ([
          ['stroke-linecap', 'round'],
          ['stroke-linejoin', 'round'],
        ] as const)
      : []),
  ]
  return [
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['width', size],
    ['height', size],
    ['viewBox', `0 0 ${style.grid} ${style.grid}`],
    ...(stroke === null ? ([['fill', color]] as const) : lines),
    ['aria-hidden', 'true'],
  ]
}

/** The elements inside, each as text; dots that are filled take the colour on. */
export const elementsOf = ({ body }: Glyph, { color }: Look): string[] =>
  (color ? body.replaceAll('currentColor', escapeAttribute(color)) : body).match(/<[^>]+>/g) ?? []

/** Text as it stands between double quotes in an attribute of HTML or SVG. Source: HTML, "escaping a string". */
export const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Attributes as they stand in a tag, escaped: `width="24" height="24"`. */
export const writeAttributes = (attributes: readonly Attribute[]) =>
  attributes.map(([name, value]) => `${name}="${escapeAttribute(value)}"`).join(' ')

/** An SVG document, one element a line. */
export function drawSvg(glyph: Glyph, look: Look = plain): string {
  const inside = elementsOf(glyph, look).map((element) => `  ${element}`)
  return [`<svg ${writeAttributes(attributesOf(glyph, look))}>`, ...inside, '</svg>'].join('\n')
}
