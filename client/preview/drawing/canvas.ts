/** A canvas to measure and paint on, which no document shows. */
import { defined } from '#shared/defined.ts'

export const canvas = (): OffscreenCanvasRenderingContext2D =>
  defined(new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }), 'A canvas')

/** How far the letters of a style reach above and below their baseline, in pixels. */
export function lettersOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) {
  const context = canvas()
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText('x')
  return { above, below }
}
