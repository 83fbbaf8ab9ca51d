/** What is sold and may reach nobody without a licence: class lists and strings of every locked component and project. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { componentsDir } from '#toolchain/paths.ts'
import type { Catalogue } from '#server/domain/library/catalogue.ts'
import { defaultPalette } from '#server/domain/library/snippet.ts'
import { flavours } from '#shared/catalog.ts'
import { projectKinds, zipFile, type Goods } from '#shared/goods.ts'
import { classAttributesOf, literalsOf, quotedIn } from './literals.ts'
import { createSearch } from './search.ts'
import { wordsIn } from './words.ts'

/** A whole class list, three utilities of one in a row, or a quoted string. */
export type Kind = 'list' | 'run' | 'string'
/** A text, and all that hold it: paths of components, and "<kind>/<slug>" of templates and starter kits. */
export type Sold = { text: string; kind: Kind; owners: Set<string> }

/** Utilities from which on a list is worth money, and characters beyond which a string is. */
const fewest = 3
const longest = 24

/** Without the ends of elements behind it: they are how every page closes, and nobody's own. */
const withoutEnds = (text: string) => text.replace(/(?:\s*<\/[a-z][\w-]*\s*>)+\s*$/, '')

const utilitiesOf = (list: string): string[] => list.split(/\s+/).filter(Boolean)

export type Shelf = { catalogue: Catalogue; goods: Goods; buildDir: string }
type Source = { name: string; text: string }

/** Everything sold in a build, each text once. */
export function soldIn(shelf: Shelf): Sold[] {
  const { catalogue } = shelf
  const vocabulary = new Set(
    catalogue
      .all()
      .flatMap(({ path }) => builtLists(catalogue, path))
      .flatMap(utilitiesOf),
  )
  const found = new Map<string, Sold>()

  function add(kind: Kind, text: string, owner: string) {
    const key = `${kind} ${wordsIn(text).join(' ')}`
    const known = found.get(key) ?? { text, kind, owners: new Set() }
    known.owners.add(owner)
    found.set(key, known)
  }
  function addList(list: string, owner: string) {
    for (const worn of new Set([list, inDefaultColours(list)])) {
      const utilities = utilitiesOf(worn)
      if (utilities.length < fewest) continue
      add('list', utilities.join(' '), owner)
      for (let at = 0; at + fewest <= utilities.length; at++)
        add('run', utilities.slice(at, at + fewest).join(' '), owner)
    }
  }
  function addTexts(texts: readonly string[], classes: ReadonlySet<string>, owner: string) {
    for (const written of texts) {
      const text = withoutEnds(written)
      const utilities = utilitiesOf(text)
      if (utilities.length >= fewest && utilities.every((word) => classes.has(word))) addList(text, owner)
      else if (text.length > longest && wordsIn(text).length > 0) add('string', text, owner)
    }
  }

  for (const { path } of catalogue.all().filter(({ free }) => !free)) {
    for (const list of builtLists(catalogue, path)) addList(list, path)
    addTexts(literalsOf(`${path}.tsx`, sourceOf(path)), vocabulary, path)
  }
  const projects = soldProjects(shelf)
  for (const { owner, sources } of projects) {
    const attributes = sources.flatMap(({ text }) => classAttributesOf(text))
    const classes = new Set([...vocabulary, ...attributes.flatMap(utilitiesOf)])
    for (const { name, text } of sources)
      if (/\.[jt]sx?$/.test(name)) addTexts(literalsOf(name, text), classes, owner)
      else addTexts([...classAttributesOf(text), ...quotedIn(text)].filter(isOnlyClasses(classes)), classes, owner)
  }
  const sold = [...found.values()]
  nameAllOwners(sold, shelf, projects)
  return sold
}

/** Between the tags of markup, quotes pair at random: only what is surely a list is taken from there. */
const isOnlyClasses = (classes: ReadonlySet<string>) => (text: string) =>
  utilitiesOf(text).every((word) => classes.has(word))

/** A list may also be a part of another's: whoever may have that one may have it. */
function nameAllOwners(sold: readonly Sold[], { catalogue }: Shelf, projects: ReturnType<typeof soldProjects>) {
  const search = createSearch(sold.map(({ text }) => text))
  const look = (owner: string, texts: readonly string[]) => {
    for (const text of texts) for (const index of search(Buffer.from(text))) sold[index]!.owners.add(owner)
  }
  for (const { path } of catalogue.all().filter(({ free }) => !free)) look(path, textsOf(catalogue, path))
  for (const { owner, sources } of projects)
    look(
      owner,
      sources.map(({ text }) => text),
    )
}

/** A component as it was written, and as it is delivered: in every flavour, for both versions of Tailwind, in tokens and in colours. */
export function textsOf(catalogue: Catalogue, path: string): string[] {
  const texts = [sourceOf(path), ...filesOf(catalogue, path).map(({ code }) => code), ...builtLists(catalogue, path)]
  return [...new Set(texts.flatMap((text) => [text, inDefaultColours(text)]))]
}

export const sourceOf = (path: string): string => readFileSync(join(componentsDir, `${path}.tsx`), 'utf8')

function filesOf(catalogue: Catalogue, path: string) {
  const { snippets } = catalogue.component(path)!
  return flavours.flatMap((flavour) => snippets[flavour].files)
}

const builtLists = (catalogue: Catalogue, path: string): string[] =>
  filesOf(catalogue, path).flatMap(({ code, marks }) =>
    marks.classes.flatMap(({ start, end, v3 }) => [code.slice(start, end), v3]),
  )

/** The tokens of a text as the colours everybody sees first. */
const inDefaultColours = (text: string) =>
  text.replace(/\bprimary(?=-\d)/g, defaultPalette.primary).replace(/\bsecondary(?=-\d)/g, defaultPalette.secondary)

/** What lies in the zips of templates and starter kits that are not free, as far as somebody wrote it. */
function soldProjects({ goods, buildDir }: Shelf): { owner: string; sources: Source[] }[] {
  return projectKinds.flatMap((kind) =>
    goods[kind]
      .filter(({ free }) => !free)
      .map(({ slug, editions }) => ({
        owner: `${kind}/${slug}`,
        sources: editions.flatMap((edition) =>
          sourcesIn(readFileSync(join(buildDir, zipFile(kind, slug, edition.slug)))),
        ),
      })),
  )
}

const isSource = (name: string) => /\.(html|css|[cm]?[jt]sx?|vue|svelte)$/.test(name)
const sourcesIn = (zip: Uint8Array): Source[] =>
  Object.entries(unzipSync(zip)).flatMap(([name, bytes]) => (isSource(name) ? [{ name, text: strFromU8(bytes) }] : []))
