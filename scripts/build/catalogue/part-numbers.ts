/**
 * The numbers on the parts: each is written once, in the comment of its component, and listed for good. A listed number
 * never belongs to another component, also when its own is gone.
 */
import { join } from 'node:path'
import type { PackageSlug } from '#shared/catalog.ts'
import { root } from '#toolchain/paths.ts'
import { readText } from '#toolchain/stamps/record.ts'
import { partedList, subcategoryOf } from '../../parted-list.ts'

/** The rows of the subcategories that the catalogue has: given once, so that two who begin one each never take the same. */
const rowsFile = 'content/parts/rows.json'

/** A number as it is listed: by its subcategory when it was given, with what its component was called there. */
export type GivenNumber = {
  slug: string
  /** The day it was first released. */
  added?: string
  /** Its component is gone. */
  retired?: true
}

/** Every number that was ever given. @param at the project's root */
export const givenNumbers = (at?: string) => partedList<GivenNumber>('parts', at)

/** The file that lists the numbers of the subcategory which a path had when it got its own. */
export const partsFileOf = (path: string): string => givenNumbers().fileOf(subcategoryOf(path))

/** Numbers with the paths their components had when they were given. */
export type PartNumbers = {
  published: Record<string, string>
  /** Of components that are gone; nothing gets these again. */
  retired: Record<string, string>
  /** The row of each subcategory: "AUI-C01". */
  rows: Record<string, string>
  /** The day each was first released. */
  added: Record<string, string>
}
type Numbered = { path: string; part: string }

const packageCodes: Record<PackageSlug, string> = { 'application-ui': 'AUI', marketing: 'MKT', ecommerce: 'ECM' }
const wellFormed = /^([A-Z]{3}-[A-Z])(\d{2})-([1-9]\d*)$/
const written = /^ \* @part (\S+)\n/m

/** @param at the project's root */
export function readPartNumbers(at = root): PartNumbers {
  const rows = JSON.parse(readText(join(at, rowsFile))) as Record<string, string>
  const numbers: PartNumbers = { published: {}, retired: {}, rows, added: {} }
  for (const [subcategory, given] of givenNumbers(at).read()) {
    if (`content/parts/${subcategory}.json` === rowsFile) continue
    for (const [part, { slug, added, retired }] of Object.entries(given)) {
      numbers[retired ? 'retired' : 'published'][part] = `${subcategory}/${slug}`
      if (added !== undefined) numbers.added[part] = added
    }
  }
  return numbers
}

/** The number in a component's comment; empty where it has none. */
export const writtenPart = (source: string): string => written.exec(headOf(source))?.[1] ?? ''

/** What only tells of a component, and enters neither its code nor how its preview looks. */
const told = /^ \* @(?:title|description|keywords|free|order|part)\b.*\n(?: \* {2,}\S.*\n)*/gm

/** The name that customers import, which nobody sees in a preview. */
const functionName = /^(export default function )\w+/m

/** A source without what only tells of it: a new name or number asks for no new measurement, and no new picture. */
export const withoutNames = (source: string): string =>
  headOf(source).replace(told, '') + source.slice(headOf(source).length).replace(functionName, '$1')

const headOf = (source: string) => source.slice(0, source.indexOf('*/') + 1)

/** The package and the first letter of the category: "AUI-C" for application-ui/components. */
function codeOf(path: string): string {
  const [packageSlug, category = ''] = path.split('/')
  return `${packageCodes[packageSlug as PackageSlug]}-${category.slice(0, 1).toUpperCase()}`
}
const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const prefixOf = (part: string) => part.slice(0, part.lastIndexOf('-'))

/** The next free number of a component's subcategory: after all that were ever given there, or in a row of its own. */
export function nextPart(
  path: string,
  { published, retired, rows: known }: PartNumbers,
  besides: readonly string[] = [],
): string {
  const given = [...Object.entries(published), ...Object.entries(retired)]
  const own = given.find(([, other]) => subcategoryOf(other) === subcategoryOf(path))
  const all = [...given.map(([part]) => part), ...besides].map((part) => wellFormed.exec(part))
  const reserved = Object.values(known).map((each) => wellFormed.exec(`${each}-1`))
  const rows = [...all, ...reserved].flatMap((match) => (match?.[1] === codeOf(path) ? [Number(match[2])] : []))
  const row = known[subcategoryOf(path)]
  const prefix = row
    ? row
    : own
      ? prefixOf(own[0])
      : `${codeOf(path)}${String(Math.max(0, ...rows) + 1).padStart(2, '0')}`
  const last = all.flatMap((match) => (match && prefixOf(match[0]) === prefix ? [Number(match[3])] : []))
  return `${prefix}-${Math.max(0, ...last) + 1}`
}

/** What is wrong with the list by itself: every number fits the place it was given for, and stands there once. */
export function listProblems({ published, retired, rows }: PartNumbers): string[] {
  const given = [...Object.entries(published), ...Object.entries(retired)]
  const prefixes = new Map(Object.entries(rows))
  const places = new Map(Object.entries(rows).map(([subcategory, row]) => [row, subcategory]))
  const paths = new Set<string>()
  const shared = Object.entries(rows).filter(([subcategory, row]) => places.get(row) !== subcategory)
  const ofRows = shared.map(([subcategory, row]) => `${rowsFile}: ${row} is the row of ${subcategory} and of another.`)
  const ofNumbers = given.flatMap(([part, path]) => {
    const [, code] = wellFormed.exec(part) ?? []
    const subcategory = subcategoryOf(path)
    const fits =
      code === codeOf(path) &&
      remembered(prefixes, subcategory, prefixOf(part)) === prefixOf(part) &&
      remembered(places, prefixOf(part), subcategory) === subcategory
    const problems = [
      !fits && `${partsFileOf(path)}: ${part} does not fit ${path}.`,
      published[part] && retired[part] && `${partsFileOf(path)}: ${part} is both published and retired.`,
      paths.has(path) && `${partsFileOf(path)}: ${path} has two numbers.`,
    ]
    paths.add(path)
    return problems.filter((problem) => typeof problem === 'string')
  })
  return [...ofRows, ...ofNumbers]
}

/**
 * What is wrong with the numbers of the components there are, with the number to write where one is missing.
 *
 * @param moved old paths with their new ones: a component takes its number with it
 */
export function partProblems(
  components: readonly Numbered[],
  numbers: PartNumbers,
  moved: Readonly<Record<string, string>>,
): string[] {
  const owners = new Map(Object.entries(numbers.published).map(([part, path]) => [part, placeNow(path, moved)]))
  const numberOf = new Map([...owners].map(([part, path]) => [path, part]))
  const proposed: string[] = []
  const problems = components.flatMap(({ path, part }) => {
    const file = `content/components/${path}.tsx`
    const known = numberOf.get(path)
    if (known) return part === known ? [] : [`${file}: its number is ${known} for good. Write “@part ${known}”.`]
    const free = nextPart(path, numbers, proposed)
    proposed.push(free)
    const todo = `Write “@part ${free}” in its comment, and "${free}": {"slug":"${slugOf(path)}"} in ${partsFileOf(path)}.`
    if (!part) return [`${file}: it has no part number. ${todo}`]
    const before = owners.get(part) ?? numbers.retired[part]
    if (before) return [`${file}: ${part} was given to ${before} and is never used again. ${todo}`]
    return [
      part === free
        ? `${file}: its number is not listed yet. ${todo}`
        : `${file}: ${part} is not the next free number. ${todo}`,
    ]
  })
  const there = new Set(components.map(({ path }) => path))
  const gone = [...owners].filter(([, path]) => !there.has(path))
  return [
    ...problems,
    ...gone.map(([part, path]) => `${partsFileOf(path)}: ${path} is gone, so say “"retired":true” of ${part}.`),
  ]
}

/** Where what had a path lies now, when it or its subcategory moved. */
function placeNow(path: string, moved: Readonly<Record<string, string>>): string {
  const subcategory = moved[subcategoryOf(path)]
  return moved[path] ?? (subcategory ? subcategory + path.slice(subcategoryOf(path).length) : path)
}

function remembered(store: Map<string, string>, key: string, value: string): string {
  if (!store.has(key)) store.set(key, value)
  return store.get(key) ?? value
}
