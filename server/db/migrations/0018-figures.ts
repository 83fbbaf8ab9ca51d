/** What the site is used for, as counts of a day. Nothing in a row leads to a person. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text } = columns(kind)
  await db.schema
    .createTable('figures')
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('figures_primary', ['day', 'kind', 'name'])
    .execute()
}
