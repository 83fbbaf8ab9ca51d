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
  /** "brand" for `brand-500`, or for the variable `--brand-500`: small letters, digits and single hyphens. */
  name: string
  /** CSS colours (hexadecimal, rgb() or oklch()) per step. */
  colors: Record<Step, string>
  /**
   * How a snippet names them: as colours of the theme (`bg-brand-500`), or as CSS variables in the notation of Tailwind
   * CSS v4 (`bg-(--brand-500)`) or v3 (`bg-[var(--brand-500)]`). By default as colours of the theme.
   */
  as?: 'theme' | 'variables-v4' | 'variables-v3'
  /** The family whose colours these are, where they are Tailwind's under another name. */
  family?: Family
}

/** A value for each of the eleven steps, lightest first. */
export const perStep = <Value>(valueOf: (step: Step, index: number) => Value) =>
  Object.fromEntries(steps.map((step, index) => [step, valueOf(step, index)])) as Record<Step, Value>

/** What a snippet's token colours become. */
export type Palette = { primary: Family | Ramp; secondary: GrayFamily | Ramp }

/** The palette that components are designed, reviewed and measured in. */
export const designPalette = { primary: 'blue', secondary: 'gray' } as const satisfies Palette

/** The family of Tailwind's that colours are, if they are one. */
export const familyOf = (colors: Family | Ramp): Family | undefined =>
  typeof colors === 'string' ? colors : colors.family

/** The name of a palette's colours, for people: "yellow", or a ramp's own name. */
export const nameOf = (colors: Family | Ramp): string => (typeof colors === 'string' ? colors : colors.name)

/**
 * Refuses ramp names that could not stand in a class, a variable or HTML as they are: throws a RangeError with the name.
 */
export function checkNames({ primary, secondary }: Palette) {
  for (const colors of [primary, secondary]) {
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(nameOf(colors))) {
      throw new RangeError(
        `Not a name for colours: ${JSON.stringify(nameOf(colors))}. Write it like "brand" or "my-brand".`,
      )
    }
  }
}
