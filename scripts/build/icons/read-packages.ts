/** Reads the icons out of the npm packages they come in. */
import { join } from 'node:path'
import { iconSets, lookOf, type SetId, type StyleId } from '#shared/tools/icons/sets.ts'
import { entriesIn, readText, readTextIfThere } from '#toolchain/stamps/record.ts'
import { root } from '#toolchain/paths.ts'

export type Drawing = { name: string; style: StyleId; body: string }
export type PackageIcons = {
  version: string
  licence: string
  drawings: Drawing[]
  /** Other names of an icon, by the name it goes by. */
  aliases: Map<string, string[]>
  tags: Map<string, string[]>
}

const modules = join(root, 'node_modules')
const folders: Record<SetId, { from: string; styles: Partial<Record<StyleId, string>> }> = {
  'heroicons-v2': {
    from: 'heroicons',
    styles: { outline: '24/outline', solid: '24/solid', mini: '20/solid', micro: '16/solid' },
  },
  'heroicons-v1': { from: 'heroicons-v1', styles: { outline: 'outline', solid: 'solid' } },
  'lucide-icons': { from: 'lucide-static', styles: { outline: 'icons' } },
  'bootstrap-icons': { from: 'bootstrap-icons', styles: { regular: 'icons' } },
}

/** Everything a package has. Throws when a file is not as the others are. */
export function readPackage(set: SetId): PackageIcons {
  const { from, styles } = folders[set]
  const folder = join(modules, from)
  const { version } = JSON.parse(readText(join(folder, 'package.json'))) as { version: string }
  const licence = readText(join(folder, 'LICENSE')).trim()
  const drawings = Object.entries(styles).flatMap(([style, path]) =>
    readFolder(join(folder, path)).map((icon) => ({
      ...icon,
      style: iconSets[set].oneLook ? lookOf(icon.name) : (style as StyleId),
    })),
  )
  const tagged = readTextIfThere(join(folder, 'tags.json')) ?? '{}'
  const tags = new Map(Object.entries(JSON.parse(tagged) as Record<string, string[]>))
  return {
    version,
    licence,
    tags,
    ...(tags.size > 0 ? withoutAliases(drawings, tags) : { drawings, aliases: new Map() }),
  }
}

function readFolder(folder: string): { name: string; body: string }[] {
  const files = entriesIn(folder).flatMap(({ name }) => (name.endsWith('.svg') ? [name] : []))
  return files.sort().map((file) => ({
    name: file.slice(0, -4),
    body: bodyOf(readText(join(folder, file)), file),
  }))
}

/** What stands inside the svg element, on one line. */
export function bodyOf(svg: string, file: string): string {
  const [, inside] = /<svg\b[^>]*>([^]*)<\/svg>\s*$/.exec(svg) ?? []
  if (!inside?.trim()) throw new Error(`${file} is not an SVG with something in it.`)
  if (/<(script|style|image|use|foreignObject)\b|\son\w+=|style=|url\(/.test(inside))
    throw new Error(`${file} has something in it that an icon must not have.`)
  return inside.replace(/\s+/g, ' ').replace(/> </g, '><').replace(/ \/>/g, '/>').trim()
}

/** A package with tags lists its icons there; what it has besides are earlier names of the same drawings. */
function withoutAliases(drawings: Drawing[], tags: ReadonlyMap<string, unknown>) {
  const byBody = new Map(drawings.filter(({ name }) => tags.has(name)).map(({ name, body }) => [body, name]))
  const aliases = new Map<string, string[]>()
  const kept = drawings.filter(({ name, body }) => {
    const owner = tags.has(name) ? undefined : byBody.get(body)
    if (owner) aliases.set(owner, [...(aliases.get(owner) ?? []), name])
    return !owner
  })
  return { drawings: kept, aliases }
}
