/** How an assistant wants code to be written: the words of a code address, and colours also as one colour of somebody's own. */
import { z } from 'zod'
import { decodeColors, encodeColors } from '#shared/recolor.ts'
import { queries } from '#shared/queries.ts'
import { brandColours } from '#shared/tools/palette/brand-colours.ts'
import type { Profile } from '../domain/library/assistant/get-component.ts'
import { HttpError } from '../http/errors.ts'
import { paletteQuery } from '../http/palette.ts'
import { wished } from '../http/query.ts'
import { styleQuery } from '../http/snippet-style.ts'

const { code, stackBlitz } = queries
/** Room for eleven colours under a name. */
const colour = z.string().max(120)

/** What every tool that has to do with code takes. */
export const colourInput = {
  primary: colour
    .optional()
    .describe('A Tailwind family ("teal") or one colour of your own ("#0d9488"). Default blue.'),
  secondary: colour.optional().describe('slate, gray, zinc, neutral, stone or a colour. Default gray.'),
}
export const tailwindInput = { tailwind: z.enum(code.tailwind).optional().describe('Default v4.') }
export const styleInput = {
  ...tailwindInput,
  dark: z.enum(code.dark).optional().describe('What turns dark on; "none" leaves dark classes out. Default class.'),
  prefix: z.string().max(8).optional().describe('Class prefix of the project, small letters.'),
  density: z.enum(code.density).optional(),
  direction: z.enum(code.direction).optional(),
  quotes: z.enum(code.quotes).optional(),
  semicolons: z.enum(code.semicolons).optional(),
  indent: z.enum(code.indent).optional(),
  ramps: z.enum(code.ramps).optional().describe('How own colours stand in classes.'),
  names: z.enum(code.names).optional().describe('"roles": primary-600 for any colours. Default palette.'),
  file: z.enum(stackBlitz.file).optional().describe('React only. Default TSX.'),
}
export const flavourInput = { flavour: z.enum(code.flavour).describe('html is with Alpine.js.') }

const schema = z.object({
  flavour: z.enum(code.flavour),
  ...paletteQuery.shape,
  ...styleQuery.shape,
  file: z.enum(stackBlitz.file).optional(),
})

/**
 * Reads a profile.
 *
 * @param given by the names of a code address; what is left out is the default
 * @throws HttpError 422 with what is wrong, in a sentence
 */
export function readProfile(given: Readonly<Record<string, string | undefined>>): Profile {
  const asked = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const { flavour, primary, secondary, file, ...style } = wished(schema, {
    ...asked,
    ...ownColours(asked, 'primary', 'brand'),
    ...ownColours(asked, 'secondary', 'surface'),
  })
  return { flavour, palette: { primary, secondary }, style, file }
}

/** A single colour as eleven steps around it, under a name of its own. */
function ownColours(given: Record<string, string>, name: 'primary' | 'secondary', as: string): Record<string, string> {
  const text = given[name]?.trim()
  if (text === undefined || decodeColors(text) !== null) return {}
  const made = text.length <= 64 ? brandColours(text) : null
  if (!made)
    throw new HttpError(
      422,
      `${name} must be a family of Tailwind's such as teal or slate, or a colour such as #0d9488.`,
    )
  return { [name]: encodeColors({ ...made.ramp, name: as }) }
}
