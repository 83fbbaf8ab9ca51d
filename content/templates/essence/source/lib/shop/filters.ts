/** Filters of the catalog, as they stand in the address: /scents?family=citrus&note=iris&size=50&sort=price */
import { familiesOf, findMaterial, isSample, notesOf, priceFrom, type Catalog, type Scent } from './catalog.ts'
import type { Cents } from './money.ts'

export const sorts = {
  house: 'Our order',
  name: 'Name',
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
  new: 'Newest first',
} as const
export type Sort = keyof typeof sorts

export interface PriceBand {
  id: string
  label: string
  /** Cents; a price belongs to the band from `from` on, and up to, not including, `below`. */
  from: Cents
  below: Cents
}

export const priceBands: readonly PriceBand[] = [
  { id: 'under-160', label: 'Under $160', from: 0, below: 16_000 },
  { id: '160-to-200', label: '$160 to $200', from: 16_000, below: 20_001 },
  { id: 'over-200', label: 'Over $200', from: 20_001, below: Infinity },
]

export interface Filters {
  /** Any of these. */
  family: string[]
  /** All of these, anywhere in the scent. */
  note: string[]
  /** In stock in any of these. */
  size: string[]
  /** With a bottle in stock in any of these bands; with sizes chosen, in one of those. */
  price: string[]
  sort: Sort
}

export const noFilters: Filters = { family: [], note: [], size: [], price: [], sort: 'house' }

const lists = ['family', 'note', 'size', 'price'] as const
export type ListFilter = (typeof lists)[number]

export interface ParsedFilters {
  filters: Filters
  /** A sentence for each value nobody knows. What other keys say, as those of a newsletter, is not the shop's business. */
  problems: string[]
}

/** Reads the filters of an address. What is unknown is left out, and told. */
export function parseFilters(params: URLSearchParams, catalog: Catalog): ParsedFilters {
  const problems: string[] = []
  const filters: Filters = { ...noFilters }
  for (const key of lists) {
    const known = valuesOf(key, catalog)
    const asked = [...new Set(params.getAll(key).map((value) => value.trim()))].filter((value) => value !== '')
    filters[key] = known.filter((value) => asked.includes(value))
    for (const value of asked.filter((one) => !known.includes(one))) problems.push(unknown(key, value))
  }
  const sort = params.getAll('sort').at(-1)?.trim() ?? ''
  if (Object.hasOwn(sorts, sort)) filters.sort = sort as Sort
  else if (sort !== '') problems.push(`We can’t sort by “${clipped(sort)}”, so the scents are in our order.`)
  return { filters, problems }
}

/** The one query for these filters, without a question mark: keys and values in a fixed order, nothing that is usual. */
export function filterQuery(filters: Filters): string {
  const params = new URLSearchParams()
  for (const key of lists) for (const value of filters[key].toSorted()) params.append(key, value)
  if (filters.sort !== noFilters.sort) params.append('sort', filters.sort)
  return params.toString()
}

/** The filters with a value added, or taken away where it was set: for a link behind each choice. */
export function toggled(filters: Filters, key: ListFilter, value: string): Filters {
  const values = filters[key]
  return { ...filters, [key]: values.includes(value) ? values.filter((one) => one !== value) : [...values, value] }
}

/** The scents that pass, sorted. Equals stay in the order of the catalog. */
export function filterScents(catalog: Catalog, filters: Filters): Scent[] {
  const found = catalog.scents.filter((scent) => passes(scent, filters))
  return filters.sort === 'house' ? found : found.toSorted(compare[filters.sort])
}

/** What a filter can be set to, in the order it is shown in. */
export function valuesOf(key: ListFilter, catalog: Catalog): string[] {
  if (key === 'family') return familiesOf(catalog)
  if (key === 'price') return priceBands.map(({ id }) => id)
  const used =
    key === 'note'
      ? catalog.scents.flatMap(notesOf).filter((slug) => findMaterial(catalog, slug))
      : catalog.scents.flatMap(({ sizes }) => sizes.toSorted((one, other) => one.ml - other.ml).map(({ id }) => id))
  return [...new Set(used)]
}

function passes(scent: Scent, { family, note, size, price }: Filters): boolean {
  const notes = notesOf(scent)
  if (family.length && !family.includes(scent.family)) return false
  if (!note.every((slug) => notes.includes(slug))) return false
  if (!size.length && !price.length) return true
  const bands = priceBands.filter(({ id }) => price.includes(id))
  return scent.sizes.some(
    (one) =>
      one.stock > 0 &&
      (size.length ? size.includes(one.id) : !isSample(one)) &&
      (!bands.length || bands.some(({ from, below }) => one.price >= from && one.price < below)),
  )
}

const compare: Record<Exclude<Sort, 'house'>, (one: Scent, other: Scent) => number> = {
  name: (one, other) => one.name.localeCompare(other.name, 'en'),
  price: (one, other) => priceFrom(one) - priceFrom(other),
  'price-down': (one, other) => priceFrom(other) - priceFrom(one),
  new: (one, other) => other.year - one.year,
}

const names: Record<ListFilter, string> = { family: 'family', note: 'note', size: 'size', price: 'price range' }

function unknown(key: ListFilter, value: string): string {
  return `There is no ${names[key]} called “${clipped(value)}”, so that part of the address was left out.`
}

function clipped(value: string): string {
  return value.length > 40 ? `${value.slice(0, 40)}…` : value
}
