/** What the address of an icon browser carries. */
import { readColor } from '../../color/read-color.ts'
import { type CategoryId, isCategoryId } from './categories.ts'
import type { Look } from './draw.ts'
import { type FormatId, isFormatId } from './formats.ts'
import { type GlyphKey, glyphKey, iconSets, readGlyphKey, type SetId, type StyleId } from './sets.ts'

export type IconState = {
  query: string
  /** Whether all sets are searched, or the one of the page. */
  everywhere: boolean
  /** Whether only marked icons are shown, of whichever set. */
  kept: boolean
  /** Null for the first style of each set, and for every look where names have one each. */
  style: StyleId | null
  category: CategoryId | null
  look: Look
  /** The icon that is looked at. */
  open: GlyphKey | null
  format: FormatId
}

/** What an icon browser shows when its address says nothing. */
export const firstState = (): IconState => ({
  query: '',
  everywhere: false,
  kept: false,
  style: null,
  category: null,
  look: { size: null, stroke: null, color: null },
  open: null,
  format: 'svg',
})

export const longestQuery = 60
export const sizes = { least: 12, most: 96, step: 4 }
export const strokes = { least: 0.5, most: 3, step: 0.25 }

/** The parameters of an address that `decodeState` reads. */
export const iconParameters = ['q', 'in', 'style', 'category', 'size', 'stroke', 'color', 'as', 'icon'] as const

/** The query of an address: only what differs from the first state, in a fixed order. */
export function encodeState(state: IconState, page: SetId): string {
  const { query, everywhere, kept, style, category, look, open, format } = state
  const pairs: [string, string | null][] = [
    ['q', query.trim() || null],
    ['in', kept ? 'favourites' : everywhere ? 'all' : null],
    ['style', style],
    ['category', category],
    ['size', look.size === null ? null : String(look.size)],
    ['stroke', look.stroke === null ? null : String(look.stroke)],
    ['color', look.color?.replace(/^#/, '') ?? null],
    ['as', format === 'svg' ? null : format],
    ['icon', open && shortKey(open, page)],
  ]
  const given = pairs.filter((pair): pair is [string, string] => pair[1] !== null)
  return new URLSearchParams(given).toString().replaceAll('%2F', '/')
}

/** An icon of the page's own set is told by its style and name. */
const shortKey = (key: GlyphKey, page: SetId) => (key.startsWith(`${page}/`) ? key.slice(page.length + 1) : key)

/** Reads a query. What cannot be read is left out and told of in a sentence. */
export function decodeState(search: string, page: SetId): IconState & { problems: string[] } {
  const given = new URLSearchParams(search)
  const state = firstState()
  const problems: string[] = []
  const shown = (name: string) => `“${(given.get(name) ?? '').slice(0, 40)}”`
  const read = <Value>(name: string, parse: (text: string) => Value | null, problem: string): Value | null => {
    const text = given.get(name)
    if (text === null || text === '') return null
    const value = parse(text)
    if (value === null) problems.push(`${name}: ${shown(name)} ${problem}`)
    return value
  }
  const within =
    ({ least, most }: { least: number; most: number }) =>
    (text: string) =>
      /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null

  state.query = (given.get('q') ?? '').slice(0, longestQuery)
  const place = read('in', readPlace, 'cannot be searched; “all” and “favourites” can.')
  // Marked icons are of all sets.
  state.everywhere = place !== null
  state.kept = place === 'favourites'
  const { styles } = iconSets[page]
  state.style = read(
    'style',
    (text) => styles.find(({ id }) => id === text)?.id ?? null,
    `is no style of this set. It has ${styles.map(({ id }) => id).join(', ')}.`,
  )
  state.category = read('category', (text) => (isCategoryId(text) ? text : null), 'is no category.')
  state.look = {
    size: read('size', within(sizes), `must be from ${sizes.least} to ${sizes.most} pixels.`),
    stroke: read('stroke', within(strokes), `must be from ${strokes.least} to ${strokes.most}.`),
    color: read('color', readHexOrColor, 'is no opaque CSS colour.'),
  }
  state.format = read('as', (text) => (isFormatId(text) ? text : null), 'is no format.') ?? 'svg'
  state.open = read('icon', (text) => readOpen(text, page), 'is no icon.')
  return { ...state, problems }
}

const readPlace = (text: string) => (text === 'all' || text === 'favourites' ? text : null)
const readHexOrColor = (text: string) => readColor(text)?.text ?? null

/** "outline/bell", "lucide-icons/outline/bell", or "bell" alone for the first style. */
function readOpen(text: string, page: SetId): GlyphKey | null {
  const parts = text.split('/')
  const [first] = iconSets[page].styles
  const whole =
    parts.length === 3 ? text : parts.length === 2 ? `${page}/${text}` : glyphKey(page, first.id, parts[0] ?? '')
  const key = readGlyphKey(whole)
  return key && glyphKey(key.set.id, key.style.id, key.name)
}
