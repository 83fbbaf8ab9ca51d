import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Pages } from '#shared/page-props.ts'
import type { Look } from '#shared/tools/icons/draw.ts'
import type { Icon } from '#shared/tools/icons/index.ts'
import { inFavourites } from '#shared/tools/icons/favourites.ts'
import { findIcons } from '#shared/tools/icons/search.ts'
import { type GlyphKey, iconSets, type SetId, setIds, type StyleId } from '#shared/tools/icons/sets.ts'
import { type StyledIcon, styleOf } from '#shared/tools/icons/icon-style.ts'
import { neededByFirstActs } from '#shared/first-acts/play.ts'
import { decodeState, encodeState, type IconState } from '#shared/tools/icons/state.ts'
import { urls } from '#shared/urls.ts'
import { useSettledState } from '../use-settled-state.ts'
import { keepBodies, loadNames, loadSome, loadStyle, useIconStore } from './icon-store.ts'

type Props = Pages['tools/icons']

/** The state of an icon browser, which its address keeps, what it shows, and what can be done with it. */
export function useIconTool(
  { set, manifest, first, opened }: Pick<Props, 'set' | 'manifest' | 'first' | 'opened'>,
  kept: readonly GlyphKey[] | null,
  /** The address the page was opened with. */
  url: string,
) {
  const [{ problems, ...start }] = useState(() => {
    keepBodies(first.cells)
    if (opened) keepBodies([opened])
    return decodeState(url.replace(/^[^?]*/, ''), set)
  })
  const [state, setState] = useState<IconState>(start)
  const { library, arrivals, failed } = useIconStore()
  const { query, everywhere, kept: keptOnly, style, category } = state

  const address = useCallback((text: string) => urls.iconTool(set, text), [set])
  useSettledState(encodeState(state, set), state, { address, restore: setState })

  useEffect(() => neededByFirstActs(loadNames(manifest)), [manifest])
  useEffect(() => {
    if (keptOnly) return void loadSome(kept ?? [])
    for (const id of everywhere ? setIds : [set])
      for (const each of filesFor(id, style)) void loadStyle(manifest, id, each)
  }, [manifest, set, everywhere, keptOnly, kept, style])

  const open = state.open
  useEffect(() => void (open && loadSome([open])), [open])

  const results = useMemo(() => {
    if (!library) return null
    if (keptOnly) {
      const favourites = inFavourites(kept ?? [], { style, category })
      const { found, corrected } = findIcons(library, query, (icon) => favourites(icon)[0] ?? null)
      return { found: found.flatMap(({ icon }) => favourites(icon)), corrected }
    }
    const show = (icon: Icon): StyledIcon | null => {
      if (!everywhere && icon.set !== set) return null
      if (category && !icon.categories.includes(category)) return null
      const shown = styleOf(icon, style)
      return shown && { icon, style: shown }
    }
    return findIcons(library, query, show)
  }, [library, set, query, everywhere, keptOnly, kept, style, category])

  const change = useCallback((part: Partial<IconState>) => setState((now) => ({ ...now, ...part })), [])
  const setLook = useCallback(
    (part: Partial<Look>) => setState((now) => ({ ...now, look: { ...now.look, ...part } })),
    [],
  )

  return { state, problems, library, arrivals, failed, results, change, setLook }
}

export type IconTool = ReturnType<typeof useIconTool>

/** The files of drawings that a wish for a style needs of a set. */
function filesFor(id: SetId, wanted: StyleId | null): StyleId[] {
  const { styles, oneLook } = iconSets[id]
  // One file has all of them there.
  if (oneLook) return [styles[0].id]
  const shown = styleOf({ id: 0, set: id, name: '', categories: [], aliases: [], tags: [], styles: 15 }, wanted)
  return shown ? [shown.id] : []
}
