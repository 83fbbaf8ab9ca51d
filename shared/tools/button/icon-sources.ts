import { defined } from '../../defined.ts'
import type { Icon } from '../icons/index.ts'
import { type IconStyle, iconSets, type SetId, setIds } from '../icons/sets.ts'
import { type StyledIcon, styleOf } from '../icons/icon-style.ts'
import { iconRef } from './icon.ts'

/** Where icons of a button are looked for: in every set as it suits buttons, or in one set and style. */
export type Source = { key: string; title: string; set: SetId | null; style: IconStyle | null }

const heroicons = iconSets['heroicons-v2']
/** What stands for all drawings of Heroicons that a button's size chooses among. */
const fitting = defined(
  heroicons.styles.find(({ id }) => id === 'mini'),
  'The style “mini” of Heroicons',
)
const isOfSize = (style: IconStyle) => style.id === 'mini' || style.id === 'micro'

/** The first is every set. */
export const sources: readonly [Source, ...Source[]] = [
  { key: 'all', title: 'All sets', set: null, style: null },
  { key: 'heroicons', title: `${heroicons.title}, sized for buttons`, set: heroicons.id, style: fitting },
  ...setIds.flatMap((set): Source[] => {
    const { title, oneLook, styles } = iconSets[set]
    if (oneLook || styles.length === 1) return [{ key: set, title, set, style: null }]
    const others = styles.filter((style) => set !== heroicons.id || !isOfSize(style))
    return others.map((style) => ({
      key: `${set}/${style.id}`,
      title: `${title}, ${style.title.toLowerCase()}`,
      set,
      style,
    }))
  }),
]

/** An icon as a source shows it; null where it is not of it. Heroicons that are not drawn for both sizes are left out. */
export function iconFromSource(
  { set, style }: Source,
  icon: Icon,
  hasSizes: (ref: string) => boolean,
): StyledIcon | null {
  if (set !== null && icon.set !== set) return null
  const wanted = style ?? (icon.set === heroicons.id ? fitting : null)
  const shown = styleOf(icon, wanted?.id ?? (icon.set === 'heroicons-v1' ? 'solid' : null))
  if (!shown || (isOfSize(shown) && !hasSizes(refOf({ icon, style: shown })))) return null
  return { icon, style: shown }
}

/** How a design names an icon in a style; see `iconRef`. */
export const refOf = ({ icon, style }: StyledIcon) => iconRef(icon.set, style.id, icon.name)
