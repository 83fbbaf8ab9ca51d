/** Votes for components that people ask for: one of each person for each request, which can be taken back. */
import type { Database } from '../../db/client.ts'

/** What somebody said to these requests, by id; nothing stands there for those they did not vote for. */
export async function votesOf(
  { db }: Pick<Database, 'db'>,
  userId: string,
  requestIds: readonly string[],
): Promise<Map<string, { wantsMail: boolean }>> {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('componentVotes')
    .select(['requestId', 'wantsMail'])
    .where('userId', '=', userId)
    .where('requestId', 'in', requestIds)
    .execute()
  return new Map(rows.map(({ requestId, wantsMail }) => [requestId, { wantsMail }]))
}

export type Voted = 'done' | 'closed' | 'none'

/**
 * Gives somebody's vote for a request, or changes whether they are told when it is made. Answers "closed" for what is
 * made or declined, and "none" for what does not exist, or was not shown to them yet.
 */
export async function giveVote(
  { db, clock }: Database,
  { requestId, userId, wantsMail }: { requestId: string; userId: string; wantsMail: boolean },
): Promise<Voted> {
  return db.transaction().execute(async (transaction) => {
    const now = clock()
    const request = await transaction
      .selectFrom('componentRequests')
      .select('state')
      .where('id', '=', requestId)
      .where('publishedAt', 'is not', null)
      .executeTakeFirst()
    if (!request) return 'none'
    if (request.state !== 'open' && request.state !== 'planned') return 'closed'
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('componentVotes')
      .values({ requestId, userId, wantsMail, createdAt: now })
      .onConflict((conflict) => conflict.columns(['requestId', 'userId']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) {
      await transaction
        .updateTable('componentRequests')
        .set(({ eb }) => ({ votes: eb('votes', '+', 1) }))
        .where('id', '=', requestId)
        .execute()
    } else {
      await transaction
        .updateTable('componentVotes')
        .set({ wantsMail })
        .where('requestId', '=', requestId)
        .where('userId', '=', userId)
        .execute()
    }
    return 'done'
  })
}

/** Takes a vote back; nothing happens where there is none, or the request is made or declined. */
export async function takeVoteBack(
  { db }: Database,
  { requestId, userId }: { requestId: string; userId: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('componentVotes')
      .where('requestId', '=', requestId)
      .where('userId', '=', userId)
      .where('requestId', 'in', ({ selectFrom }) =>
        selectFrom('componentRequests')
          .select('id')
          .where('id', '=', requestId)
          .where('state', 'in', ['open', 'planned']),
      )
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await transaction
      .updateTable('componentRequests')
      .set(({ eb }) => ({ votes: eb('votes', '-', 1) }))
      .where('id', '=', requestId)
      .execute()
  })
}
