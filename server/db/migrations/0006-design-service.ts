/** Requests to the design service, and what is said about them. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)

  await db.schema
    .createTable('design_requests')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('purpose', text, (column) => column.notNull())
    .addColumn('links', text, (column) => column.notNull())
    .addColumn('details', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('updated_at', ts, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('design_requests_user_id').on('design_requests').column('user_id').execute()

  await db.schema
    .createTable('design_messages')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('request_id', id, (column) => column.notNull().references('design_requests.id').onDelete('cascade'))
    .addColumn('author', text, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('design_messages_request_id').on('design_messages').column('request_id').execute()
}
