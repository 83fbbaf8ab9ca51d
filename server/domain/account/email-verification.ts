/** Proving that an address is its owner's, by a signed link that stands for itself: nothing is stored for it. */
import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import { deriveKey, hmac } from '../../process/secrets.ts'

export const verificationHours = 24

/** The signed part of a link: whose address, until when. It names the address too, so a change of address voids it. */
export function verificationToken(
  secret: string,
  { userId, email }: { userId: string; email: string },
  now: Date,
): string {
  const expires = Math.floor(now.getTime() / 1000) + verificationHours * 60 * 60
  return `${userId}.${expires}.${sign(secret, { userId, email, expires })}`
}

/** `email` is the proved address: the user's own, or the one that is to take its place. */
export type Verification =
  { ok: true; userId: string; email: string; isChange: boolean } | { ok: false; reason: 'invalid' | 'expired' }

/** Whose address a link proves. An unknown user, a changed address and a forged link are all "invalid". */
export async function readVerification(
  { database: { db, clock }, secret }: { database: Database; secret: string },
  token: string,
): Promise<Verification> {
  const [userId = '', expiry = '', signature = ''] = token.split('.')
  const user = await db
    .selectFrom('users')
    .select(['email', 'pendingEmail'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return { ok: false, reason: 'invalid' }
  const expires = Number(expiry)
  const email = [user.email, user.pendingEmail].find(
    (address) => address && same(signature, sign(secret, { userId, email: address, expires })),
  )
  if (!email) return { ok: false, reason: 'invalid' }
  if (expires * 1000 <= clock().getTime()) return { ok: false, reason: 'expired' }
  return { ok: true, userId, email, isChange: email !== user.email }
}

/** Marks the address of a user as theirs. */
export async function markVerified({ db, clock }: Database, userId: string): Promise<void> {
  await db.updateTable('users').set({ emailVerified: true, updatedAt: clock() }).where('id', '=', userId).execute()
}

function sign(secret: string, { userId, email, expires }: { userId: string; email: string; expires: number }) {
  return hmac(deriveKey(secret, 'email-verification'), JSON.stringify([userId, email, expires]))
}

function same(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
