import { z } from 'zod'
import {
  chromaticFamilies,
  decodeColors,
  grayFamilies,
  type Family,
  type GrayFamily,
  type Ramp,
} from '#shared/recolor.ts'
import { defaultPalette } from '../domain/library/snippet.ts'
import type { QueryShape } from './query.ts'

const primaries = [...chromaticFamilies, ...grayFamilies]

/** One of the families, or a ramp as `encodeColors` writes it. */
const colors = <Name extends Family>(name: string, families: readonly Name[]) =>
  z.string().transform((text, context): Name | Ramp => {
    const value = decodeColors(text)
    if (typeof value === 'object' && value !== null) return value
    const family = families.find((each) => each === value)
    if (family) return family
    const message = `${name} must be one of ${families.join(', ')}, or colours of your own.`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const primary = colors<Family>('primary', primaries)
const secondary = colors<GrayFamily>('secondary', grayFamilies)

/** Colours in a query string; what is left out is the default, what is unknown an error. */
export const paletteQuery = z.object({
  primary: primary.default(defaultPalette.primary),
  secondary: secondary.default(defaultPalette.secondary),
} satisfies QueryShape<'previewPalette'>)

/** The same where a wrong colour is no reason to show nothing. */
export const lenientPaletteQuery = z.object({
  primary: primary.default(defaultPalette.primary).catch(defaultPalette.primary),
  secondary: secondary.default(defaultPalette.secondary).catch(defaultPalette.secondary),
} satisfies QueryShape<'previewPalette'>)
