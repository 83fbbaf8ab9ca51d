/** Access keys, with which programs read the library as somebody or as a team, and the networks each was used from. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, bool, ts } = columns(kind)

  // A key is a person's or a team's: one of the two is null.
  await db.schema
    .createTable('access_keys')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('user_id', id, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('team_id', id, (column) => column.references('licenses.id').onDelete('cascade'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('prefix', text, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull().unique())
    .addColumn('made_with', text, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('expires_at', ts)
    .addColumn('last_used_at', ts)
    .addColumn('last_used_from', text)
    .addColumn('revoked_at', ts)
    .execute()
  await db.schema.createIndex('access_keys_user_id').on('access_keys').column('user_id').execute()
  await db.schema.createIndex('access_keys_team_id').on('access_keys').column('team_id').execute()

  await db.schema
    .createTable('access_key_networks')
    .addColumn('key_id', id, (column) => column.notNull().references('access_keys.id').onDelete('cascade'))
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('first_seen_at', ts, (column) => column.notNull())
    .addPrimaryKeyConstraint('access_key_networks_primary', ['key_id', 'hash'])
    .execute()

  const yes = kind === 'postgres' ? true : 1
  await db.schema
    .alterTable('users')
    .addColumn('wants_key_mail', bool, (column) => column.notNull().defaultTo(yes))
    .execute()
}
