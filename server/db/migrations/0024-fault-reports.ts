/** What people found wrong with components. */
import { sql, type Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)

  await db.schema
    .createTable('fault_reports')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('part', text, (column) => column.notNull())
    .addColumn('flavour', text, (column) => column.notNull())
    .addColumn('browser', text, (column) => column.notNull())
    .addColumn('what', text, (column) => column.notNull())
    .addColumn('version', text, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('closed_at', ts)
    .execute()
  await db.schema.createIndex('fault_reports_user_id').on('fault_reports').column('user_id').execute()
  await db.schema.createIndex('fault_reports_created_at').on('fault_reports').column('created_at').execute()
  // Closed ones stay, and few are open.
  await sql`create index fault_reports_open on fault_reports (created_at) where closed_at is null`.execute(db)
}
