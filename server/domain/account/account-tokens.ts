/** Keys that work once and for a while: links in mails, and sign-ins that wait for a second factor. */
import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../../process/clock.ts'
import type { Database } from '../../db/client.ts'
import type { TokenPurpose } from '../../db/tables/account.ts'

type Db = Pick<Database['db'], 'deleteFrom' | 'insertInto' | 'selectFrom'>
type Timed = { db: Db; clock: Clock }
export type TokenOwner = { userId: string; data: unknown }

/**
 * Makes a key of 256 random bits for a user, in place of any earlier one for the same purpose unless `besides`.
 * Only its hash is stored, so what is in the database opens nothing.
 */
export async function issueToken(
  { db, clock }: Timed,
  { purpose, userId, lifetimeMs, data = {}, besides = false }: Issue,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock()
  await db.deleteFrom('accountTokens').where('expiresAt', '<=', now).execute()
  if (!besides) await dropTokens({ db }, userId, purpose)
  await db
    .insertInto('accountTokens')
    .values({
      hash: hashOf(token),
      purpose,
      userId,
      data: JSON.stringify(data),
      expiresAt: new Date(now.getTime() + lifetimeMs),
      createdAt: now,
    })
    .execute()
  return token
}
type Issue = { purpose: TokenPurpose; userId: string; lifetimeMs: number; data?: object; besides?: boolean }

/** Whose key this is, without using it up; null when it is unknown, used or too old. */
export async function findToken(
  { db, clock }: Timed,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenOwner | null> {
  const row = await db
    .selectFrom('accountTokens')
    .select(['userId', 'data'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', clock())
    .executeTakeFirst()
  return row ? { userId: row.userId, data: JSON.parse(row.data) as unknown } : null
}

/** Uses a key up. Of many at once exactly one gets its owner, the others null. */
export async function takeToken(
  { db, clock }: Timed,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenOwner | null> {
  const row = await db
    .deleteFrom('accountTokens')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', clock())
    .returning(['userId', 'data'])
    .executeTakeFirst()
  return row ? { userId: row.userId, data: JSON.parse(row.data) as unknown } : null
}

/** Voids the keys a user was given, for one purpose or for all. */
export async function dropTokens({ db }: { db: Db }, userId: string, purpose?: TokenPurpose): Promise<void> {
  const own = db.deleteFrom('accountTokens').where('userId', '=', userId)
  await (purpose ? own.where('purpose', '=', purpose) : own).execute()
}

/** A plain hash is enough for what is random in full length. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
