/** The browsers a user is signed in with. Their tokens never leave this module's tables. */
import type { Database } from '../db/client.ts'
import { describeDevice } from './device.ts'

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
    .where('expiresAt', '>', new Date())
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

/** Ends one session of a user; another user's id leaves it alone. */
export async function endSession({ db }: Database, { userId, sessionId }: { userId: string; sessionId: string }) {
  await db.deleteFrom('sessions').where('id', '=', sessionId).where('userId', '=', userId).execute()
}

/** Ends every session of a user but this one. */
export async function endOtherSessions({ db }: Database, { userId, sessionId }: { userId: string; sessionId: string }) {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('id', '!=', sessionId).execute()
}
