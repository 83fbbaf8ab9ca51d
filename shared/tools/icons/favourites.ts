import type { Icon } from './index.ts'
import type { GlyphKey } from './sets.ts'
import { iconSets } from './sets.ts'
import { keyOf, type StyledIcon, styleOf } from './icon-style.ts'
import type { IconState } from './state.ts'

/** For an icon the drawings of it that are kept, in every style that was marked or in the one that is wanted. */
export function inFavourites(kept: readonly GlyphKey[], { style, category }: Pick<IconState, 'style' | 'category'>) {
  const keys: ReadonlySet<string> = new Set(kept)
  return (icon: Icon): StyledIcon[] => {
    if (category && !icon.categories.includes(category)) return []
    const drawn = iconSets[icon.set].styles.filter((_, index) => (icon.styles >> index) & 1)
    const wanted = style === null ? drawn : drawn.filter((each) => each === styleOf(icon, style))
    return wanted.map((each) => ({ icon, style: each })).filter((shown) => keys.has(keyOf(shown)))
  }
}
