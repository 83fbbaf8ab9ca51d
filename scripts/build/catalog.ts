/**
 * Joins compiler and content into build/catalog: an index, and one file per component with every flavour.
 * A component is compiled again only when something it depends on changed.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readHead } from '#compiler/index.ts'
import { flavours, type CatalogIndex, type CompiledComponent, type ComponentTraits } from '#shared/catalog.ts'
import type { Proof } from '#shared/proof.ts'
import { readProofs } from '#verify/proof-file.ts'
import { libraryVersions } from '#verify/subject-hash.ts'
import { entryOf, headEntry, type CompiledEntry } from './catalogue/entry.ts'
import { methodKey } from '#toolchain/stamps/method.ts'
import { note, readOwn } from '#toolchain/stamps/record.ts'
import { listProblems, partProblems, readPartNumbers } from './catalogue/part-numbers.ts'
import { arrange, readSources, type SourceFile } from '#toolchain/catalog-files.ts'
import { compileAll, type Compiled } from './catalogue/compile-all.ts'
import { compiledStore } from './catalogue/compiled-store.ts'
import { createCompileKey } from './catalogue/compile-key.ts'
import { readMeasured } from '../heights/file.ts'
import { readDrawn } from '../drawings/file.ts'
import { runsOf } from '../engines/record.ts'
import { readTaken } from '../pictures/file.ts'
import { windowFor } from '../pictures/window.ts'
import { redirectProblems, readRedirects } from './catalogue/redirects.ts'
import { codeTraits, dayOf, readAdded, unknownCode, type CodeTraits } from './catalogue/traits.ts'
import { buildDir, catalogDir } from '#toolchain/paths.ts'
import { present } from '#toolchain/present.ts'

type Entry = CompiledEntry & { hash: string; traits?: Traits }
/** What was read off its code, and by which way of reading. */
type Traits = CodeTraits & { by: string }
type Changed = { source: SourceFile; hash: string }

const stateFile = join(buildDir, 'stamps/catalogue.json')
const compiled = compiledStore(join(buildDir, 'cache/compiled'))
/** As many catalogues as are kept compiled, for going to and fro between branches. */
const branches = 5

/**
 * Compiles what changed. A component with an error keeps its last good version;
 * at the end one CatalogError holds every problem of every component.
 */
export async function buildCatalog(): Promise<string> {
  noteOthers()
  const keyOf = createCompileKey()
  const known = readState()
  const { sources, problems: misplaced } = readSources()

  const entries = new Map<string, Entry>()
  const failures = misplaced.map(({ message }) => message)
  const changed: Changed[] = []
  for (const source of sources) {
    const hash = keyOf(source)
    const before = existsSync(outputFile(source.path)) ? known[source.path] : undefined
    if (before) entries.set(source.path, before)
    if (before?.hash !== hash) changed.push({ source, hash })
  }
  // Whoever stops this build may have stopped it between a component and what is said of it.
  if (changed.length > 0)
    write(stateFile, JSON.stringify({ ...known, ...Object.fromEntries(unsettled(changed, known)) }))
  const versions = libraryVersions()
  const by = methodKey(['scripts/build/catalogue/traits.ts'])
  // Each is there as soon as it is made, for whoever is served meanwhile.
  const take = ({ source, hash }: Changed, result: Compiled) => {
    if (!result.ok) return void failures.push(result.message)
    write(outputFile(source.path), JSON.stringify(result.component))
    entries.set(source.path, { hash, ...entryOf(result, versions), traits: { by, ...codeTraits(result.component) } })
  }
  const wanted = changed.filter((one) => {
    const kept = compiled.read(one.hash)
    if (kept) take(one, kept)
    return !kept
  })
  const results = await compileAll(
    wanted.map(({ source }) => source),
    ({ index, result }) => {
      const one = present(wanted[index], 'what was compiled')
      if (!result.ok) return
      compiled.write(one.hash, result)
      take(one, result)
    },
  )
  failures.push(...results.flatMap((result) => (result.ok ? [] : [result.message])))

  for (const path of Object.keys(known)) if (!entries.has(path)) rmSync(outputFile(path), { force: true })
  compiled.prune(branches * sources.length)
  readTraits(entries, by)
  write(stateFile, JSON.stringify(Object.fromEntries(entries)))
  const { index, unmeasured } = writeLists(entries)
  failures.push(...writeRedirects(index), ...numberProblems(entries), ...unnamed(entries))
  if (failures.length) throw new CatalogError(failures)
  const hint = unmeasured > 0 ? `, ${unmeasured} previews to measure (npm run measure)` : ''
  return `${index.counts.components} components (${wanted.length} compiled${hint})`
}

/**
 * Lists every component by what its head says, before it is compiled: what is not as it was last time is taken away, so
 * that nobody is served what is old.
 *
 * @returns how many are to be compiled
 */
export function listAhead(): number {
  const keyOf = createCompileKey()
  const known = readState()
  const entries = new Map<string, Entry>()
  let changed = 0
  for (const source of readSources().sources) {
    const before = existsSync(outputFile(source.path)) ? known[source.path] : undefined
    if (before?.hash === keyOf(source)) entries.set(source.path, before)
    else {
      changed += 1
      rmSync(outputFile(source.path), { force: true })
      const head = readHead(source.source, source)
      if (head) entries.set(source.path, { hash: '', subject: '', ...headEntry(source.path, head) })
    }
  }
  writeLists(entries)
  write(join(catalogDir, 'moved.json'), JSON.stringify(readRedirects()))
  return changed
}

/** What is listed of components: the index, and what was found and measured of each. */
function writeLists(entries: ReadonlyMap<string, Entry>): { index: CatalogIndex; unmeasured: number } {
  writeProofs(entries)
  writeEngines(entries)
  writeTraits([...entries.values()])
  const unmeasured = writeHeights(entries)
  // Last, since a server looks at its date.
  return { index: writeIndex([...entries.values()]), unmeasured }
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

/** What lies outside of our readers: versions of packages. */
function noteOthers() {
  for (const named of libraryVersions().split(' ')) note('package', named.slice(0, named.lastIndexOf('@')))
}

/** Writes the proofs that hold for what was built: of other code they say nothing. Of what is not compiled yet, none is known. */
function writeProofs(entries: ReadonlyMap<string, Entry>) {
  const ahead = [...entries].filter(([, { subject }]) => subject === '').map(([path]) => [path, null] as const)
  const proofs = Object.entries(readProofs()).flatMap(([path, { subject, day, states, flavours }]) =>
    entries.get(path)?.subject === subject ? [[path, { day, states, flavours } satisfies Proof] as const] : [],
  )
  write(join(catalogDir, 'proofs.json'), JSON.stringify(Object.fromEntries([...proofs, ...ahead])))
}

/** Writes in which engines what was built has been run. */
function writeEngines(entries: ReadonlyMap<string, Entry>) {
  const subjects = new Map([...entries].map(([path, { subject }]) => [path, subject]))
  write(join(catalogDir, 'engines.json'), JSON.stringify(runsOf(subjects)))
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
  const pictures = readTaken()
  const measured = readMeasured()
  const pictureOf = (path: string) => {
    const taken = pictures[path]
    return taken ? { light: taken.light, dark: taken.dark } : null
  }
  const drawn = readDrawn()
  const packages = arrange(
    entries.map(({ meta, order }) => ({
      ...meta,
      picture: pictureOf(meta.path),
      pictureWidth: windowFor(meta, measured[meta.path]?.heights ?? []),
      isDrawable: drawn[meta.path]?.isTrue ?? false,
      order,
    })),
  )
  const subcategories = packages.flatMap((pkg) => pkg.categories.flatMap((category) => category.subcategories))
  const components = entries.length
  const index: CatalogIndex = {
    packages,
    counts: { components, snippets: components * flavours.length, subcategories: subcategories.length },
  }
  write(join(catalogDir, 'index.json'), JSON.stringify(index))
  return index
}

/** Components that nobody would find who calls them otherwise. */
const unnamed = (entries: ReadonlyMap<string, Entry>): string[] =>
  [...entries].flatMap(([path, { meta }]) =>
    meta.keywords.length > 0
      ? []
      : [
          `content/components/${path}.tsx: it has no keywords. Write “@keywords …”: three to eight other names and uses.`,
        ],
  )

/** Reads off what was built before what is not known of it yet. */
function readTraits(entries: ReadonlyMap<string, Entry>, by: string) {
  for (const [path, entry] of entries) {
    const file = outputFile(path)
    if (entry.traits?.by !== by && existsSync(file))
      entry.traits = { by, ...codeTraits(JSON.parse(readFileSync(file, 'utf8')) as CompiledComponent) }
  }
}

/** What the library is filtered by; read off what was built, so that it is always about that. */
function writeTraits(entries: readonly Entry[]) {
  const added = readAdded()
  const traits = entries.map(({ meta: { path, part }, traits: { by: _, ...ofCode } = { by: '', ...unknownCode } }) => [
    path,
    { added: dayOf(part, added), ...ofCode } satisfies ComponentTraits,
  ])
  write(join(catalogDir, 'traits.json'), JSON.stringify(Object.fromEntries(traits)))
}

/** Old addresses that lead on; answers what is wrong with them. */
function writeRedirects(index: CatalogIndex): string[] {
  const subcategories = index.packages.flatMap(({ categories }) => categories.flatMap((each) => each.subcategories))
  const paths = subcategories.flatMap(({ path, components }) => [path, ...components.map((each) => each.path)])
  const moved = readRedirects()
  write(join(catalogDir, 'moved.json'), JSON.stringify(moved))
  return redirectProblems(moved, new Set(paths))
}

/** What is wrong with the numbers on the parts, with the number to write where one is missing. */
function numberProblems(entries: ReadonlyMap<string, Entry>): string[] {
  const components = [...entries.values()].map(({ meta }) => meta)
  const numbers = readPartNumbers()
  return [...listProblems(numbers), ...partProblems(components, numbers, readRedirects())]
}

/** What is known of components that are about to be written, without saying what they were made from. */
const unsettled = (changed: readonly Changed[], known: Record<string, Entry>): [string, Entry][] =>
  changed.flatMap(({ source: { path } }) => {
    const before = known[path]
    return before ? [[path, { ...before, hash: '' }]] : []
  })

const outputFile = (path: string) => join(catalogDir, 'components', `${path}.json`)

function readState(): Record<string, Entry> {
  return JSON.parse(readOwn(stateFile) ?? '{}') as Record<string, Entry>
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  // Whole or not at all: a server may read it at any moment.
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}
