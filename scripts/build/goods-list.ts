/** Lists the tools, starter kits and templates there are, by what stands beside them. */
import { join } from 'node:path'
import { pictures } from '#content/media/index.ts'
import { goodPictureName } from '#shared/goods.ts'
import type { Edition, EditionContent, Good, Goods, ProjectGood, ProjectKind } from '#shared/goods.ts'
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

  async function project(item: Item) {
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
    const gallery = pages.flatMap((page) => {
      const picture = page.path === '/' ? null : pictureOf(item, page.path)
      return picture ? [{ title: page.title, picture }] : []
    })
    const picture = pictureOf(item)
    const pictured = picture && (pages.find(({ path }) => path === (about.pictured ?? '/'))?.title ?? null)
    return { slug, title, description, free, editions, pages, picture, pictured, gallery }
  }

  return {
    tools: readTools(from),
    'starter-kits': await projects('starter-kits'),
    templates: await projects('templates'),
  }
}

/** The picture that was taken of a page of it, where there is one; its words leave out which theme it shows. */
function pictureOf({ kind, slug }: Item, page = '/'): ProjectGood['picture'] {
  const name = goodPictureName(kind, slug, page)
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
