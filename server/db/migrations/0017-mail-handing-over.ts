/** When a mail server was given a mail, since nobody can tell from outside whether it kept it; and why mails failed. */
import { sql, type Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text, ts } = columns(kind)
  await db.schema.alterTable('outbox_mails').addColumn('handed_over_at', ts).execute()
  await db.schema.alterTable('outbox_mails').addColumn('failure', text).execute()
  // Why these failed was written down in words only.
  await sql`update outbox_mails set failure = 'given-up' where failed_at is not null`.execute(db)
  await db.schema.createIndex('outbox_mails_recipient').on('outbox_mails').column('recipient').execute()
}
