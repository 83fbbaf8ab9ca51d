import { router } from '@inertiajs/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Milliseconds of rest after which a change counts: the address says it, and it can be undone. */
const rest = 200
/** How many changes can be undone. */
const mostPast = 50

type Moment<Kept> = { query: string; kept: Kept }

/**
 * Keeps a tool's address up to date without a visit, and every state it rested in, to go back to. An address that was
 * never changed stays as it is. Ctrl+Z or Cmd+Z undoes, except where it undoes what is typed.
 *
 * @param query what the address is to say now
 * @param kept what has to be restored for it
 * @param address of a query
 */
export function useSettledState<Kept>(
  query: string,
  kept: Kept,
  { address, restore }: { address: (query: string) => string; restore: (kept: Kept) => void },
) {
  const settled = useRef<Moment<Kept>>({ query, kept })
  // Refs, not state: a key may be pressed between a change coming to rest and React drawing it.
  const shown = useRef(query)
  const past = useRef<Moment<Kept>[]>([])
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [canUndo, setCanUndo] = useState(false)

  useLayoutEffect(() => {
    shown.current = query
    if (query === settled.current.query) return
    resting.current = setTimeout(() => {
      past.current = [...past.current.slice(1 - mostPast), settled.current]
      settled.current = { query, kept }
      setCanUndo(true)
      show(address(query))
    }, rest)
    return () => clearTimeout(resting.current)
  }, [query, kept, address])

  function undo() {
    clearTimeout(resting.current)
    // What has not come to rest yet is the first to go.
    const isResting = shown.current === settled.current.query
    const before = isResting ? past.current.pop() : settled.current
    if (!before) return
    settled.current = before
    shown.current = before.query
    setCanUndo(past.current.length > 0)
    restore(before.kept)
    if (isResting) show(address(before.query))
  }
  useUndoKey(undo)

  return { undo, canUndo }
}

const show = (url: string) => router.replace({ url, preserveScroll: true, preserveState: true })

function useUndoKey(undo: () => void) {
  const latest = useRef(undo)
  useLayoutEffect(() => void (latest.current = undo))
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      const isTyping = (event.target as HTMLElement).closest('textarea, input:not([type=checkbox], [type=radio])')
      if (!isUndo || isTyping) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
