import { mapTo } from '../../color/gamut.ts'
import { toHex } from '../../color/rgb.ts'
import { wrap } from './reference.ts'
import { inputSwatch, type Scale } from './scale.ts'

/** What goes well with a colour: a counterpart as vivid as it is, or a gray with a trace of its hue. */
export function suggestion(kind: 'accent' | 'gray', scale: Scale): string {
  const { l, c, h } = inputSwatch(scale).wish
  const wish =
    kind === 'gray'
      ? { l: 0.55, c: 0.018, h, alpha: 1 }
      : { l: Math.min(0.75, Math.max(0.5, l)), c: Math.max(0.12, c), h: wrap(h + 160), alpha: 1 }
  return toHex(mapTo(wish, 'srgb'))
}
