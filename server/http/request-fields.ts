/** The fields in which a component is asked for, and voted for, and what is said when they do not fit. */
import { z } from 'zod'
import { requestLimits } from '#shared/component-requests.ts'
import { isWeb, line, text } from './text-fields.ts'

const example = z
  .string()
  .default('')
  .transform((value) => value.trim())
  .refine((value) => value === '' || isWeb(value), 'Enter a web address that begins with https://.')
  .refine((value) => value.length <= requestLimits.example, `Use at most ${requestLimits.example} characters.`)
  .transform((value) => value || null)

/** A box that is ticked, from a form or from our client. */
const box = z
  .union([z.string(), z.boolean()])
  .default(false)
  .transform((value) => value === true || value === 'on')

export const wishFields = z.object({
  name: line('Enter the name of the component.', requestLimits.name),
  purpose: text('Describe what it is for.', requestLimits.purpose),
  example,
  wantsMail: box,
})

export const voteFields = z.object({
  vote: z.enum(['give', 'take-back'], 'Give your vote, or take it back.'),
  wantsMail: box,
})
