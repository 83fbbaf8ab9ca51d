/** Indexes for statements that read whole tables: what is found by them grows with customers. */
import { sql, type Kysely } from 'kysely'

const indexes = {
  sessions: ['created_at'],
  seats: ['email'],
  orders: ['affiliate_id', 'paid_at', 'created_at'],
  favourites: ['component'],
  design_requests: ['updated_at'],
  affiliates: ['email', 'created_at'],
  outbox_mails: ['created_at'],
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(indexes)) {
    for (const column of columns) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
    }
  }
  // Closed requests stay for ever, and few are open.
  await sql`create index design_requests_open on design_requests (updated_at) where state <> 'closed'`.execute(db)
  // Only those that are counted and listed by it: failed mails stay until the operator strikes them out.
  await sql`create index outbox_mails_failed on outbox_mails (created_at) where failed_at is not null`.execute(db)
  await sql`create index outbox_mails_waiting on outbox_mails (created_at) where failed_at is null`.execute(db)
}
