/** What the operator says to a component that people ask for, and who is told. */
import type { RequestState } from '#shared/component-requests.ts'
import type { Database } from '../../db/client.ts'

export type Decision =
  { state: 'open' | 'planned' } | { state: 'declined'; reason: string } | { state: 'made'; part: string }
export type Told = { name: string; email: string }

/** From which states each can be reached: what is made stays made, so that nobody is told twice. */
const before: Record<Decision['state'], RequestState[]> = {
  open: ['waiting', 'planned', 'declined'],
  planned: ['waiting', 'open', 'declined'],
  declined: ['waiting', 'open', 'planned'],
  made: ['waiting', 'open', 'planned', 'declined'],
}

/**
 * Says how far a request is, from when on everybody can read it. `tell` gets each who voted, wanted to be told once it
 * is made, and confirmed their address; it writes in the same transaction, so that all of it happens or nothing.
 * Answers how many were told, and null where the request is made already, or does not exist.
 */
export async function decideRequest(
  { db, clock }: Database,
  id: string,
  decision: Decision,
  tell: (to: Told, within: Pick<Database, 'db' | 'clock'>) => Promise<void>,
): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('componentRequests')
      .set(({ fn, val }) => ({
        state: decision.state,
        reason: decision.state === 'declined' ? decision.reason : null,
        part: decision.state === 'made' ? decision.part : null,
        publishedAt: fn.coalesce('publishedAt', val(clock())),
      }))
      .where('id', '=', id)
      .where('state', 'in', before[decision.state])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return null
    if (decision.state !== 'made') return 0
    const people = await transaction
      .selectFrom('componentVotes')
      .innerJoin('users', 'users.id', 'componentVotes.userId')
      .select(['users.name', 'users.email'])
      .where('componentVotes.requestId', '=', id)
      .where('componentVotes.wantsMail', '=', true)
      .where('users.emailVerified', '=', true)
      .execute()
    for (const person of people) await tell(person, { db: transaction, clock })
    return people.length
  })
}
