/** Deleting a row asks every table that points at it, which no plan of the statement tells: each such column has its index. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'

type Row = { table: string; column: string }

const pointing = {
  sqlite: sql<Row>`
    select tables.name as "table", keys."from" as "column"
    from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys where tables.type = 'table'`,
  postgres: sql<Row>`
    select conrelid::regclass::text as "table", attname as "column"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f'`,
}
/** The first column of every index. */
const leading = {
  sqlite: sql<Row>`
    select tables.name as "table", columns.name as "column"
    from sqlite_master as tables, pragma_index_list(tables.name) as indexes, pragma_index_info(indexes.name) as columns
    where tables.type = 'table' and columns.seqno = 0`,
  postgres: sql<Row>`
    select indrelid::regclass::text as "table", attname as "column"
    from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]`,
}

describeEachDatabase('foreign keys', (open, kind) => {
  test('are found by an index each', async () => {
    const { db } = await open()
    const [keys, indexes] = [(await pointing[kind].execute(db)).rows, (await leading[kind].execute(db)).rows]
    const has = new Set(indexes.map(({ table, column }) => `${table}.${column}`))
    expect(keys.length).toBeGreaterThan(15)
    expect(keys.map(({ table, column }) => `${table}.${column}`).filter((key) => !has.has(key))).toEqual([])
  })
})
