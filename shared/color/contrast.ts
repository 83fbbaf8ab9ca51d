import { toLinear, type Rgb } from './rgb.ts'

/** Relative luminance of an opaque colour, 0 (black) to 1 (white). Source: WCAG 2.2, "relative luminance". */
export function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** Contrast ratio of two relative luminances, 1 to 21, in either order. Source: WCAG 2.2, "contrast ratio". */
export function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Contrast ratio of two opaque colours, 1 to 21; lay translucent ones over their surface first. */
export const contrast = (one: Rgb, other: Rgb): number => ratioOf(luminance(one), luminance(other))

/** What WCAG 2.2 AA asks for: 1.4.3 for text and large text, 1.4.11 for icons, borders and other graphics. */
export const required = { text: 4.5, largeText: 3, graphic: 3 } as const
