/** Components that people ask for, and who wants them, too. */
import { sql, type Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts, bool } = columns(kind)

  await db.schema
    .createTable('component_requests')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('purpose', text, (column) => column.notNull())
    .addColumn('example', text)
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('reason', text)
    .addColumn('part', text)
    .addColumn('votes', 'integer', (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('published_at', ts)
    .execute()
  const on = (name: string, rest: string) =>
    sql`create index ${sql.id(`component_requests_${name}`)} on component_requests ${sql.raw(rest)}`.execute(db)
  await on('user_id', '(user_id, created_at)')
  await on('created_at', '(created_at)')
  // The two orders of the public list.
  await on('votes', '(votes, published_at) where published_at is not null')
  await on('published_at', '(published_at) where published_at is not null')
  // Few are still to be done, beside all that were.
  await on('undone', `(votes) where state in ('waiting', 'open', 'planned')`)

  await db.schema
    .createTable('component_votes')
    .addColumn('request_id', id, (column) => column.notNull().references('component_requests.id').onDelete('cascade'))
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('wants_mail', bool, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addPrimaryKeyConstraint('component_votes_pk', ['request_id', 'user_id'])
    .execute()
  await db.schema.createIndex('component_votes_user_id').on('component_votes').column('user_id').execute()
}
