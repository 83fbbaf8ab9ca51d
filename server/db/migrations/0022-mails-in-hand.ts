/**
 * In which order mails were written, and since when somebody has one in hand: a later one to the same address waits for
 * it, and not for its next try.
 */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text, ts } = columns(kind)
  await db.schema.alterTable('outbox_mails').addColumn('taken_at', ts).execute()
  await db.schema
    .alterTable('outbox_mails')
    .addColumn('turn', text, (column) => column.notNull().defaultTo(''))
    .execute()
}
