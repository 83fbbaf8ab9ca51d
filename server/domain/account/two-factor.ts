/** The second factor: codes of an authenticator app, and recovery codes for when it is lost. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { deriveKey, hmac } from '../../process/secrets.ts'
import { queueMail, type OutgoingMail } from '../../mail/outbox.ts'
import { matchingStep, newTotpSecret } from './totp.ts'

type Deps = { database: Database; secret: string }
export type TwoFactorState = { state: 'off' } | { state: 'pending' | 'on'; secret: string; recoveryCodes: number }

const recoveryCodeCount = 10
/** Without letters and digits that look alike. */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Whether a user has a second factor; "pending" until the first right code, and until then it does not count. */
export async function twoFactorOf(deps: Deps, userId: string): Promise<TwoFactorState> {
  const { db } = deps.database
  const row = await db
    .selectFrom('twoFactors')
    .select(['secret', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!row) return { state: 'off' }
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return { state: row.confirmedAt ? 'on' : 'pending', secret: open(deps, row.secret), recoveryCodes: Number(count) }
}

/** Whether signing in asks this user for a code. */
export async function asksForCode({ db }: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('twoFactors')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Begins with a new secret, in place of one that was never confirmed; a confirmed one stays. */
export async function beginTwoFactor(deps: Deps, userId: string): Promise<void> {
  const row = { secret: seal(deps, newTotpSecret()), lastStep: 0, createdAt: deps.database.clock() }
  await deps.database.db
    .insertInto('twoFactors')
    .values({ userId, confirmedAt: null, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row).where('twoFactors.confirmedAt', 'is', null))
    .execute()
}

/** Turns the second factor on with the first right code, and lets the notice leave; answers the recovery codes, or null for a wrong code. */
export async function confirmTwoFactor(
  deps: Deps,
  { userId, code, notice }: { userId: string; code: string; notice: OutgoingMail },
): Promise<string[] | null> {
  const { db, clock } = deps.database
  const step = await stepOf(deps, userId, code)
  if (step === null) return null
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('twoFactors')
      .set({ confirmedAt: clock(), lastStep: step })
      .where('userId', '=', userId)
      .where('confirmedAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return null
    await queueMail({ db: transaction, clock }, notice)
    return writeRecoveryCodes({ ...deps, db: transaction }, userId)
  })
}

/** Uses a code up: of many requests with one code, and of later ones with it or an older one, one passes. */
export async function useCode(deps: Deps, userId: string, code: string): Promise<boolean> {
  const step = await stepOf(deps, userId, code)
  if (step === null) return false
  const { numUpdatedRows } = await deps.database.db
    .updateTable('twoFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Uses a recovery code up; each works once. Case, spaces and dashes do not matter. */
export async function useRecoveryCode(deps: Deps, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await deps.database.db
    .deleteFrom('recoveryCodes')
    .where('hash', '=', hashOf(deps, userId, code))
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ten new recovery codes in place of all earlier ones. Only their hashes are kept: this is the one time they are seen. */
export async function renewRecoveryCodes(deps: Deps, userId: string): Promise<string[]> {
  return deps.database.db.transaction().execute((db) => writeRecoveryCodes({ ...deps, db }, userId))
}

async function writeRecoveryCodes({ db, ...deps }: Deps & { db: Transaction<Schema> }, userId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const rows = codes.map((code) => ({ userId, hash: hashOf(deps, userId, code) }))
  await db.insertInto('recoveryCodes').values(rows).execute()
  return codes
}

/** Turns the second factor off, its recovery codes with it. Answers whether it was on; only then the notice leaves. */
export async function endTwoFactor(
  { database: { db, clock } }: Deps,
  { userId, notice }: { userId: string; notice: OutgoingMail },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
    const ended = await transaction
      .deleteFrom('twoFactors')
      .where('userId', '=', userId)
      .returning('confirmedAt')
      .executeTakeFirst()
    if (ended?.confirmedAt == null) return false
    await queueMail({ db: transaction, clock }, notice)
    return true
  })
}

async function stepOf(deps: Deps, userId: string, code: string): Promise<number | null> {
  const row = await deps.database.db
    .selectFrom('twoFactors')
    .select('secret')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ? matchingStep(open(deps, row.secret), code, deps.database.clock().getTime()) : null
}

/**
 * "k7m2px-q4tnab-c3dwef-h9jkmr": 24 of 31 letters are 118 bits. From 112 on no copy of the hashes can be guessed through,
 * whatever the hash (ASVS 5.0, 6.5.2). Codes made before were shorter, and still work.
 */
function newRecoveryCode(): string {
  const letters: string[] = []
  // Bytes at the end of the range would make some letters likelier than others.
  const fair = 256 - (256 % codeLetters.length)
  while (letters.length < 24) letters.push(...[...randomBytes(32)].filter((byte) => byte < fair).map(letterOf))
  return [0, 6, 12, 18].map((from) => letters.slice(from, from + 6).join('')).join('-')
}
const letterOf = (byte: number) => codeLetters.charAt(byte % codeLetters.length)

/** Keyed, so that a copy of the table alone tells nothing about a code of the short ones, either. */
const hashOf = ({ secret }: Deps, userId: string, code: string) =>
  hmac(deriveKey(secret, 'recovery-codes'), `${userId} ${code.toLowerCase().replace(/[\s-]/g, '')}`)

/** AES-256-GCM: nonce, tag and text, since a shared secret cannot be hashed. */
function seal({ secret }: Deps, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, 'two-factor'), nonce)
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

function open({ secret }: Deps, text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const cipher = createDecipheriv('aes-256-gcm', deriveKey(secret, 'two-factor'), bytes.subarray(0, 12))
  cipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString()
}
