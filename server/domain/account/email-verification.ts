/** Proving that an address is its owner's, by a signed link that stands for itself: nothing is stored for it. */
import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import { deriveKey, hmac } from '../../process/secrets.ts'
import { credentialState } from './credential-state.ts'

export const verificationHours = 24

/**
 * The signed part of a link: whose address, until when. What is signed names the address and the password's state, so
 * that a change of either voids it.
 */
export async function verificationToken(
  { database, secret }: Deps,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const expires = Math.floor(database.clock().getTime() / 1000) + verificationHours * 60 * 60
  const state = await credentialState(database, userId, email)
  return `${userId}.${expires}.${sign(secret, { userId, state, expires })}`
}
type Deps = { database: Database; secret: string }

/** `email` is the proved address: the user's own, or the one that is to take its place. */
export type Verification =
  { ok: true; userId: string; email: string; isChange: boolean } | { ok: false; reason: 'invalid' | 'expired' }

/** Whose address a link proves. An unknown user, a changed address and a forged link are all "invalid". */
export async function readVerification({ database, secret }: Deps, token: string): Promise<Verification> {
  const { db, clock } = database
  const [userId = '', expiry = '', signature = ''] = token.split('.')
  const user = await db
    .selectFrom('users')
    .select(['email', 'pendingEmail'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return { ok: false, reason: 'invalid' }
  const expires = Number(expiry)
  const isFor = async (email: string | null) =>
    email && same(signature, sign(secret, { userId, state: await credentialState(database, userId, email), expires }))
  const email = (await isFor(user.email)) ? user.email : (await isFor(user.pendingEmail)) ? user.pendingEmail : null
  if (!email) return { ok: false, reason: 'invalid' }
  if (expires * 1000 <= clock().getTime()) return { ok: false, reason: 'expired' }
  return { ok: true, userId, email, isChange: email !== user.email }
}

/** Marks the address of a user as theirs. */
export async function markVerified({ db, clock }: Database, userId: string): Promise<void> {
  await db.updateTable('users').set({ emailVerified: true, updatedAt: clock() }).where('id', '=', userId).execute()
}

function sign(secret: string, { userId, state, expires }: { userId: string; state: string; expires: number }) {
  return hmac(deriveKey(secret, 'email-verification'), JSON.stringify([userId, state, expires]))
}

function same(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
