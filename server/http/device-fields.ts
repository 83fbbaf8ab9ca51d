/** What a device sends that signs in (RFC 8628, 3.1 and 3.4), and what somebody types who lets it in. */
import { z } from 'zod'
import { accessKeyLimits } from '#shared/access-keys.ts'

export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'

/** What a device calls itself is shown to people: one line without signs that turn it round. */
const deviceName = z
  .string()
  .max(300, 'device_name must have at most 300 characters.')
  .transform((name) =>
    name
      .toWellFormed()
      .replace(/\p{Bidi_Control}/gu, '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, accessKeyLimits.name)
      .trim(),
  )
  .transform((name) => name || 'Command line')

const clientId = z
  .string('client_id must be a text.')
  .max(100, 'client_id must have at most 100 characters.')
  .optional()

export const deviceFields = z.object({
  client_id: clientId,
  device_name: deviceName.default('Command line'),
})

export const tokenFields = z.object({
  grant_type: z.string('grant_type is missing.'),
  device_code: z
    .string('device_code is missing.')
    .min(1, 'device_code is missing.')
    .max(100, 'This is no device_code.'),
  client_id: clientId,
})

export const decisionFields = z.object({
  user_code: z.string('Enter the code.').max(40, 'This code is too long.'),
  decision: z.enum(['allow', 'deny'], 'Allow it, or do not.'),
})
