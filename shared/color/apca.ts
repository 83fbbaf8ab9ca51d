import type { Rgb } from './rgb.ts'

// oxlint-disable-next-line oxc/approx-constant -- the published constant, which is not the root of two
const clampPower = 1.414

/** Luminance as APCA estimates it from 8-bit channels; black is lifted a little, since screens are never quite black. */
function estimate({ r, g, b }: Rgb): number {
  const power = (value: number) => (Math.round(value * 255) / 255) ** 2.4
  const y = 0.2126729 * power(r) + 0.7151522 * power(g) + 0.072175 * power(b)
  return y > 0.022 ? y : y + (0.022 - y) ** clampPower
}

/**
 * Lightness contrast Lc of text on a background: positive for dark text on light, negative for light on dark, and 0
 * where there is hardly any. Its absolute value goes to about 108. Order matters, unlike in WCAG 2.
 * Source: APCA 0.0.98G-4g, as published with its constants in the SAPC-APCA repository.
 */
export function apca(text: Rgb, background: Rgb): number {
  const [front, back] = [estimate(text), estimate(background)]
  if (Math.abs(back - front) < 0.0005) return 0
  const isDarkOnLight = back > front
  const raw = 1.14 * (isDarkOnLight ? back ** 0.56 - front ** 0.57 : back ** 0.65 - front ** 0.62)
  if (Math.abs(raw) < 0.1) return 0
  return 100 * (isDarkOnLight ? raw - 0.027 : raw + 0.027)
}
