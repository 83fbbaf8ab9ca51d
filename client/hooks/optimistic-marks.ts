/** Marks that somebody gives and takes back: what was pressed shows at once, and is taken back when the server did not keep it. */
import { useSyncExternalStore } from 'react'

type Mark = {
  wanted: boolean
  /** What the server holds, as far as is known. */
  kept: boolean
  /** Why the last press came to nothing. */
  error: unknown
}

/** Marks of one kind, by a key; `send` tells the server, and throws when it did not keep it. */
export function createMarks(send: (key: string, wanted: boolean) => Promise<unknown>) {
  /** Newer than the props of any page. */
  const marks = new Map<string, Mark>()
  const listeners = new Set<() => void>()
  /** Per key, changes reach the server in the order they were made. */
  const sending = new Map<string, Promise<void>>()

  function set(key: string, mark: Mark) {
    marks.set(key, mark)
    for (const listener of listeners) listener()
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  function toggle(key: string, before: Mark) {
    const wanted = !before.wanted
    set(key, { wanted, kept: before.kept, error: null })
    sending.set(
      key,
      (sending.get(key) ?? Promise.resolve()).then(() => keep(key, wanted)),
    )
  }

  async function keep(key: string, wanted: boolean) {
    try {
      await send(key, wanted)
      const mark = marks.get(key)
      if (mark) set(key, { ...mark, kept: wanted })
    } catch (error) {
      const mark = marks.get(key)
      // A later press speaks for itself.
      if (mark?.wanted === wanted) set(key, { wanted: mark.kept, kept: mark.kept, error })
    }
  }

  return {
    /** What one person marked is not shown to the next. */
    forget: () => marks.clear(),
    /** Whether something is marked; `listed` is what the page was sent with. */
    useMark(key: string, listed: boolean) {
      const mark = useSyncExternalStore(
        subscribe,
        () => marks.get(key),
        () => undefined,
      )
      const current = mark ?? { wanted: listed, kept: listed, error: null }
      return { isMarked: current.wanted, error: current.error, toggle: () => toggle(key, current) }
    },
  }
}
