import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely'
import { flags } from './schema.ts'

/** SQLite has neither times nor booleans: turns "…At" and "…Until" into Date and flags into boolean, as PostgreSQL gives them. */
export const sqliteReadPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => ({
    ...result,
    rows: result.rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, fromSqlite(column, value)])),
    ),
  }),
}

function fromSqlite(column: string, value: unknown): unknown {
  if (typeof value === 'string' && /(At|Until)$/.test(column)) return new Date(value)
  if (typeof value === 'number' && flags.includes(column)) return value === 1
  return value
}
