/** The fields of a fault report, and what is said when they do not fit. */
import { z } from 'zod'
import { flavours } from '#shared/catalog.ts'
import { faultLimits } from '#shared/fault-report.ts'
import { line, text } from './text-fields.ts'

export const faultFields = z.object({
  flavour: z.enum(flavours, 'Choose the flavour in which you saw it.'),
  browser: line('Enter the browser.', faultLimits.browser),
  what: text('Describe what happened.', faultLimits.what),
})
