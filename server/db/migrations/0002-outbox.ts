/** Mails that are to leave. A row goes when its mail has left; no secret is ever in one. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)
  await db.schema
    .createTable('outbox_mails')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('recipient', text, (column) => column.notNull())
    .addColumn('data', text, (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', ts, (column) => column.notNull())
    .addColumn('last_error', text)
    .addColumn('failed_at', ts)
    .addColumn('created_at', ts, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('outbox_mails_next_attempt_at').on('outbox_mails').column('next_attempt_at').execute()
}
