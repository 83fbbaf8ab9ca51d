/** What is known of components in an engine, and whether it still holds. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineRecords, type EnginePassed } from '#scripts/engines/record.ts'
import { flavours, type CompiledComponent, type CompiledFile, type Flavour } from '#shared/catalog.ts'
import type { EngineName } from '#toolchain/engines/engine.ts'
import { filesBelow, hashFiles } from '#toolchain/hash-tree.ts'
import { catalogDir } from '#toolchain/paths.ts'
import { libraryVersions, subjectHash, versionsOf } from '#verify/subject-hash.ts'
import { knownDifferences } from './differences.ts'
import type { Played } from './play.ts'

/** What is told of on the page of every component is bound to the list by its reasons, so that a new one asks for nothing. */
const lists = ['tests/engines/differences.ts']
const looking = [
  'tests/engines',
  'verify/eye/compare.ts',
  'verify/eye/differences.ts',
  'verify/eye/normal-form.ts',
  'toolchain/engines',
  'verify/browser/bundle.ts',
  'verify/browser/stylesheets.ts',
]
const libraries = libraryVersions()

/** Over the way of looking. */
export const method = createHash('sha256')
  .update(
    hashFiles(
      looking.flatMap((path) => filesBelow(path)).filter((file) => !lists.includes(file) && !file.endsWith('.test.ts')),
    ),
  )
  .update(versionsOf('puppeteer-core dom-accessibility-api'))
  .digest('hex')
  .slice(0, 12)

/** Over the code of every flavour of a component as it was built, as a proof is bound to it. */
export function subjectAt(path: string): string {
  const { snippets } = JSON.parse(
    readFileSync(join(catalogDir, 'components', `${path}.json`), 'utf8'),
  ) as CompiledComponent
  const files = Object.fromEntries(flavours.map((flavour) => [flavour, snippets[flavour].files]))
  return subjectHash(files as Record<Flavour, CompiledFile[]>, libraries)
}

const majorOf = (version: string) => /\d+(?:\.\d+)?/.exec(version)?.[0]

/** Whether a component passed as it is, in an engine like the one that is here, if any is, for reasons still given. */
export function holds(entry: EnginePassed | undefined, subject: string, version: string | undefined): boolean {
  if (entry?.source !== subject || entry.method !== method) return false
  const isGiven = (reason: string) => knownDifferences.some((known) => known.reason === reason)
  return (version === undefined || majorOf(version) === majorOf(entry.version)) && entry.known.every(isGiven)
}

/** Writes down how a component fared, at once: who stops a long run keeps what it found. */
export function writeDown(engine: EngineName, version: string, path: string, { states, known, wrong }: Played) {
  const { [path]: _, ...others } = engineRecords[engine].read()
  const date = new Date().toISOString().slice(0, 10)
  const entry = { source: subjectAt(path), method, version, date, states, known }
  engineRecords[engine].write(wrong.length > 0 ? others : { ...others, [path]: entry })
}
