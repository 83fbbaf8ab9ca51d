/** Checking and replacing passwords. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Clock } from '../../process/clock.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { queueMail, type OutgoingMail } from '../../mail/outbox.ts'
import { dropTokens, findToken, issueToken, takeToken, type TokenOwner } from './account-tokens.ts'
import type { Authentication } from './accounts.ts'
import { credentialState } from './credential-state.ts'
import { passwordProblem, type PasswordProblem } from './password-rules.ts'

type Hashing = Pick<Authentication, 'hashPassword' | 'verifyPassword'>
type Deps = { database: Database; auth: Hashing }

export const resetMinutes = 60

/** One hash of nothing anybody knows, to have something to compare with. */
const decoys = new WeakMap<Hashing, Promise<string>>()
function decoyOf(auth: Hashing): Promise<string> {
  const known = decoys.get(auth) ?? auth.hashPassword(randomBytes(24).toString('base64url'))
  decoys.set(auth, known)
  return known
}

/** The user with this address and password, or null; an unknown address takes as long as a wrong password. */
export async function checkPassword(
  { database: { db }, auth }: Deps,
  who: { email: string } | { userId: string },
  password: string,
): Promise<{ userId: string } | null> {
  const credentials = db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.userId', 'users.id')
    .select(['users.id', 'accounts.password'])
    .where('accounts.providerId', '=', 'credential')
  const row = await (
    'email' in who ? credentials.where('users.email', '=', who.email) : credentials.where('users.id', '=', who.userId)
  ).executeTakeFirst()
  const isRight = await auth.verifyPassword(row?.password ?? (await decoyOf(auth)), password)
  return row?.password && isRight ? { userId: row.id } : null
}

/** Makes the key of a reset link for an address: null when it has no account. Earlier links stop working. */
export async function issueReset(database: Database, email: string): Promise<{ token: string; name: string } | null> {
  const user = await database.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!user) return null
  const lifetimeMs = resetMinutes * 60 * 1000
  const data = { state: await credentialState(database, user.id, email) }
  const token = await issueToken(database, { purpose: 'reset-password', userId: user.id, lifetimeMs, data })
  return { token, name: user.name }
}

/** Whose a reset link is, while address and password are those it was made for; null otherwise. Nothing is used up. */
export async function findReset(database: Database, token: string): Promise<ResetUser | null> {
  const owner = await findToken(database, 'reset-password', token)
  const user = owner && (await userOf(database, owner.userId))
  return user && (await isOfNow(database, owner, user.email)) ? user : null
}
type ResetUser = { id: string; name: string; email: string }

async function isOfNow(database: Parameters<typeof credentialState>[0], owner: TokenOwner, email: string) {
  const { state } = owner.data as { state?: string }
  return state === (await credentialState(database, owner.userId, email))
}

export type Reset =
  { ok: true } | { ok: false; reason: 'link' } | { ok: false; reason: 'password'; problem: PasswordProblem }

/**
 * Replaces the password of whoever a reset link was sent to. The link works once; every session and every other key
 * of the user ends with it, and the notice leaves. Following the link proves the address.
 */
export async function resetPassword(
  { database, auth }: Deps,
  {
    token,
    password,
    noticeFor,
  }: { token: string; password: string; noticeFor(user: { name: string; email: string }): OutgoingMail },
): Promise<Reset> {
  const user = await findReset(database, token)
  if (!user) return { ok: false, reason: 'link' }
  const problem = passwordProblem(password, user)
  if (problem) return { ok: false, reason: 'password', problem }

  const passwordHash = await auth.hashPassword(password)
  const { clock } = database
  return database.db.transaction().execute(async (transaction): Promise<Reset> => {
    const taken = await takeToken({ db: transaction, clock }, 'reset-password', token)
    if (!taken || !(await isOfNow({ db: transaction }, taken, user.email))) return { ok: false, reason: 'link' }
    await writePassword({ db: transaction, clock }, user.id, passwordHash)
    await transaction
      .updateTable('users')
      .set({ emailVerified: true, pendingEmail: null })
      .where('id', '=', user.id)
      .execute()
    await transaction.deleteFrom('sessions').where('userId', '=', user.id).execute()
    await dropTokens({ db: transaction }, user.id)
    await queueMail({ db: transaction, clock }, noticeFor(user))
    return { ok: true }
  })
}

/** Replaces a user's password; one who came without a password has one from then on. */
export async function writePassword(
  { db, clock }: { db: Transaction<Schema>; clock: Clock },
  userId: string,
  passwordHash: string,
): Promise<void> {
  const now = clock()
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password: passwordHash, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const account = { id: randomUUID(), userId, accountId: userId, providerId: 'credential', password: passwordHash }
  await db
    .insertInto('accounts')
    .values({ ...account, createdAt: now, updatedAt: now })
    .execute()
}

const userOf = ({ db }: Database, id: string) =>
  db.selectFrom('users').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst()
