/** Counts attempts in the database, so that all server processes count together. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'

/** At most `max` attempts per key in a window that begins with the first of them. */
export type Limit = { key: string; max: number; windowSeconds: number }
export type LimitResult = { ok: boolean; retryAfterSeconds: number }

export type RateLimiter = {
  /** Counts one attempt and tells whether it is within the limit. */
  limit(limit: Limit): Promise<LimitResult>
  /** Forgets the attempts under a key. */
  clear(key: string): Promise<void>
}

/** Rows whose window is over are removed this often, when an attempt comes in. */
const sweepMs = 10 * 60 * 1000

export function createRateLimiter({ db, clock }: Database): RateLimiter {
  const now = () => clock().getTime()
  let sweptAt = now()

  async function sweep(at: number) {
    if (at - sweptAt < sweepMs) return
    sweptAt = at
    await db.deleteFrom('rateLimits').where('resetsAt', '<=', new Date(at)).execute()
  }

  return {
    async limit({ key, max, windowSeconds }) {
      const at = now()
      const opened = { hits: 1, resetsAt: new Date(at + windowSeconds * 1000) }
      // One statement, so that of many attempts at once exactly the allowed number passes.
      const isOver = sql<boolean>`rate_limits.resets_at <= ${new Date(at)}`
      const { hits, resetsAt } = await db
        .insertInto('rateLimits')
        .values({ key: stored(key), ...opened })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql<number>`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
            resetsAt: sql<Date>`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
          }),
        )
        .returning(['hits', 'resetsAt'])
        .executeTakeFirstOrThrow()
      await sweep(at)
      const wait = Math.max(1, Math.ceil((resetsAt.getTime() - at) / 1000))
      return hits <= max ? { ok: true, retryAfterSeconds: 0 } : { ok: false, retryAfterSeconds: wait }
    },

    async clear(key) {
      await db.deleteFrom('rateLimits').where('key', '=', stored(key)).execute()
    },
  }
}

/** Keys name email and network addresses of people who may have no account: only a hash is kept. */
const stored = (key: string) => createHash('sha256').update(key).digest('base64url')
