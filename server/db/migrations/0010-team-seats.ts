/** Seats under a team licence: invited, and taken. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)
  await db.schema
    .createTable('seats')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('license_id', id, (column) => column.notNull().references('licenses.id').onDelete('cascade'))
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('user_id', id, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('token_hash', text, (column) => column.unique())
    .addColumn('expires_at', ts, (column) => column.notNull())
    .addColumn('accepted_at', ts)
    .addColumn('created_at', ts, (column) => column.notNull())
    .addUniqueConstraint('seats_license_email', ['license_id', 'email'])
    .addUniqueConstraint('seats_license_user', ['license_id', 'user_id'])
    .execute()
  await db.schema.createIndex('seats_user_id').on('seats').column('user_id').execute()
}
