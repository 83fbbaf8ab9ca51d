import { luminance, ratioOf } from '../color/contrast.ts'
import { over, type Rgb } from '../color/rgb.ts'
import type { ColorBook, ColorRef } from './color-book.ts'
import type { Paint } from './paints.ts'
import type { Pair } from './pairs.ts'
import type { Surface } from './surfaces.ts'

/** Colours that classes get in the place of their own. */
export type Choices = ReadonlyMap<Paint, ColorRef>

/** Looks at pairs through a palette's colours. */
export type View = {
  colorOf: (paint: Paint) => ColorRef
  /** Relative luminance of what lies behind, 0 to 1. */
  behind: (surface: Surface) => number
  /** Relative luminance of the colour as it is seen over what lies behind, 0 to 1. */
  front: (pair: Pair) => number
  /** Contrast ratio, 1 to 21. */
  ratio: (pair: Pair) => number
}

/** A view of a palette; the choices may change while it is in use. */
export function createView(book: ColorBook, choices: Choices = new Map()): View {
  const colorOf = (paint: Paint) => choices.get(paint) ?? paint
  const rgbOf = ({ page, layers }: Surface) => {
    let color: Rgb = page ? book.rgb(page) : book.rgb(colorOf(layers[0]!))
    for (const layer of page ? layers : layers.slice(1)) {
      color = over({ ...book.rgb(colorOf(layer)), alpha: layer.alpha }, color)
    }
    return color
  }
  const behind = (surface: Surface) => {
    const [first] = surface.layers
    if (!first) return book.luminance(surface.page!)
    if (surface.layers.length === 1 && !surface.page) return book.luminance(colorOf(first))
    return luminance(rgbOf(surface))
  }
  const front = ({ paint, surface }: Pair) => {
    if (paint.alpha === 1) return book.luminance(colorOf(paint))
    return luminance(over({ ...book.rgb(colorOf(paint)), alpha: paint.alpha }, rgbOf(surface)))
  }
  return { colorOf, behind, front, ratio: (pair) => ratioOf(front(pair), behind(pair.surface)) }
}
