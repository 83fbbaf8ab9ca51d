/**
 * Access keys: with one, a program reads the library as its owner may. A person's key opens what the person may read, a
 * team's what its licence opens, whoever of the team comes and goes. What that is is asked with every request, so that a
 * refund, an expiry or a lost seat counts from the next one on.
 */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { accessKeyLimits } from '#shared/access-keys.ts'
import type { LicenseName } from '#shared/page-props.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { AccessKeysTable } from '../../db/tables/account.ts'
import { queueMail, type OutgoingMail } from '../../mail/outbox.ts'
import { licenseOf } from '../selling/licenses.ts'
import { holdTeam } from '../selling/seats.ts'
import { hashOfKey, isAccessKeyText, newAccessKeyText, prefixOf } from './access-key-text.ts'

/** Whose keys: a person's, or those of the team of a licence, for whoever owns it. */
export type KeyOwner = { userId: string } | { teamId: string; ownerId: string }

/** A key that was presented: `userId` is its owner, for a team's key the owner of the team at this moment. */
export type KnownAccessKey = {
  id: string
  userId: string
  /** The licence of the team; null for a person's key. */
  teamId: string | null
  name: string
  lastUsedAt: Date | null
  lastUsedFrom: string | null
}

/** Who reads with a key: never a guest, since a key has an owner. */
export type KeyViewer = { licenseName: LicenseName | null }

/** "ended": the team of this key has no licence for a team any more. */
export type AccessKeyReading =
  { kind: 'known'; key: KnownAccessKey; viewer: KeyViewer } | { kind: 'unknown' | 'expired' | 'revoked' | 'ended' }

/**
 * Whose key this is, and what they may read at this moment. Text that cannot be a key asks nothing of the database.
 *
 * @param presented as it was sent
 */
export async function readAccessKey(
  { db }: Pick<Database, 'db'>,
  presented: string,
  now: Date,
): Promise<AccessKeyReading> {
  if (!isAccessKeyText(presented)) return { kind: 'unknown' }
  const row = await db
    .selectFrom('accessKeys')
    .leftJoin('licenses', 'licenses.id', 'accessKeys.teamId')
    .selectAll('accessKeys')
    .select(['licenses.tier as teamTier', 'licenses.userId as teamOwnerId'])
    .where('hash', '=', hashOfKey(presented))
    .executeTakeFirst()
  if (!row) return { kind: 'unknown' }
  if (row.revokedAt) return { kind: 'revoked' }
  if (row.expiresAt && row.expiresAt <= now) return { kind: 'expired' }
  const { id, teamId, name, lastUsedAt, lastUsedFrom } = row
  const key = { id, teamId, name, lastUsedAt, lastUsedFrom }
  if (row.userId !== null) {
    const license = await licenseOf({ db }, row.userId)
    return { kind: 'known', key: { ...key, userId: row.userId }, viewer: { licenseName: license?.tier ?? null } }
  }
  if (row.teamTier !== 'team' || row.teamOwnerId === null) return { kind: 'ended' }
  return { kind: 'known', key: { ...key, userId: row.teamOwnerId }, viewer: { licenseName: 'team' } }
}

export type NewAccessKey = {
  owner: KeyOwner
  name: string
  /** Null for one that lasts. */
  expiresAt: Date | null
  madeWith: AccessKeysTable['madeWith']
  /** What its owner is told of it. */
  notice(made: { prefix: string }): OutgoingMail
}

/** Why no key was made: somebody has as many as may be, or there is no such team of theirs. */
export type AccessKeyRefusal = 'full' | 'no-owner'

/** Makes a key. This answer is the only place where it stands: what is kept of it opens nothing. The notice leaves with it. */
export async function makeAccessKey(
  { db, clock }: Pick<Database, 'db' | 'clock'>,
  asked: NewAccessKey,
): Promise<{ ok: true; id: string; key: string } | { ok: false; reason: AccessKeyRefusal }> {
  return db.transaction().execute((transaction) => makeAccessKeyWithin({ db: transaction, clock }, asked))
}

/** The same as a part of something larger. */
export async function makeAccessKeyWithin(
  { db, clock }: { db: Transaction<Schema>; clock: Database['clock'] },
  { owner, name, expiresAt, madeWith, notice }: NewAccessKey,
): Promise<{ ok: true; id: string; key: string } | { ok: false; reason: AccessKeyRefusal }> {
  const now = clock()
  if (!(await holdOwner(db, owner, now))) return { ok: false, reason: 'no-owner' }
  await forgetRevoked(db, owner, now)
  if ((await countAccessKeys({ db }, owner)) >= accessKeyLimits.each) return { ok: false, reason: 'full' }
  const key = newAccessKeyText()
  const made = { id: randomUUID(), prefix: prefixOf(key), name, madeWith, createdAt: now, expiresAt }
  const ofTeam = 'teamId' in owner
  await db
    .insertInto('accessKeys')
    .values({
      ...made,
      hash: hashOfKey(key),
      userId: ofTeam ? null : owner.userId,
      teamId: ofTeam ? owner.teamId : null,
      lastUsedAt: null,
      lastUsedFrom: null,
      revokedAt: null,
    })
    .execute()
  await queueMail({ db, clock }, notice(made))
  return { ok: true, id: made.id, key }
}

/** How many keys there are that were not revoked, those that expired among them. */
export async function countAccessKeys({ db }: { db: Db }, owner: KeyOwner): Promise<number> {
  const { count } = await openKeys(db, owner)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A key as its owner sees it. */
export type ListedAccessKey = Pick<
  AccessKeysTable,
  'id' | 'name' | 'prefix' | 'madeWith' | 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'lastUsedFrom'
>

/** The keys of a person or a team, the newest first, those that expired among them; without those that were revoked. */
export const listAccessKeys = ({ db }: Pick<Database, 'db'>, owner: KeyOwner): Promise<ListedAccessKey[]> =>
  openKeys(db, owner)
    .select(['id', 'name', 'prefix', 'madeWith', 'createdAt', 'expiresAt', 'lastUsedAt', 'lastUsedFrom'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

/** Ends a key of this owner for good. Answers its name, or null where they have no such key. */
export async function revokeAccessKey(
  { db, clock }: Pick<Database, 'db' | 'clock'>,
  { id, owner }: { id: string; owner: KeyOwner },
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const found = await openKeys(transaction, owner).select('name').where('id', '=', id).executeTakeFirst()
    return found && (await endKey(transaction, id, clock())) ? found.name : null
  })
}

/** Ends every key of this owner for good, and turns away devices of theirs that were to fetch one. Answers how many keys there were. */
export async function revokeAccessKeys(
  { db, clock }: Pick<Database, 'db' | 'clock'>,
  owner: KeyOwner,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const now = clock()
    const found = await openKeys(transaction, owner).select('id').execute()
    const ended = []
    for (const { id } of found) ended.push(await endKey(transaction, id, now))
    if ('userId' in owner) await transaction.deleteFrom('deviceLogins').where('userId', '=', owner.userId).execute()
    return ended.filter(Boolean).length
  })
}

/** What the owner of a key is told when it ends since it was seen where everybody can read it. */
export type SeenKey = { keyName: string; prefix: string; name: string; email: string }

/**
 * Ends a key for good that stood where others can read it, whoever found it there. Answers whether there was such a key;
 * the notice to its owner leaves with that.
 */
export async function revokeSeenKey(
  { db, clock }: Pick<Database, 'db' | 'clock'>,
  presented: string,
  notice: (seen: SeenKey) => OutgoingMail,
): Promise<boolean> {
  if (!isAccessKeyText(presented)) return false
  const hash = hashOfKey(presented)
  const open = db.selectFrom('accessKeys').select('id').where('hash', '=', hash).where('revokedAt', 'is', null)
  // Addresses are tried by whoever likes: what is no key opens no transaction.
  const found = await open.executeTakeFirst()
  if (!found) return false
  return db.transaction().execute(async (transaction) => {
    if (!(await endKey(transaction, found.id, clock()))) return false
    const key = await ownedKey(transaction, found.id)
    if (key) await queueMail({ db: transaction, clock }, notice(key))
    return true
  })
}

/** A key with whoever owns it, or owns its team. */
const ownedKey = (db: Transaction<Schema>, id: string): Promise<SeenKey | undefined> =>
  db
    .selectFrom('accessKeys')
    .leftJoin('licenses', 'licenses.id', 'accessKeys.teamId')
    .innerJoin('users', (join) =>
      join.on(({ eb, fn, ref }) => eb('users.id', '=', fn.coalesce(ref('accessKeys.userId'), ref('licenses.userId')))),
    )
    .select(['accessKeys.name as keyName', 'accessKeys.prefix', 'users.name', 'users.email'])
    .where('accessKeys.id', '=', id)
    .executeTakeFirst()

/** Of several at once one ends it. The networks it was used from are of no more use. */
async function endKey(db: Transaction<Schema>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accessKeys')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await db.deleteFrom('accessKeyNetworks').where('keyId', '=', id).execute()
  return true
}

type Db = Database['db'] | Transaction<Schema>

const openKeys = (db: Db, owner: KeyOwner) =>
  db.selectFrom('accessKeys').where('revokedAt', 'is', null).where(ownerColumn(owner), '=', ownerId(owner))

const ownerColumn = (owner: KeyOwner) => ('teamId' in owner ? 'teamId' : 'userId')
const ownerId = (owner: KeyOwner) => ('teamId' in owner ? owner.teamId : owner.userId)

/** Whoever still uses a revoked key is told that it was revoked for this long; then it is unknown, as one that never was. */
const rememberedMs = 90 * 24 * 60 * 60 * 1000

async function forgetRevoked(db: Transaction<Schema>, owner: KeyOwner, now: Date): Promise<void> {
  await db
    .deleteFrom('accessKeys')
    .where(ownerColumn(owner), '=', ownerId(owner))
    .where('revokedAt', '<=', new Date(now.getTime() - rememberedMs))
    .execute()
}

/** Held until the end, so that of several at once each sees those before it. Whether there is such a person, or team of theirs. */
async function holdOwner(db: Transaction<Schema>, owner: KeyOwner, now: Date): Promise<boolean> {
  if ('teamId' in owner) return (await holdTeam(db, owner.teamId, now, owner.ownerId)) !== null
  const { userId: id } = owner
  const held = await db.updateTable('users').set({ id }).where('id', '=', id).returning('id').executeTakeFirst()
  return held !== undefined
}
