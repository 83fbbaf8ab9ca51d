/** Builds the live preview of each edition of a template that has one. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { previewFolder, type PreviewRules, type Previews } from '#shared/goods.ts'
import { buildDir, contentDir } from '#toolchain/paths.ts'
import { methodKey } from '#toolchain/stamps/method.ts'
import { note, readOwn } from '#toolchain/stamps/record.ts'
import { createSourceReader, hashOf } from '#toolchain/stamps/sources.ts'
import { createAssembler, packagesOf } from '../goods/assemble.ts'
import { buildPreview } from '../goods/build-preview.ts'
import { editionsOf, itemsOf, type ItemEdition } from '../goods/items.ts'
import { hashTree } from '../goods/zip.ts'

const folder = join(buildDir, 'goods')

export async function buildTemplatePreviews(): Promise<string> {
  const before = readMade<Record<string, string>>('preview-keys.json')
  const previewsBefore = readMade<Previews>('previews.json')
  const assemble = createAssembler()
  const keys: Record<string, string> = {}
  const previews: Record<string, PreviewRules> = {}
  const shown = itemsOf('templates', contentDir).flatMap(editionsOf)
  for (const edition of shown.filter(({ preview }) => preview !== undefined)) {
    const { item, name, preview } = edition
    const tree = await assemble(edition)
    const key = `${hashTree(tree)} ${previewMethod(edition)} ${preview}`
    const path = `${item.slug}/${edition.folder}`
    const isMade = before[name] === key && existsSync(join(buildDir, previewFolder(item.slug, edition.folder)))
    previews[path] = (isMade && previewsBefore[path]) || (await buildPreview(edition, tree))
    keys[name] = key
  }
  mkdirSync(join(folder, 'previews'), { recursive: true })
  writeFileSync(join(folder, 'previews.json'), JSON.stringify(previews))
  writeFileSync(join(folder, 'preview-keys.json'), JSON.stringify(keys))
  return `${Object.keys(previews).length} live previews of templates`
}

/** What decides how a preview is built besides the project itself: our code, and the packages that it finds here. */
function previewMethod(edition: ItemEdition): string {
  const look = createSourceReader()
  const packages = packagesOf(edition).map((name) => {
    note('package', name)
    return look({ kind: 'package', path: name })
  })
  return hashOf([methodKey(['scripts/goods/build-preview.ts']), ...packages].join(' '))
}

function readMade<T extends object>(name: string): Partial<T> {
  const text = readOwn(join(folder, name))
  return text === null ? {} : (JSON.parse(text) as T)
}
