/** What a proof measured of a starter kit: content/records/starter-kits/<slug>.json, written by `npm run goods`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { isThere } from '#toolchain/stamps/record.ts'
import { contentDir } from '#toolchain/paths.ts'
import { readJson } from './schema.ts'

const count = z.int().nonnegative()
const share = z.int().min(0).max(100)

const lighthouse = z.strictObject({
  /** The page that was measured, and how often; each figure is the median. */
  path: z.string(),
  runs: z.int().positive(),
  performance: share,
  accessibility: share,
  bestPractices: share,
  seo: share,
})

const added = z.strictObject({
  /** The project they were added to, and what was served for them: as long as both are the same, it holds. */
  tree: z.string(),
  served: z.string(),
  /** The names of the components. */
  components: z.array(z.string()),
})

export const kitRecord = z.strictObject({
  /** The day it was proven: "2026-11-27". */
  day: z.iso.date(),
  /** The version of the Node it was proven with, and what the project says it needs. */
  node: z.string(),
  engines: z.string().nullable(),
  builtWith: z.array(z.strictObject({ title: z.string(), version: z.string() })),
  /** How long `npm ci` and the build took, on the machine that proved it. */
  seconds: z.strictObject({ install: count, build: count }),
  files: count,
  /** Of code, without empty ones: what the customer reads. */
  lines: count,
  /** Packages it names for its work and for its making, and all that are installed with them. */
  dependencies: z.strictObject({ runtime: count, development: count, installed: count }),
  /** Bytes of the scripts and style sheets a guest's first page loads, each as gzip. */
  firstPage: z.strictObject({ path: z.string(), javascript: count, css: count }),
  /** Null where its test command does not say how many. */
  tests: count.nullable(),
  /** The names of the attacks that held; null where a kit has no accounts. */
  attacks: z.array(z.string()).nullable(),
  /** Whether the main job was done in a browser that runs no scripts, too. */
  withoutScripts: z.boolean(),
  /** Null where Lighthouse could not be run. */
  lighthouse: lighthouse.nullable(),
  /** Components of the library that were added to it, after which it built; null until `npm run goods -- adds`. */
  added: added.nullable(),
})
export type KitRecord = z.infer<typeof kitRecord>

const fileOf = (slug: string, from = contentDir) => join(from, 'records/starter-kits', `${slug}.json`)

/** What was measured of a kit, or null where it was not proven yet. Throws an error that names the file and what is wrong. */
export function readKitRecord(slug: string, from = contentDir): KitRecord | null {
  const file = fileOf(slug, from)
  return isThere(file) ? readJson(file, kitRecord, 'is not what a proof writes: run "npm run goods" again.') : null
}

export function writeKitRecord(slug: string, record: KitRecord, from = contentDir): void {
  const file = fileOf(slug, from)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(kitRecord.parse(record), null, 2)}\n`)
}
