/** What members copied last, so that they find it again. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)

  await db.schema
    .createTable('copied_components')
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('component', text, (column) => column.notNull())
    .addColumn('copied_at', ts, (column) => column.notNull())
    .addPrimaryKeyConstraint('copied_components_primary', ['user_id', 'component'])
    .execute()
}
