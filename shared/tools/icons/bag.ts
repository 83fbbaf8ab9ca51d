/** What a collection of icons becomes: the files of a zip, or one sprite. */
import { attributesOf, elementsOf, type Glyph, type Look, writeAttributes } from './draw.ts'
import { type FormatId, formats } from './formats.ts'
import { componentName } from './names.ts'
import { iconSets, type SetId } from './sets.ts'

export const bagFormats = ['svg', 'react', 'vue', 'svelte'] as const satisfies readonly FormatId[]
export type BagFormat = (typeof bagFormats)[number]

/** As many as are collected at most: what a link can carry, and more than a product uses. */
export const mostInBag = 200

/** The files of a zip, by path: a folder for each set, names that tell styles apart, and the licences. */
export function bagFiles(
  glyphs: readonly Glyph[],
  format: BagFormat,
  look: Look,
  licences: Partial<Record<SetId, string>>,
): Record<string, string> {
  const files: Record<string, string> = {}
  for (const glyph of glyphs) {
    // The style is a part of the name, since components of two styles are often used together.
    const named = { ...glyph, name: nameInBag(glyph) }
    const base = format === 'svg' ? named.name : componentName(named.name)
    files[`${glyph.set.id}/${base}.${formats[format].extension}`] = `${formats[format].write(named, look)}\n`
  }
  for (const id of new Set(glyphs.map(({ set }) => set.id))) {
    const { title, by, home } = iconSets[id]
    files[`${id}/LICENSE.txt`] = `${title}, by ${by}\n${home}\n\n${licences[id] ?? iconSets[id].licence}\n`
  }
  return files
}

/** "bell" in the style a set shows first, "bell-solid" in another; where the name tells the style already, the name. */
const nameInBag = ({ set, style, name }: Glyph) =>
  set.oneLook || style.id === set.styles[0].id ? name : `${name}-${style.id}`

/** The id of an icon in a sprite: "lucide-icons-bell", "heroicons-v2-bell-solid". */
export const symbolId = (glyph: Glyph) => `${glyph.set.id}-${nameInBag(glyph)}`

/** One SVG document with a symbol for each icon, and how each is used. */
export function spriteOf(glyphs: readonly Glyph[], look: Look): string {
  const symbols = glyphs.flatMap((glyph) => {
    const kept = attributesOf(glyph, look).filter(
      ([name]) => !['xmlns', 'width', 'height', 'aria-hidden'].includes(name),
    )
    return [
      `  <symbol id="${symbolId(glyph)}" ${writeAttributes(kept)}>`,
      ...elementsOf(glyph, look).map((element) => `    ${element}`),
      `  </symbol>`,
    ]
  })
  return ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, '</svg>', ''].join('\n')
}

/**
 * The markup that shows an icon of a sprite, in pixels.
 *
 * @param file the sprite's address
 */
export const usageOf = (glyph: Glyph, { size }: Look, file = 'sprite.svg') =>
  `<svg width="${size ?? glyph.style.grid}" height="${size ?? glyph.style.grid}" aria-hidden="true"><use href="${file}#${symbolId(glyph)}" /></svg>`
