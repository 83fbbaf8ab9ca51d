/** Single-use keys sent by mail, and what a session's owner needs to recognise and trust it. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, bool, ts, no } = columns(kind)

  await db.schema
    .createTable('account_tokens')
    .addColumn('hash', text, (column) => column.primaryKey().notNull())
    .addColumn('purpose', text, (column) => column.notNull())
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('data', text, (column) => column.notNull())
    .addColumn('expires_at', ts, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('account_tokens_user_purpose')
    .on('account_tokens')
    .columns(['user_id', 'purpose'])
    .execute()
  await db.schema.createIndex('account_tokens_expires_at').on('account_tokens').column('expires_at').execute()

  // SQLite adds one column at a time.
  await db.schema.alterTable('sessions').addColumn('last_active_at', ts).execute()
  await db.schema.alterTable('sessions').addColumn('confirmed_at', ts).execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('remembered', bool, (column) => column.notNull().defaultTo(no))
    .execute()
}
