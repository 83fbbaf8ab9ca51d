/** Inviting to a team by mail: a key of 256 random bits, of which only the hash is kept. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { site } from '#shared/site.ts'
import type { Database } from '../../db/client.ts'
import { queueMail } from '../../mail/outbox.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import type { SeatRow } from '../../db/tables/selling.ts'
import { holdTeam, isTaken, seatsOf, seatsUsed } from './seats.ts'

export const invitationDays = 7
const invitationMs = invitationDays * 24 * 60 * 60 * 1000

export type InviteRefusal = 'no-team' | 'full' | 'seated' | 'own'

/** Keeps a seat for an address and mails to it, both or neither; answers it, or why there is none. An invitation that ran out is opened again. Where `ownerId` is somebody else's, there is no team. */
export async function invite(
  { db, clock }: Database,
  licenseId: string,
  email: string,
  ownerId?: string,
): Promise<{ ok: true; seat: SeatRow } | { ok: false; reason: InviteRefusal }> {
  return db.transaction().execute(async (transaction) => {
    const now = clock()
    const team = await holdTeam(transaction, licenseId, now, ownerId)
    if (!team) return { ok: false, reason: 'no-team' }
    if (team.email === email) return { ok: false, reason: 'own' }
    const seats = await seatsOf({ db: transaction }, licenseId)
    const known = seats.find((seat) => seat.email === email)
    if (known && isTaken(known, now)) return { ok: false, reason: 'seated' }
    if (seatsUsed(seats, now) >= site.teamSeats) return { ok: false, reason: 'full' }
    const expiresAt = new Date(now.getTime() + invitationMs)
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
        createdAt: now,
      })
      .onConflict((conflict) => conflict.columns(['licenseId', 'email']).doUpdateSet({ expiresAt, tokenHash: null }))
      .returningAll()
      .executeTakeFirstOrThrow()
    await queueMail({ db: transaction, clock }, { name: 'team-invitation', to: email, data: { seatId: seat.id } })
    return { ok: true, seat }
  })
}

/** Makes the key of an invitation as its mail leaves; earlier ones stop working. Null when nobody is invited any more. */
export async function issueInvitation(
  { db, clock }: Database,
  seatId: string,
): Promise<{ token: string; owner: string } | null> {
  const token = randomBytes(32).toString('base64url')
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ tokenHash: hashOf(token) })
    .where('id', '=', seatId)
    .where('acceptedAt', 'is', null)
    .where('expiresAt', '>', clock())
    .executeTakeFirst()
  const invitation = numUpdatedRows === 1n ? await findInvitation({ db, clock }, token) : null
  return invitation && { token, owner: invitation.owner }
}

/** What an invitation offers, without using it up; null when it is unknown, taken back, used or too old. */
export async function findInvitation(
  { db, clock }: Pick<Database, 'db' | 'clock'>,
  token: string,
): Promise<{ seatId: string; licenseId: string; email: string; owner: string; ownerId: string } | null> {
  const row = await db
    .selectFrom('seats')
    .innerJoin('licenses', 'licenses.id', 'seats.licenseId')
    .innerJoin('users', 'users.id', 'licenses.userId')
    .select(['seats.id as seatId', 'seats.licenseId', 'seats.email', 'users.name as owner', 'users.id as ownerId'])
    .where('seats.tokenHash', '=', hashOf(token))
    .where('seats.acceptedAt', 'is', null)
    .where('seats.expiresAt', '>', clock())
    .where('licenses.tier', '=', 'team')
    .executeTakeFirst()
  return row ?? null
}

export type AcceptRefusal = 'link' | 'own' | 'seated'

/** Takes the seat of an invitation. It works once, and a person has one seat in a team. */
export async function acceptInvitation(
  { db, clock }: Database,
  { token, userId }: { token: string; userId: string },
): Promise<AcceptRefusal | null> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const found = await findInvitation({ db: transaction, clock }, token)
      if (!found || !(await holdTeam(transaction, found.licenseId, clock()))) return 'link'
      if (found.ownerId === userId) return 'own'
      const { numUpdatedRows } = await transaction
        .updateTable('seats')
        .set({ userId, acceptedAt: clock(), tokenHash: null })
        .where('tokenHash', '=', hashOf(token))
        .where('acceptedAt', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return 'link'
      // The link was mailed to this address, so whoever follows it reads the mail there.
      await transaction
        .updateTable('users')
        .set({ emailVerified: true })
        .where('id', '=', userId)
        .where('email', '=', found.email)
        .execute()
      return null
    })
  } catch (error) {
    if (isUniqueViolation(error)) return 'seated'
    throw error
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
