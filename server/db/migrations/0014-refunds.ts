/** What went back of a payment and when, and licences that ended while their money stayed. */
import { sql, type Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text, ts } = columns(kind)
  await db.schema
    .alterTable('payments')
    .addColumn('refunded_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('orders').addColumn('revoked_at', ts).execute()
  await db.schema.alterTable('orders').addColumn('ends_at_refunded_cents', 'integer').execute()
  await db.schema
    .alterTable('commissions')
    .addColumn('reduced_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('refunds')
    .addColumn('payment_id', text, (column) => column.notNull().references('payments.payment_id'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('refunded_at', ts, (column) => column.notNull())
    .addColumn('told_at', ts)
    .addPrimaryKeyConstraint('refunds_primary', ['payment_id', 'step'])
    .execute()
  // Only whole payments were taken for refunds so far. An order that ended without one, by a dispute or by hand, stays
  // as it is: nobody wrote down whether its money went back.
  await sql`update payments set refunded_cents = coalesce(total_cents, subtotal_cents, 0) where reversal = 'refund'`.execute(
    db,
  )
  await sql`
    insert into refunds (payment_id, step, amount_cents, refunded_at, told_at)
    select payment_id, 1, refunded_cents, reversed_at, reversed_at from payments where refunded_cents > 0
  `.execute(db)
}
