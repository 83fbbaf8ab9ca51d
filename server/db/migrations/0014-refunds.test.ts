import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { receiptsOf } from '../../domain/selling/orders.ts'
import { refundsOf } from '../../domain/selling/refunds.ts'
import { moneyOf, netCents } from '../../domain/selling/sales-book.ts'
import { migrations } from './index.ts'

describeEachDatabase('the migration to refunds', (open, kind) => {
  test('reads what was paid, refunded, disputed and taken back before it as it was read then', async () => {
    const database = await open({ migrated: false })
    const { db } = database
    const at = database.clock()
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } })
    const { error } = await migrator.migrateTo('0013-kept-designs')
    expect(error).toBeUndefined()
    const user = { id: 'ada', name: 'Ada', email: 'ada@example.com', image: null }
    await db
      .insertInto('users')
      .values({ ...user, pendingEmail: null, snippetDefaults: null, createdAt: at, updatedAt: at })
      .execute()
    const old = [
      { id: 'kept', state: 'paid', reversal: null },
      { id: 'refunded', state: 'reversed', reversal: 'refund' },
      { id: 'disputed', state: 'reversed', reversal: 'dispute' },
      { id: 'by-hand', state: 'reversed', reversal: null },
    ] as const
    for (const { id, state, reversal } of old) {
      const buyer = { userId: user.id, buyerName: user.name, buyerEmail: user.email }
      const thing = { licenseId: id, tier: 'developer', fromTier: null, provider: 'stripe', currency: 'usd' } as const
      const rest = { sale: null, reservedUntil: null, affiliateId: null, createdAt: at, paidAt: at }
      await db
        .insertInto('orders')
        .values({ id, ...buyer, ...thing, ...rest, amountCents: 7900, state, paymentId: id, reversedAt: null })
        .execute()
      const sums = { subtotalCents: 7900, discountCents: 0, taxCents: 0, totalCents: 7900, quantity: 1 }
      const reversedAt = reversal && at
      await db
        .insertInto('payments')
        .values({ paymentId: id, orderId: id, ...sums, currency: 'usd', paidAt: at, reversedAt, reversal })
        .execute()
    }
    // A refund that came before its payment: what it came to is not known yet.
    const sums = { subtotalCents: null, discountCents: null, taxCents: null, totalCents: null, quantity: null }
    await db
      .insertInto('payments')
      .values({
        paymentId: 'early',
        orderId: null,
        ...sums,
        currency: null,
        paidAt: null,
        reversedAt: at,
        reversal: 'refund',
      })
      .execute()

    await database.migrate()
    const receipts = await receiptsOf(database, user.id)
    const said = receipts.map((order) => [order.id, moneyOf(order), netCents(order), order.refundedCents])
    expect(said.toSorted()).toEqual([
      ['by-hand', 'refunded', 0, 0],
      ['disputed', 'disputed', 0, 0],
      ['kept', 'paid', 7900, 0],
      ['refunded', 'refunded', 0, 7900],
    ])
    expect(await refundsOf(database, 'refunded')).toEqual([
      { paymentId: 'refunded', step: 1, amountCents: 7900, refundedAt: at, toldAt: at },
    ])
    expect(await refundsOf(database, 'early')).toEqual([])
  })
})
