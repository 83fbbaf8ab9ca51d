import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type {
  CatalogIndex,
  CategoryMeta,
  CompiledComponent,
  ComponentMeta,
  ComponentTraits,
  PackageMeta,
  PackageSlug,
  RunnableFlavours,
  SubcategoryMeta,
} from '#shared/catalog.ts'
import type { PreviewHeights } from '#shared/preview-heights.ts'
import type { ListNames } from '#shared/list-names.ts'
import type { EngineRun } from '#shared/engines.ts'
import type { Proof } from '#shared/proof.ts'
import { byteStore } from '#shared/byte-store.ts'
import { splitComponentPath } from '#shared/urls.ts'

/**
 * The HTML a preview starts with, the styles that only it needs, its style attributes, and what the names of its lists of
 * classes stand for, which is for the server alone.
 */
export type CompiledPreview = { html: string; css: string; styleAttributes: string[]; names: ListNames }
export type Located = { package: PackageMeta; category: CategoryMeta; subcategory: SubcategoryMeta }

/** The built catalogue. Answers null for what it does not hold; paths are looked up, never joined from input. */
export type Catalogue = {
  /** Everything that exists, in the order it is shown. */
  index(): CatalogIndex
  /** A subcategory with its place. */
  find(packageSlug: string, category: string, subcategory: string): Located | null
  /** All subcategories of a package in reading order. */
  subcategories(packageSlug: PackageSlug): SubcategoryMeta[]
  /** Every component in reading order. */
  all(): ComponentMeta[]
  /** What everyone may know of a component, by its path. */
  meta(path: string): ComponentMeta | null
  /** The component with its code; whoever calls decides who may see it. */
  component(path: string): CompiledComponent | null
  /** What verification found of a component as it was built; null when it was not verified since it changed. */
  proof(path: string): Proof | null
  /** Whether it is still to be compiled, so that nobody can say yet which proof holds for it. */
  awaitsProof(path: string): boolean
  /** The engines besides Chromium in which a component was run as it was built. */
  engines(path: string): EngineRun[]
  /** How high a preview is at each width; empty when it was not measured. */
  heights(path: string): PreviewHeights
  /** What the library is filtered by; of what the build holds nothing of, nothing is known. */
  traits(path: string): ComponentTraits
  /** Where a component or a subcategory went that had this path before; null when nothing had it. */
  moved(path: string): string | null
  /** All paths that lead elsewhere, with where they lead. */
  moves(): Readonly<Record<string, string>>
  /** What a preview starts with. */
  preview(path: string): CompiledPreview | null
  /** What runs the component in every flavour; whoever calls decides who may have it. Null where the build made none. */
  runnable(path: string): RunnableFlavours | null
}

/**
 * Opens the catalogue in a build folder (build/catalog). Files that were asked for lately are kept;
 * while it is `live`, as in development, everything is read again when the index was rebuilt.
 * Throws when the folder holds no index.
 */
export function openCatalogue(dir: string, { live = () => false }: { live?: () => boolean } = {}): Catalogue {
  const indexFile = join(dir, 'index.json')
  let loaded = load()

  function load() {
    const index = readJson<CatalogIndex>(indexFile)
    const components = new Map(
      index.packages
        .flatMap((pkg) => pkg.categories)
        .flatMap((category) => category.subcategories)
        .flatMap((subcategory) => subcategory.components)
        .map((component) => [component.path, component]),
    )
    const proofs = readJson<Record<string, Proof | null>>(join(dir, 'proofs.json'))
    const engines = readJson<Record<string, EngineRun[]>>(join(dir, 'engines.json'))
    const heights = readJson<Record<string, PreviewHeights>>(join(dir, 'heights.json'))
    const moves = readJson<Record<string, string>>(join(dir, 'moved.json'))
    const traits = readJson<Record<string, ComponentTraits>>(join(dir, 'traits.json'))
    return {
      index,
      components,
      proofs,
      engines,
      heights,
      moves,
      traits,
      files: byteStore<unknown>(mostBytes),
      version: mtime(),
      isLive: live(),
    }
  }
  function mtime() {
    return statSync(indexFile).mtimeMs
  }
  function current() {
    // Once more when that ends.
    if (loaded.isLive && (mtime() !== loaded.version || !live())) loaded = load()
    return loaded
  }
  function file<T>(kind: 'components' | 'previews' | 'flavours', path: string): T | null {
    const { components, files } = current()
    if (!components.has(path)) return null
    const key = `${kind}/${path}.json`
    const kept = files.get(key)
    if (kept !== undefined) return kept as T
    const text = readFileSync(join(dir, key), 'utf8')
    const read = JSON.parse(text) as T
    files.put(key, read, parsedBytes * text.length)
    return read
  }
  /** While developing, a component may be newer than what the last build made of it. */
  const isMade = (kind: 'flavours', path: string) => {
    const { components, files } = current()
    const file = `${kind}/${path}.json`
    return components.has(path) && (files.get(file) !== undefined || existsSync(join(dir, file)))
  }
  const packageOf = (slug: string) => current().index.packages.find((candidate) => candidate.slug === slug)

  return {
    index: () => current().index,
    find(packageSlug, categorySlug, subcategorySlug) {
      const pkg = packageOf(packageSlug)
      const category = pkg?.categories.find(({ slug }) => slug === categorySlug)
      const subcategory = category?.subcategories.find(({ slug }) => slug === subcategorySlug)
      return pkg && category && subcategory ? { package: pkg, category, subcategory } : null
    },
    subcategories: (packageSlug) =>
      packageOf(packageSlug)?.categories.flatMap((category) => category.subcategories) ?? [],
    all: () => [...current().components.values()],
    meta: (path) => current().components.get(path) ?? null,
    component: (path) => file<CompiledComponent>('components', path),
    proof: (path) => current().proofs[path] ?? null,
    awaitsProof: (path) => current().proofs[path] === null,
    engines: (path) => current().engines[path] ?? [],
    heights: (path) => current().heights[path] ?? [],
    traits: (path) => current().traits[path] ?? unknownTraits,
    moves: () => current().moves,
    moved(path) {
      const { moves } = current()
      const own = Object.hasOwn(moves, path) ? moves[path] : undefined
      if (own !== undefined) return own
      const { subcategoryPath, slug } = splitComponentPath(path)
      return Object.hasOwn(moves, subcategoryPath) ? `${moves[subcategoryPath]}/${slug}` : null
    },
    preview: (path) => file<CompiledPreview>('previews', path),
    runnable: (path) => (isMade('flavours', path) ? file<RunnableFlavours>('flavours', path) : null),
  }
}

/** Bytes of the files that are kept parsed: those of some hundred and fifty components, whatever the number there is. */
const mostBytes = 24 * 1024 * 1024
/** Bytes that a character of JSON takes once it is parsed; marks are many small objects. */
const parsedBytes = 4

const unknownTraits: ComponentTraits = { added: '', isInteractive: false, hasPictures: false }

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
