import { paletteOf } from '#shared/tools/button/colours.ts'
import { settled } from '#shared/tools/button/options.ts'
import { valueOf } from '#shared/tools/button/appearance.ts'
import { decodeButton } from '#shared/tools/button/state.ts'
import { decodeState } from '#shared/tools/palette/state.ts'
import type { Described } from './kept-designs.tsx'

/** "brand, accent" in their own colours. */
export function describePalette(query: string): Described {
  const { brands } = decodeState(query)
  return { text: brands.map(({ name }) => name).join(', '), colors: brands.map(({ input }) => input) }
}

/** "Save changes, soft lime". */
export function describeButton(query: string): Described {
  const { label, variant, color } = settled(decodeButton(query).design)
  const palette = paletteOf(color)
  const name = typeof palette.primary === 'string' ? palette.primary : palette.primary.name
  return { text: `${label}, ${variant} ${color}`, colors: [valueOf(`${name}-600`, palette)] }
}
