import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'

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
  const [past, setPast] = useState<Moment<Kept>[]>([])

  useEffect(() => {
    if (query === settled.current.query) return
    const timer = setTimeout(() => {
      const before = settled.current
      settled.current = { query, kept }
      setPast((all) => [...all.slice(1 - mostPast), before])
      show(address(query))
    }, rest)
    return () => clearTimeout(timer)
  }, [query, kept, address])

  function undo() {
    const before = past.at(-1)
    // What has not come to rest yet is the first to go.
    if (query !== settled.current.query) return restore(settled.current.kept)
    if (!before) return
    setPast(past.slice(0, -1))
    settled.current = before
    restore(before.kept)
    show(address(before.query))
  }
  useUndoKey(undo)

  return { undo, canUndo: past.length > 0 }
}

const show = (url: string) => router.replace({ url, preserveScroll: true, preserveState: true })

function useUndoKey(undo: () => void) {
  const latest = useRef(undo)
  useEffect(() => void (latest.current = undo))
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
