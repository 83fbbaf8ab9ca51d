/** The templates, starter kits and overlays on disk: what each says of itself, and where its parts lie. */
import { join } from 'node:path'
import { projectKinds, type ProjectKind } from '#shared/goods.ts'
import { entriesIn, isThere } from '#toolchain/stamps/record.ts'
import { contentDir } from '#toolchain/paths.ts'
import { abouts, readJson, type About } from './schema.ts'

/** Overlays are laid over projects of others: they are proven, and no kind of goods that is listed and counted. */
export type ItemKind = ProjectKind | 'overlays'

export type Item<Kind extends ItemKind = ItemKind> = {
  kind: Kind
  slug: string
  about: About
  /** Absolute; where about.json lies. */
  folder: string
  /** Absolute; what "source/…" means. All kits share one, with overlays. */
  source: string
}
export type ItemEdition = About['editions'][number] & {
  item: Item
  /** "templates/finbank/next" */
  name: string
  /** Absolute; where its project lies. */
  folderPath: string
}

export const aboutNeeds =
  'does not say what this is: it needs a title, a description and an order, and a template or kit its editions and pages.'

/** Where what all kits and overlays share lies, below the folder of all goods. */
const shared = 'starter-kits/source'

/** The items of a kind, in the order they are shown. Throws an error that names the file and what is wrong with it. */
export function itemsOf<Kind extends ItemKind>(kind: Kind, from = contentDir): Item<Kind>[] {
  const shelf = join(from, kind)
  if (!isThere(shelf)) return []
  return entriesIn(shelf)
    .filter((entry) => entry.isDirectory() && entry.name !== 'source' && hasFiles(join(shelf, entry.name)))
    .map(({ name: slug }): Item<Kind> => {
      const folder = join(shelf, slug)
      const about: About = readJson(join(folder, 'about.json'), abouts[kind as ItemKind], aboutNeeds)
      return { kind, slug, about, folder, source: kind === 'templates' ? join(folder, 'source') : join(from, shared) }
    })
    .sort((a, z) => a.about.order - z.about.order || a.slug.localeCompare(z.slug, 'en'))
}

/** Every edition of every template and starter kit. */
export const allEditions = (from = contentDir): ItemEdition[] =>
  projectKinds.flatMap((kind) => itemsOf(kind, from)).flatMap(editionsOf)

/** Whatever is proven before it is given to anybody; overlays in the projects they are laid over for that. */
export const provenItems = (from = contentDir): Item[] =>
  [...projectKinds, 'overlays' as const].flatMap((kind): Item[] => itemsOf(kind, from))

export const editionsOf = (item: Item): ItemEdition[] =>
  item.about.editions.map((edition) => ({
    ...edition,
    item,
    name: `${item.kind}/${item.slug}/${edition.folder}`,
    folderPath: join(item.folder, edition.folder),
  }))

/** What an overlay is delivered as: a zip for each kind of project it may be laid over. */
export const partsOf = (item: Item): (ItemEdition & { over: string; at: string })[] =>
  (item.about.parts ?? []).map(({ folder, title, over, at = '' }) => ({
    folder,
    title,
    builtWith: [],
    item,
    name: `${item.kind}/${item.slug}/${folder}`,
    folderPath: join(item.folder, folder),
    over,
    at,
  }))

/** What is being written, or what is left of a removed one, holds only folders. */
export const hasFiles = (folder: string) => entriesIn(folder).some((entry) => entry.isFile())
