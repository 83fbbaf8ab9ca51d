/** Cutting a snippet to the buyer's colours: the catalogue is compiled once with two token palettes. */
export type { Change } from './recolor/changes.ts'
export {
  chromaticFamilies,
  grayFamilies,
  steps,
  type ChromaticFamily,
  type Family,
  type GrayFamily,
  type Palette,
  type Ramp,
  type Step,
} from './recolor/palette.ts'
export { paletteCss, previewCss, roleThemeCss } from './recolor/preview.ts'
export { contrastReplacements, type Solution } from './recolor/keep-contrast.ts'
export { recolor, type Recolored } from './recolor/recolor.ts'
export { recolorTokens } from './recolor/tokens.ts'
export { decodeColors, encodeColors, isRampName } from './recolor/ramp-code.ts'
export { readRamp } from './recolor/read-ramp.ts'
