/** Answers of the server that this browser keeps: each fetched once, and again after it failed. */
import { useCallback, useSyncExternalStore } from 'react'

export type Fetched<Answer> =
  { state: 'loading' } | { state: 'ready'; answer: Answer } | { state: 'error'; error: unknown }

type Entry<Answer> = { fetched: Fetched<Answer>; promise: Promise<Answer | null> }

const loading = { state: 'loading' } as const

/**
 * A cache of answers by key, often their address.
 *
 * @param fetchAnswer fetches what a key stands for, or rejects
 * @param most answers that are kept; beyond it the oldest go that nobody looks at
 */
export function createFetchCache<Answer>(fetchAnswer: (key: string) => Promise<Answer>, most: number) {
  const entries = new Map<string, Entry<Answer>>()
  const listeners = new Map<string, Set<() => void>>()

  function keep(key: string, entry: Entry<Answer>) {
    entries.delete(key)
    entries.set(key, entry)
    for (const old of entries.keys()) {
      if (entries.size <= most) break
      if (old !== key && !listeners.has(old)) entries.delete(old)
    }
    for (const listener of listeners.get(key) ?? []) listener()
  }

  function start(key: string, meanwhile: Fetched<Answer>): Promise<Answer | null> {
    const promise = fetchAnswer(key).then(
      (answer) => settle({ state: 'ready', answer }),
      (error: unknown) => settle(meanwhile.state === 'ready' ? meanwhile : { state: 'error', error }),
    )
    const entry = { fetched: meanwhile, promise }
    function settle(fetched: Fetched<Answer>) {
      // What was forgotten or asked for anew meanwhile is not what this answers.
      if (entries.get(key) === entry) keep(key, { fetched, promise })
      return fetched.state === 'ready' ? fetched.answer : null
    }
    keep(key, entry)
    return promise
  }

  return {
    /** What is known of a key: the same object until that changes. */
    peek: (key: string): Fetched<Answer> => entries.get(key)?.fetched ?? loading,
    /** The answer, fetched unless it is there or on its way; null where it could not be had. */
    load(key: string): Promise<Answer | null> {
      const known = entries.get(key)
      return known && known.fetched.state !== 'error' ? known.promise : start(key, loading)
    },
    /** Fetches everything again; an answer that is there stays until the next one comes. */
    refresh: () => Promise.all([...entries].map(([key, { fetched }]) => start(key, fetched))),
    /** Forgets all of it, also what is still on its way. */
    clear: () => entries.clear(),
    /** Calls back when what is known of a key changes; answers how to stop that. */
    subscribe(key: string, listener: () => void) {
      const those = listeners.get(key) ?? new Set()
      listeners.set(key, those.add(listener))
      return () => {
        if (those.delete(listener) && those.size === 0) listeners.delete(key)
      }
    },
  }
}

export type FetchCache<Answer> = ReturnType<typeof createFetchCache<Answer>>

/** What is known of a key, drawn anew when that changes. It fetches nothing. */
export const useFetched = <Answer>(cache: FetchCache<Answer>, key: string): Fetched<Answer> =>
  useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(key, listener), [cache, key]),
    () => cache.peek(key),
    () => loading,
  )
