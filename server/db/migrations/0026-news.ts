/** Who wants a mail on new components, and what was announced. */
import { sql, type Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)

  await db.schema
    .createTable('news_subscriptions')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('email', text, (column) => column.notNull().unique())
    .addColumn('confirmed_at', ts)
    .addColumn('confirm_hash', text, (column) => column.unique())
    .addColumn('confirm_until', ts)
    .addColumn('leave_hash', text, (column) => column.unique())
    .addColumn('created_at', ts, (column) => column.notNull())
    .execute()
  // What nobody confirms is forgotten, and is little beside what was.
  await sql`create index news_subscriptions_waiting on news_subscriptions (created_at) where confirmed_at is null`.execute(
    db,
  )

  await db.schema
    .createTable('announcements')
    .addColumn('number', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('items', text, (column) => column.notNull())
    .addColumn('known', text, (column) => column.notNull())
    .addColumn('queued', 'integer', (column) => column.notNull())
    .addColumn('queued_to', text, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('finished_at', ts)
    .execute()
}
