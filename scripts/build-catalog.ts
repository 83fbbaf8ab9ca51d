/**
 * Joins compiler and content into build/catalog: an index, and one file per component with every flavour.
 * A component is compiled again only when something it depends on changed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { flavours, type CatalogIndex, type CompiledFile, type ComponentMeta, type Flavour } from '#shared/catalog.ts'
import type { Proof } from '#shared/proof.ts'
import { readProofs } from '#verify/proof-file.ts'
import { libraryVersions, subjectHash } from '#verify/subject-hash.ts'
import { arrange, readSources, type SourceFile } from './catalog-files.ts'
import { compileAll } from './compile-all.ts'
import type { Built } from './compile-component.ts'
import { createCompileKey } from './compile-key.ts'
import { readMeasured } from './heights/file.ts'
import { movedProblems, readMoved } from './moved.ts'
import { buildDir, catalogDir } from './paths.ts'

type Entry = {
  hash: string
  order: number
  meta: ComponentMeta
  /** What a proof must be bound to. */
  subject: string
}

const stateFile = join(buildDir, 'stamps/catalogue.json')

/**
 * Compiles what changed. A component with an error keeps its last good version;
 * at the end one CatalogError holds every problem of every component.
 */
export async function buildCatalog(): Promise<string> {
  const keyOf = createCompileKey()
  const known = readState()
  const { sources, problems: misplaced } = readSources()

  const entries = new Map<string, Entry>()
  const failures = misplaced.map(({ message }) => message)
  const changed: { source: SourceFile; hash: string }[] = []
  for (const source of sources) {
    const hash = keyOf(source)
    const before = existsSync(outputFile(source.path)) ? known[source.path] : undefined
    if (before) entries.set(source.path, before)
    if (before?.hash !== hash) changed.push({ source, hash })
  }
  const versions = libraryVersions()
  const results = await compileAll(changed.map(({ source }) => source))
  for (const [index, { source, hash }] of changed.entries()) {
    const result = results[index]!
    if (result.ok) entries.set(source.path, { hash, ...writeComponent(result, versions) })
    else failures.push(result.message)
  }

  for (const path of Object.keys(known)) if (!entries.has(path)) rmSync(outputFile(path), { force: true })
  write(stateFile, JSON.stringify(Object.fromEntries(entries)))
  writeProofs(entries)
  const unmeasured = writeHeights(entries)
  const index = writeIndex([...entries.values()])
  failures.push(...writeMoved(index))
  if (failures.length) throw new CatalogError(failures)
  const hint = unmeasured > 0 ? `, ${unmeasured} previews to measure (npm run measure)` : ''
  return `${index.counts.components} components (${changed.length} compiled${hint})`
}

/** Holds every problem of a catalogue that does not compile, ready to print. */
export class CatalogError extends Error {
  override name = 'CatalogError'
  constructor(failures: string[]) {
    super(
      `${failures.join('\n\n')}\n\n${failures.length} of the component files ${failures.length === 1 ? 'has' : 'have'} an error.`,
    )
  }
}

/** Writes the file with a component's code and answers what the index keeps of it. */
function writeComponent({ component, order }: Built, versions: string): Omit<Entry, 'hash'> {
  write(outputFile(component.path), JSON.stringify(component))
  const { snippets, ...meta } = component
  const files = Object.fromEntries(flavours.map((flavour) => [flavour, snippets[flavour].files]))
  return { order, meta, subject: subjectHash(files as Record<Flavour, CompiledFile[]>, versions) }
}

/** Writes the proofs that hold for what was built: of other code they say nothing. */
function writeProofs(entries: ReadonlyMap<string, Entry>) {
  const proofs = Object.entries(readProofs()).flatMap(([path, { subject, states, flavours }]) =>
    entries.get(path)?.subject === subject ? [[path, { states, flavours } satisfies Proof] as const] : [],
  )
  write(join(catalogDir, 'proofs.json'), JSON.stringify(Object.fromEntries(proofs)))
}

/** Old heights are still near the new ones, and nearer than none. Answers how many previews have none. */
function writeHeights(entries: ReadonlyMap<string, Entry>): number {
  const heights = Object.entries(readMeasured()).flatMap(([path, measured]) =>
    entries.has(path) ? [[path, measured.heights] as const] : [],
  )
  write(join(catalogDir, 'heights.json'), JSON.stringify(Object.fromEntries(heights)))
  return entries.size - heights.length
}

export function writeIndex(entries: Entry[]): CatalogIndex {
  const packages = arrange(entries.map(({ meta, order }) => ({ ...meta, order })))
  const subcategories = packages.flatMap((pkg) => pkg.categories.flatMap((category) => category.subcategories))
  const components = entries.length
  const index: CatalogIndex = {
    packages,
    counts: { components, snippets: components * flavours.length, subcategories: subcategories.length },
  }
  write(join(catalogDir, 'index.json'), JSON.stringify(index))
  return index
}

/** Old addresses that lead on; answers what is wrong with them. */
function writeMoved(index: CatalogIndex): string[] {
  const subcategories = index.packages.flatMap(({ categories }) => categories.flatMap((each) => each.subcategories))
  const paths = subcategories.flatMap(({ path, components }) => [path, ...components.map((each) => each.path)])
  const moved = readMoved()
  write(join(catalogDir, 'moved.json'), JSON.stringify(moved))
  return movedProblems(moved, new Set(paths))
}

const outputFile = (path: string) => join(catalogDir, 'components', `${path}.json`)

function readState(): Record<string, Entry> {
  return existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as Record<string, Entry>) : {}
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
