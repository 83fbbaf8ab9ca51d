/** The colours of previews, fetched for many at once and kept for as long as the page is open. */
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '#client/api.ts'
import { chosenColors, type SnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { type SnippetColors, urls } from '#shared/urls.ts'

type Colours = Pick<SnippetPreferences, 'primary' | 'secondary'>

const kept = new Map<string, string>()
const onTheWay = new Set<string>()
const listeners = new Set<() => void>()
/** What was asked for in this turn, by its colours. */
let asked = new Map<string, { colors: SnippetColors; paths: Set<string> }>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The same for the same colours; "" for the design's own. */
export const colourKey = (colours: Colours) => Object.values(chosenColors(colours as SnippetPreferences)).join(' ')
const keyOf = (path: string, colours: Colours) =>
  `${path} ${new URLSearchParams(chosenColors(colours as SnippetPreferences))}`

/** Fetches what is not there yet; everything asked for in one turn comes with one request. */
export function loadPalette(path: string, colours: Colours) {
  const colors = chosenColors(colours as SnippetPreferences)
  const key = keyOf(path, colours)
  if (colourKey(colours) === '' || kept.has(key) || onTheWay.has(key)) return
  onTheWay.add(key)
  if (asked.size === 0) queueMicrotask(fetchAsked)
  const group = asked.get(colourKey(colours)) ?? { colors, paths: new Set() }
  group.paths.add(path)
  asked.set(colourKey(colours), group)
}

function fetchAsked() {
  const groups = [...asked.values()]
  asked = new Map()
  for (const { colors, paths } of groups) void fetchGroup(colors, [...paths])
}

async function fetchGroup(colors: SnippetColors, paths: string[]) {
  const suffix = ` ${new URLSearchParams(colors)}`
  try {
    const answer = await api<Record<string, string>>(urls.previewPalettes(paths, colors))
    for (const [path, css] of Object.entries(answer)) kept.set(path + suffix, css)
  } catch {
    // The next change asks again; until then the previews keep the colours they have.
  }
  for (const path of paths) onTheWay.delete(path + suffix)
  for (const listener of listeners) listener()
}

/** Previews that are alive somewhere now, by path. */
const alive = new Map<string, number>()

/** Fetches the colours of every living preview before they are chosen. */
export function preparePalettes(colours: Colours) {
  for (const path of alive.keys()) loadPalette(path, colours)
}

/** Counts a preview among those that are prepared for other colours. */
export function useLivingPreview(path: string) {
  useEffect(() => {
    alive.set(path, (alive.get(path) ?? 0) + 1)
    return () => {
      const left = alive.get(path)! - 1
      if (left > 0) alive.set(path, left)
      else alive.delete(path)
    }
  }, [path])
}

/** The stylesheet of a preview in these colours; null while it is not there, and when it is not wanted. */
export function usePalette(path: string, colours: Colours | undefined, wanted: boolean): string | null {
  const read = () => {
    if (!wanted || !colours) return null
    return colourKey(colours) === '' ? '' : (kept.get(keyOf(path, colours)) ?? null)
  }
  const palette = useSyncExternalStore(subscribe, read, () => null)
  useEffect(() => {
    if (wanted && colours && palette === null) loadPalette(path, colours)
  }, [path, colours, wanted, palette])
  return palette
}
