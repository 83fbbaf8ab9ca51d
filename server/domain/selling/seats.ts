/**
 * Seats under a team licence. The owner has the first; an invitation that is open keeps one, so that whoever accepts
 * finds it free. Whatever changes the seats of one licence waits in line for its row.
 */
import type { Transaction } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { SeatRow } from '../../db/tables/selling.ts'
import { queueMail } from '../../mail/outbox.ts'

/**
 * A team, for whoever acts as its owner: where it is somebody else's by now, nothing is done. Without an owner it is the
 * operator who acts.
 */
export type OwnTeam = { licenseId: string; ownerId?: string | undefined }

/** Takes a seat back, taken or not; one of another licence stays. Answers whether there was one. */
export async function removeSeat(
  { db, clock }: Database,
  { id, licenseId, ownerId }: OwnTeam & { id: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdTeam(transaction, licenseId, clock(), ownerId))) return false
    const { numDeletedRows } = await transaction
      .deleteFrom('seats')
      .where('id', '=', id)
      .where('licenseId', '=', licenseId)
      .executeTakeFirst()
    return numDeletedRows === 1n
  })
}

/** Gives up every seat a user has in teams of others. */
export async function leaveTeams({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('seats').where('userId', '=', userId).execute()
}

/**
 * Frees every seat of a team besides its owner's, and tells each who had one, or was invited to one that is still open.
 * The licence stays its owner's. Answers how many lost something.
 */
export async function dissolveTeam({ db, clock }: Database, { licenseId, ownerId }: OwnTeam): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const now = clock()
    const team = await holdTeam(transaction, licenseId, now, ownerId)
    if (!team) return 0
    const held = (await seatsOf({ db: transaction }, licenseId)).filter((seat) => isTaken(seat, now))
    await transaction.deleteFrom('seats').where('licenseId', '=', licenseId).execute()
    for (const { userId, email, name, currentEmail } of held) {
      const data = { name, owner: team.name, member: userId !== null }
      await queueMail({ db: transaction, clock }, { name: 'team-dissolved', to: currentEmail ?? email, data })
    }
    return held.length
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

/** `name` and `currentEmail` are those of who took it. */
export type Seat = SeatRow & { name: string | null; currentEmail: string | null }

/** The seats of a licence besides its owner's, the oldest first. */
export const seatsOf = ({ db }: Pick<Database, 'db'>, licenseId: string): Promise<Seat[]> =>
  db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.userId')
    .selectAll('seats')
    .select(['users.name', 'users.email as currentEmail'])
    .where('licenseId', '=', licenseId)
    .orderBy('seats.createdAt')
    .execute()

/** Whether a seat is somebody's, or kept for somebody. */
export const isTaken = ({ acceptedAt, expiresAt }: Pick<SeatRow, 'acceptedAt' | 'expiresAt'>, now: Date): boolean =>
  acceptedAt !== null || expiresAt > now

/** Seats that are gone, the owner's among them. */
export const seatsUsed = (seats: readonly SeatRow[], now: Date): number =>
  1 + seats.filter((seat) => isTaken(seat, now)).length

/** Holds the row of a team licence until the transaction ends; null when it is none, none any more, or another's. */
export async function holdTeam(
  db: Transaction<Schema>,
  licenseId: string,
  now: Date,
  ownerId?: string,
): Promise<{ ownerId: string; email: string; name: string } | null> {
  const held = await db
    .updateTable('licenses')
    .set({ updatedAt: now })
    .where('id', '=', licenseId)
    .where('tier', '=', 'team')
    .$if(ownerId !== undefined, (query) => query.where('userId', '=', ownerId ?? ''))
    .returning('userId')
    .executeTakeFirst()
  if (!held) return null
  const owner = db.selectFrom('users').select(['email', 'name']).where('id', '=', held.userId)
  return { ownerId: held.userId, ...(await owner.executeTakeFirstOrThrow()) }
}
