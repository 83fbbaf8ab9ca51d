/** What the build makes for the button builder, as the server sends it and the page uses it. */
import type { FileMarks, Flavour } from '../../catalog.ts'
import type { Role } from './classes.ts'
import type { IconPart, SolidPath } from './icon.ts'

/** Every class a button can have: its place in the order of Tailwind CSS 4, and what it is in version 3. */
export type Vocabulary = {
  order: string[]
  /** Classes that are written otherwise in version 3; an unlisted one stays as it is. */
  v3: Record<string, string>
  orderV3: string[]
}

/** Where an icon's drawing stands in markup that carries it. */
export type IconPlace = {
  part: IconPart
  /** The text of its viewBox, and the lines between its tags. */
  viewBox: [start: number, end: number]
  body: [start: number, end: number]
}

/** One flavour of one structure, compiled with the words and classes of the template. */
export type Template = {
  fileName: string
  language: 'html' | 'tsx' | 'vue' | 'svelte'
  code: string
  marks: FileMarks
  /** Which part each marked list of classes belongs to; null where no choice changes it. */
  roles: (Role | null)[]
  icons: IconPlace[]
  dependencies: { name: string; version: string }[]
  setup: string[]
  setupV3: string[]
}

export type Templates = Record<string, Record<Flavour, Template>>

/** Drawings by how designs name them: Heroicons for 16 and for 20 pixels, all others twice the same. */
export type Icons = Record<string, [small: string, usual: string]>

/** What a page needs of the kit to show one structure. */
export type Kit = { version: string; vocabulary: Vocabulary; templates: Templates; icons: Icons }

/** The inside of an icon's svg element in the size a button needs; "" while the kit does not have it. */
export const drawingOf = (icons: Icons, name: string, set: SolidPath): string =>
  icons[name]?.[set === '16/solid' ? 0 : 1] ?? ''
