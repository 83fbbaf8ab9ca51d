/**
 * Signing in on a device without a browser of its own (RFC 8628): it shows a code, somebody who is signed in allows it
 * in their browser, and the device fetches an access key. Nothing that opens anything is kept meanwhile: the key is made
 * when it is fetched.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { accessKeyLimits } from '#shared/access-keys.ts'
import { countAccessKeys, makeAccessKeyWithin, type NewAccessKey } from './access-keys.ts'

export const deviceLogin = {
  /** Seconds in which it must be allowed. */
  lifetime: 15 * 60,
  /** Seconds between two questions of a device, and what is added each time it asks sooner. */
  interval: 5,
} as const

/** Consonants only, so that no word comes of them; also not Y (RFC 8628, 6.1). Eight are 34 random bits. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
/** Clocks and networks: a question that comes so much too soon is in time, in milliseconds. */
const toleranceMs = 500
/** Whoever comes too late is told so for an hour; then the code is unknown. */
const rememberedMs = 60 * 60 * 1000

type Db = Pick<Database, 'db' | 'clock'>

/** "BCDF-GHJK", as it is shown and typed. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** A code as somebody typed it: case, spaces and signs do not count. Null where it cannot be one. */
export function typedCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s\-–—_.]/g, '')
  return code.length === 8 && [...code].every((letter) => letters.includes(letter)) ? code : null
}

/** Begins a sign-in of a device; `name` is what the device calls itself, `network` where it asks from, coarse. */
export async function beginDeviceLogin(
  { db, clock }: Db,
  { name, network }: { name: string; network: string },
): Promise<{ deviceCode: string; userCode: string }> {
  const now = clock()
  await db
    .deleteFrom('deviceLogins')
    .where('expiresAt', '<=', new Date(now.getTime() - rememberedMs))
    .execute()
  const deviceCode = randomBytes(32).toString('base64url')
  const userCode = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  await db
    .insertInto('deviceLogins')
    .values({
      hash: hashOf(deviceCode),
      userCode,
      name,
      network,
      userId: null,
      state: 'waiting',
      intervalSeconds: deviceLogin.interval,
      polledAt: null,
      expiresAt: new Date(now.getTime() + deviceLogin.lifetime * 1000),
      createdAt: now,
    })
    .execute()
  return { deviceCode, userCode }
}

/** What a device that shows a code says of itself; null where none waits that does. */
export async function waitingDevice(
  { db, clock }: Db,
  userCode: string,
): Promise<{ name: string; network: string; createdAt: Date } | null> {
  const found = await db
    .selectFrom('deviceLogins')
    .select(['name', 'network', 'createdAt'])
    .where('userCode', '=', userCode)
    .where('state', '=', 'waiting')
    .where('expiresAt', '>', clock())
    .executeTakeFirst()
  return found ?? null
}

/** "none": no device waits with this code, or not any more. "full": this person has as many keys as there may be. */
export type Decision = 'decided' | 'none' | 'full'

/** Lets a device in as this user, or turns it away. Of several at once one decides. */
export async function decideDevice(
  { db, clock }: Db,
  { userCode, userId, allow }: { userCode: string; userId: string; allow: boolean },
): Promise<Decision> {
  if (allow && (await countAccessKeys({ db }, { userId })) >= accessKeyLimits.each) return 'full'
  const { numUpdatedRows } = await db
    .updateTable('deviceLogins')
    .set({ state: allow ? 'allowed' : 'denied', userId })
    .where('userCode', '=', userCode)
    .where('state', '=', 'waiting')
    .where('expiresAt', '>', clock())
    .executeTakeFirst()
  return numUpdatedRows === 1n ? 'decided' : 'none'
}

export type DeviceAnswer =
  | { kind: 'key'; key: string; name: string }
  /** "full": it was allowed, and its owner has too many keys by now. */
  | { kind: 'waiting' | 'too-soon' | 'denied' | 'expired' | 'unknown' | 'full' }

/**
 * Answers a device that asks whether it was allowed. Once it was, it gets a key named after it, a single time; the
 * notice to the key's owner leaves with it.
 */
export async function askForDeviceKey(
  { db, clock }: Db,
  deviceCode: string,
  notice: (owner: { name: string; email: string }, device: string) => NewAccessKey['notice'],
): Promise<DeviceAnswer> {
  const hash = hashOf(deviceCode)
  return db.transaction().execute(async (transaction) => {
    // Held until the end, so that of several at once one gets the key.
    const login = await transaction
      .updateTable('deviceLogins')
      .set({ hash })
      .where('hash', '=', hash)
      .returning(['name', 'userId', 'state', 'intervalSeconds', 'polledAt', 'expiresAt'])
      .executeTakeFirst()
    if (!login) return { kind: 'unknown' }
    const now = clock()
    if (login.expiresAt <= now) return { kind: 'expired' }
    if (login.state === 'denied') return { kind: 'denied' }
    if (isTooSoon(login, now)) {
      const slower = { polledAt: now, intervalSeconds: login.intervalSeconds + deviceLogin.interval }
      await transaction.updateTable('deviceLogins').set(slower).where('hash', '=', hash).execute()
      return { kind: 'too-soon' }
    }
    if (login.state === 'waiting' || login.userId === null) {
      await transaction.updateTable('deviceLogins').set({ polledAt: now }).where('hash', '=', hash).execute()
      return { kind: 'waiting' }
    }
    return handOut({ db: transaction, clock }, { hash, name: login.name, userId: login.userId, notice })
  })
}

const isTooSoon = ({ polledAt, intervalSeconds }: { polledAt: Date | null; intervalSeconds: number }, now: Date) =>
  polledAt !== null && now.getTime() - polledAt.getTime() < intervalSeconds * 1000 - toleranceMs

type Allowed = { hash: string; name: string; userId: string; notice: Parameters<typeof askForDeviceKey>[2] }

async function handOut(
  { db, clock }: { db: Transaction<Schema>; clock: Database['clock'] },
  { hash, name, userId, notice }: Allowed,
): Promise<DeviceAnswer> {
  const user = db.selectFrom('users').select(['name', 'email']).where('id', '=', userId)
  const owner = await user.executeTakeFirstOrThrow()
  const asked = { owner: { userId }, name, expiresAt: null, madeWith: 'device', notice: notice(owner, name) } as const
  const made = await makeAccessKeyWithin({ db, clock }, asked)
  await db.deleteFrom('deviceLogins').where('hash', '=', hash).execute()
  return made.ok ? { kind: 'key', key: made.key, name } : { kind: 'full' }
}

/** A plain hash is enough for what is random in full length. */
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')
