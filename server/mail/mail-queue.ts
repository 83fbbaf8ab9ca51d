import type { Database } from '../db/client.ts'

/** Mails that are still to leave, those that were given up, and for how many seconds the oldest has waited. */
export type MailQueue = { waiting: number; givenUp: number; oldestSeconds: number }

/** What lies in the outbox of all processes. */
export async function mailQueue({ db, clock }: Pick<Database, 'db' | 'clock'>): Promise<MailQueue> {
  const waiting = await db
    .selectFrom('outboxMails')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('createdAt').as('oldest')])
    .where('failedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const { count: givenUp } = await db
    .selectFrom('outboxMails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('failedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  const { count, oldest } = waiting
  const oldestSeconds = oldest ? Math.max(0, (clock().getTime() - new Date(oldest).getTime()) / 1000) : 0
  return { waiting: count, givenUp, oldestSeconds }
}
