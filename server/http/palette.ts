import { z } from 'zod'
import { chromaticFamilies, grayFamilies } from '#shared/recolor.ts'
import { defaultPalette } from '../domain/snippet.ts'

const primary = z.enum([...chromaticFamilies, ...grayFamilies])
const secondary = z.enum(grayFamilies)

/** Colours in a query string; what is left out is the default, what is unknown an error. */
export const paletteQuery = z.object({
  primary: primary.default(defaultPalette.primary),
  secondary: secondary.default(defaultPalette.secondary),
})

/** The same where a wrong colour is no reason to show nothing. */
export const lenientPaletteQuery = z.object({
  primary: primary.catch(defaultPalette.primary),
  secondary: secondary.catch(defaultPalette.secondary),
})
