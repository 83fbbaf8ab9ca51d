import type { z } from 'zod'

/** The first message for each field that does not fit, under the field's name. */
export function fieldErrors(error: z.ZodError | undefined): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message
  return errors
}

/** What was typed into these fields, as text, to fill the form again. */
export function typed(form: Record<string, unknown>, fields: readonly string[]): Record<string, string> {
  const texts = fields.map((field) => [field, form[field]])
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'))
}
