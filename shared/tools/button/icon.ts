/** The icons of a button: a Heroicon in the drawing that fits the button's size, or one drawing of any set. */
import { type Attribute, attributesOf, plain } from '../icons/draw.ts'
import { packageName } from '../icons/names.ts'
import { glyphKey, iconSets, readGlyphKey, type SetId, type StyleId } from '../icons/sets.ts'
import { titleOf } from '../icons/icon-style.ts'

/** Where Heroicons for 16 and for 20 pixels come from. */
export type SolidPath = '16/solid' | '20/solid'

const plainName = /^[A-Z][A-Za-z0-9]{1,40}$/

/** How a design names a drawing: "Plus" where a button's size chooses among two, else its key. */
export const iconRef = (set: SetId, style: StyleId, name: string): string =>
  set === 'heroicons-v2' && (style === 'mini' || style === 'micro')
    ? packageName(set, name).slice(0, -'Icon'.length)
    : glyphKey(set, style, name)

/** Reads how a design names an icon; null for what can be no icon. Whether there is such a one, the sets know. */
export function readIconRef(text: string): string | null {
  if (plainName.test(text)) return text
  const parts = readGlyphKey(text)
  return parts && iconRef(parts.set.id, parts.style.id, parts.name)
}

/** "ArrowDownTray" is "arrow down tray", "lucide-icons/outline/bell" is "bell, Lucide". */
export function iconLabel(ref: string): string {
  const parts = readGlyphKey(ref)
  if (!parts) return ref.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  const style = parts.set.oneLook || parts.set.styles.length === 1 ? '' : ` ${parts.style.title.toLowerCase()}`
  return `${titleOf(parts.name).toLowerCase()}, ${parts.set.title}${style}`
}

/** The arrow of a menu beside an icon: of the same set and style, so that both look alike. */
export function chevronBeside(ref: string): string {
  const parts = readGlyphKey(ref)
  if (!parts) return 'ChevronDown'
  const style = parts.set.oneLook ? parts.set.styles[0] : parts.style
  return glyphKey(parts.set.id, style.id, 'chevron-down')
}

/** Drawings of this set reach the edges of their square; beside words they stand a size smaller. */
export const isFullBleed = (ref: string) => ref.startsWith(`${iconSets['bootstrap-icons'].id}/`)

/** What the svg element of an icon says of its drawing, without its size. */
export function svgAttributes(ref: string, solid: SolidPath): Attribute[] {
  const parts = readGlyphKey(ref)
  const side = solid === '16/solid' ? 16 : 20
  if (!parts) {
    return [
      ['viewBox', `0 0 ${side} ${side}`],
      ['fill', 'currentColor'],
    ]
  }
  const sized = ['xmlns', 'width', 'height', 'aria-hidden']
  return attributesOf({ ...parts, body: '' }, plain).filter(([name]) => !sized.includes(name))
}

/** Whether an icon is of the set that components are made with. */
export const isHeroicon = (ref: string) => !ref.includes('/') || ref.startsWith('heroicons-v2/')

/** Where React and Vue import an icon from, below "@heroicons/react/"; null where its drawing stands in the markup. */
function pathOf(ref: string, solid: SolidPath): string | null {
  const parts = readGlyphKey(ref)
  if (!parts) return solid
  return parts.set.id === 'heroicons-v2' ? `24/${parts.style.id}` : null
}

/** What the component of a Heroicon is called. */
export function componentOf(ref: string): string {
  const parts = readGlyphKey(ref)
  return parts ? packageName(parts.set.id, parts.name) : `${ref}Icon`
}

export type IconPart = 'start' | 'end' | 'chevron'
type Named = Record<IconPart, string> & { set: SolidPath }

/** Where each part is imported from. Of two drawings with one name, the later one stands in the markup. */
export function importPaths({ set, ...refs }: Named): Record<IconPart, string | null> {
  const [start, end, chevron] = [pathOf(refs.start, set), pathOf(refs.end, set), pathOf(refs.chevron, set)]
  const isTaken = refs.start !== '' && start !== end && componentOf(refs.start) === componentOf(refs.end)
  return { start, end: isTaken ? null : end, chevron }
}
