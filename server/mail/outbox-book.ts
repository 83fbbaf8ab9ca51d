/** What the operator sees of the outbox, and does about it. */
import type { Selectable } from 'kysely'
import type { Database } from '../db/client.ts'
import { idBegins } from '../db/id-begins.ts'
import type { Schema } from '../db/schema.ts'

type Row = Pick<
  Selectable<Schema['outboxMails']>,
  | 'id'
  | 'name'
  | 'recipient'
  | 'attempts'
  | 'nextAttemptAt'
  | 'lastError'
  | 'handedOverAt'
  | 'failedAt'
  | 'failure'
  | 'createdAt'
>

/** A mail that has not left: everything of it but what it says, which is for its recipient. */
export type KeptMail = Row & { state: 'waiting' | 'on its way' | 'tried again' | 'refused' | 'given up' | 'unclear' }

const shown = [
  'id',
  'name',
  'recipient',
  'attempts',
  'nextAttemptAt',
  'lastError',
  'handedOverAt',
  'failedAt',
  'failure',
  'createdAt',
] as const

function stateOf({ failure, handedOverAt, lastError }: Row): KeptMail['state'] {
  if (failure) return failure === 'given-up' ? 'given up' : failure
  if (handedOverAt) return 'on its way'
  return lastError === null ? 'waiting' : 'tried again'
}
const withState = (row: Row): KeptMail => ({ ...row, state: stateOf(row) })

/** Mails that have not left, the newest first, no more than `limit`; or only those that are tried no more. */
export async function listMails(
  { db }: Database,
  { limit, onlyFailed }: { limit: number; onlyFailed: boolean },
): Promise<KeptMail[]> {
  const rows = await db
    .selectFrom('outboxMails')
    .select(shown)
    .$if(onlyFailed, (query) => query.where('failedAt', 'is not', null))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(withState)
}

/** The mails whose id begins like this, two at most: enough to tell one from several. Ids are of 0–9, a–f and "-". */
export async function mailsThatBegin({ db }: Database, start: string): Promise<KeptMail[]> {
  if (!/^[0-9a-f-]+$/.test(start)) return []
  const rows = await db
    .selectFrom('outboxMails')
    .select(shown)
    .where(({ and }) => and(idBegins('outboxMails.id', start)))
    .limit(2)
    .execute()
  return rows.map(withState)
}

/** Lets a mail leave as soon as somebody carries mails. Answers whether it could: not while it is on its way. */
export async function retryMail({ db, clock }: Database, { id, attempts }: KeptMail): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outboxMails')
    // It counts as taken, so that whoever had it before finds it gone; and it is as young as a new one.
    .set({
      attempts: attempts + 1,
      nextAttemptAt: clock(),
      takenAt: null,
      createdAt: clock(),
      failedAt: null,
      failure: null,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('handedOverAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Strikes a mail out that is tried no more. Answers whether it was. */
export async function forgetMail({ db }: Database, { id }: KeptMail): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outboxMails')
    .where('id', '=', id)
    .where('failedAt', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The last mail that an address refused for good, until it leaves after all or is forgotten. */
export async function refusalAt(
  { db }: Database,
  recipient: string,
): Promise<{ lastError: string | null; failedAt: Date | null } | null> {
  const row = await db
    .selectFrom('outboxMails')
    .select(['lastError', 'failedAt'])
    .where('recipient', '=', recipient)
    .where('failure', '=', 'refused')
    .orderBy('failedAt', 'desc')
    .executeTakeFirst()
  return row ?? null
}
