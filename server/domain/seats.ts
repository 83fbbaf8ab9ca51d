/**
 * Seats under a team licence. The owner has the first; an invitation that is open keeps one, so that whoever accepts
 * finds it free. Whatever changes the seats of one licence waits in line for its row.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { site } from '#shared/site.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/errors.ts'
import type { Schema, SeatRow } from '../db/schema.ts'

export const invitationDays = 7
const invitationMs = invitationDays * 24 * 60 * 60 * 1000

export type InviteRefusal = 'no-team' | 'full' | 'seated' | 'own'

/** Keeps a seat for an address; answers it, or why there is none. An invitation that ran out is opened again. */
export async function invite(
  { db }: Database,
  licenseId: string,
  email: string,
): Promise<{ ok: true; seat: SeatRow } | { ok: false; reason: InviteRefusal }> {
  return db.transaction().execute(async (transaction) => {
    const team = await holdTeam(transaction, licenseId)
    if (!team) return { ok: false, reason: 'no-team' }
    if (team.email === email) return { ok: false, reason: 'own' }
    const seats = await seatsOf({ db: transaction }, licenseId)
    const known = seats.find((seat) => seat.email === email)
    if (known && isTaken(known)) return { ok: false, reason: 'seated' }
    if (seatsUsed(seats) >= site.teamSeats) return { ok: false, reason: 'full' }
    const expiresAt = new Date(Date.now() + invitationMs)
    const seat = await transaction
      .insertInto('seats')
      .values({
        id: randomUUID(),
        licenseId,
        email,
        userId: null,
        tokenHash: null,
        expiresAt,
        acceptedAt: null,
        createdAt: new Date(),
      })
      .onConflict((conflict) => conflict.columns(['licenseId', 'email']).doUpdateSet({ expiresAt, tokenHash: null }))
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ok: true, seat }
  })
}

/** Makes the key of an invitation as its mail leaves; earlier ones stop working. Null when nobody is invited any more. */
export async function issueInvitation(
  { db }: Database,
  seatId: string,
): Promise<{ token: string; owner: string } | null> {
  const token = randomBytes(32).toString('base64url')
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ tokenHash: hashOf(token) })
    .where('id', '=', seatId)
    .where('acceptedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst()
  const invitation = numUpdatedRows === 1n ? await findInvitation({ db }, token) : null
  return invitation && { token, owner: invitation.owner }
}

/** What an invitation offers, without using it up; null when it is unknown, taken back, used or too old. */
export async function findInvitation(
  { db }: Pick<Database, 'db'>,
  token: string,
): Promise<{ seatId: string; licenseId: string; email: string; owner: string; ownerId: string } | null> {
  const row = await db
    .selectFrom('seats')
    .innerJoin('licenses', 'licenses.id', 'seats.licenseId')
    .innerJoin('users', 'users.id', 'licenses.userId')
    .select(['seats.id as seatId', 'seats.licenseId', 'seats.email', 'users.name as owner', 'users.id as ownerId'])
    .where('seats.tokenHash', '=', hashOf(token))
    .where('seats.acceptedAt', 'is', null)
    .where('seats.expiresAt', '>', new Date())
    .where('licenses.tier', '=', 'team')
    .executeTakeFirst()
  return row ?? null
}

export type AcceptRefusal = 'link' | 'own' | 'seated'

/** Takes the seat of an invitation. It works once, and a person has one seat in a team. */
export async function acceptInvitation(
  { db }: Database,
  { token, userId }: { token: string; userId: string },
): Promise<AcceptRefusal | null> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const found = await findInvitation({ db: transaction }, token)
      if (!found || !(await holdTeam(transaction, found.licenseId))) return 'link'
      if (found.ownerId === userId) return 'own'
      const { numUpdatedRows } = await transaction
        .updateTable('seats')
        .set({ userId, acceptedAt: new Date(), tokenHash: null })
        .where('tokenHash', '=', hashOf(token))
        .where('acceptedAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n ? null : 'link'
    })
  } catch (error) {
    if (isUniqueViolation(error)) return 'seated'
    throw error
  }
}

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
  { db }: Database,
  { seatId, licenseId }: { seatId: string; licenseId: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const team = await holdTeam(transaction, licenseId)
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
export const isTaken = ({ acceptedAt, expiresAt }: Pick<SeatRow, 'acceptedAt' | 'expiresAt'>): boolean =>
  acceptedAt !== null || expiresAt > new Date()

/** Seats that are gone, the owner's among them. */
export const seatsUsed = (seats: readonly SeatRow[]): number => 1 + seats.filter(isTaken).length

/** Holds the row of a team licence until the transaction ends; null when it is none, or none any more. */
async function holdTeam(
  db: Transaction<Schema>,
  licenseId: string,
): Promise<{ ownerId: string; email: string } | null> {
  const held = await db
    .updateTable('licenses')
    .set({ updatedAt: new Date() })
    .where('id', '=', licenseId)
    .where('tier', '=', 'team')
    .returning('userId')
    .executeTakeFirst()
  if (!held) return null
  const owner = db.selectFrom('users').select('email').where('id', '=', held.userId)
  return { ownerId: held.userId, ...(await owner.executeTakeFirstOrThrow()) }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
