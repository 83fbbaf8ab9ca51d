import { steps, type Step } from '../color/theme.ts'

export { steps, type Step }

export const chromaticFamilies = [
  'red', 'orange', 'amber', 'yellow', 'lime', 'green', 'emerald', 'teal', 'cyan',
  'sky', 'blue', 'indigo', 'violet', 'purple', 'fuchsia', 'pink', 'rose',
] as const // prettier-ignore
export const grayFamilies = ['slate', 'gray', 'zinc', 'neutral', 'stone'] as const

export type ChromaticFamily = (typeof chromaticFamilies)[number]
export type GrayFamily = (typeof grayFamilies)[number]
export type Family = ChromaticFamily | GrayFamily

/** A customer's own eleven colours. */
export type Ramp = {
  /** "brand" for `brand-500`, or for the variable `--brand-500`. */
  name: string
  /** CSS colours (hexadecimal, rgb() or oklch()) per step. */
  colors: Record<Step, string>
  /**
   * How a snippet names them: as colours of the theme (`bg-brand-500`), or as CSS variables in the notation of Tailwind
   * CSS v4 (`bg-(--brand-500)`) or v3 (`bg-[var(--brand-500)]`). By default as colours of the theme.
   */
  as?: 'theme' | 'variables-v4' | 'variables-v3'
}

/** What a snippet's token colours become. */
export type Palette = { primary: Family | Ramp; secondary: GrayFamily | Ramp }

/** The palette that components are designed, reviewed and measured in. */
export const designPalette = { primary: 'blue', secondary: 'gray' } as const satisfies Palette

/** The name of a palette's colours, for people: "yellow", or a ramp's own name. */
export const nameOf = (colors: Family | Ramp): string => (typeof colors === 'string' ? colors : colors.name)
