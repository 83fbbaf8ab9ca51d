/** Who recommends us, how many followed their links, what they earned by which order, and what they were paid. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, ts } = columns(kind)
  // As with orders, the books outlive the account.
  await db.schema
    .createTable('affiliates')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('user_id', id, (column) => column.unique().references('users.id').onDelete('set null'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('code', text, (column) => column.notNull().unique())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('website', text, (column) => column.notNull())
    .addColumn('plan', text, (column) => column.notNull())
    .addColumn('payout', text, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('decided_at', ts)
    .execute()
  await db.schema
    .createTable('affiliate_clicks')
    .addColumn('affiliate_id', id, (column) => column.notNull().references('affiliates.id'))
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('affiliate_clicks_primary', ['affiliate_id', 'day'])
    .execute()
  await db.schema.alterTable('orders').addColumn('affiliate_id', id).execute()
  await db.schema
    .createTable('commissions')
    .addColumn('order_id', id, (column) => column.primaryKey().notNull().references('orders.id'))
    .addColumn('affiliate_id', id, (column) => column.notNull().references('affiliates.id'))
    .addColumn('base_cents', 'integer', (column) => column.notNull())
    .addColumn('percent', 'integer', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('earned_at', ts, (column) => column.notNull())
    .addColumn('reversed_at', ts)
    .execute()
  await db.schema.createIndex('commissions_affiliate_id').on('commissions').column('affiliate_id').execute()
  await db.schema
    .createTable('affiliate_payouts')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('affiliate_id', id, (column) => column.notNull().references('affiliates.id'))
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('paid_at', ts, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('affiliate_payouts_affiliate_id').on('affiliate_payouts').column('affiliate_id').execute()
}
