import type { Context } from 'hono'
import type { z } from 'zod'
import { queries, type Query, type QueryName } from '#shared/queries.ts'
import { HttpError } from './errors.ts'

/**
 * What a request asks, of what `queries` says that its route takes: texts as they are, words only where they are known.
 * Where a wrong word is to be refused instead, `wished` reads the query.
 */
export function asked<Name extends QueryName>(c: Context, route: Name): Query<Name> {
  const found = Object.entries<'text' | 'texts' | readonly string[]>(queries[route]).flatMap(([name, allowed]) => {
    if (allowed === 'texts') return [[name, c.req.queries(name) ?? []]]
    const text = c.req.query(name)
    const isKnown = text !== undefined && (allowed === 'text' || allowed.includes(text))
    return isKnown ? [[name, text]] : []
  })
  return Object.fromEntries(found) as Query<Name>
}

/** A schema for each parameter of a route, and none for any other; words are those of `queries`. */
export type QueryShape<Name extends QueryName> = {
  [Key in keyof Query<Name>]-?: z.ZodType<unknown, Query<Name>[Key] | undefined>
}

/**
 * What a query wishes for, by its schema.
 *
 * @param given the query, or more than it
 * @throws HttpError 422 with what is wrong, as for every field that was read and has no value it may have; 400 is for
 *   what cannot be read at all
 */
export function wished<Schema extends z.ZodType>(schema: Schema, given: Record<string, string>): z.output<Schema> {
  const read = schema.safeParse(given)
  if (!read.success) throw new HttpError(422, querySentence(read.error))
  return read.data
}

/** What is wrong with a query, as a sentence: "flavour must be one of html, react." Other rules bring their own. */
export function querySentence({ issues }: z.ZodError): string {
  const [issue] = issues
  if (issue?.code !== 'invalid_value') return issue?.message ?? 'This address asks for something unknown.'
  return `${issue.path.join('.')} must be one of ${issue.values.join(', ')}.`
}
