import { useEffect } from 'react'
import type { Icon } from '#shared/tools/icons/index.ts'
import { type GlyphKey, glyphKey, iconSets, type IconStyle } from '#shared/tools/icons/sets.ts'
import { loadSome } from './icon-store.ts'
import { Thumb } from './thumb.tsx'

type Props = { icon: Icon; style: IconStyle; arrivals: number; onOpen: (key: GlyphKey) => void }

/** The other styles of the same icon. */
export function Styles({ icon, style, onOpen }: Props) {
  const styles = iconSets[icon.set].styles.filter((_, index) => (icon.styles >> index) & 1)
  const keys = styles.map(({ id }) => glyphKey(icon.set, id, icon.name)).join(' ')
  useEffect(() => void loadSome(keys.split(' ') as GlyphKey[]), [keys])
  if (styles.length < 2) return null

  return (
    <ul aria-label="Styles" className="flex flex-wrap gap-2">
      {styles.map(({ id, title }) => (
        <li key={id} className="grid justify-items-center gap-1">
          <Thumb
            glyphKey={glyphKey(icon.set, id, icon.name)}
            label={`${icon.name}, ${title.toLowerCase()}`}
            isCurrent={id === style.id}
            onOpen={onOpen}
          />
          <span aria-hidden className="text-xs text-muted">
            {title}
          </span>
        </li>
      ))}
    </ul>
  )
}
