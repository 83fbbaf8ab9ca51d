/** How somebody likes their code: kept in the browser, and in the account of who is signed in. */
import { type Flavour, flavours } from '../catalog.ts'
import { chromaticFamilies, type Family, grayFamilies, type GrayFamily, type Ramp } from '../recolor/palette.ts'
import { decodeColors, encodeColors } from '../recolor/ramp-code.ts'
import { site } from '../site.ts'
import { defaultStyle, readStyle, type SnippetStyle } from './style.ts'

/** Labels of the files of React: with types, and without. */
export const reactFiles = ['TSX', 'JSX'] as const

export type SnippetPreferences = {
  flavour: Flavour
  /** Label of the file shown where a flavour has more than one: "TSX" or "JSX". */
  file: string
  wrap: boolean
  /** Whether single keys do something on pages of the library. */
  shortcuts: boolean
  primary: Family | Ramp
  /** The colour that `primary` was made of, as it was written; null where that is a family, or came whole. */
  brand: string | null
  secondary: GrayFamily | Ramp
  style: SnippetStyle
  /** Keys of the themes that the project has, by their owner's word: the latest of them. */
  themes: string[]
}

/** What a CSS colour is written with. */
const colorText = /^[#\w(),.%/\s-]{1,64}$/

/** A few projects, each in a few notations. */
const mostThemes = 12

export const primaryFamilies = [...chromaticFamilies, ...grayFamilies]

export const defaultPreferences: SnippetPreferences = {
  flavour: 'html',
  file: 'TSX',
  wrap: false,
  shortcuts: true,
  primary: site.colors.snippetPrimary,
  brand: null,
  secondary: site.colors.snippetSecondary,
  style: defaultStyle,
  themes: [],
}

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

function themesAmong(kept: unknown): string[] {
  const keys = Array.isArray(kept) ? kept.filter((key) => typeof key === 'string' && /^[\da-f]{8}$/.test(key)) : []
  return [...new Set(keys)].slice(-mostThemes)
}

/** Preferences from whatever was kept: what is missing or unknown is the default. */
export function preferencesFrom(value: unknown): SnippetPreferences {
  const kept = (typeof value === 'object' && value !== null ? value : {}) as Partial<SnippetPreferences>
  const primary = colorsAmong(primaryFamilies, kept.primary) ?? defaultPreferences.primary
  return {
    flavour: flavours.find((flavour) => flavour === kept.flavour) ?? defaultPreferences.flavour,
    file: typeof kept.file === 'string' ? kept.file.slice(0, 40) : defaultPreferences.file,
    wrap: typeof kept.wrap === 'boolean' ? kept.wrap : defaultPreferences.wrap,
    shortcuts: typeof kept.shortcuts === 'boolean' ? kept.shortcuts : defaultPreferences.shortcuts,
    primary,
    brand:
      typeof primary === 'object' && typeof kept.brand === 'string' && colorText.test(kept.brand) ? kept.brand : null,
    secondary: colorsAmong(grayFamilies, kept.secondary) ?? defaultPreferences.secondary,
    style: readStyle(kept.style),
    themes: themesAmong(kept.themes),
  }
}

/** Preferences from JSON, as the browser and the account keep them; the default for what is no JSON. */
export function readPreferences(text: string | null): SnippetPreferences {
  try {
    return preferencesFrom(JSON.parse(text ?? '{}'))
  } catch {
    return defaultPreferences
  }
}
