/** Passkeys: public keys of devices that sign in by WebAuthn. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, bool, ts } = columns(kind)
  await db.schema
    .createTable('passkeys')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text)
    .addColumn('public_key', text, (column) => column.notNull())
    .addColumn('credential_id', text, (column) => column.notNull().unique())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('device_type', text, (column) => column.notNull())
    .addColumn('backed_up', bool, (column) => column.notNull())
    .addColumn('transports', text)
    .addColumn('aaguid', text)
    .addColumn('created_at', ts)
    .execute()
  await db.schema.createIndex('passkeys_user_id').on('passkeys').column('user_id').execute()
}
