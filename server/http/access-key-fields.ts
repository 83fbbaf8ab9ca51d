/** What is typed to make an access key. */
import { z } from 'zod'
import { accessKeyDays, accessKeyLimits } from '#shared/access-keys.ts'
import { checkField } from './account-fields.ts'
import { line } from './text-fields.ts'

const days = accessKeyDays.map(String)

export const accessKeyFields = z.object({
  name: line('Enter a name, such as the machine that will use the key.', accessKeyLimits.name).pipe(
    z.string().regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u, 'This contains characters that cannot be used. Type it again.'),
  ),
  /** "" for a key that lasts. */
  days: z
    .string('Choose when the key ends.')
    .refine((value) => value === '' || days.includes(value), 'Choose when the key ends.')
    .default('')
    .transform((value) => (value === '' ? null : Number(value))),
  team: checkField,
})
