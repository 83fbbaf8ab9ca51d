/** What `npm run goods` proved: of each edition the hash it had, and the day it came to be so. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readTextIfThere } from '#toolchain/stamps/record.ts'
import { root } from '#toolchain/paths.ts'

export type ProofRecord = {
  /** Over the assembled project. */
  tree: string
  /** Over the project, what it is said to be, and the way of looking; what passed is not looked at again. */
  passed: string
  /** The day since which the project is as it is. */
  changed: string
}
export type GoodsRecord = Record<string, ProofRecord>

export const recordFile = join(root, 'tests/passed/goods.json')

export const readRecord = (file = recordFile): GoodsRecord => JSON.parse(readTextIfThere(file) ?? '{}') as GoodsRecord

/** Sorted, so that two who prove different things do not meet in one line. */
export function writeRecord(record: GoodsRecord, file = recordFile): void {
  const sorted = Object.fromEntries(Object.entries(record).toSorted(([a], [z]) => (a < z ? -1 : 1)))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
