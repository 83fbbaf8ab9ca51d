/** Makes the picture of each page that is shown where somebody shares it; only those that say something new. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SocialPictures } from '#shared/social-pictures.ts'
import { methodKey } from '#toolchain/stamps/method.ts'
import { readText } from '#toolchain/stamps/record.ts'
import { buildDir, catalogDir } from '#toolchain/paths.ts'
import { drawCard } from './social/card.ts'
import { socialCards } from './social/cards.ts'
import type { Order } from './social/worker.ts'

const folder = join(buildDir, 'social')

export async function buildSocial(): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const cards = socialCards({
    index: read(join(catalogDir, 'index.json')),
    publications: read(join(buildDir, 'publishing.json')),
    goods: read(join(buildDir, 'goods.json')),
  })
  const pictures: SocialPictures = {}
  const drawn: Order['drawn'] = []
  const method = methodKey(['scripts/build/social/worker.ts'])
  for (const card of cards) {
    const element = drawCard(card)
    const file = `${createHash('sha256').update(method).update(JSON.stringify(element)).digest('hex').slice(0, 16)}.png`
    pictures[card.path] = { file, alt: `${card.title.replace(/\.$/, '')}. ${card.text}` }
    if (!existsSync(join(folder, file))) drawn.push({ file, element })
  }
  await renderAll(drawn)
  const wanted = new Set(Object.values(pictures).map(({ file }) => file))
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file))
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify(pictures))
  return `${cards.length} social pictures (${drawn.length} drawn)`
}

/** Shares the work among the cores; a worker costs a second before its first picture. */
async function renderAll(drawn: Order['drawn']) {
  const workers = Math.min(availableParallelism(), Math.ceil(drawn.length / 8))
  const shares = Array.from({ length: workers }, (_, which) =>
    drawn.filter((_card, index) => index % workers === which),
  )
  await Promise.all(shares.map((share) => renderShare({ folder, drawn: share })))
}

const renderShare = (order: Order) =>
  new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL('./social/worker.ts', import.meta.url), { workerData: order })
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })

const read = <T>(file: string) => JSON.parse(readText(file)) as T
