/** What `npm run goods` proved: of each edition the hash it had, and the day it came to be so. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesIn, isThere, readText } from '#toolchain/stamps/record.ts'
import { root } from '#toolchain/paths.ts'

export type ProofRecord = {
  /** Over the assembled project. */
  tree: string
  /** Over the project, what it is said to be, and the way of looking; what passed is not looked at again. */
  passed: string
  /** The day since which the project is as it is. */
  changed: string
}
/** By the names of editions: "templates/finbank/html". */
export type GoodsRecord = Record<string, ProofRecord>

/** One file for each item, so that shares of a proof that run beside each other write different ones. */
export const recordFolder = join(root, 'tests/passed/goods')

export function readRecord(folder = recordFolder): GoodsRecord {
  if (!isThere(folder)) return {}
  const texts = entriesIn(folder).map(({ name }) => readText(join(folder, name)))
  return Object.assign({}, ...texts.map((text) => JSON.parse(text) as GoodsRecord)) as GoodsRecord
}

/** Writes down what is proven of one item, "templates/finbank"; nothing proven leaves no file. */
export function writeRecord(item: string, record: GoodsRecord, folder = recordFolder): void {
  const file = join(folder, fileOf(item))
  const own = Object.entries(record).filter(([name]) => name.startsWith(`${item}/`))
  if (own.length === 0) return rmSync(file, { force: true })
  const sorted = Object.fromEntries(own.toSorted(([a], [z]) => (a < z ? -1 : 1)))
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Forgets items that are gone. */
export function keepRecords(items: string[], folder = recordFolder): void {
  if (!isThere(folder)) return
  const kept = items.map(fileOf)
  for (const { name } of entriesIn(folder)) if (!kept.includes(name)) rmSync(join(folder, name))
}

const fileOf = (item: string) => `${item.replace('/', '-')}.json`
