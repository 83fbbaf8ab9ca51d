/** The browsers a user is signed in with. Their tokens never leave this module's tables. */
import { sessionClock } from '../../process/clock.ts'
import type { Database } from '../../db/client.ts'
import { describeDevice } from './device.ts'

export const daySeconds = 24 * 60 * 60
/** With "remember me" a session ends after this long without a visit. */
export const rememberedSeconds = 30 * daySeconds
/** Without it the session ends with the browser, and at the latest this long after the last visit. */
export const unrememberedSeconds = 14 * daySeconds
/** However much it is used, no session lives longer: then its owner signs in anew. */
const longestSeconds = 90 * daySeconds

/** The moment before which every session that began has ended. */
const earliestBeginning = () => new Date(sessionClock().getTime() - longestSeconds * 1000)

/** Whether a session is as old as one may become. */
export const hasEnded = ({ createdAt }: { createdAt: Date }): boolean => createdAt <= earliestBeginning()

/** Forgets sessions that are over: most never come back, so nothing else would remove them. */
export async function removeEndedSessions({ db }: Database): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('expiresAt', '<', sessionClock()), eb('createdAt', '<=', earliestBeginning())]))
    .execute()
}

export type BrowserSession = { id: string; device: string; ip: string; lastActiveAt: Date; isCurrent: boolean }

/** The open sessions of a user, this one first, then by last use. */
export async function listSessions(
  { db }: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<BrowserSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'ipAddress', 'userAgent', 'lastActiveAt', 'createdAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sessionClock())
    .where('createdAt', '>', earliestBeginning())
    .execute()
  return rows
    .map(({ id, ipAddress, userAgent, lastActiveAt, createdAt }) => ({
      id,
      device: describeDevice(userAgent ?? ''),
      ip: ipAddress ?? '',
      lastActiveAt: lastActiveAt ?? createdAt,
      isCurrent: id === sessionId,
    }))
    .sort((a, z) => Number(z.isCurrent) - Number(a.isCurrent) || z.lastActiveAt.getTime() - a.lastActiveAt.getTime())
}

/** Ends one session of a user; another user's id leaves it alone. Answers whether there was one. */
export async function endSession(
  { db }: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ends every session of a user; answers how many there were. */
export async function endAllSessions({ db }: Pick<Database, 'db'>, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('userId', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends every session of a user but this one. */
export async function endOtherSessions({ db }: Database, { userId, sessionId }: { userId: string; sessionId: string }) {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('id', '!=', sessionId).execute()
}
