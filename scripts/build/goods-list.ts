/** Lists the tools, starter kits and templates there are, by what stands beside them. */
import { join } from 'node:path'
import { pictures } from '#content/media/index.ts'
import { goodPictureName, kitFamilyOf, kitPictureName } from '#shared/goods.ts'
import type { Edition, EditionContent, Good, Goods, KitFacts, ProjectGood, ProjectKind } from '#shared/goods.ts'
import { entriesIn, isThere } from '#toolchain/stamps/record.ts'
import { aboutNeeds, editionsOf, hasFiles, itemsOf, type Item, type ItemEdition } from '../goods/items.ts'
import { abouts, readJson } from '../goods/schema.ts'
import { builtWith } from '../goods/versions.ts'
import { contentDir } from '#toolchain/paths.ts'

/** The same before anybody looked inside. */
export type GoodsAhead = Goods<Omit<Edition, keyof EditionContent>>

/**
 * Lists the goods below a folder. Throws an error that names the file and what is wrong with it.
 *
 * @param inside what is in an edition; without it that is left out
 */
export function listGoods(from: string, inside: (edition: ItemEdition) => Promise<EditionContent>): Promise<Goods>
export function listGoods(from: string): Promise<GoodsAhead>
export async function listGoods(from: string, inside = async (_: ItemEdition): Promise<object> => ({})) {
  async function projects(kind: ProjectKind) {
    const goods = []
    for (const item of itemsOf(kind, from)) goods.push(await project(item))
    return goods
  }

  async function project(item: Item<ProjectKind>) {
    const { slug, about } = item
    const editions = []
    for (const edition of editionsOf(item))
      editions.push({
        slug: edition.folder,
        title: edition.title,
        builtWith: builtWith(edition),
        ...(await inside(edition)),
        preview: edition.preview !== undefined && item.kind === 'templates',
      })
    const { title, description, free = false, pages } = about
    const front = about.pictured ?? '/'
    const picture = pictureNamed(goodPictureName(item.kind, slug))
    const pictured = picture && (pages.find(({ path }) => path === front)?.title ?? null)
    const looks = {
      picture,
      pictured,
      gallery: picturesOf(item, (page) => (page === front ? null : pageName(item, page))),
      phone: picturesOf(item, (page) => (item.kind === 'starter-kits' ? kitPictureName(slug, page, 'phone') : null)),
    }
    return { slug, title, description, free, editions, pages, ...looks, kit: kitFacts(item) }
  }

  return {
    tools: readTools(from),
    'starter-kits': await projects('starter-kits'),
    templates: await projects('templates'),
  }
}

function kitFacts({ kind, about }: Item): KitFacts | null {
  if (kind !== 'starter-kits') return null
  const family = kitFamilyOf(about.editions.flatMap(({ builtWith: packages }) => packages))
  return { family, accounts: about.accounts ?? false, suits: about.suits ?? null }
}

const pageName = ({ kind, slug }: Item<ProjectKind>, page: string) =>
  kind === 'starter-kits' ? kitPictureName(slug, page) : goodPictureName(kind, slug, page)

/** The pictures there are of its pages, in their order. */
const picturesOf = ({ about }: Item, nameOf: (page: string) => string | null): ProjectGood['gallery'] =>
  about.pages.flatMap(({ path, title }) => {
    const name = nameOf(path)
    const picture = name === null ? null : pictureNamed(name)
    return picture ? [{ title, picture }] : []
  })

/** The picture of this name, where one was taken; its words leave out which theme it shows. */
function pictureNamed(name: string): ProjectGood['picture'] {
  const found = pictures.find((one) => one.name === `${name}-light`)
  if (!found) return null
  const { alt, width, height, widths } = found
  return { name, alt: alt.replace(/, in the light theme$/, ''), width, height, widths }
}

/** The tools below a folder. Throws an error that names the file and what is wrong with it. */
export function readTools(from = contentDir): Good[] {
  const folder = join(from, 'tools')
  if (!isThere(folder)) return []
  return entriesIn(folder)
    .filter((entry) => entry.isDirectory() && hasFiles(join(folder, entry.name)))
    .map(({ name: slug }) => ({ slug, ...readJson(join(folder, slug, 'about.json'), abouts.tools, aboutNeeds) }))
    .sort((a, z) => a.order - z.order || a.slug.localeCompare(z.slug, 'en'))
    .map(({ order: _, ...good }) => good)
}
