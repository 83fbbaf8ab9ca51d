/** What somebody keeps of the library, and where they were in it last. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)

  await db.schema
    .createTable('favourites')
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('component', text, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addPrimaryKeyConstraint('favourites_primary', ['user_id', 'component'])
    .execute()

  await db.schema
    .createTable('library_visits')
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subcategory', text, (column) => column.notNull())
    .addColumn('component', text, (column) => column.notNull())
    .addColumn('visited_at', ts, (column) => column.notNull())
    .addPrimaryKeyConstraint('library_visits_primary', ['user_id', 'subcategory'])
    .execute()
}
