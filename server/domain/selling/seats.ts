/**
 * Seats under a team licence. The owner has the first; an invitation that is open keeps one, so that whoever accepts
 * finds it free. Whatever changes the seats of one licence waits in line for its row.
 */
import type { Transaction } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Schema, SeatRow } from '../../db/schema.ts'

/** Takes a seat back, taken or not; one of another licence stays. Answers whether there was one. */
export async function removeSeat(
  { db }: Database,
  { id, licenseId }: { id: string; licenseId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('seats')
    .where('id', '=', id)
    .where('licenseId', '=', licenseId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Gives up every seat a user has in teams of others. */
export async function leaveTeams({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('seats').where('userId', '=', userId).execute()
}

/** A member becomes the owner, and the owner a member in their place. False when the seat is not a member's. */
export async function handOver(
  { db, clock }: Database,
  { seatId, licenseId }: { seatId: string; licenseId: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const team = await holdTeam(transaction, licenseId, clock())
    const seat = await transaction
      .selectFrom('seats')
      .select(['userId'])
      .where('id', '=', seatId)
      .where('licenseId', '=', licenseId)
      .where('acceptedAt', 'is not', null)
      .executeTakeFirst()
    if (!team || !seat?.userId) return false
    await transaction.updateTable('licenses').set({ userId: seat.userId }).where('id', '=', licenseId).execute()
    const former = { userId: team.ownerId, email: team.email }
    await transaction.updateTable('seats').set(former).where('id', '=', seatId).execute()
    return true
  })
}

/** Whether others work under a team licence of this user. */
export async function hasMembers({ db }: Pick<Database, 'db'>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('seats')
    .innerJoin('licenses', 'licenses.id', 'seats.licenseId')
    .select('seats.id')
    .where('licenses.userId', '=', userId)
    .where('licenses.tier', '=', 'team')
    .where('seats.acceptedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export type Seat = SeatRow & { name: string | null }

/** The seats of a licence besides its owner's, the oldest first. */
export const seatsOf = ({ db }: Pick<Database, 'db'>, licenseId: string): Promise<Seat[]> =>
  db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.userId')
    .selectAll('seats')
    .select('users.name')
    .where('licenseId', '=', licenseId)
    .orderBy('seats.createdAt')
    .execute()

/** Whether a seat is somebody's, or kept for somebody. */
export const isTaken = ({ acceptedAt, expiresAt }: Pick<SeatRow, 'acceptedAt' | 'expiresAt'>, now: Date): boolean =>
  acceptedAt !== null || expiresAt > now

/** Seats that are gone, the owner's among them. */
export const seatsUsed = (seats: readonly SeatRow[], now: Date): number =>
  1 + seats.filter((seat) => isTaken(seat, now)).length

/** Holds the row of a team licence until the transaction ends; null when it is none, or none any more. */
export async function holdTeam(
  db: Transaction<Schema>,
  licenseId: string,
  now: Date,
): Promise<{ ownerId: string; email: string } | null> {
  const held = await db
    .updateTable('licenses')
    .set({ updatedAt: now })
    .where('id', '=', licenseId)
    .where('tier', '=', 'team')
    .returning('userId')
    .executeTakeFirst()
  if (!held) return null
  const owner = db.selectFrom('users').select('email').where('id', '=', held.userId)
  return { ownerId: held.userId, ...(await owner.executeTakeFirstOrThrow()) }
}
