/** Lists the tools, starter kits and templates there are with what is inside, and zips their projects. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { goodKinds, overlayKind, zipFile } from '#shared/goods.ts'
import type { Contents, Edition, EditionContent, GoodKind, Goods, Overlay } from '#shared/goods.ts'
import { methodKey } from '#toolchain/stamps/method.ts'
import { readOwn } from '#toolchain/stamps/record.ts'
import { createAssembler, type Tree } from '../goods/assemble.ts'
import { aboutNeeds, editionsOf, itemsOf, partsOf, type ItemEdition } from '../goods/items.ts'
import { keysOf } from '../goods/prove/keys.ts'
import { readRecord } from '../goods/record.ts'
import { zipOver } from '../goods/zip-over.ts'
import { hashTree, zipTree } from '../goods/zip.ts'
import { buildDir, contentDir } from '#toolchain/paths.ts'
import { listGoods } from './goods-list.ts'
import { projectContents } from './project-contents.ts'

/** What becomes of an edition's project while the goods are read. */
type Made = (
  edition: ItemEdition,
  project: { tree: Tree; hash: string; isProven: boolean },
) => Promise<{ zip: Edition['zip'] }>

/** Reads the goods below a folder with their projects. Throws an error that names the file and what is wrong with it. */
export function readGoods(from: string, made: Made): Promise<Goods> {
  const assemble = createAssembler()
  const record = readRecord()
  return listGoods(from, async (edition) => {
    const tree = await assemble(edition)
    const hash = hashTree(tree)
    const proven = record[edition.name]
    const changed = proven?.tree === hash ? proven.changed : null
    return {
      files: tree.size,
      ...(await made(edition, { tree, hash, isProven: changed !== null })),
      changed,
    }
  })
}

/**
 * Reads the overlays below a folder with what each of their parts delivers. Throws an error that names the file and
 * what is wrong with it: a component that is sold, above all.
 *
 * @param made what becomes of a part's files; `proof` is the project they are proven in
 */
export async function readOverlays(
  from: string,
  made: (part: ItemEdition, tree: Tree) => Promise<EditionContent['zip']>,
  proof: (edition: ItemEdition, tree: Tree) => void = () => {},
): Promise<Overlay[]> {
  const assemble = createAssembler()
  const overlays: Overlay[] = []
  for (const item of itemsOf(overlayKind, from)) {
    const { title, description, notRun } = item.about
    if (notRun === undefined) throw new Error(`${item.folder}: about.json ${aboutNeeds}`)
    for (const edition of editionsOf(item)) proof(edition, await assemble(edition))
    const parts = []
    for (const part of partsOf(item)) {
      const tree = await assemble(part)
      const zip = await made(part, tree)
      parts.push({ slug: part.folder, title: part.title, over: part.over, files: tree.size, zip })
    }
    overlays.push({ slug: item.slug, title, description, notRun, parts })
  }
  return overlays
}

export async function buildGoods(): Promise<string> {
  const keysFile = join(buildDir, 'goods/keys.json')
  const before = readMade<Record<string, string>>(keysFile, {})
  const zipMethod = methodKey(['scripts/goods/zip.ts'])
  const keys: Record<string, string> = {}
  const contents: Contents = {}

  const goods = await readGoods(contentDir, async (edition, { tree, hash, isProven }) => {
    const { kind, slug } = edition.item
    contents[edition.name] = projectContents(edition, tree, { isProven })
    const file = join(buildDir, zipFile(kind, slug, edition.folder))
    keys[edition.name] = `${hash} ${zipMethod}`
    keys[`proof ${edition.name}`] = keysOf(edition, tree).key
    if (before[edition.name] !== keys[edition.name] || !existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, zipTree(tree, `${slug}${kind === 'templates' ? `-${edition.folder}` : '-kit'}`))
    }
    return { zip: { bytes: statSync(file).size, hash } }
  })

  const overlays = await readOverlays(
    contentDir,
    async (part, tree) => {
      const hash = hashTree(tree)
      const file = join(buildDir, zipFile(overlayKind, part.item.slug, part.folder))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, zipOver(tree))
      return { bytes: statSync(file).size, hash }
    },
    (edition, tree) => (keys[`proof ${edition.name}`] = keysOf(edition, tree).key),
  )

  removeOthers(goods, overlays)
  mkdirSync(dirname(keysFile), { recursive: true })
  writeFileSync(join(buildDir, 'goods/contents.json'), JSON.stringify(contents))
  writeFileSync(join(buildDir, 'goods/overlays.json'), JSON.stringify(overlays))
  writeFileSync(join(buildDir, 'goods.json'), JSON.stringify(goods))
  writeFileSync(keysFile, JSON.stringify(keys))
  const counted = (kind: GoodKind) => {
    const words = kind.replace('-', ' ')
    return `${goods[kind].length} ${goods[kind].length === 1 ? words.replace(/s$/, '') : words}`
  }
  return goodKinds.map(counted).join(', ')
}

/** A zip whose edition is gone may not be had any more. */
function removeOthers(goods: Goods, overlays: Overlay[]) {
  const folder = join(buildDir, 'goods/zips')
  if (!existsSync(folder)) return
  const ofProjects = (['templates', 'starter-kits'] as const).flatMap((kind) =>
    goods[kind].flatMap(({ slug, editions }) => editions.map((edition) => zipFile(kind, slug, edition.slug))),
  )
  const ofOverlays = overlays.flatMap(({ slug, parts }) => parts.map((part) => zipFile(overlayKind, slug, part.slug)))
  const kept = [...ofProjects, ...ofOverlays].map((file) => join(buildDir, file))
  for (const name of readdirSync(folder)) if (!kept.includes(join(folder, name))) rmSync(join(folder, name))
}

function readMade<T>(file: string, otherwise: T): T {
  const text = readOwn(file)
  return text === null ? otherwise : (JSON.parse(text) as T)
}
