/** Files that customers send with a request to the design service. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)

  await db.schema
    .createTable('design_files')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('request_id', id, (column) => column.notNull().references('design_requests.id').onDelete('cascade'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('design_files_request_id').on('design_files').column('request_id').execute()

  await db.schema
    .createTable('design_file_bytes')
    .addColumn('file_id', id, (column) =>
      column.primaryKey().notNull().references('design_files.id').onDelete('cascade'),
    )
    .addColumn('bytes', kind === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .execute()
}
