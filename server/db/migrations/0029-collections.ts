/** Collections that the members of a team keep together, and what lies in them, in the order they gave it. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)

  await db.schema
    .createTable('collections')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('license_id', id, (column) => column.notNull().references('licenses.id').onDelete('cascade'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('name_key', text, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('updated_at', ts, (column) => column.notNull())
    .addUniqueConstraint('collections_license_name', ['license_id', 'name_key'])
    .execute()

  await db.schema
    .createTable('collection_items')
    .addColumn('collection_id', id, (column) => column.notNull().references('collections.id').onDelete('cascade'))
    .addColumn('item', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('collection_items_primary', ['collection_id', 'item'])
    .execute()
  // Items follow components that move, and are found by what they are.
  await db.schema.createIndex('collection_items_item').on('collection_items').column('item').execute()
}
