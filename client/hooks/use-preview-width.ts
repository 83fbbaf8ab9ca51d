/** How wide previews are shown: one choice for all of them, kept in this browser. */
import type { RefObject } from 'react'
import type { ComponentMeta } from '#shared/catalog.ts'
import { beginsWide, type ChosenWidth, readChosenWidth, shownWidth } from '#shared/preview-widths.ts'
import { previewWidthStorageKey } from '#shared/site.ts'
import { keptInBrowser } from './kept-in-browser.ts'
import { useElementWidth } from './use-element-width.ts'

const chosen = keptInBrowser<ChosenWidth>({
  key: previewWidthStorageKey,
  read: readChosenWidth,
  write: String,
  atFirst: null,
})

/** Chooses a width for this preview and for all others, now and later. */
export const choosePreviewWidth = (width: number | 'full') => chosen.keep(width)

/** The width that was chosen for all previews. */
export const useChosenPreviewWidth = chosen.useKept

/** A preview's width and size on its stage. */
export type PreviewWidth = {
  /** Pixels within the preview; null for the whole room. */
  width: number | null
  /** How large it is shown, 1 for life-size; null before the room is known. */
  scale: number | null
  /** Pixels there are; null before they are known. */
  room: number | null
}

type Options = { taken: number; pulled: ChosenWidth }

/**
 * @param stage the element the preview stands in, with its handle
 * @param options.taken pixels that the handle takes of it
 * @param options.pulled what it is being pulled to, which only it follows
 */
export function usePreviewWidth(
  stage: RefObject<HTMLElement | null>,
  component: Pick<ComponentMeta, 'layout' | 'path'>,
  { taken, pulled }: Options,
): PreviewWidth {
  const kept = chosen.useKept()
  const outer = useElementWidth(stage)
  if (outer === null) return { width: null, scale: null, room: null }
  const room = outer - (matchMedia('(width >= 48rem)').matches ? taken : 0)
  return { room, ...shownWidth(pulled ?? kept, beginsWide(component), room) }
}
