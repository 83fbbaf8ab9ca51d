/**
 * Joins compiler and content into build/catalog: an index, and one file per component with every flavour.
 * A component is compiled again only when something it depends on changed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createHash } from 'node:crypto'
import type { CatalogIndex, ComponentMeta } from '#shared/catalog.ts'
import { flavours } from '#shared/catalog.ts'
import { arrange, readSources } from './catalog-files.ts'
import { createComponentCompiler, type Built } from './compile-component.ts'
import { hashTree } from './hash-tree.ts'
import { buildDir, catalogDir } from './paths.ts'

type Entry = { hash: string; order: number; meta: ComponentMeta }

const stateFile = join(buildDir, 'stamps/catalogue.json')

/** Compiles what changed. Throws one error that holds every problem of every component. */
export async function buildCatalog(): Promise<string> {
  const toolchain = hashTree(['compiler', 'scripts', 'shared', 'content/components/catalog.ts', 'package-lock.json'])
  const known = readState()
  const { sources, problems: misplaced } = readSources()
  const compile = await createComponentCompiler()

  const entries = new Map<string, Entry>()
  const failures = misplaced.map(({ message }) => message)
  let compiled = 0
  for (const source of sources) {
    const hash = createHash('sha256').update(toolchain).update(source.source).digest('hex')
    const before = known[source.path]
    if (before?.hash === hash && existsSync(outputFile(source.path))) {
      entries.set(source.path, before)
    } else {
      const result = await compile(source)
      if (!result.ok) failures.push(result.message)
      else entries.set(source.path, { hash, order: result.order, meta: writeComponent(result) })
      compiled += 1
    }
  }
  if (failures.length) throw new CatalogError(failures)

  for (const path of Object.keys(known)) if (!entries.has(path)) rmSync(outputFile(path), { force: true })
  writeFileSync(stateFile, JSON.stringify(Object.fromEntries(entries)))
  const index = writeIndex([...entries.values()])
  return `${index.counts.components} components (${compiled} compiled)`
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

/** Writes the file with a component's code and answers what everyone may know of it. */
export function writeComponent({ component }: Built): ComponentMeta {
  write(outputFile(component.path), JSON.stringify(component))
  const { snippets: _, ...meta } = component
  return meta
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

const outputFile = (path: string) => join(catalogDir, 'components', `${path}.json`)

function readState(): Record<string, Entry> {
  return existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as Record<string, Entry>) : {}
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
