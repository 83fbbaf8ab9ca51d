import { type Icon, type NamedIcon, readIndex, writeIndex } from '#shared/tools/icons/index.ts'
import { type GlyphKey, glyphKey, iconSets, type SetId, setIds } from '#shared/tools/icons/sets.ts'
import { categorize } from './categorize.ts'
import { type PackageIcons, readPackage } from './read-packages.ts'

export type Collection = {
  packages: Record<SetId, PackageIcons>
  /** The names as they are sent, and as they are read again. */
  names: string
  icons: Icon[]
  /** The inside of each drawing's svg element. */
  bodies: Map<GlyphKey, string>
  tags: Map<string, string[]>
}

/** Every icon of every set, out of the packages. */
export function collectIcons(): Collection {
  const packages = Object.fromEntries(setIds.map((id) => [id, readPackage(id)])) as Record<SetId, PackageIcons>
  const names = writeIndex(setIds.flatMap((id) => namedIcons(id, packages[id])))
  const drawn = setIds.flatMap((id) => packages[id].drawings.map((drawing) => ({ id, ...drawing })))
  return {
    packages,
    names,
    icons: readIndex(names),
    bodies: new Map(drawn.map(({ id, style, name, body }) => [glyphKey(id, style, name), body])),
    tags: new Map(setIds.flatMap((id) => [...packages[id].tags])),
  }
}

/** An icon once, with the styles it has. */
function namedIcons(set: SetId, { drawings, aliases }: PackageIcons): NamedIcon[] {
  const styleIds = iconSets[set].styles.map(({ id }) => id)
  const masks = new Map<string, number>()
  for (const { name, style } of drawings) masks.set(name, (masks.get(name) ?? 0) | (1 << styleIds.indexOf(style)))
  return [...masks].map(([name, styles]) => ({
    set,
    name,
    categories: categorize(name),
    aliases: aliases.get(name) ?? [],
    styles,
  }))
}
