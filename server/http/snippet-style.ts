import { z } from 'zod'
import { queries } from '#shared/queries.ts'
import { defaultStyle, prefixPattern, type SnippetStyle } from '#shared/snippet.ts'
import type { QueryShape } from './query.ts'

const words = queries.code

/** How code is to be written, in a query string; what is left out is the default, what is unknown an error. */
export const styleQuery = z.object({
  tailwind: z.enum(words.tailwind).default(defaultStyle.tailwind),
  dark: z.enum(words.dark).default(defaultStyle.dark),
  prefix: z.string().regex(prefixPattern, 'prefix must be at most eight small letters.').default(defaultStyle.prefix),
  quotes: z.enum(words.quotes).default(defaultStyle.quotes),
  semicolons: z
    .enum(words.semicolons)
    .default(defaultStyle.semicolons ? 'yes' : 'no')
    .transform((word) => word === 'yes'),
  indent: z.enum(words.indent).default(defaultStyle.indent),
  direction: z.enum(words.direction).default(defaultStyle.direction),
  ramps: z.enum(words.ramps).default(defaultStyle.ramps),
  density: z.enum(words.density).default(defaultStyle.density),
  names: z.enum(words.names).default(defaultStyle.names),
} satisfies Pick<QueryShape<'code'>, keyof SnippetStyle>)
