/** Props of the library in the app, and of what leads to it. */
import type { PreviewHeights } from '../preview-heights.ts'
import type { ShownProof } from '../proof.ts'
import type { Change } from '../recolor.ts'
import type { SnippetTheme } from '../snippet.ts'
import type { ComponentMeta, Flavour, PackageSlug, SnippetFile } from '../catalog.ts'

/** An entry of the sidebar; the packages prop is sent to pages of the app shell only. */
export type PackageEntry = {
  category_slug: string
  category_title: string
  subcategory_slug: string
  subcategory_title: string
  component_count: number
}

export type PackagesProp = Record<
  'application_ui' | 'marketing' | 'ecommerce',
  { slug: PackageSlug; title: string; count: number; meta: PackageEntry[] }
>

export type AppProps = { packages: PackagesProp }

/** A component on its page: locked when this visitor may not read its code; without a proof when it changed since it was verified. */
export type ListedComponent = Omit<ComponentMeta, 'keywords'> & {
  locked: boolean
  favourite: boolean
  proof: ShownProof | null
  /** It is still to be compiled, so that nobody can say yet which proof holds for it. */
  awaitsProof?: true
  heights: PreviewHeights
}

/** A component outside its page, with the titles of where it stands. */
export type LibraryEntry = ComponentMeta & { subcategory: { title: string; path: string }; packageTitle: string }

/** A page of the library somebody was on, and the component they looked at last. */
export type VisitEntry = LibraryEntry & { visitedAt: string }

export type Crumb = { title: string; slug: string }

export type Neighbour = { title: string; path: string } | null

/** A component by its picture. */
export type PicturedComponent = Pick<ComponentMeta, 'path' | 'title' | 'part' | 'free' | 'picture'>

/** The same among components of the whole library, with the titles of where it stands. */
export type FoundComponent = PicturedComponent & { place: string }

type Titled = { slug: string; title: string }

/** A set among others. */
export type SetEntry = Titled & { description: string; count: number; screen: Titled | null }

/** A set on its page: its members that stand, and whether this visitor may have the code of each. */
export type ShownSet = Titled & {
  description: string
  world: string
  members: (FoundComponent & { locked: boolean })[]
  screens: Titled[]
}

/** Where the page of one component stands, and what stands beside it in the subcategory. */
export type ComponentPlace = {
  package: Crumb
  category: Crumb
  subcategory: { title: string; path: string }
  previous: Neighbour
  next: Neighbour
  others: PicturedComponent[]
}

/** What a project needs for the code of one flavour. */
export type ComponentNeeds = { flavour: Flavour; dependencies: CodeAnswer['dependencies']; setup: string[] }

/** Answer of the code endpoint (urls.appCode). */
export type CodeAnswer = {
  path: string
  flavour: Flavour
  files: SnippetFile[]
  dependencies: { name: string; version: string }[]
  setup: string[]
  /** Colours that were moved to another step so that contrast is kept. */
  changes: Change[]
  /** What a project must say once for the colours in this code; null where every project has them. */
  theme: SnippetTheme | null
  /** What the wishes changed in this code: "34 dark: classes left out". */
  effects: string[]
}
