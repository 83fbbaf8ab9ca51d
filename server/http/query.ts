import type { Context } from 'hono'
import type { z } from 'zod'
import { queries, type Query, type QueryName } from '#shared/queries.ts'

/**
 * What a request asks, of what `queries` says that its route takes: texts as they are, words only where they are known.
 * Where a wrong word is to be refused instead, a schema of this shape reads the query.
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
