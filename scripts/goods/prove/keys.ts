/** What a proof of an edition is bound to: as long as its key is the same, it need not be proven again. */
import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { filesBelow, hashFiles } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import type { Tree } from '../assemble.ts'
import type { ItemEdition } from '../items.ts'
import { hashTree } from '../zip.ts'

/** How editions are looked at. */
const method = ['scripts/goods/prove', 'scripts/goods/zip.ts', 'toolchain/smoke.ts']

/** The hash of the project, and the key over it, what it is said to be, its main job, and the way of looking. */
export function keysOf({ item, ...edition }: ItemEdition, tree: Tree): { project: string; key: string } {
  const smoke = [
    join(item.folder, 'smoke.ts'),
    ...['smoke.ts', 'drive.ts', 'api-drive.ts'].map((name) => join(item.source, name)),
  ]
  const files = [...method, ...smoke.map((file) => relative(root, file))].flatMap((path) =>
    filesBelow(path).filter((file) => !isTest(file)),
  )
  const project = hashTree(tree)
  const told = JSON.stringify([edition.folder, item.about.pages, item.about.editions.length])
  const key = createHash('sha256')
    .update(`${project} ${told} ${hashFiles(files)}`)
    .digest('hex')
    .slice(0, 16)
  return { project, key }
}

/** What only tests of the method use says nothing of a kit. */
const isTest = (file: string) => /\.test\.ts$|\/toy-(kit|api)\.ts$/.test(file)
