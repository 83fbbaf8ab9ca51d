/** Second factors, browsers that were seen before, an address that waits for its proof, and how snippets are liked. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)

  await db.schema
    .createTable('two_factors')
    .addColumn('user_id', id, (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('secret', text, (column) => column.notNull())
    .addColumn('confirmed_at', ts)
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('recovery_codes')
    .addColumn('hash', text, (column) => column.primaryKey().notNull())
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('recovery_codes_user_id').on('recovery_codes').column('user_id').execute()

  await db.schema
    .createTable('known_browsers')
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('seen_at', ts, (column) => column.notNull())
    .addPrimaryKeyConstraint('known_browsers_primary', ['user_id', 'hash'])
    .execute()

  await db.schema.alterTable('users').addColumn('pending_email', text).execute()
  await db.schema.alterTable('users').addColumn('snippet_defaults', text).execute()
}
