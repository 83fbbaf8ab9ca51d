/** Cutting a snippet to the buyer's colours: the catalogue is compiled once with two token palettes. */

export const chromaticFamilies = [
  'red', 'orange', 'amber', 'yellow', 'lime', 'green', 'emerald', 'teal', 'cyan',
  'sky', 'blue', 'indigo', 'violet', 'purple', 'fuchsia', 'pink', 'rose',
] as const // prettier-ignore
export const grayFamilies = ['slate', 'gray', 'zinc', 'neutral', 'stone'] as const

export type ChromaticFamily = (typeof chromaticFamilies)[number]
export type GrayFamily = (typeof grayFamilies)[number]
export type Palette = { primary: ChromaticFamily | GrayFamily; secondary: GrayFamily }

/** A token with one of Tailwind's eleven steps, as it stands in a class name or a CSS variable. */
const token = /(?<=-)(primary|secondary)(?=-(?:50|[1-9]00|950)(?!\d))/g

/**
 * Replaces the token palettes by Tailwind's own.
 * In: code, or its highlighted HTML, in which every class name stands unbroken. Out: the same with real colours.
 */
export function recolor(code: string, { primary, secondary }: Palette): string {
  return code.replace(token, (name) => (name === 'primary' ? primary : secondary))
}
