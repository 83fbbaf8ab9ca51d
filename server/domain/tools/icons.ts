/** The icons the build found, for pages that show some of them before a script runs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { needed } from '#shared/needed.ts'
import { type Icon, iconsOf, readIndex } from '#shared/tools/icons/index.ts'
import type { IconManifest } from '#shared/tools/icons/manifest.ts'
import { type Library, openLibrary } from '#shared/tools/icons/search.ts'
import { iconSets, readGlyphKey, type SetId, type StyleId } from '#shared/tools/icons/sets.ts'
import { addTags, readTags } from '#shared/tools/icons/tags.ts'

export type Icons = {
  manifest(): IconManifest
  /** All icons of all sets with their tags, ready to be searched. */
  library(): Library
  /** The inside of an icon's svg element; null where that set has no such drawing. */
  body(icon: Icon, style: StyleId): string | null
}

/** The icons of a build folder, each file read when it is first needed. */
export function openIcons(buildDir: string): Icons {
  const read = (address: string) => readFileSync(join(buildDir, address), 'utf8')
  const manifest = once(() => JSON.parse(read('icon-data/manifest.json')) as IconManifest)
  const library = once(() => openLibrary(addTags(readIndex(read(manifest().names)), readTags(read(manifest().tags)))))
  const bodies = new Map<string, Map<number, string>>()

  function bodiesOf(set: SetId, style: StyleId): Map<number, string> {
    const key = `${set}/${style}`
    let found = bodies.get(key)
    if (!found) {
      const address = manifest().sets.find(({ id }) => id === set)?.bodies[style]
      const texts = JSON.parse(read(needed(address, `The build has no drawings ${key}.`))) as string[]
      const place = iconSets[set].styles.findIndex(({ id }) => id === style)
      const icons = iconsOf(library().icons, set, place)
      found = new Map(icons.map(({ id }, at) => [id, needed(texts[at], `The build has too few drawings ${key}.`)]))
      bodies.set(key, found)
    }
    return found
  }

  return { manifest, library, body: (icon, style) => bodiesOf(icon.set, style).get(icon.id) ?? null }
}

/** The inside of a drawing by its key; null where there is none. */
export function glyphBody(icons: Icons, key: string): string | null {
  const parts = readGlyphKey(key)
  const icon = parts && icons.library().icons.find(({ set, name }) => set === parts.set.id && name === parts.name)
  const place = parts ? parts.set.styles.indexOf(parts.style) : -1
  return icon && (icon.styles >> place) & 1 ? icons.body(icon, parts.style.id) : null
}

function once<Value>(make: () => Value): () => Value {
  let value: { made: Value } | null = null
  return () => (value ??= { made: make() }).made
}
