import { figmaColor, type FigmaGroup, writeFigmaMode } from '../../color/figma-variables.ts'
import type { Scale } from './scale.ts'

/** Scales as variables for Figma, whose notation and gamut are its own. A scale is the same in light and dark: one mode. */
export function writeFigmaVariables(scales: readonly Scale[]): string {
  const families = scales.map(({ name, swatches }): [string, FigmaGroup] => [
    name,
    Object.fromEntries(swatches.map(({ step, srgb }) => [step, figmaColor({ ...srgb, alpha: 1 })])),
  ])
  return writeFigmaMode('Default', Object.fromEntries(families))
}
