/** What somebody made with a tool and keeps: the query of its address. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)

  await db.schema
    .createTable('kept_designs')
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tool', text, (column) => column.notNull())
    .addColumn('query', text, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_designs_primary', ['user_id', 'tool', 'query'])
    .execute()
}
