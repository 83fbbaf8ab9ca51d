/** What users change about their account. */
import type { Transaction } from 'kysely'
import type { SnippetPreferences } from '#shared/snippet/preferences.ts'
import type { Database } from '../../db/client.ts'
import { queueMail, type OutgoingMail } from '../../mail/outbox.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import type { Schema } from '../../db/schema.ts'
import { dropTokens } from './account-tokens.ts'
import { moveNews, switchNewsOff } from '../operator/news-subscriptions.ts'
import type { Authentication } from './accounts.ts'
import { passwordProblem, type PasswordProblem } from './password-rules.ts'
import { writePassword } from './passwords.ts'

/** Gives a user another name, which must be normalised. */
export async function changeName({ db, clock }: Database, userId: string, name: string): Promise<void> {
  await db.updateTable('users').set({ name, updatedAt: clock() }).where('id', '=', userId).execute()
}

/**
 * Remembers the address a user wants to have, and mails to it and what the old one is to be told. It takes effect once
 * it is proved, so a slip of the finger locks nobody out, and the answer is the same whether or not somebody else has it.
 */
export async function requestEmail(
  { db, clock }: Database,
  { userId, email, notice }: { userId: string; email: string; notice: OutgoingMail },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ pendingEmail: email }).where('id', '=', userId).execute()
    const data = { userId, isChange: true }
    await queueMail({ db: transaction, clock }, { name: 'verify-email', to: email, data })
    await queueMail({ db: transaction, clock }, notice)
  })
}

/** Forgets the address that waits for its proof. */
export async function withdrawEmail({ db }: Database, userId: string): Promise<void> {
  await db.updateTable('users').set({ pendingEmail: null }).where('id', '=', userId).execute()
}

/**
 * Puts the proved address in the place of the old one, and ends every session: whoever proved it from one of them gets
 * another. The notices leave with it. False when somebody else has it by now.
 */
export async function adoptEmail(
  { db, clock }: Database,
  { userId, email, notices }: { userId: string; email: string; notices: readonly OutgoingMail[] },
): Promise<boolean> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom('users')
        .select(['email', 'emailVerified'])
        .where('id', '=', userId)
        .executeTakeFirst()
      const { numUpdatedRows } = await transaction
        .updateTable('users')
        .set({ email, pendingEmail: null, emailVerified: true, updatedAt: clock() })
        .where('id', '=', userId)
        .where('pendingEmail', '=', email)
        .executeTakeFirst()
      // Links that went to the old address are not to open the account any more.
      await dropTokens({ db: transaction }, userId)
      if (numUpdatedRows === 0n) return false
      // Of an address that was never proved, the subscription may be somebody else's.
      if (before?.emailVerified) await moveNews({ db: transaction }, before.email, email)
      await transaction.deleteFrom('sessions').where('userId', '=', userId).execute()
      for (const notice of notices) await queueMail({ db: transaction, clock }, notice)
      return true
    })
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Replaces a password whose owner has proved to be there; ends every other session, every key sent by mail and a change of address. The notice leaves with it. */
export async function changePassword(
  { database, auth }: { database: Database; auth: Authentication },
  {
    user,
    sessionId,
    password,
    notice,
  }: { user: { id: string; name: string; email: string }; sessionId: string; password: string; notice: OutgoingMail },
): Promise<PasswordProblem | null> {
  const problem = passwordProblem(password, user)
  if (problem) return problem
  const passwordHash = await auth.hashPassword(password)
  await database.db.transaction().execute(async (transaction) => {
    await writePassword({ db: transaction, clock: database.clock }, user.id, passwordHash)
    await transaction.deleteFrom('sessions').where('userId', '=', user.id).where('id', '!=', sessionId).execute()
    await transaction.updateTable('users').set({ pendingEmail: null }).where('id', '=', user.id).execute()
    await dropTokens({ db: transaction }, user.id)
    await queueMail({ db: transaction, clock: database.clock }, notice)
  })
  return null
}

/**
 * Removes a user and everything that is theirs, but for what the books must keep: orders with their payments and
 * refunds, and who earned a commission. Somebody who recommended us and never earned one is forgotten; of others the
 * words of their application go.
 */
export async function deleteUser({ db }: Database, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['email', 'emailVerified'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!user) return
    if (user.emailVerified) await switchNewsOff({ db: transaction }, user.email)
    await transaction
      .deleteFrom('outboxMails')
      .where('recipient', '=', user.email)
      .where('failedAt', 'is not', null)
      .execute()
    const affiliate = await transaction
      .selectFrom('affiliates')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirst()
    if (affiliate) await forgetAffiliate(transaction, affiliate.id)
    await forgetVotes(transaction, userId)
    await transaction.deleteFrom('users').where('id', '=', userId).execute()
  })
}

/** Votes go with the user; the sums of the requests they were for are kept beside them. */
async function forgetVotes(db: Transaction<Schema>, userId: string): Promise<void> {
  await db
    .updateTable('componentRequests')
    .set(({ eb }) => ({ votes: eb('votes', '-', 1) }))
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('componentVotes').select('requestId').where('userId', '=', userId),
    )
    .execute()
}

async function forgetAffiliate(db: Transaction<Schema>, id: string): Promise<void> {
  if (await isInBooks(db, id)) {
    await db.updateTable('affiliates').set({ website: '', plan: '' }).where('id', '=', id).execute()
    return
  }
  await db.deleteFrom('affiliateClicks').where('affiliateId', '=', id).execute()
  await db.deleteFrom('affiliates').where('id', '=', id).execute()
}

/** Whether an affiliate brought an order; whatever they earned or were paid comes from one. */
async function isInBooks(db: Pick<Database['db'], 'selectFrom'>, affiliateId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('affiliateId', '=', affiliateId)
    .limit(1)
    .executeTakeFirst()
  const payout = await db
    .selectFrom('affiliatePayouts')
    .select('id')
    .where('affiliateId', '=', affiliateId)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined || payout !== undefined
}

/** What stays in the books once an account is deleted: how many orders, and whether somebody's commissions. */
export async function keptAfterDeletion(
  { db }: Database,
  userId: string,
): Promise<{ orders: number; affiliate: boolean }> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const affiliate = await db.selectFrom('affiliates').select('id').where('userId', '=', userId).executeTakeFirst()
  return { orders: Number(count), affiliate: affiliate !== undefined && (await isInBooks(db, affiliate.id)) }
}

/** Keeps how a user likes their snippets. */
export async function saveSnippetDefaults(
  { db }: Database,
  userId: string,
  preferences: SnippetPreferences,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ snippetDefaults: JSON.stringify(preferences) })
    .where('id', '=', userId)
    .execute()
}
