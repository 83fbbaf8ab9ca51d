/** How this browser likes its code: remembered across components, pages and tabs. */
import { useSyncExternalStore } from 'react'
import { type Flavour, flavours } from '#shared/catalog.ts'
import { chromaticFamilies, type Family, grayFamilies, type GrayFamily, type Ramp } from '#shared/recolor/palette.ts'
import { decodeColors, encodeColors } from '#shared/recolor/ramp-code.ts'
import { site, snippetStorageKey } from '#shared/site.ts'
import { defaultStyle, readStyle, type SnippetStyle } from '#shared/snippet/style.ts'
import type { SnippetColors, SnippetWishes } from '#shared/urls.ts'

export type SnippetPreferences = {
  flavour: Flavour
  /** Label of the file shown where a flavour has more than one: "TSX" or "JSX". */
  file: string
  wrap: boolean
  primary: Family | Ramp
  secondary: GrayFamily | Ramp
  style: SnippetStyle
}

export const primaryFamilies = [...chromaticFamilies, ...grayFamilies]

const defaults: SnippetPreferences = {
  flavour: 'html',
  file: 'TSX',
  wrap: false,
  primary: site.colors.snippetPrimary,
  secondary: site.colors.snippetSecondary,
  style: defaultStyle,
}
const listeners = new Set<() => void>()
let current: SnippetPreferences | null = null

/** A family, or the customer's own colours if every part of them is as it should be. */
function colorsAmong<Name extends Family>(families: readonly Name[], kept: unknown): Name | Ramp | undefined {
  const family = families.find((each) => each === kept)
  if (family || typeof kept !== 'object' || kept === null) return family
  try {
    const colors = decodeColors(encodeColors(kept as Ramp))
    return typeof colors === 'object' ? (colors ?? undefined) : undefined
  } catch {
    return undefined
  }
}

/** What the browser kept, with the default in place of whatever is missing or unknown. */
export function readPreferences(text: string | null): SnippetPreferences {
  try {
    const kept: Partial<SnippetPreferences> = JSON.parse(text ?? '{}')
    return {
      flavour: flavours.find((flavour) => flavour === kept.flavour) ?? defaults.flavour,
      file: typeof kept.file === 'string' ? kept.file : defaults.file,
      wrap: typeof kept.wrap === 'boolean' ? kept.wrap : defaults.wrap,
      primary: colorsAmong(primaryFamilies, kept.primary) ?? defaults.primary,
      secondary: colorsAmong(grayFamilies, kept.secondary) ?? defaults.secondary,
      style: readStyle(kept.style),
    }
  } catch {
    return defaults
  }
}

function read(): SnippetPreferences {
  try {
    return readPreferences(localStorage.getItem(snippetStorageKey))
  } catch {
    return defaults
  }
}

const snapshot = () => (current ??= read())

function notify() {
  for (const listener of listeners) listener()
}

function onStorage(event: StorageEvent) {
  if (event.key !== snippetStorageKey) return
  current = read()
  notify()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

function change(part: Partial<SnippetPreferences>) {
  current = { ...snapshot(), ...part }
  try {
    localStorage.setItem(snippetStorageKey, JSON.stringify(current))
  } catch {
    // Kept for this page only.
  }
  notify()
}

export function useSnippetPreferences() {
  const preferences = useSyncExternalStore(subscribe, snapshot, () => defaults)
  return [preferences, change] as const
}

/** The colours of code and previews, without what is the default anyway. */
export function chosenColors({ primary, secondary }: SnippetPreferences): SnippetColors {
  return {
    ...(primary !== defaults.primary && { primary: encodeColors(primary) }),
    ...(secondary !== defaults.secondary && { secondary: encodeColors(secondary) }),
  }
}

/** What an address of code must say: the colours and the style, without what is the default anyway. */
export function chosenWishes(preferences: SnippetPreferences): SnippetColors & SnippetWishes {
  const { style } = preferences
  const differing = (Object.keys(defaultStyle) as (keyof SnippetStyle)[]).filter(
    (key) => style[key] !== defaultStyle[key],
  )
  const words = differing.map((key) => [key, key === 'semicolons' ? 'yes' : String(style[key])])
  return { ...chosenColors(preferences), ...(Object.fromEntries(words) as SnippetWishes) }
}
