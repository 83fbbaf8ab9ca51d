import { toGamma, toLinear, type Rgb } from './rgb.ts'

/** Ways to see fewer colours, at their full strength. */
export const visions = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
export type Vision = (typeof visions)[number]

type Row = readonly [red: number, green: number, blue: number]

/**
 * What turns linear sRGB into the linear sRGB that looks the same to the unaffected eye, row by row.
 * Source: Machado, Oliveira and Fernandes 2009, severity 1.0; achromatopsia is relative luminance (WCAG 2.2).
 */
export const visionMatrices: Record<Vision, readonly [Row, Row, Row]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

/**
 * How an opaque colour looks to somebody with this vision, as an unaffected eye would see it. In and out:
 * gamma-encoded sRGB, clipped to 0 and 1. Source: see `visionMatrices`.
 */
export function simulateVision(vision: Vision, { r, g, b, alpha }: Rgb): Rgb {
  const [red, green, blue] = visionMatrices[vision]
  const linear = { r: toLinear(r), g: toLinear(g), b: toLinear(b) }
  const channel = (row: Row) => {
    const sum = row[0] * linear.r + row[1] * linear.g + row[2] * linear.b
    return toGamma(Math.min(1, Math.max(0, sum)))
  }
  return { r: channel(red), g: channel(green), b: channel(blue), alpha }
}
