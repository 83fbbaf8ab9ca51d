/** Reads every icon of every set into build/icon-data: names, tags and bodies as files that browsers fetch, and what there is. */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconsOf } from '#shared/tools/icons/index.ts'
import type { IconManifest, ManifestSet } from '#shared/tools/icons/manifest.ts'
import { glyphKey, iconSets, lookOf, setIds } from '#shared/tools/icons/sets.ts'
import { writeTags } from '#shared/tools/icons/tags.ts'
import { collectIcons } from './icons/collect.ts'
import { buildDir } from '#toolchain/paths.ts'

const folder = join(buildDir, 'icon-data')

export function buildIcons(): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { packages, names, icons, bodies, tags } = collectIcons()
  const sets = setIds.map((id): ManifestSet => {
    const { version, drawings } = packages[id]
    const { styles, oneLook } = iconSets[id]
    const files = styles.map((style, index) => {
      const own = iconsOf(icons, id, index).map(({ name }) =>
        bodies.get(glyphKey(id, oneLook ? lookOf(name) : style.id, name)),
      )
      return [style.id, save(oneLook ? id : `${id}.${style.id}`, 'json', JSON.stringify(own))] as const
    })
    const count = icons.filter(({ set }) => set === id).length
    return { id, version, icons: count, drawings: drawings.length, bodies: Object.fromEntries(files) }
  })
  const licences = Object.fromEntries(setIds.map((id) => [id, packages[id].licence]))
  const manifest: IconManifest = {
    sets,
    names: save('names', 'txt', names),
    tags: save('tags', 'txt', writeTags(tags)),
    licences: save('licences', 'json', JSON.stringify(licences)),
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return `${sets.reduce((sum, { drawings }) => sum + drawings, 0)} icons`
}

/** Writes a file under a name that changes with what is in it, answers its address. */
function save(name: string, extension: 'json' | 'txt', text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const file = `${name}.${hash}.${extension}`
  writeFileSync(join(folder, file), text)
  return `/icon-data/${file}`
}
