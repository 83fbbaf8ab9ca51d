import { luminance, ratioOf } from '../color/contrast.ts'
import { over, type Rgb } from '../color/rgb.ts'
import type { ColorBook, ColorRef } from './color-book.ts'
import type { Paint } from './paints.ts'
import type { Pair } from './pairs.ts'

/** Colours that classes get in the place of their own. */
export type Choices = {
  /** In both themes, or in the one the class is for. */
  everywhere: ReadonlyMap<Paint, ColorRef>
  /** Another one in the dark, for classes that are not only for the dark. */
  inDark: ReadonlyMap<Paint, ColorRef>
}

/** Looks at pairs through a palette's colours. */
export type View = {
  colorOf: (paint: Paint, dark: boolean) => ColorRef
  /** Relative luminance of what lies behind, 0 to 1. */
  behind: (pair: Pair) => number
  /** Relative luminance of the colour as it is seen over what lies behind, 0 to 1. */
  front: (pair: Pair) => number
  /** Contrast ratio, 1 to 21. */
  ratio: (pair: Pair) => number
}

/** A view of a palette; the choices may change while it is in use. */
export function createView(book: ColorBook, choices?: Choices): View {
  const colorOf = (paint: Paint, dark: boolean) =>
    (dark ? choices?.inDark.get(paint) : undefined) ?? choices?.everywhere.get(paint) ?? paint
  const rgbBehind = ({ surface, dark }: Pair) => {
    let color: Rgb = book.rgb(surface.page ?? colorOf(surface.layers[0], dark))
    for (const layer of surface.page ? surface.layers : surface.layers.slice(1)) {
      color = over({ ...book.rgb(colorOf(layer, dark)), alpha: layer.alpha }, color)
    }
    return color
  }
  const behind = (pair: Pair) => {
    const { surface, dark } = pair
    if (surface.page && surface.layers.length === 0) return book.luminance(surface.page)
    if (!surface.page && surface.layers.length === 1) return book.luminance(colorOf(surface.layers[0], dark))
    return luminance(rgbBehind(pair))
  }
  const front = (pair: Pair) => {
    const color = colorOf(pair.paint, pair.dark)
    if (pair.paint.alpha === 1) return book.luminance(color)
    return luminance(over({ ...book.rgb(color), alpha: pair.paint.alpha }, rgbBehind(pair)))
  }
  return { colorOf, behind, front, ratio: (pair) => ratioOf(front(pair), behind(pair)) }
}
