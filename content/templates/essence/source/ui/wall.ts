/** The wall of the shop: which scents are seen and in which order, as the address says. */
import { filterQuery, filterScents, noFilters, parseFilters, type Filters } from '../lib/shop/filters.ts'
import type { Catalog } from '../lib/shop/catalog.ts'
import { openShop } from './open-shop.ts'

export interface Wall {
  families: string[]
  note: string
  price: string
  sort: string
  said: string
  problems: { id: string; text: string }[]
  isFiltered: boolean
  isEmpty: boolean
}

let filters: Filters = noFilters
let read: (() => void) | undefined
let show: ((filters: Filters, problems?: string[]) => void) | undefined

export function openWall(section: HTMLElement, listener: (wall: Wall) => void): () => void {
  const leaving = new AbortController()
  void openShop()
    .catalog()
    .then((catalog) => {
      if (leaving.signal.aborted) return
      show = (next, problems = []) => {
        filters = next
        const count = arrange(section, catalog, next)
        listener(wallOf(next, count, problems))
      }
      read = () => {
        const parsed = parseFilters(new URLSearchParams(location.search), catalog)
        show?.(parsed.filters, parsed.problems)
      }
      window.addEventListener('popstate', read, { signal: leaving.signal })
      read()
    })
  return () => {
    leaving.abort()
    show = undefined
    read = undefined
  }
}

/** Shows what the address says, where something else than the wall has changed it. */
export const readWall = () => read?.()

function wallOf({ family, note, price, sort }: Filters, count: number, problems: string[]): Wall {
  return {
    families: family,
    note: note[0] ?? '',
    price: price[0] ?? '',
    sort,
    said: count === 1 ? '1 scent' : `${count} scents`,
    problems: problems.map((text) => ({ id: text, text })),
    isFiltered: family.length + note.length + price.length > 0,
    isEmpty: count === 0,
  }
}

/** Hides what does not pass, and puts the rest in order. Answers how many are left. */
function arrange(section: HTMLElement, catalog: Catalog, wanted: Filters): number {
  const list = section.querySelector('[data-wall]')
  const found = filterScents(catalog, wanted).map(({ slug }) => slug)
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-scent]') ?? [])]
  const placeOf = ({ dataset }: HTMLElement) => found.indexOf(dataset.scent ?? '')
  for (const item of items) item.hidden = placeOf(item) === -1
  const inOrder = items.toSorted((a, z) => placeOf(a) - placeOf(z))
  if (inOrder.some((item, index) => item !== items[index])) list?.append(...inOrder)
  return found.length
}

function change(changed: Partial<Filters>) {
  const next = { ...filters, ...changed }
  const query = filterQuery(next)
  history.pushState(null, '', query === '' ? location.pathname : `${location.pathname}?${query}`)
  show?.(next)
}

export function toggleFamily(family: string) {
  const { family: chosen } = filters
  change({ family: chosen.includes(family) ? chosen.filter((one) => one !== family) : [...chosen, family] })
}

export const chooseNote = (note: string) => change({ note: note === '' ? [] : [note] })
export const choosePrice = (price: string) => change({ price: price === '' ? [] : [price] })
export const chooseSort = (sort: string) => change({ sort: sort as Filters['sort'] })
export const clearWall = () => change(noFilters)
