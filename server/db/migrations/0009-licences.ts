/** Licences, the orders they come from, what payment providers told, and every change in a table that only grows. */
import { sql, type Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)

  await db.schema
    .createTable('licenses')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', text, (column) => column.notNull().unique())
    .addColumn('tier', text)
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('updated_at', ts, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('licenses_user_id').on('licenses').column('user_id').execute()

  // The books outlive the account: an order keeps who bought and what, also without a user.
  await db.schema
    .createTable('orders')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('user_id', id, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('buyer_name', text, (column) => column.notNull())
    .addColumn('buyer_email', text, (column) => column.notNull())
    .addColumn('license_id', id, (column) => column.notNull())
    .addColumn('tier', text, (column) => column.notNull())
    .addColumn('from_tier', text)
    .addColumn('provider', text, (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('currency', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('payment_id', text, (column) => column.unique())
    .addColumn('sale', text)
    .addColumn('reserved_until', ts)
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('paid_at', ts)
    .addColumn('reversed_at', ts)
    .execute()
  await db.schema.createIndex('orders_user_id').on('orders').column('user_id').execute()
  await db.schema.createIndex('orders_license_id').on('orders').column('license_id').execute()
  await db.schema.createIndex('orders_sale').on('orders').column('sale').execute()
  // Who counts the places of a sale holds its row until they have taken one.
  await db.schema
    .createTable('sale_queues')
    .addColumn('sale', text, (column) => column.primaryKey().notNull())
    .execute()

  await db.schema
    .createTable('payments')
    .addColumn('payment_id', text, (column) => column.primaryKey().notNull())
    .addColumn('order_id', id)
    .addColumn('subtotal_cents', 'integer')
    .addColumn('currency', text)
    .addColumn('paid_at', ts)
    .addColumn('reversed_at', ts)
    .addColumn('reversal', text)
    .execute()
  await db.schema
    .createTable('payment_events')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('received_at', ts, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('license_events')
    .addColumn('license_id', id, (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('order_id', id)
    .addColumn('what', text, (column) => column.notNull())
    .addColumn('tier', text)
    .addColumn('cause', text, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addPrimaryKeyConstraint('license_events_primary', ['license_id', 'step'])
    .execute()
  await (kind === 'postgres' ? keepOnPostgres(db) : keepOnSqlite(db))
}

const refusal = sql.lit('license_events only grows')

/** What was written down stays, whoever asks: also a hand at the database's own prompt. */
async function keepOnSqlite(db: Kysely<unknown>) {
  for (const change of ['update', 'delete']) {
    const name = sql.raw(`license_events_no_${change}`)
    await sql`create trigger ${name} before ${sql.raw(change)} on license_events begin select raise(abort, ${refusal}); end`.execute(
      db,
    )
  }
}

async function keepOnPostgres(db: Kysely<unknown>) {
  await sql`create function refuse_license_events() returns trigger language plpgsql as $$ begin raise exception ${refusal}; end $$`.execute(
    db,
  )
  await sql`create trigger license_events_grow before update or delete or truncate on license_events execute function refuse_license_events()`.execute(
    db,
  )
}
