/** What users made with the tools and keep, and the icons they marked: an icon is kept by its key. */
import { type KeepingTool, keptDesignLimits } from '#shared/tools/kept-designs.ts'
import type { Database } from '../../db/client.ts'

type Place = { userId: string; tool: KeepingTool }

/** The queries somebody keeps for a tool, newest first. */
export async function keptDesigns({ db }: Database, { userId, tool }: Place): Promise<string[]> {
  const rows = await db
    .selectFrom('keptDesigns')
    .select('query')
    .where('userId', '=', userId)
    .where('tool', '=', tool)
    .orderBy('createdAt', 'desc')
    .orderBy('query')
    .execute()
  return rows.map(({ query }) => query)
}

/** Keeps a query; keeping it again changes nothing. False when the account has as many as it may. */
export async function keepDesign({ db, clock }: Database, { userId, tool }: Place, query: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Held until the end, so that of several at once each counts those before it.
    await transaction.updateTable('users').set({ id: userId }).where('id', '=', userId).execute()
    const { count } = await transaction
      .selectFrom('keptDesigns')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .where('tool', '=', tool)
      .where('query', '!=', query)
      .executeTakeFirstOrThrow()
    if (Number(count) >= keptDesignLimits[tool]) return false
    await transaction
      .insertInto('keptDesigns')
      .values({ userId, tool, query, createdAt: clock() })
      .onConflict((conflict) => conflict.columns(['userId', 'tool', 'query']).doNothing())
      .execute()
    return true
  })
}

/** Keeps a query no longer; where there is none, nothing happens. */
export async function dropDesign({ db }: Database, { userId, tool }: Place, query: string): Promise<void> {
  await db
    .deleteFrom('keptDesigns')
    .where('userId', '=', userId)
    .where('tool', '=', tool)
    .where('query', '=', query)
    .execute()
}
