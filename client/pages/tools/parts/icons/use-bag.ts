/** The icons somebody collects: kept in this browser, the same in all four tools and in every tab. */
import { useSyncExternalStore } from 'react'
import { mostInBag } from '#shared/tools/icons/bag.ts'
import { type GlyphKey, glyphKey, readGlyphKey } from '#shared/tools/icons/sets.ts'
import { iconBagKey } from '#shared/site.ts'

const none: readonly GlyphKey[] = []
let kept: readonly GlyphKey[] | null = null
const listeners = new Set<() => void>()

/** What a list of keys says, each once; what cannot be a key is left out. */
export function readKeys(texts: readonly unknown[]): GlyphKey[] {
  const keys = texts.flatMap((text) => {
    const parts = typeof text === 'string' ? readGlyphKey(text) : null
    return parts ? [glyphKey(parts.set.id, parts.style.id, parts.name)] : []
  })
  return [...new Set(keys)].slice(0, mostInBag)
}

function read(): readonly GlyphKey[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(iconBagKey) ?? '[]')
    return Array.isArray(found) ? readKeys(found) : none
  } catch {
    return none
  }
}
const current = () => (kept ??= read())

export function setBag(keys: readonly GlyphKey[]) {
  kept = keys
  try {
    localStorage.setItem(iconBagKey, JSON.stringify(keys))
  } catch {
    // Without storage it lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Puts an icon in or takes it out; answers what came of it. */
export function toggleInBag(key: GlyphKey): 'added' | 'removed' | 'full' {
  const bag = current()
  if (bag.includes(key)) {
    setBag(bag.filter((each) => each !== key))
    return 'removed'
  }
  if (bag.length >= mostInBag) return 'full'
  setBag([...bag, key])
  return 'added'
}

/** What a link brought joins what is there. */
export const addToBag = (keys: readonly GlyphKey[]) => setBag(readKeys([...current(), ...keys]))

function onStorage({ key }: StorageEvent) {
  if (key !== iconBagKey) return
  kept = null
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

export const useBag = () => useSyncExternalStore(subscribe, current, () => none)
