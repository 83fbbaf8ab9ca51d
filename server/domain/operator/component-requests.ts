/** Components that people ask for. Nobody but the operator sees one before it was read. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { RequestOrder } from '#shared/component-requests.ts'
import type { Database } from '../../db/client.ts'
import { idBegins } from '../../db/id-begins.ts'
import { queueMail, type OutgoingMail } from '../../mail/outbox.ts'
import type { ComponentRequestRow } from '../../db/tables/requests.ts'

type Db = Pick<Database, 'db'>
export type Wish = { name: string; purpose: string; example: string | null; wantsMail: boolean }

/** Keeps what somebody asks for, with their vote and the notice of it, all or nothing; answers its id. */
export async function askForComponent(
  { db, clock }: Database,
  userId: string,
  { wantsMail, ...wish }: Wish,
  noticeFor?: (id: string) => OutgoingMail,
): Promise<string> {
  const id = randomUUID()
  const createdAt = clock()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('componentRequests')
      .values({
        ...wish,
        id,
        userId,
        state: 'waiting',
        reason: null,
        part: null,
        votes: 1,
        createdAt,
        publishedAt: null,
      })
      .execute()
    await transaction.insertInto('componentVotes').values({ requestId: id, userId, wantsMail, createdAt }).execute()
    if (noticeFor) await queueMail({ db: transaction, clock }, noticeFor(id))
  })
  return id
}

/** What everybody can read, the most wanted or the newest first; of equally wanted ones, the declined stand last. */
export async function publishedRequests(
  { db }: Db,
  { order, limit, offset }: { order: RequestOrder; limit: number; offset: number },
): Promise<ComponentRequestRow[]> {
  const rows = await db
    .selectFrom('componentRequests')
    .selectAll()
    .where('publishedAt', 'is not', null)
    .$if(order === 'votes', (query) => query.orderBy('votes', 'desc'))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  // Among those that were read only: the index knows the votes, not the states.
  const isDeclined = ({ state }: ComponentRequestRow) => Number(state === 'declined')
  return order === 'votes' ? rows.toSorted((a, b) => b.votes - a.votes || isDeclined(a) - isDeclined(b)) : rows
}

/** Whether everybody can read this request. */
export async function isPublished({ db }: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('componentRequests')
    .select('id')
    .where('id', '=', id)
    .where('publishedAt', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** The newest that somebody asked for and that was not read yet. */
export async function ownWaiting({ db }: Db, userId: string): Promise<ComponentRequestRow[]> {
  return db
    .selectFrom('componentRequests')
    .selectAll()
    .where('userId', '=', userId)
    .where('state', '=', 'waiting')
    .orderBy('createdAt', 'desc')
    .limit(20)
    .execute()
}

/** Written out, as the index of these is: what is bound at run time is not known to be the same. */
export const isUndone = sql<boolean>`state in ('waiting', 'open', 'planned')`

/** What is still to be done, the most wanted first; or everything that was ever asked for, the newest first. */
export async function listComponentRequests(
  { db }: Db,
  { all, limit, offset }: { all: boolean; limit: number; offset: number },
): Promise<ComponentRequestRow[]> {
  return db
    .selectFrom('componentRequests')
    .selectAll()
    .$if(!all, (query) => query.where(isUndone).orderBy('votes', 'desc'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The requests whose ids begin like this, two at most: enough to tell one from several. Ids are of 0–9, a–f and "-". */
export async function wishesThatBegin({ db }: Db, start: string): Promise<ComponentRequestRow[]> {
  if (!/^[0-9a-f-]+$/.test(start)) return []
  return db
    .selectFrom('componentRequests')
    .selectAll()
    .where(({ and }) => and(idBegins('componentRequests.id', start)))
    .limit(2)
    .execute()
}

/** Who asked. */
export async function askerOf({ db }: Db, userId: string): Promise<{ name: string; email: string } | undefined> {
  return db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirst()
}
