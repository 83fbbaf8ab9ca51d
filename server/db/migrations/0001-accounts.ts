/** Users, how they sign in, their sessions, and the counters that slow down guessing. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, bool, ts, no } = columns(kind)

  await db.schema
    .createTable('users')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull().unique())
    .addColumn('email_verified', bool, (column) => column.notNull().defaultTo(no))
    .addColumn('image', text)
    .addColumn('opt_app_dark_mode', text, (column) => column.notNull().defaultTo('system'))
    .addColumn('ds_active', bool, (column) => column.notNull().defaultTo(no))
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('updated_at', ts, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token', text, (column) => column.notNull().unique())
    .addColumn('ip_address', text)
    .addColumn('user_agent', text)
    .addColumn('expires_at', ts, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('updated_at', ts, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute()
  await db.schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute()

  await db.schema
    .createTable('accounts')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('provider_id', text, (column) => column.notNull())
    .addColumn('access_token', text)
    .addColumn('refresh_token', text)
    .addColumn('id_token', text)
    .addColumn('access_token_expires_at', ts)
    .addColumn('refresh_token_expires_at', ts)
    .addColumn('scope', text)
    .addColumn('password', text)
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('updated_at', ts, (column) => column.notNull())
    .addUniqueConstraint('accounts_provider_account', ['provider_id', 'account_id'])
    .execute()
  await db.schema.createIndex('accounts_user_id').on('accounts').column('user_id').execute()

  await db.schema
    .createTable('verifications')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('identifier', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('expires_at', ts, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('updated_at', ts, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('verifications_identifier').on('verifications').column('identifier').execute()

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', text, (column) => column.primaryKey().notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('resets_at', ts, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_resets_at').on('rate_limits').column('resets_at').execute()
}
