/** What a payment came to, with the reductions and taxes its provider worked out. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['discount_cents', 'tax_cents', 'total_cents', 'quantity']) {
    await db.schema.alterTable('payments').addColumn(name, 'integer').execute()
  }
}
