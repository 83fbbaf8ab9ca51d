/**
 * Who wants a mail on new components. An address counts once somebody who reads its mail has said so, by a link or by an
 * account that proved it. Keys are bound to one address, and the database knows their hashes only.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import { queueMail } from '../../mail/outbox.ts'
import { deriveKey, hmac } from '../../process/secrets.ts'

type Db = Pick<Database['db'], 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'>
type Timed = { db: Db; clock: Database['clock'] }

const dayMs = 24 * 60 * 60 * 1000
/** How long the link that asks works, and how long an address is kept that nobody confirms: longer while a link works. */
export const newsConfirmDays = 3
const forgottenMs = 7 * dayMs

/**
 * Notes that somebody gave this address, with the mail that asks it. Does the same for one that is unknown, waits or is
 * confirmed already: whether that mail is sent is decided when it leaves, so that an answer takes as long for each.
 */
export async function askForNews({ db, clock }: Database, email: string): Promise<void> {
  const now = clock()
  await db
    .deleteFrom('newsSubscriptions')
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<=', new Date(now.getTime() - forgottenMs))
    // Whoever was asked again since keeps a link that works.
    .where(({ eb, or }) => or([eb('confirmUntil', 'is', null), eb('confirmUntil', '<=', now)]))
    .execute()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('newsSubscriptions')
      .values(blank(email, now))
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    await queueMail({ db: transaction, clock }, { name: 'news-confirm', to: email, data: {} })
  })
}

/** A key for the link that asks, in place of an earlier one; null for an address that waits for none. */
export async function issueNewsConfirmation({ db, clock }: Timed, email: string): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const confirmUntil = new Date(clock().getTime() + newsConfirmDays * dayMs)
  const { numUpdatedRows } = await db
    .updateTable('newsSubscriptions')
    .set({ confirmHash: hashOf(token), confirmUntil })
    .where('email', '=', email)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? token : null
}

/** What a link asks for: its address, and whether that was said yes to already. Null: unknown, replaced or too old. */
export async function newsConfirmation(
  { db, clock }: Timed,
  token: string,
): Promise<{ email: string; isConfirmed: boolean } | null> {
  const row = await db
    .selectFrom('newsSubscriptions')
    .select(['email', 'confirmedAt'])
    .where('confirmHash', '=', hashOf(token))
    .where('confirmUntil', '>', clock())
    .executeTakeFirst()
  return row ? { email: row.email, isConfirmed: row.confirmedAt !== null } : null
}

/** Says yes for the address of a link. A second press changes nothing; false when the link does not work. */
export async function confirmNews({ db, clock }: Timed, token: string): Promise<boolean> {
  const now = clock()
  const { numUpdatedRows } = await db
    .updateTable('newsSubscriptions')
    .set(({ fn, val }) => ({ confirmedAt: fn.coalesce('confirmedAt', val(now)) }))
    .where('confirmHash', '=', hashOf(token))
    .where('confirmUntil', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Puts an address on the list whose owner proved it by their account. */
export async function switchNewsOn({ db, clock }: Timed, email: string): Promise<void> {
  const now = clock()
  await db
    .insertInto('newsSubscriptions')
    .values({ ...blank(email, now), confirmedAt: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ confirmedAt: now }).where('newsSubscriptions.confirmedAt', 'is', null),
    )
    .execute()
}

/** Takes an address off the list; answers whether it was on it. */
export async function switchNewsOff({ db }: { db: Db }, email: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('newsSubscriptions').where('email', '=', email).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Whether mails on new components go to an address. */
export async function hasNews({ db }: { db: Db }, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('newsSubscriptions')
    .select('id')
    .where('email', '=', email)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Lets mails follow an account to its new address. It stays the same subscription, so that an announcement under way
 * does not come twice; keys sent to the old address open nothing at the new one.
 */
export async function moveNews({ db }: { db: Db }, from: string, to: string): Promise<void> {
  if (!(await hasNews({ db }, from))) return
  await switchNewsOff({ db }, to)
  await db
    .updateTable('newsSubscriptions')
    .set({ email: to, confirmHash: null, confirmUntil: null, leaveHash: null })
    .where('email', '=', from)
    .execute()
}

/**
 * The key by which mails to a confirmed address can be stopped; null where none go. It is made of the address and the
 * secret, so that each mail has the same one and an old mail still works.
 */
export async function newsLeaveKey({ db, secret }: { db: Db; secret: string }, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('newsSubscriptions')
    .select(['id', 'leaveHash'])
    .where('email', '=', email)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  if (!row) return null
  const token = hmac(deriveKey(secret, 'news-leave'), JSON.stringify([row.id, email]))
  const leaveHash = hashOf(token)
  if (row.leaveHash !== leaveHash) {
    await db.updateTable('newsSubscriptions').set({ leaveHash }).where('id', '=', row.id).execute()
  }
  return token
}

/** The address that a key would take off the list; null when it is on none. */
export async function newsLeaving({ db }: { db: Db }, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('newsSubscriptions')
    .select('email')
    .where('leaveHash', '=', hashOf(token))
    .executeTakeFirst()
  return row?.email ?? null
}

/** Takes the address of a key off the list, at once and for good. A second time changes nothing. */
export async function leaveNews({ db }: { db: Db }, token: string): Promise<void> {
  await db.deleteFrom('newsSubscriptions').where('leaveHash', '=', hashOf(token)).execute()
}

const blank = (email: string, createdAt: Date) => ({
  id: randomUUID(),
  email,
  confirmedAt: null,
  confirmHash: null,
  confirmUntil: null,
  leaveHash: null,
  createdAt,
})

/** A plain hash is enough for what is random in full length. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
