/** The single components of the catalogue, fetched once when someone first means to search. */
import { useSyncExternalStore } from 'react'
import { api } from '#client/api.ts'
import type { SearchComponent } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { componentEntries, type SearchEntry } from './entries.ts'

const none: SearchEntry[] = []
let entries = none
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

export function loadComponents(): Promise<void> {
  return (loading ??= api<SearchComponent[]>(urls.appSearch()).then(
    (components) => {
      entries = componentEntries(components)
      for (const listener of listeners) listener()
    },
    // Pages can be found without them, and the next attempt asks again.
    () => void (loading = null),
  ))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useComponentEntries = () =>
  useSyncExternalStore(
    subscribe,
    () => entries,
    () => none,
  )
