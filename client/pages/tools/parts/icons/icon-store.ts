/** Names, tags and drawings in this browser: fetched once for all four tools, the names before anything else. */
import { useSyncExternalStore } from 'react'
import { api } from '#client/api.ts'
import type { Glyph } from '#shared/tools/icons/draw.ts'
import { type Icon, iconsOf, readIndex } from '#shared/tools/icons/index.ts'
import type { IconManifest } from '#shared/tools/icons/manifest.ts'
import { type Library, openLibrary } from '#shared/tools/icons/search.ts'
import {
  type GlyphKey,
  glyphKey,
  iconSets,
  lookOf,
  readGlyphKey,
  type SetId,
  type StyleId,
} from '#shared/tools/icons/sets.ts'
import { addTags, readTags } from '#shared/tools/icons/tags.ts'
import { urls } from '#shared/urls.ts'

type Store = {
  library: Library | null
  /** Counts the drawings' arrivals, so that who shows some knows to look again. */
  arrivals: number
  failed: boolean
}

const bodies = new Map<GlyphKey, string>()
const loading = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()
const nothing: Store = { library: null, arrivals: 0, failed: false }
let store = nothing

function set(part: Partial<Store>) {
  store = { ...store, ...part }
  for (const listener of listeners) listener()
}

export const bodyOf = (key: GlyphKey): string | null => bodies.get(key) ?? null

const glyphs = new Map<GlyphKey, Glyph>()

/** An icon with its drawing, each time the same object; null while that is under way. */
export function glyphOf(key: GlyphKey): Glyph | null {
  let glyph = glyphs.get(key)
  const parts = glyph ? null : readGlyphKey(key)
  const body = bodyOf(key)
  if (parts && body !== null) {
    glyph = { ...parts, body }
    glyphs.set(key, glyph)
  }
  return glyph ?? null
}

/** Drawings that came with a page. */
export function keepBodies(given: Iterable<readonly [GlyphKey, string]>) {
  for (const [key, body] of given) bodies.set(key, body)
}

/** Runs once for each address, unless it failed. */
function once(address: string, load: () => Promise<void>): Promise<void> {
  let promise = loading.get(address)
  if (!promise) {
    promise = load().catch(() => {
      loading.delete(address)
      set({ failed: true })
    })
    loading.set(address, promise)
  }
  return promise
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`)
  return response.text()
}

/** Leaves the browser a moment for what is more urgent than tags. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1500 })
    else setTimeout(resolve, 200)
  })

export const loadNames = (manifest: IconManifest) =>
  once(manifest.names, async () => {
    const icons = readIndex(await textOf(manifest.names))
    set({ library: openLibrary(icons), failed: false })
    void loadTags(manifest, icons)
  })

const loadTags = (manifest: IconManifest, icons: readonly Icon[]) =>
  once(manifest.tags, async () => {
    await idle()
    const tags = readTags(await textOf(manifest.tags))
    await idle()
    const tagged = addTags(icons, tags)
    await idle()
    set({ library: openLibrary(tagged) })
  })

/** The drawings of a set in one style. */
export async function loadStyle(manifest: IconManifest, id: SetId, style: StyleId): Promise<void> {
  const address = manifest.sets.find((each) => each.id === id)?.bodies[style]
  if (!address) return
  await once(address, async () => {
    const [texts] = await Promise.all([api<string[]>(address), loadNames(manifest)])
    const { styles, oneLook } = iconSets[id]
    const place = styles.findIndex((each) => each.id === style)
    for (const [index, { name }] of iconsOf(store.library?.icons ?? [], id, place).entries())
      bodies.set(glyphKey(id, oneLook ? lookOf(name) : style, name), texts[index] ?? '')
    set({ arrivals: store.arrivals + 1, failed: false })
  })
}

const mostAtOnce = 40

/** Some drawings of any sets, a few at a time. */
export async function loadSome(keys: readonly GlyphKey[]): Promise<void> {
  const missing = keys.filter((key) => !bodies.has(key))
  for (let at = 0; at < missing.length; at += mostAtOnce) {
    const address = urls.iconBodies(missing.slice(at, at + mostAtOnce))
    await once(address, async () => {
      const found = await api<Record<GlyphKey, string>>(address)
      keepBodies(Object.entries(found) as [GlyphKey, string][])
      set({ arrivals: store.arrivals + 1 })
    })
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIconStore = () =>
  useSyncExternalStore(
    subscribe,
    () => store,
    () => nothing,
  )
