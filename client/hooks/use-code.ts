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
/** The address whose answer came last, by component and flavour: it stays in view until another one is there. */
const latest = new Map<string, string>()
/** What is in view somewhere now. */
const inView = new Map<string, { path: string; flavour: Flavour; by: number }>()
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
    const answer = await api<CodeAnswer>(url)
    latest.set(`${path} ${flavour}`, url)
    keep(url, { state: 'ready', answer })
  } catch (error) {
    keep(url, { state: 'error', status: error instanceof ApiError ? error.status : 0 })
  }
}

/** What one person may read is not left for the next. */
export function forgetCode() {
  kept.clear()
  latest.clear()
}

/** Fetches what is in view in other colours or another style, before they are chosen. */
export function prepareCode(preferences: SnippetPreferences) {
  for (const { path, flavour } of inView.values()) void loadCode(path, flavour, preferences)
}

/** The code, once it is there; null when it could not be had. */
export async function fetchCode(path: string, preferences: SnippetPreferences): Promise<CodeAnswer | null> {
  const url = urls.appCode(path, preferences.flavour, chosenWishes(preferences))
  await loadCode(path, preferences.flavour, preferences)
  while (kept.get(url)?.state === 'loading') await new Promise<void>((resolve) => onNextChange(resolve))
  const code = kept.get(url)
  return code?.state === 'ready' ? code.answer : null
}

function onNextChange(listener: () => void) {
  const stop = subscribe(() => {
    stop()
    listener()
  })
}

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
  const own = useSyncExternalStore(
    subscribe,
    () => kept.get(url) ?? loading,
    () => loading,
  )
  const name = `${path} ${flavour}`
  const before = own.state === 'loading' ? kept.get(latest.get(name) ?? '') : undefined
  const code = before ?? own
  useEffect(() => {
    inView.set(name, { path, flavour, by: (inView.get(name)?.by ?? 0) + 1 })
    return () => {
      const entry = inView.get(name)!
      if (entry.by > 1) inView.set(name, { ...entry, by: entry.by - 1 })
      else inView.delete(name)
    }
  }, [name, path, flavour])
  useEffect(() => {
    if (!kept.has(url)) void loadCode(path, flavour, preferences)
    else if (kept.get(url)?.state === 'ready') latest.set(`${path} ${flavour}`, url)
  }, [url, path, flavour, preferences])

  return { code, busy: own.state === 'loading', retry: () => loadCode(path, flavour, preferences) }
}
