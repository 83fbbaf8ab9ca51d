/** A team that its owner offers to a member: until it is accepted nothing changes. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, ts } = columns(kind)
  await db.schema
    .createTable('team_handovers')
    .addColumn('license_id', id, (column) =>
      column.primaryKey().notNull().references('licenses.id').onDelete('cascade'),
    )
    .addColumn('seat_id', id, (column) => column.notNull().unique().references('seats.id').onDelete('cascade'))
    .addColumn('from_user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', ts, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('team_handovers_from').on('team_handovers').column('from_user_id').execute()
}
