/** The fields of the design service's forms, and what is said when they do not fit. */
import { z } from 'zod'
import { designLimits } from '#shared/design-service.ts'
import { isWeb, line, text } from './text-fields.ts'

/** One address a line; none is fine. */
const links = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(/\r?\n/)
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .superRefine((given, context) => {
    const wrong = given.find((link) => !isWeb(link) || link.length > designLimits.link)
    if (given.length > designLimits.links) {
      context.addIssue({ code: 'custom', message: `Name at most ${designLimits.links} links.` })
    } else if (wrong) {
      context.addIssue({
        code: 'custom',
        message: `“${wrong.slice(0, 60)}” is no web address. Write each on a line of its own, beginning with https://.`,
      })
    }
  })

export const requestFields = z.object({
  title: line('Give your request a title.', designLimits.title),
  purpose: line('Describe what it is for.', designLimits.purpose),
  links,
  details: text('Describe what you need.', designLimits.details),
})

export const messageFields = z.object({ message: text('Write a message first.', designLimits.message) })
