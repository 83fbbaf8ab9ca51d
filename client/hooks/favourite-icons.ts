/** Marked icons: what was pressed shows at once, and is taken back when the server did not keep it. */
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { api, ApiError } from '#client/api.ts'
import type { GlyphKey } from '#shared/tools/icons/sets.ts'
import { keptDesignLimits } from '#shared/tools/kept-designs.ts'
import { urls } from '#shared/urls.ts'

/** What was pressed since this tab was opened: newer than the props of any page. */
let marks: ReadonlyMap<GlyphKey, boolean> = new Map()
const listeners = new Set<() => void>()
/** Changes reach the account in the order they were made. */
let sending = Promise.resolve()

function mark(key: GlyphKey, wanted: boolean) {
  marks = new Map([...marks].filter(([each]) => each !== key)).set(key, wanted)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function send(key: GlyphKey, wanted: boolean, onFailed: (sentence: string) => void) {
  try {
    await api(urls.keptDesigns('icons'), { method: wanted ? 'PUT' : 'DELETE', body: { query: key } })
  } catch (error) {
    // A later press speaks for itself.
    if (marks.get(key) === wanted) mark(key, !wanted)
    const isFull = error instanceof ApiError && error.status === 422
    onFailed(isFull ? `An account keeps at most ${keptDesignLimits.icons} icons.` : 'Not saved. Try again.')
  }
}

/** What one person marked is not shown to the next. */
export function forgetFavouriteIcons() {
  marks = new Map()
}

/** The marked icons, the newest first, beginning with those a page was sent with; null for a guest. */
export function useFavouriteIcons(listed: readonly GlyphKey[] | null, onFailed: (sentence: string) => void) {
  const now = useSyncExternalStore(
    subscribe,
    () => marks,
    () => marks,
  )
  const kept = useMemo(() => {
    if (!listed) return null
    const added = [...now].filter(([key, wanted]) => wanted && !listed.includes(key)).map(([key]) => key)
    return [...added.toReversed(), ...listed.filter((key) => now.get(key) !== false)]
  }, [listed, now])
  /** Answers whether it is marked now. */
  const toggle = useCallback(
    (key: GlyphKey): boolean => {
      const wanted = !(marks.get(key) ?? listed?.includes(key) ?? false)
      mark(key, wanted)
      sending = sending.then(() => send(key, wanted, onFailed))
      return wanted
    },
    [listed, onFailed],
  )
  return { kept, toggle }
}
