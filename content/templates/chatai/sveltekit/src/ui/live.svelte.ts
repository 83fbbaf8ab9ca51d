import type { Store } from '#lib/store.ts'
import type { Table } from '#lib/schema.ts'
import { openApp } from './app.ts'

/**
 * What the store holds, as a page shows it: read again whenever one of the tables changes, here or in another tab, and
 * whenever a state changes that `read` looks at before it waits. Call it while a component begins; until the store is
 * open, `value` is undefined.
 */
export function live<Value>(tables: readonly Table[], read: (store: Store) => Promise<Value>) {
  /** Another object after every change. */
  let at = $state.raw<{ store: Store }>()
  let value = $state.raw<Value>()

  $effect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    void openApp().then(({ store }) => {
      if (isOver) return
      at = { store }
      stop = store.onChange(({ table }) => {
        if (tables.includes(table)) at = { store }
      })
    })
    return () => {
      isOver = true
      stop?.()
    }
  })

  $effect(() => {
    if (!at) return
    let isLatest = true
    void read(at.store).then((next) => {
      // Whoever types fast gets only what the last letter asked for.
      if (isLatest) value = next
    })
    return () => {
      isLatest = false
    }
  })

  return {
    get value() {
      return value
    },
  }
}
