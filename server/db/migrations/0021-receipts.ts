/** What buyers want to stand on their receipts, and every edition of a receipt as it was issued. */
import { sql, type Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

const details = ['company', 'line1', 'line2', 'city', 'postal', 'country', 'vat_number']

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)
  let billing = db.schema
    .createTable('billing_details')
    .addColumn('user_id', id, (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
  for (const name of details) billing = billing.addColumn(name, text, (column) => column.notNull())
  await billing.addColumn('updated_at', ts, (column) => column.notNull()).execute()

  let editions = db.schema
    .createTable('receipt_editions')
    .addColumn('order_id', id, (column) => column.notNull().references('orders.id'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('seller_name', text, (column) => column.notNull())
    .addColumn('seller_address', text, (column) => column.notNull())
    .addColumn('seller_tax_id', text, (column) => column.notNull())
    .addColumn('buyer_name', text, (column) => column.notNull())
  for (const name of details) editions = editions.addColumn(name, text, (column) => column.notNull())
  await editions
    .addColumn('created_at', ts, (column) => column.notNull())
    .addPrimaryKeyConstraint('receipt_editions_primary', ['order_id', 'step'])
    .execute()
  await (kind === 'postgres' ? keepOnPostgres(db) : keepOnSqlite(db))

  await db.schema.alterTable('payments').addColumn('invoice_id', text).execute()
  await db.schema.alterTable('payments').addColumn('tax_lines', text).execute()
}

const refusal = sql.lit('receipt_editions only grows')

/** What was issued stays as it was, whoever asks; a correction is an edition of its own. */
async function keepOnSqlite(db: Kysely<unknown>) {
  for (const change of ['update', 'delete']) {
    const name = sql.raw(`receipt_editions_no_${change}`)
    await sql`create trigger ${name} before ${sql.raw(change)} on receipt_editions begin select raise(abort, ${refusal}); end`.execute(
      db,
    )
  }
}

async function keepOnPostgres(db: Kysely<unknown>) {
  await sql`create function refuse_receipt_editions() returns trigger language plpgsql as $$ begin raise exception ${refusal}; end $$`.execute(
    db,
  )
  await sql`create trigger receipt_editions_grow before update or delete or truncate on receipt_editions execute function refuse_receipt_editions()`.execute(
    db,
  )
}
