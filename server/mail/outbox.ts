/** Mails wait in the database until they have left, so that neither a crash nor a mail server that is down loses one. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { MailName, Mails } from '#shared/mails.ts'
import type { Database } from '../db/client.ts'
import type { MailFailure } from '../db/tables/operator.ts'
import { nextTurn } from './turns.ts'

/** Mails with a key, or a link that is one, and sums: only whom or what they are for is kept; the rest comes in when they leave. */
type WithKey = {
  'verify-email': { userId: string; isChange: boolean }
  'reset-password': Record<never, never>
  receipt: { orderId: string }
  refund: { paymentId: string; step: number }
  'team-invitation': { seatId: string }
  'news-confirm': Record<never, never>
  'new-components': { announcement: number }
}
type Data = Omit<Mails, keyof WithKey> & WithKey

/** A mail somebody is to get. It holds no secret. */
export type OutgoingMail = { [Name in MailName]: { name: Name; to: string; data: Data[Name] } }[MailName]
/** A mail in somebody's hands. `attempts` counts how often it was taken, so it tells one taker from the next. */
type Taken = { id: string; attempts: number }
export type Waiting = Taken & { createdAt: Date; outgoing: OutgoingMail; isHandedOver: boolean }

/** Puts a mail into the outbox. It leaves in the background; the caller waits for one insert only. */
export async function queueMail(
  { db, clock }: Pick<Database, 'db' | 'clock'>,
  { name, to, data }: OutgoingMail,
): Promise<void> {
  const now = clock()
  await db
    .insertInto('outboxMails')
    .values({
      id: randomUUID(),
      name,
      recipient: to,
      data: JSON.stringify(data),
      attempts: 0,
      nextAttemptAt: now,
      lastError: null,
      handedOverAt: null,
      failedAt: null,
      failure: null,
      createdAt: now,
      turn: nextTurn(now),
    })
    .execute()
}

/** Milliseconds after which a mail that somebody took and did not finish, since it crashed, is free for all again. */
const leaseMs = 2 * 60 * 1000
/** And one whose content went out: longer than a transport waits for the answer. */
const answerMs = 6 * 60 * 1000

/**
 * Takes the next mail that is due, so that no other process has it; null when there is none. Mails to one address leave
 * in the order they were written: one waits while an earlier one is due or in hand, but not until its next try. One that is
 * `isHandedOver` was given to a mail server by somebody who then crashed: it must not leave again.
 */
export async function takeMail({ db, clock }: Database): Promise<Waiting | null> {
  const now = clock()
  for (;;) {
    const due = await db
      .selectFrom('outboxMails')
      .selectAll()
      .where('failedAt', 'is', null)
      .where('nextAttemptAt', '<=', now)
      .where(({ not, exists }) => not(exists(earlierThan(db, now))))
      .orderBy('nextAttemptAt')
      .orderBy('turn')
      .executeTakeFirst()
    if (!due) return null
    const { id, attempts, createdAt, name, recipient, data } = due
    const { numUpdatedRows } = await db
      .updateTable('outboxMails')
      .set({ attempts: attempts + 1, nextAttemptAt: new Date(now.getTime() + leaseMs), takenAt: now })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    const outgoing = { name, to: recipient, data: JSON.parse(data) } as OutgoingMail
    const isHandedOver = due.handedOverAt !== null
    if (numUpdatedRows === 1n) return { id, attempts: attempts + 1, createdAt, outgoing, isHandedOver }
  }
}

/** Mails to the same address that were written before one of `outboxMails`, and are due or in hand. */
const earlierThan = (db: Database['db'], now: Date) =>
  db
    .selectFrom('outboxMails as earlier')
    .select('earlier.id')
    .where('earlier.recipient', '=', sql.ref<string>('outbox_mails.recipient'))
    .where('earlier.failedAt', 'is', null)
    .where(sql<boolean>`(earlier.created_at, earlier.turn) < (outbox_mails.created_at, outbox_mails.turn)`)
    .where(({ eb, or }) => or([eb('earlier.nextAttemptAt', '<=', now), eb('earlier.takenAt', 'is not', null)]))

/**
 * Notes that the content is going out now; from here on a crash leaves the mail unclear. Answers whether this taker
 * still has it: another does when the lease ran out, and then nothing may be sent.
 */
export async function handOverMail({ db, clock }: Database, { id, attempts }: Taken): Promise<boolean> {
  const now = clock()
  const { numUpdatedRows } = await db
    .updateTable('outboxMails')
    .set({ handedOverAt: now, nextAttemptAt: new Date(now.getTime() + answerMs) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('handedOverAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Gives a mail back whose content has not gone out, so that another process takes it at once. It counts as taken: whoever
 * had it finds it gone, and sends nothing.
 */
export async function giveMailBack({ db, clock }: Database, { id, attempts }: Taken): Promise<void> {
  await db
    .updateTable('outboxMails')
    .set({ attempts: attempts + 1, nextAttemptAt: clock(), takenAt: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('handedOverAt', 'is', null)
    .execute()
}

/** Forgets a mail that has left. */
export async function finishMail({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom('outboxMails').where('id', '=', id).execute()
}

/** Half a minute after the first attempt, then twice as long each time, at most an hour. */
export const waitMs = (attempts: number) => Math.min(30_000 * 2 ** (attempts - 1), 60 * 60 * 1000)
/** After this long a mail is given up; its row stays for the operator. */
const patienceMs = 4 * 24 * 60 * 60 * 1000

/**
 * Puts a mail back for later, or away for good with the failure that is named; one that was tried for four days is
 * given up. Answers why it is tried no more, and null when it is. Leaves it alone once another has taken it.
 */
export async function postponeMail(
  { db, clock }: Database,
  { id, attempts, createdAt }: Taken & Pick<Waiting, 'createdAt'>,
  { error, failure }: { error: string; failure: MailFailure | null },
): Promise<MailFailure | null> {
  const now = clock()
  const isTooOld = now.getTime() - createdAt.getTime() > patienceMs
  const why = failure ?? (isTooOld ? 'given-up' : null)
  await db
    .updateTable('outboxMails')
    .set({
      nextAttemptAt: new Date(now.getTime() + waitMs(attempts)),
      takenAt: null,
      lastError: error.slice(0, 500),
      handedOverAt: null,
      failedAt: why && now,
      failure: why,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
  return why
}
