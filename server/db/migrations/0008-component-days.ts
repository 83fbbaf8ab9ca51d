/** Which component was the one of each day, so that the past stays as it was when the catalogue grows. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text } = columns(kind)

  await db.schema
    .createTable('component_days')
    .addColumn('day', text, (column) => column.primaryKey())
    .addColumn('component', text, (column) => column.notNull())
    .execute()
}
