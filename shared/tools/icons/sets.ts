/** The icon sets of the icon browsers: what is said of them by hand. Names, counts and versions come from the build. */
import { defined } from '../../defined.ts'

export const setIds = ['heroicons-v2', 'heroicons-v1', 'lucide-icons', 'bootstrap-icons'] as const
export type SetId = (typeof setIds)[number]

export type StyleId = 'outline' | 'solid' | 'mini' | 'micro' | 'regular' | 'fill'

export type IconStyle = {
  id: StyleId
  title: string
  /** Side of the square it is drawn in. */
  grid: number
  /** Width of its lines; null where it is made of areas. */
  stroke: number | null
  /** Lines, or areas: what is comparable across sets. */
  tone: 'line' | 'solid'
}

export type IconSet = {
  id: SetId
  title: string
  /** The same where there is little room, and still unlike the others. */
  short: string
  /** The npm package it comes from. */
  package: string
  by: string
  home: string
  licence: 'MIT' | 'ISC'
  /** Every name has one look only, told by the word "fill" in it; elsewhere a name has all styles, or most. */
  oneLook?: true
  /** The first is the one shown unless another is asked for. */
  styles: readonly [IconStyle, ...IconStyle[]]
}

export const iconSets: Record<SetId, IconSet> = {
  'heroicons-v2': {
    id: 'heroicons-v2',
    title: 'Heroicons v2',
    short: 'Hero v2',
    package: 'heroicons',
    by: 'Tailwind Labs',
    home: 'https://heroicons.com',
    licence: 'MIT',
    styles: [
      { id: 'outline', title: 'Outline', grid: 24, stroke: 1.5, tone: 'line' },
      { id: 'solid', title: 'Solid', grid: 24, stroke: null, tone: 'solid' },
      { id: 'mini', title: 'Mini', grid: 20, stroke: null, tone: 'solid' },
      { id: 'micro', title: 'Micro', grid: 16, stroke: null, tone: 'solid' },
    ],
  },
  'heroicons-v1': {
    id: 'heroicons-v1',
    title: 'Heroicons v1',
    short: 'Hero v1',
    package: 'heroicons@1',
    by: 'Tailwind Labs',
    home: 'https://v1.heroicons.com',
    licence: 'MIT',
    styles: [
      { id: 'outline', title: 'Outline', grid: 24, stroke: 2, tone: 'line' },
      { id: 'solid', title: 'Solid', grid: 20, stroke: null, tone: 'solid' },
    ],
  },
  'lucide-icons': {
    id: 'lucide-icons',
    title: 'Lucide',
    short: 'Lucide',
    package: 'lucide-static',
    by: 'Lucide contributors, in part from Feather by Cole Bemis',
    home: 'https://lucide.dev',
    licence: 'ISC',
    styles: [{ id: 'outline', title: 'Outline', grid: 24, stroke: 2, tone: 'line' }],
  },
  'bootstrap-icons': {
    id: 'bootstrap-icons',
    title: 'Bootstrap Icons',
    short: 'Bootstrap',
    package: 'bootstrap-icons',
    by: 'The Bootstrap Authors',
    home: 'https://icons.getbootstrap.com',
    licence: 'MIT',
    oneLook: true,
    styles: [
      { id: 'regular', title: 'Regular', grid: 16, stroke: null, tone: 'line' },
      { id: 'fill', title: 'Fill', grid: 16, stroke: null, tone: 'solid' },
    ],
  },
}

/** Whether a text, of an address or a key, names a set. */
export const isSetId = (id: string): id is SetId => (setIds as readonly string[]).includes(id)

/** One drawing: "heroicons-v2/outline/bell". */
export type GlyphKey = `${SetId}/${StyleId}/${string}`

/** The key of a drawing, which `readGlyphKey` takes apart again. */
export const glyphKey = (set: SetId, style: StyleId, name: string): GlyphKey => `${set}/${style}/${name}`

/** The parts of a key; null for what cannot be one. Whether there is such an icon, the index knows. */
export function readGlyphKey(text: string): { set: IconSet; style: IconStyle; name: string } | null {
  const [id = '', styleId, name = '', ...rest] = text.split('/')
  if (!isSetId(id) || rest.length > 0 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return null
  const style = iconSets[id].styles.find((each) => each.id === styleId)
  return style ? { set: iconSets[id], style, name } : null
}

/** The parts of a key that was made by `glyphKey`; throws for one that cannot be. */
export const parseGlyphKey = (key: GlyphKey) => defined(readGlyphKey(key), `The icon ${key}`)

/** The look of a name in a set where each name has just one: "fill" where that word is part of it. */
export const lookOf = (name: string): StyleId => (/(^|-)fill(-|$)/.test(name) ? 'fill' : 'regular')
