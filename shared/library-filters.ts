/** How the library is narrowed and put in order by its address. */
import { packageSlugs } from './catalog.ts'

/** The categories of all packages. */
export const categorySlugs = ['layouts', 'components', 'pages', 'sections'] as const
export type CategorySlug = (typeof categorySlugs)[number]

/** Without one of these: our own order. */
export const librarySorts = ['most-copied', 'newest', 'name'] as const

/** The parameters in the order in which they are written, with the words each may have. */
export const libraryQuery = {
  package: packageSlugs,
  kind: categorySlugs,
  behaviour: ['interactive', 'static'],
  free: ['1'],
  pictures: ['1'],
  new: ['1'],
  sort: librarySorts,
} as const

/** What a member may ask besides: what they may read, and what they marked. */
export const appLibraryQuery = { ...libraryQuery, open: ['1'], favourites: ['1'] } as const

export type LibraryFilters = { -readonly [Name in keyof typeof libraryQuery]?: (typeof libraryQuery)[Name][number] }
export type AppLibraryFilters = {
  -readonly [Name in keyof typeof appLibraryQuery]?: (typeof appLibraryQuery)[Name][number]
}

/**
 * How many components each word of each filter leaves beside the other filters that are set, and how many there are at
 * all. A member is told besides how many of them they may read, and how many they marked.
 */
export type LibraryCounts = Record<'interactive' | 'static' | 'free' | 'pictures' | 'new' | 'all', number> & {
  /** Whether it says anything of a component to be new. */
  tellsNew: boolean
  package: Record<string, number>
  kind: Record<string, number>
  open?: number
  favourites?: number
}

/** As many components as a page of the library shows: at a thousand, all of them would be no page for a phone. */
export const foundAtOnce = 48

/** A part of what was found. */
export type FoundPage<Found> = {
  found: Found[]
  /** All that were found. */
  total: number
  /** Counted from 1. */
  page: number
}

/** @param page as an address asks for it; what is no page there is the first, or the last */
export function foundPage<Found>(all: readonly Found[], page = '1'): FoundPage<Found> {
  const last = Math.max(1, Math.ceil(all.length / foundAtOnce))
  const number = /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), last) : 1
  return { found: all.slice((number - 1) * foundAtOnce, number * foundAtOnce), total: all.length, page: number }
}
