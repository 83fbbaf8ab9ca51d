import { z } from 'zod'
import {
  darkStrategies,
  defaultStyle,
  directions,
  indents,
  prefixPattern,
  quoteKinds,
  rampNotations,
  tailwindVersions,
} from '#shared/snippet.ts'

/** How code is to be written, in a query string; what is left out is the default, what is unknown an error. */
export const styleQuery = z.object({
  tailwind: z.enum(tailwindVersions).default(defaultStyle.tailwind),
  dark: z.enum(darkStrategies).default(defaultStyle.dark),
  prefix: z.string().regex(prefixPattern, 'prefix must be at most eight small letters.').default(defaultStyle.prefix),
  quotes: z.enum(quoteKinds).default(defaultStyle.quotes),
  semicolons: z
    .enum(['no', 'yes'])
    .default(defaultStyle.semicolons ? 'yes' : 'no')
    .transform((word) => word === 'yes'),
  indent: z.enum(indents).default(defaultStyle.indent),
  direction: z.enum(directions).default(defaultStyle.direction),
  ramps: z.enum(rampNotations).default(defaultStyle.ramps),
})
