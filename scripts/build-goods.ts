/** Lists the tools, starter kits and templates there are: every folder of theirs says in about.json what it is. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { goodKinds, type Good, type Goods } from '#shared/goods.ts'
import { buildDir, root } from './paths.ts'

const about = z.strictObject({
  title: z.string().trim().min(1).max(60),
  description: z.string().trim().min(1).max(200),
  order: z.int(),
})

/** Reads the goods below a folder. Throws an error that names the file and what is wrong with it. */
export function readGoods(from = root): Goods {
  const entries = goodKinds.map((kind) => [kind, goodsIn(join(from, kind))])
  return Object.fromEntries(entries) as Goods
}

function goodsIn(folder: string): Good[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasFiles(join(folder, entry.name)))
    .map(({ name: slug }) => ({ slug, ...readAbout(join(folder, slug, 'about.json')) }))
    .sort((a, z) => a.order - z.order || a.slug.localeCompare(z.slug))
    .map(({ order: _, ...good }) => good)
}

/** What is being written, or what is left of a removed one, holds only folders. */
const hasFiles = (folder: string) => readdirSync(folder, { withFileTypes: true }).some((entry) => entry.isFile())

function readAbout(file: string) {
  try {
    return about.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : (cause as Error).message
    throw new Error(`${file} does not say what this is: it needs a title, a description and an order.\n${reason}`, {
      cause,
    })
  }
}

export function buildGoods(): string {
  const goods = readGoods()
  const file = join(buildDir, 'goods.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(goods))
  return goodKinds.map((kind) => `${goods[kind].length} ${kind.replace('-', ' ')}`).join(', ')
}
