/** Handing a team over: its owner offers it to a member, and nothing changes until that member accepts. */
import type { Transaction } from 'kysely'
import { queueMail } from '../../mail/outbox.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { holdTeam, type OwnTeam } from './seats.ts'

export const handoverDays = 7
const handoverMs = handoverDays * 24 * 60 * 60 * 1000

type Db = Pick<Database, 'db' | 'clock'>
type Place = OwnTeam & { seatId: string }

/** Offers a team to the member of a seat, in place of any earlier offer, and tells them. False when the seat is not a member's. */
export async function offerTeam(
  { db, clock }: Database,
  { seatId, licenseId, ownerId }: Place,
  url: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const now = clock()
    const team = await holdTeam(transaction, licenseId, now, ownerId)
    const member = await memberOf(transaction, { seatId, licenseId })
    if (!team || !member) return false
    const offer = { seatId, fromUserId: team.ownerId, expiresAt: new Date(now.getTime() + handoverMs), createdAt: now }
    await transaction
      .insertInto('teamHandovers')
      .values({ licenseId, ...offer })
      .onConflict((conflict) => conflict.column('licenseId').doUpdateSet(offer))
      .execute()
    const data = { name: member.name, owner: team.name, url, days: handoverDays }
    await queueMail({ db: transaction, clock }, { name: 'team-offered', to: member.email, data })
    return true
  })
}

/** Takes an offer back; answers whether there was one. */
export async function withdrawOffer({ db }: Pick<Database, 'db'>, licenseId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('teamHandovers').where('licenseId', '=', licenseId).executeTakeFirst()
  return numDeletedRows === 1n
}

/** The offer of a team that is still open: whose seat it is for, and until when; null without one. */
export async function openOffer(
  { db, clock }: Db,
  licenseId: string,
): Promise<{ seatId: string; expiresAt: Date } | null> {
  const found = await db
    .selectFrom('teamHandovers')
    .select(['seatId', 'expiresAt'])
    .where('licenseId', '=', licenseId)
    .where('expiresAt', '>', clock())
    .executeTakeFirst()
  return found ?? null
}

/** Whether this user is offered the team of a licence: until when; null when not. */
export async function offerTo({ db, clock }: Db, who: { licenseId: string; userId: string }): Promise<Date | null> {
  const found = await offersTo({ db, clock }, who).executeTakeFirst()
  return found?.expiresAt ?? null
}

/** Declines an offer; answers whether there was one for this user. */
export async function declineTeam({ db, clock }: Db, who: { licenseId: string; userId: string }): Promise<boolean> {
  return (await offersTo({ db, clock }, who).executeTakeFirst()) ? withdrawOffer({ db }, who.licenseId) : false
}

/**
 * A member becomes the owner, and the owner, who is told, a member in their place. False when nobody offers it to them,
 * or not any more. Ways to sign in belong to persons and stay with them: only the licence moves.
 */
export async function acceptTeam(
  { db, clock }: Database,
  who: { licenseId: string; userId: string },
): Promise<boolean> {
  const { licenseId, userId } = who
  return db.transaction().execute(async (transaction) => {
    const team = await holdTeam(transaction, licenseId, clock())
    const offer = await offersTo({ db: transaction, clock }, who).executeTakeFirst()
    if (!team || !offer || offer.fromUserId !== team.ownerId) return false
    const { seatId } = offer
    await withdrawOffer({ db: transaction }, licenseId)
    await transaction.updateTable('licenses').set({ userId }).where('id', '=', licenseId).execute()
    // Somebody may have invited the address the former owner has by now.
    await transaction
      .deleteFrom('seats')
      .where('licenseId', '=', licenseId)
      .where('email', '=', team.email)
      .where('id', '!=', seatId)
      .execute()
    const former = { userId: team.ownerId, email: team.email }
    await transaction.updateTable('seats').set(former).where('id', '=', seatId).execute()
    const data = { name: team.name, owner: offer.name }
    await queueMail({ db: transaction, clock }, { name: 'team-handed-over', to: team.email, data })
    return true
  })
}

const offersTo = ({ db, clock }: Db, { licenseId, userId }: { licenseId: string; userId: string }) =>
  db
    .selectFrom('teamHandovers')
    .innerJoin('seats', 'seats.id', 'teamHandovers.seatId')
    .innerJoin('users', 'users.id', 'seats.userId')
    .select(['teamHandovers.seatId', 'teamHandovers.fromUserId', 'teamHandovers.expiresAt', 'users.name'])
    .where('teamHandovers.licenseId', '=', licenseId)
    .where('teamHandovers.expiresAt', '>', clock())
    .where('seats.licenseId', '=', licenseId)
    .where('seats.userId', '=', userId)
    .where('seats.acceptedAt', 'is not', null)

const memberOf = (db: Transaction<Schema>, { seatId, licenseId }: Place) =>
  db
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.userId')
    .select(['users.name', 'users.email'])
    .where('seats.id', '=', seatId)
    .where('seats.licenseId', '=', licenseId)
    .where('seats.acceptedAt', 'is not', null)
    .executeTakeFirst()
