import { capitalize } from '../../capitalize.ts'
import type { Icon } from './index.ts'
import { glyphKey, type GlyphKey, iconSets, type IconStyle, type StyleId } from './sets.ts'

/** An icon in one of its styles: what one cell shows. */
export type StyledIcon = { icon: Icon; style: IconStyle }

/**
 * The style an icon is shown in when one is wanted: that very one, or in a set that does not know it one of the same
 * tone. Without a wish the first it has. Null where it has none of that kind.
 */
export function styleOf(icon: Icon, wanted: StyleId | null): IconStyle | null {
  const own = iconSets[icon.set].styles.filter((_, index) => (icon.styles >> index) & 1)
  if (wanted === null) return own[0] ?? null
  const isKnown = iconSets[icon.set].styles.some(({ id }) => id === wanted)
  return own.find((style) => (isKnown ? style.id === wanted : style.tone === tones[wanted])) ?? null
}

const tones: Record<StyleId, IconStyle['tone']> = {
  outline: 'line',
  regular: 'line',
  solid: 'solid',
  mini: 'solid',
  micro: 'solid',
  fill: 'solid',
}

/** The key of an icon in a style: "heroicons-v2/outline/bell". */
export const keyOf = ({ icon, style }: StyledIcon): GlyphKey => glyphKey(icon.set, style.id, icon.name)

/** "bell-slash" as people say it: "Bell slash". */
export const titleOf = (name: string) => capitalize(name.replaceAll('-', ' '))
