/** Requests to the design service and what is said about them. What is another user's does not exist for a user. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fileLimits, nextDesignStates, type DesignAuthor, type DesignState } from '#shared/design-service.ts'
import type { Database } from '../../db/client.ts'
import { idBegins } from '../../db/id-begins.ts'
import { queueMail, type OutgoingMail } from '../../mail/outbox.ts'
import type { DesignFileRow, DesignMessageRow, DesignRequestRow } from '../../db/tables/selling.ts'
import { filesOf, keepFiles, type GivenFile } from './design-files.ts'

export type DesignWish = { title: string; purpose: string; links: string[]; details: string }
export type StoredRequest = Omit<DesignRequestRow, 'links'> & { links: string[] }
export type Thread = { request: StoredRequest; messages: DesignMessageRow[]; files: DesignFileRow[] }

/** Keeps a new request, the files sent with it, and the mail that tells of it, all or nothing; answers its id. */
export async function createRequest(
  { db, clock }: Database,
  userId: string,
  wish: DesignWish,
  files: readonly GivenFile[] = [],
  noticeFor?: (id: string) => OutgoingMail,
): Promise<string> {
  const id = randomUUID()
  const now = clock()
  const links = JSON.stringify(wish.links)
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('designRequests')
      .values({ ...wish, links, id, userId, state: 'new', createdAt: now, updatedAt: now })
      .execute()
    await keepFiles({ db: transaction, clock }, id, files)
    if (noticeFor) await queueMail({ db: transaction, clock }, noticeFor(id))
  })
  return id
}

type Wanted = { userId: string } | { onlyOpen: boolean; limit: number; offset: number }

/** The requests of one user, or a page of everybody's, the one that changed last first, with how many messages each has. */
export async function listRequests({ db }: Database, wanted: Wanted) {
  const query = db
    .selectFrom('designRequests')
    .selectAll('designRequests')
    .select(({ selectFrom, fn }) =>
      selectFrom('designMessages')
        .whereRef('designMessages.requestId', '=', 'designRequests.id')
        .select(fn.countAll<number>().as('count'))
        .as('messages'),
    )
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
  const rows = await (
    'userId' in wanted
      ? query.where('userId', '=', wanted.userId)
      : query
          .$if(wanted.onlyOpen, (all) => all.where('state', '!=', closed))
          .limit(wanted.limit)
          .offset(wanted.offset)
  ).execute()
  return rows.map(({ messages, ...row }) => ({ ...stored(row), messages: messages ?? 0 }))
}

/** Said as it stands in the index of what is open, which a parameter would not be found by. */
const closed = sql.lit('closed' as const)

/** The ids that begin like this, two at most: enough to tell one from several. Ids are of 0–9, a–f and "-". */
export async function requestsThatBegin({ db }: Database, start: string): Promise<string[]> {
  if (!/^[0-9a-f-]+$/.test(start)) return []
  const found = await db
    .selectFrom('designRequests')
    .select('id')
    .where(({ and }) => and(idBegins('designRequests.id', start)))
    .limit(2)
    .execute()
  return found.map(({ id }) => id)
}

/** A request with its messages, oldest first; null when there is none, or it is not this user's. */
export async function findRequest({ db }: Database, id: string, userId?: string): Promise<Thread | null> {
  const query = db.selectFrom('designRequests').selectAll().where('id', '=', id)
  const row = await (userId === undefined ? query : query.where('userId', '=', userId)).executeTakeFirst()
  if (!row) return null
  const messages = await db
    .selectFrom('designMessages')
    .selectAll()
    .where('requestId', '=', id)
    .orderBy('createdAt')
    .execute()
  return { request: stored(row), messages, files: await filesOf({ db }, id) }
}

/** The start of an id, which is enough for people to tell one request from another. */
export const shortId = (id: string) => id.slice(0, 8)

export type Added = { ok: true } | { ok: false; reason: 'closed' } | { ok: false; reason: 'full'; files: number }

/**
 * Adds a message and lets its notice leave, unless the request was closed meanwhile, or has no room for its files.
 * Messages of one request never share a moment, since their times are what they are ordered by.
 */
export async function addMessage(
  { db, clock }: Database,
  {
    requestId,
    author,
    body,
    files = [],
    notice,
  }: {
    requestId: string
    author: DesignAuthor
    body: string
    files?: readonly GivenFile[]
    notice?: OutgoingMail
  },
): Promise<Added> {
  return db.transaction().execute(async (transaction) => {
    const now = clock()
    // Holds the request, so that of two messages at once the second sees the first, and its files.
    const { numUpdatedRows } = await transaction
      .updateTable('designRequests')
      .set({ updatedAt: now })
      .where('id', '=', requestId)
      .where('state', '!=', 'closed')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return { ok: false, reason: 'closed' }
    const before = files.length > 0 ? (await filesOf({ db: transaction }, requestId)).length : 0
    if (before + files.length > fileLimits.inAll) return { ok: false, reason: 'full', files: before }
    const newest = await transaction
      .selectFrom('designMessages')
      .select('createdAt')
      .where('requestId', '=', requestId)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst()
    const createdAt = new Date(Math.max(now.getTime(), (newest?.createdAt.getTime() ?? 0) + 1))
    const message = { id: randomUUID(), requestId, author, body, createdAt }
    await transaction.insertInto('designMessages').values(message).execute()
    await keepFiles({ db: transaction, clock }, requestId, files)
    if (notice) await queueMail({ db: transaction, clock }, notice)
    return { ok: true }
  })
}

/** Moves a request on and lets the notice leave, if its state allows it at that very moment; answers whether it did. */
export async function advanceRequest(
  { db, clock }: Database,
  id: string,
  to: DesignState,
  notice?: OutgoingMail,
): Promise<boolean> {
  const from = (Object.keys(nextDesignStates) as DesignState[]).filter((state) => nextDesignStates[state].includes(to))
  if (from.length === 0) return false
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('designRequests')
      .set({ state: to, updatedAt: clock() })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    if (notice) await queueMail({ db: transaction, clock }, notice)
    return true
  })
}

const stored = ({ links, ...row }: DesignRequestRow): StoredRequest => ({
  ...row,
  links: JSON.parse(links) as string[],
})
