/** The templates and starter kits on disk: what each says of itself, and where its parts lie. */
import { join } from 'node:path'
import { projectKinds, type ProjectKind } from '#shared/goods.ts'
import { entriesIn, isThere } from '#toolchain/stamps/record.ts'
import { contentDir } from '#toolchain/paths.ts'
import { abouts, readJson, type About } from './schema.ts'

export type Item = {
  kind: ProjectKind
  slug: string
  about: About
  /** Absolute; where about.json lies. */
  folder: string
  /** Absolute; what "source/…" means. All kits share one. */
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

/** The items of a kind, in the order they are shown. Throws an error that names the file and what is wrong with it. */
export function itemsOf(kind: ProjectKind, from = contentDir): Item[] {
  const shelf = join(from, kind)
  if (!isThere(shelf)) return []
  return entriesIn(shelf)
    .filter((entry) => entry.isDirectory() && entry.name !== 'source' && hasFiles(join(shelf, entry.name)))
    .map(({ name: slug }): Item => {
      const folder = join(shelf, slug)
      const about = readJson(join(folder, 'about.json'), abouts[kind], aboutNeeds)
      return { kind, slug, about, folder, source: join(kind === 'templates' ? folder : shelf, 'source') }
    })
    .sort((a, z) => a.about.order - z.about.order || a.slug.localeCompare(z.slug, 'en'))
}

/** Every edition of every item. */
export const allEditions = (from = contentDir): ItemEdition[] =>
  projectKinds.flatMap((kind) => itemsOf(kind, from)).flatMap(editionsOf)

export const editionsOf = (item: Item): ItemEdition[] =>
  item.about.editions.map((edition) => ({
    ...edition,
    item,
    name: `${item.kind}/${item.slug}/${edition.folder}`,
    folderPath: join(item.folder, edition.folder),
  }))

/** What is being written, or what is left of a removed one, holds only folders. */
export const hasFiles = (folder: string) => entriesIn(folder).some((entry) => entry.isFile())
