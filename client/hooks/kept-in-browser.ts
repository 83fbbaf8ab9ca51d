/** A choice that this browser keeps: the same on every page and in every tab, and for the page alone where nothing is kept. */
import { useSyncExternalStore } from 'react'

type Options<Value> = {
  /** In local storage. */
  key: string
  /** What was kept, or what stands for nothing and for what cannot be read. */
  read: (text: string | null) => Value
  write?: (value: Value) => string
  /** What the server draws. */
  atFirst: Value
}

export type KeptInBrowser<Value> = {
  /** What is chosen now. In the browser only. */
  current: () => Value
  keep: (value: Value) => void
  /** What is chosen, followed as it changes, here or in another tab. */
  useKept: () => Value
}

export function keptInBrowser<Value>({
  key,
  read,
  write = JSON.stringify,
  atFirst,
}: Options<Value>): KeptInBrowser<Value> {
  const listeners = new Set<() => void>()
  // A box, since null may be a choice.
  let known: { value: Value } | null = null

  function stored(): Value {
    try {
      return read(localStorage.getItem(key))
    } catch {
      return read(null)
    }
  }
  function current(): Value {
    if (known !== null) return known.value
    // From the first reading on, so that what is remembered never falls behind another tab.
    addEventListener('storage', onStorage)
    known = { value: stored() }
    return known.value
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  function onStorage(event: StorageEvent) {
    if (event.key !== key) return
    known = null
    notify()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    current,
    keep(value) {
      known = { value }
      try {
        localStorage.setItem(key, write(value))
      } catch {
        // Kept for this page only.
      }
      notify()
    },
    useKept: () => useSyncExternalStore(subscribe, current, () => atFirst),
  }
}
