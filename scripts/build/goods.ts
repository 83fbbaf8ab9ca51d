/** Lists the tools, starter kits and templates there are, and zips their projects. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictures } from '#content/media/index.ts'
import { goodKinds, goodPictureName, zipFile } from '#shared/goods.ts'
import type { Edition, Good, GoodKind, Goods, ProjectGood, ProjectKind } from '#shared/goods.ts'
import { methodKey } from '#toolchain/stamps/method.ts'
import { entriesIn, isThere, readOwn } from '#toolchain/stamps/record.ts'
import { createAssembler, type Tree } from '../goods/assemble.ts'
import { aboutNeeds, editionsOf, hasFiles, itemsOf, type Item, type ItemEdition } from '../goods/items.ts'
import { keysOf } from '../goods/prove/keys.ts'
import { readRecord } from '../goods/record.ts'
import { abouts, readJson } from '../goods/schema.ts'
import { builtWith } from '../goods/versions.ts'
import { hashTree, zipTree } from '../goods/zip.ts'
import { buildDir, contentDir } from '#toolchain/paths.ts'

/** What becomes of an edition's project while the goods are read. */
type Made = (edition: ItemEdition, tree: Tree, hash: string) => Promise<{ zip: Edition['zip'] }>

/** Reads the goods below a folder. Throws an error that names the file and what is wrong with it. */
export async function readGoods(from: string, made: Made): Promise<Goods> {
  const assemble = createAssembler()
  const record = readRecord()

  async function projects(kind: ProjectKind): Promise<ProjectGood[]> {
    const goods: ProjectGood[] = []
    for (const item of itemsOf(kind, from)) goods.push(await project(item))
    return goods
  }

  async function project(item: Item): Promise<ProjectGood> {
    const { slug, about } = item
    const editions: Edition[] = []
    for (const edition of editionsOf(item)) {
      const tree = await assemble(edition)
      const hash = hashTree(tree)
      const proven = record[edition.name]
      editions.push({
        slug: edition.folder,
        title: edition.title,
        builtWith: builtWith(edition),
        files: tree.size,
        ...(await made(edition, tree, hash)),
        changed: proven?.tree === hash ? proven.changed : null,
        preview: edition.preview !== undefined && item.kind === 'templates',
      })
    }
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

export async function buildGoods(): Promise<string> {
  const keysFile = join(buildDir, 'goods/keys.json')
  const before = readMade<Record<string, string>>(keysFile, {})
  const zipMethod = methodKey(['scripts/goods/zip.ts'])
  const keys: Record<string, string> = {}

  const goods = await readGoods(contentDir, async (edition, tree, hash) => {
    const { kind, slug } = edition.item
    const file = join(buildDir, zipFile(kind, slug, edition.folder))
    keys[edition.name] = `${hash} ${zipMethod}`
    keys[`proof ${edition.name}`] = keysOf(edition, tree).key
    if (before[edition.name] !== keys[edition.name] || !existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, zipTree(tree, `${slug}${kind === 'templates' ? `-${edition.folder}` : '-kit'}`))
    }
    return { zip: { bytes: statSync(file).size, hash } }
  })

  removeOthers(goods)
  writeFileSync(join(buildDir, 'goods.json'), JSON.stringify(goods))
  mkdirSync(dirname(keysFile), { recursive: true })
  writeFileSync(keysFile, JSON.stringify(keys))
  const counted = (kind: GoodKind) => {
    const words = kind.replace('-', ' ')
    return `${goods[kind].length} ${goods[kind].length === 1 ? words.replace(/s$/, '') : words}`
  }
  return goodKinds.map(counted).join(', ')
}

/** A zip whose edition is gone may not be had any more. */
function removeOthers(goods: Goods) {
  const folder = join(buildDir, 'goods/zips')
  if (!existsSync(folder)) return
  const kept = (['templates', 'starter-kits'] as const).flatMap((kind) =>
    goods[kind].flatMap(({ slug, editions }) =>
      editions.map((edition) => join(buildDir, zipFile(kind, slug, edition.slug))),
    ),
  )
  for (const name of readdirSync(folder)) if (!kept.includes(join(folder, name))) rmSync(join(folder, name))
}

function readMade<T>(file: string, otherwise: T): T {
  const text = readOwn(file)
  return text === null ? otherwise : (JSON.parse(text) as T)
}
