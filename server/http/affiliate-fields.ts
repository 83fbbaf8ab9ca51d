/** The fields of the affiliate program's forms, and what is said when they do not fit. */
import { z } from 'zod'
import { affiliateCode, affiliateLimits } from '#shared/affiliate.ts'
import { isWeb, line, text } from './text-fields.ts'

const payout = line('Enter where we should send your commission.', affiliateLimits.payout)

export const applicationFields = z.object({
  code: z
    .string('Choose a code.')
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.string().regex(affiliateCode, 'Use 3 to 30 letters, digits and hyphens, as in “ada-builds”.')),
  website: line('Enter your website or profile.', affiliateLimits.website).refine(
    isWeb,
    'Enter a full web address that begins with https://.',
  ),
  plan: text('Describe how you would recommend us.', affiliateLimits.plan),
  payout,
})

export const payoutFields = z.object({ payout })
