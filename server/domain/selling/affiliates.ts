/** Who recommends us: applications, codes, and how many followed a link. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { nextAffiliateStates, type AffiliateState } from '#shared/affiliate.ts'
import type { Database } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import type { AffiliateRow } from '../../db/tables/selling.ts'
import { queueMail, type OutgoingMail } from '../../mail/outbox.ts'

type Db = Pick<Database, 'db'>
type Timed = Pick<Database, 'db' | 'clock'>
type Applicant = { id: string; name: string; email: string }
type Wish = Pick<AffiliateRow, 'code' | 'website' | 'plan' | 'payout'>

/** Keeps an application, and lets its notice leave. A code is one person's, and a person has one application. */
export async function applyAsAffiliate(
  { db, clock }: Timed,
  { id: userId, name, email }: Applicant,
  wish: Wish,
  notice?: OutgoingMail,
): Promise<{ ok: true; id: string } | { ok: false; reason: 'code' | 'known' }> {
  if (await affiliateOfUser({ db }, userId)) return { ok: false, reason: 'known' }
  const id = randomUUID()
  const rest = { state: 'applied' as const, createdAt: clock(), decidedAt: null }
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('affiliates')
        .values({ id, userId, name, email, ...wish, ...rest })
        .execute()
      if (notice) await queueMail({ db: transaction, clock }, notice)
    })
    return { ok: true, id }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return { ok: false, reason: (await affiliateOfUser({ db }, userId)) ? 'known' : 'code' }
  }
}

export const affiliateOfUser = ({ db }: Db, userId: string): Promise<AffiliateRow | undefined> =>
  db.selectFrom('affiliates').selectAll().where('userId', '=', userId).executeTakeFirst()

/** Whose link it is; nobody's when the code is unknown, not taken in, or its account gone. */
export const activeAffiliate = ({ db }: Db, code: string): Promise<AffiliateRow | undefined> =>
  db
    .selectFrom('affiliates')
    .selectAll()
    .where('code', '=', code)
    .where('state', '=', 'active')
    .where('userId', 'is not', null)
    .executeTakeFirst()

/** A page of everyone who ever applied, the newest first. */
export const listAffiliates = (
  { db }: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<AffiliateRow[]> =>
  db
    .selectFrom('affiliates')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

/** The affiliate of a code, or else of an address: the newest, since an address may have applied anew. */
export const findAffiliate = async ({ db }: Db, word: string): Promise<AffiliateRow | undefined> => {
  const all = db.selectFrom('affiliates').selectAll()
  const byCode = await all.where('code', '=', word).executeTakeFirst()
  return byCode ?? all.where('email', '=', word).orderBy('createdAt', 'desc').limit(1).executeTakeFirst()
}

/** Takes somebody in, refuses or ends it, and lets the notice leave. False when it cannot go on like this. */
export async function decideAffiliate(
  { db, clock }: Timed,
  { id }: { id: string },
  to: AffiliateState,
  notice?: OutgoingMail,
): Promise<boolean> {
  const from = (Object.keys(nextAffiliateStates) as AffiliateState[]).filter((state) =>
    (nextAffiliateStates[state] as readonly AffiliateState[]).includes(to),
  )
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('affiliates')
      .set({ state: to, decidedAt: clock() })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    if (notice) await queueMail({ db: transaction, clock }, notice)
    return true
  })
}

/** Where an affiliate's money goes from now on. */
export async function savePayout({ db }: Db, id: string, payout: string): Promise<void> {
  await db.updateTable('affiliates').set({ payout }).where('id', '=', id).execute()
}

/** Somebody followed a link. Only how many did on a day (UTC) is kept. */
export async function countClick({ db, clock }: Timed, affiliateId: string): Promise<void> {
  await db
    .insertInto('affiliateClicks')
    .values({ affiliateId, day: clock().toISOString().slice(0, 10), clicks: 1 })
    .onConflict((conflict) =>
      conflict.columns(['affiliateId', 'day']).doUpdateSet({ clicks: sql`affiliate_clicks.clicks + 1` }),
    )
    .execute()
}

/** How many followed an affiliate's link, in all. */
export async function clicksOf({ db }: Db, affiliateId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('affiliateClicks')
    .select(({ fn }) => fn.sum<number | null>('clicks').as('sum'))
    .where('affiliateId', '=', affiliateId)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
