import { useEffect, useEffectEvent } from 'react'
import { searchDelay } from '#shared/site.ts'
import { searchRequest } from './open-search.ts'
import { keepTyped } from './typed-ahead.ts'

/** Calls back when somebody presses Ctrl or ⌘ with K, or the page asks for its search. */
export function useSearchShortcut(open: () => void) {
  const onShortcut = useEffectEvent(open)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function onKeyDown(event: KeyboardEvent) {
      const isShortcut =
        event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
      if (!isShortcut) return
      event.preventDefault()
      // In the palette itself there is nothing to wait for.
      if (!(event.target as Element).closest?.('dialog')) keepTyped()
      clearTimeout(timer)
      timer = setTimeout(() => onShortcut(), searchDelay)
    }
    const onRequest = () => onShortcut()
    addEventListener('keydown', onKeyDown)
    addEventListener(searchRequest, onRequest)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKeyDown)
      removeEventListener(searchRequest, onRequest)
    }
  }, [])
}
