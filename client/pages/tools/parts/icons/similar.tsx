import { useEffect, useMemo } from 'react'
import type { Icon } from '#shared/tools/icons/index.ts'
import type { Library } from '#shared/tools/icons/search.ts'
import { type GlyphKey, iconSets, type IconStyle, setIds } from '#shared/tools/icons/sets.ts'
import { keyOf } from '#shared/tools/icons/icon-style.ts'
import { similarIcons } from '#shared/tools/icons/similar.ts'
import { loadSome } from './icon-store.ts'
import { Thumb } from './thumb.tsx'

type Props = { library: Library; icon: Icon; style: IconStyle; arrivals: number; onOpen: (key: GlyphKey) => void }

/** What shows the same in this set and the others. */
export function Similar({ library, icon, style, onOpen }: Props) {
  const similar = useMemo(() => similarIcons(library.icons, { icon, style }), [library, icon, style])
  const ids = [icon.set, ...setIds.filter((id) => id !== icon.set)].filter((id) => similar[id].length > 0)
  const keys = ids.flatMap((id) => similar[id].map(keyOf)).join(' ')
  useEffect(() => void (keys && loadSome(keys.split(' ') as GlyphKey[])), [keys])
  if (ids.length === 0) return null

  return (
    <div className="grid gap-3">
      <h3 className="text-sm font-medium text-ink">Alike</h3>
      {ids.map((id) => (
        <div key={id} className="flex flex-wrap items-center gap-2">
          <p className="w-28 text-xs text-muted">{iconSets[id].title}</p>
          <ul aria-label={`Alike in ${iconSets[id].title}`} className="flex flex-wrap gap-2">
            {similar[id].map((shown) => (
              <li key={keyOf(shown)}>
                <Thumb glyphKey={keyOf(shown)} label={`${shown.icon.name}, ${iconSets[id].title}`} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
