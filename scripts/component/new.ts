/** npm run component -- new <package>/<category>/<subcategory>/<slug>: a component's file with its head and a body to replace. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { catalog } from '#content/components/catalog.ts'
import type { PackageSlug } from '#shared/catalog.ts'
import type { SourceFile } from '#toolchain/catalog-files.ts'
import { root } from '#toolchain/paths.ts'
import { givenNumbers, nextPart, type PartNumbers } from '../build/catalogue/part-numbers.ts'
import { subcategoryOf } from '../parted-list.ts'
import { functionOf, nameFaults, nameOf, takenFaults, titleOf } from './naming.ts'
import { placeholders, sketch } from './sketch.ts'

export type Wanted = {
  path: string
  /** Where the slug's own words make no good title. */
  title?: string
}
/** What is there already, that a new component must fit in with. */
export type Library = { sources: readonly SourceFile[]; numbers: PartNumbers }
export type Planned = { ok: true; path: string; part: string; source: string } | { ok: false; message: string }

/** What a new component's file begins as, or the one sentence that says why there is none. */
export function planComponent({ path, title }: Wanted, { sources, numbers }: Library): Planned {
  const place = placeFault(path)
  if (place) return { ok: false, message: place }
  const section = path.split('/').slice(0, 3).join('/')
  const slug = path.split('/').at(-1) ?? ''
  const named = { path, section, slug, title: title ?? titleOf(section, slug) }
  const { description, keywords } = placeholders(named.title)
  const others = sources.map(nameOf)
  const functionName = functionOf(named.title)
  const [fault] = [
    ...takenFaults(named, others),
    ...nameFaults({ ...named, functionName, description, keywords }),
    ...(/^\d/.test(functionName)
      ? [`“${named.title}” begins with a digit: put a word before it, as in “Error 404”`]
      : []),
  ]
  if (fault) return { ok: false, message: `${capital(fault)}${title ? '' : '. Another title: --title "…"'}.` }

  const part = nextPart(path, numbers)
  const inside = sources.filter((other) => other.path.startsWith(`${section}/`))
  const orders = inside.map(({ source }) => Number(/^ \* @order (\d+)$/m.exec(source)?.[1] ?? 0))
  const order = Math.max(0, ...orders) + 1
  return { ok: true, path, part, source: sketch({ title: named.title, functionName, order, part }) }
}

/** Why there is no such place in the catalogue, with those that there are. */
function placeFault(path: string): string | undefined {
  const [packageSlug = '', category = '', subcategory = '', slug = '', ...rest] = path.split('/')
  const inside = (name: string, known: readonly string[], where: string) =>
    known.includes(name) ? undefined : `${where} has no “${name}”: choose one of ${known.join(', ')}.`
  const categories = catalog[packageSlug as PackageSlug]?.categories
  const subcategories = categories?.[category]?.subcategories
  return (
    inside(packageSlug, Object.keys(catalog), 'The catalogue') ??
    inside(category, Object.keys(categories ?? {}), packageSlug) ??
    inside(subcategory, Object.keys(subcategories ?? {}), `${packageSlug}/${category}`) ??
    (rest.length === 0 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
      ? undefined
      : `“${[slug, ...rest].join('/')}” is no file name: write small letters and digits with hyphens between, as in with-totals.`)
  )
}

const capital = (sentence: string) => `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`

/**
 * Writes the file, and its number and its day into the list of its subcategory.
 *
 * @param at the project's root
 * @returns the file
 */
export function writeComponent({ path, part, source }: Extract<Planned, { ok: true }>, day: string, at = root): string {
  const file = `content/components/${path}.tsx`
  mkdirSync(dirname(join(at, file)), { recursive: true })
  writeFileSync(join(at, file), source, { flag: 'wx' })
  const [section, slug] = [subcategoryOf(path), path.slice(path.lastIndexOf('/') + 1)]
  const numbers = givenNumbers(at)
  numbers.write(section, { ...numbers.read().get(section), [part]: { slug, added: day } })
  return file
}
