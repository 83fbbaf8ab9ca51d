/** Counts attempts in the database, so that all server processes count together. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { dropOldest } from '#shared/drop-oldest.ts'
import type { Database } from '../db/client.ts'

/**
 * At most `max` attempts per key in a window that begins with the first of them.
 *
 * `weight` is how many attempts this one counts as, 1 unless said. With a `step`, so many are fetched from the database
 * at a time and spent here: for what is asked for so often that a statement each would cost more than the answer. Each
 * process may then hold up to a step that it never spends, so that fewer than `max` may pass, and never more.
 */
export type Limit = { key: string; max: number; windowSeconds: number; weight?: number; step?: number }
export type LimitResult = { ok: boolean; retryAfterSeconds: number }

export type RateLimiter = {
  /** Counts one attempt and tells whether it is within the limit. */
  limit(limit: Limit): Promise<LimitResult>
  /** Forgets the attempts under a key. */
  clear(key: string): Promise<void>
}

/** Rows whose window is over are removed this often, when an attempt comes in. */
const sweepMs = 10 * 60 * 1000
/** Keys whose attempts were fetched ahead; the oldest go, and fetch anew. */
const mostStocks = 10_000

/** What is left of the attempts fetched ahead for a key, and until when; `none` where there are no more to fetch. */
type Stock = { left: number; until: Date }
const none = -1

export function createRateLimiter({ db, clock }: Database): RateLimiter {
  const now = () => clock().getTime()
  const stocks = new Map<string, Stock>()
  const fetches = new Map<string, Promise<void>>()
  let sweptAt = now()

  async function sweep(at: number) {
    if (at - sweptAt < sweepMs) return
    sweptAt = at
    await db.deleteFrom('rateLimits').where('resetsAt', '<=', new Date(at)).execute()
  }

  /** Adds to what is counted under a key, in one statement, so that of many at once exactly the allowed number passes. */
  async function add({ key, windowSeconds }: Limit, added: number, at: number) {
    const opened = { hits: added, resetsAt: new Date(at + windowSeconds * 1000) }
    const isOver = sql<boolean>`rate_limits.resets_at <= ${new Date(at)}`
    const counted = await db
      .insertInto('rateLimits')
      .values({ key: stored(key), ...opened })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql<number>`case when ${isOver} then excluded.hits else rate_limits.hits + excluded.hits end`,
          resetsAt: sql<Date>`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
        }),
      )
      .returning(['hits', 'resetsAt'])
      .executeTakeFirstOrThrow()
    await sweep(at)
    return counted
  }

  /** Fetches attempts for a key, beside what is left of earlier ones. */
  async function fetchAhead(limit: Limit, fetched: number, at: number): Promise<void> {
    const { hits, resetsAt } = await add(limit, fetched, at)
    const earlier = openStock(limit.key, at)?.left ?? 0
    stocks.delete(limit.key)
    stocks.set(limit.key, { left: hits <= limit.max ? earlier + fetched : none, until: resetsAt })
    if (stocks.size > mostStocks) dropOldest(stocks)
  }

  function openStock(key: string, at: number): Stock | undefined {
    const stock = stocks.get(key)
    return stock && stock.until.getTime() > at ? stock : undefined
  }

  async function spend(limit: Limit, step: number, at: number): Promise<LimitResult> {
    const { key, weight = 1 } = limit
    for (;;) {
      const stock = openStock(key, at)
      // Who was refused asks nothing of the database until the window is over.
      if (stock?.left === none) return refused(stock.until, at)
      if (stock && stock.left >= weight) {
        stock.left -= weight
        return passed
      }
      // Of many at once one fetches, and the others wait for it.
      const fetching = fetches.get(key)
      if (fetching) await fetching
      else {
        const begun = fetchAhead(limit, Math.max(step, weight), at).finally(() => fetches.delete(key))
        fetches.set(key, begun)
        await begun
      }
    }
  }

  return {
    async limit(limit) {
      const at = now()
      const { step, weight = 1, max } = limit
      if (step !== undefined) return spend(limit, step, at)
      const { hits, resetsAt } = await add(limit, weight, at)
      return hits <= max ? passed : refused(resetsAt, at)
    },

    async clear(key) {
      stocks.delete(key)
      await db.deleteFrom('rateLimits').where('key', '=', stored(key)).execute()
    },
  }
}

const passed: LimitResult = { ok: true, retryAfterSeconds: 0 }

const refused = (until: Date, at: number): LimitResult => ({
  ok: false,
  retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - at) / 1000)),
})

/** Keys name email and network addresses of people who may have no account: only a hash is kept. */
const stored = (key: string) => createHash('sha256').update(key).digest('base64url')
