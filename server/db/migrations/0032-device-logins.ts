/** Sign-ins on the command line that wait for somebody to allow them in a browser (RFC 8628). */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)
  await db.schema
    .createTable('device_logins')
    .addColumn('hash', text, (column) => column.primaryKey().notNull())
    .addColumn('user_code', text, (column) => column.notNull().unique())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('network', text, (column) => column.notNull())
    .addColumn('user_id', id, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('interval_seconds', 'integer', (column) => column.notNull())
    .addColumn('polled_at', ts)
    .addColumn('expires_at', ts, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('device_logins_user_id').on('device_logins').column('user_id').execute()
  await db.schema.createIndex('device_logins_expires_at').on('device_logins').column('expires_at').execute()
}
