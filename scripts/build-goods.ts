/** Lists the tools, starter kits and templates there are: every folder of theirs says in about.json what it is. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { goodKinds, type Good, type Goods } from '#shared/goods.ts'
import { aboutNeeds, hasFiles, itemsOf } from './goods/items.ts'
import { abouts, readJson } from './goods/schema.ts'
import { buildDir, root } from './paths.ts'

/** Reads the goods below a folder. Throws an error that names the file and what is wrong with it. */
export function readGoods(from = root): Goods {
  const project = (kind: 'starter-kits' | 'templates') =>
    itemsOf(kind, from).map(({ slug, about: { title, description } }) => ({ slug, title, description }))
  return {
    tools: toolsIn(join(from, 'tools')),
    'starter-kits': project('starter-kits'),
    templates: project('templates'),
  }
}

function toolsIn(folder: string): Good[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasFiles(join(folder, entry.name)))
    .map(({ name: slug }) => ({ slug, ...readJson(join(folder, slug, 'about.json'), abouts.tools, aboutNeeds) }))
    .sort((a, z) => a.order - z.order || a.slug.localeCompare(z.slug))
    .map(({ order: _, ...good }) => good)
}

export function buildGoods(): string {
  const goods = readGoods()
  const file = join(buildDir, 'goods.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(goods))
  return goodKinds.map((kind) => `${goods[kind].length} ${kind.replace('-', ' ')}`).join(', ')
}
