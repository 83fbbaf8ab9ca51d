/** Mails wait in the database until they have left, so that neither a crash nor a mail server that is down loses one. */
import { randomUUID } from 'node:crypto'
import type { MailName, Mails } from '#shared/mails.ts'
import type { Database } from '../db/client.ts'

/** Mails with a key, or a link that is one, and sums: only whom or what they are for is kept; the rest comes in when they leave. */
type WithKey = {
  'verify-email': { userId: string; isChange: boolean }
  'reset-password': Record<never, never>
  receipt: { orderId: string }
  refund: { paymentId: string; step: number }
  'team-invitation': { seatId: string }
}
type Data = Omit<Mails, keyof WithKey> & WithKey

/** A mail somebody is to get. It holds no secret. */
export type OutgoingMail = { [Name in MailName]: { name: Name; to: string; data: Data[Name] } }[MailName]
export type Waiting = { id: string; attempts: number; createdAt: Date; outgoing: OutgoingMail }

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
      failedAt: null,
      createdAt: now,
    })
    .execute()
}

/** Milliseconds after which a mail that somebody took and did not finish, since it crashed, is tried again. */
const leaseMs = 2 * 60 * 1000

/** Takes the next mail that is due, so that no other process has it; null when there is none. */
export async function takeMail({ db, clock }: Database): Promise<Waiting | null> {
  const now = clock()
  for (;;) {
    const due = await db
      .selectFrom('outboxMails')
      .selectAll()
      .where('failedAt', 'is', null)
      .where('nextAttemptAt', '<=', now)
      .orderBy('nextAttemptAt')
      .executeTakeFirst()
    if (!due) return null
    const { id, attempts, createdAt, name, recipient, data } = due
    const { numUpdatedRows } = await db
      .updateTable('outboxMails')
      .set({ attempts: attempts + 1, nextAttemptAt: new Date(now.getTime() + leaseMs) })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    const outgoing = { name, to: recipient, data: JSON.parse(data) } as OutgoingMail
    if (numUpdatedRows === 1n) return { id, attempts: attempts + 1, createdAt, outgoing }
  }
}

/** Forgets a mail that has left. */
export async function finishMail({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom('outboxMails').where('id', '=', id).execute()
}

/** Half a minute after the first attempt, then twice as long each time, at most an hour. */
export const waitMs = (attempts: number) => Math.min(30_000 * 2 ** (attempts - 1), 60 * 60 * 1000)
/** After this long a mail is given up; its row stays for the operator. */
const patienceMs = 4 * 24 * 60 * 60 * 1000

/** Puts a mail back for later. Answers whether it was given up: refused for good, or tried for four days. */
export async function postponeMail(
  { db, clock }: Database,
  { id, attempts, createdAt }: Waiting,
  { error, forGood }: { error: string; forGood: boolean },
): Promise<boolean> {
  const now = clock()
  const givenUp = forGood || now.getTime() - createdAt.getTime() > patienceMs
  const nextAttemptAt = new Date(now.getTime() + waitMs(attempts))
  await db
    .updateTable('outboxMails')
    .set({ nextAttemptAt, lastError: error.slice(0, 500), failedAt: givenUp ? now : null })
    .where('id', '=', id)
    .execute()
  return givenUp
}
