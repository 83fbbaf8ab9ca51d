import { useEffect, useEffectEvent } from 'react'
import { isTyping, type ShortcutName, shortcutOf } from './shortcuts.ts'

/** Listens for the page's keys while they are switched on and no dialog is open. */
export function useShortcuts(enabled: boolean, onShortcut: (name: ShortcutName) => void) {
  const handle = useEffectEvent(onShortcut)

  useEffect(() => {
    if (!enabled) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.repeat || document.querySelector('dialog:modal')) return
      // The lock for capital letters is not meant.
      const key = event.shiftKey ? event.key : event.key.toLowerCase()
      const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event
      const typing = isTyping(event.target as Element | null)
      const altGraph = event.getModifierState('AltGraph')
      const name = shortcutOf({ key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, typing, altGraph })
      if (!name) return
      event.preventDefault()
      handle(name)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [enabled])
}
