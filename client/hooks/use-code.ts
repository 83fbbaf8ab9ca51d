/** The code of components, fetched when it is wanted and kept for as long as the app is open. */
import { useEffect, useSyncExternalStore } from 'react'
import { api, ApiError } from '#client/api.ts'
import { chosenWishes, type SnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import type { CodeAnswer } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

export type Code =
  | { state: 'loading' }
  | { state: 'ready'; answer: CodeAnswer }
  /** The answer's status; 0 when there was none. */
  | { state: 'error'; status: number }

const kept = new Map<string, Code>()
const listeners = new Set<() => void>()
const loading: Code = { state: 'loading' }

function keep(key: string, code: Code) {
  kept.set(key, code)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Fetches once; does nothing when the code is there or on its way. */
export async function loadCode(path: string, flavour: Flavour, preferences: SnippetPreferences) {
  const url = urls.appCode(path, flavour, chosenWishes(preferences))
  const state = kept.get(url)?.state
  if (state === 'loading' || state === 'ready') return
  keep(url, loading)
  try {
    keep(url, { state: 'ready', answer: await api<CodeAnswer>(url) })
  } catch (error) {
    keep(url, { state: 'error', status: error instanceof ApiError ? error.status : 0 })
  }
}

/** What one person may read is not left for the next. */
export const forgetCode = () => kept.clear()

/** Fetches everything kept again, as when a component was compiled anew while developing. */
export const refreshCode = () =>
  Promise.all(
    [...kept.keys()].map(async (url) => {
      const answer = await api<CodeAnswer>(url).catch(() => null)
      if (answer) keep(url, { state: 'ready', answer })
      else kept.delete(url)
    }),
  )

export function useCode(path: string, preferences: SnippetPreferences) {
  const { flavour } = preferences
  const url = urls.appCode(path, flavour, chosenWishes(preferences))
  const code = useSyncExternalStore(
    subscribe,
    () => kept.get(url) ?? loading,
    () => loading,
  )
  useEffect(() => {
    if (!kept.has(url)) void loadCode(path, flavour, preferences)
  }, [url, path, flavour, preferences])

  return { code, retry: () => loadCode(path, flavour, preferences) }
}
