/** A value outside of React that components read: always a new object, so that they see that it changed. */
import { useSyncExternalStore } from 'react'

export interface View<T> {
  get(): T
  change(changed: Partial<T>): void
  subscribe(listener: () => void): () => void
}

export function createView<T extends object>(first: T): View<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    change(changed) {
      value = { ...value, ...changed }
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useView = <T>({ subscribe, get }: View<T>): T => useSyncExternalStore(subscribe, get, get)
