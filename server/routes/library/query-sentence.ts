import type { z } from 'zod'

/** What is wrong with a query, as a sentence: "flavour must be one of html, react." Other rules bring their own. */
export function querySentence({ issues }: z.ZodError): string {
  const [issue] = issues
  if (issue?.code !== 'invalid_value') return issue?.message ?? 'This address asks for something unknown.'
  return `${issue.path.join('.')} must be one of ${issue.values.join(', ')}.`
}
