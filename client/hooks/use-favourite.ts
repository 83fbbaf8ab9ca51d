/** Marked components: what was pressed shows at once, and is taken back when the server did not keep it. */
import { useSyncExternalStore } from 'react'
import { api } from '#client/api.ts'
import { urls } from '#shared/urls.ts'

type Mark = {
  wanted: boolean
  /** What the server holds, as far as is known. */
  kept: boolean
  failed: boolean
}

/** Newer than the props of any page. */
const marks = new Map<string, Mark>()
const listeners = new Set<() => void>()
/** Per component, changes reach the account in the order they were made. */
const sending = new Map<string, Promise<void>>()

function set(path: string, mark: Mark) {
  marks.set(path, mark)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function toggle(path: string, before: Mark) {
  const wanted = !before.wanted
  set(path, { wanted, kept: before.kept, failed: false })
  sending.set(
    path,
    (sending.get(path) ?? Promise.resolve()).then(() => send(path, wanted)),
  )
}

async function send(path: string, wanted: boolean) {
  try {
    await api(urls.favourite(path), { method: wanted ? 'PUT' : 'DELETE' })
    const mark = marks.get(path)
    if (mark) set(path, { ...mark, kept: wanted })
  } catch {
    const mark = marks.get(path)
    // A later press speaks for itself.
    if (mark?.wanted === wanted) set(path, { wanted: mark.kept, kept: mark.kept, failed: true })
  }
}

/** What one person marked is not shown to the next. */
export const forgetFavourites = () => marks.clear()

/** Whether a component is marked; `listed` is what the page was sent with. */
export function useFavourite(path: string, listed: boolean) {
  const mark = useSyncExternalStore(
    subscribe,
    () => marks.get(path),
    () => undefined,
  )
  const current = mark ?? { wanted: listed, kept: listed, failed: false }
  return { favourite: current.wanted, failed: current.failed, toggle: () => toggle(path, current) }
}
