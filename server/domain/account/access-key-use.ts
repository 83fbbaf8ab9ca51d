/** Noting when and from where an access key is used, and telling its owner of a network it never was used from. */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { queueMail, type OutgoingMail } from '../../mail/outbox.ts'
import type { KnownAccessKey } from './access-keys.ts'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs
/** Machines that build are rarely twice in the same place: their owner gets so many mails of one key in a day, and no more. */
const mailsADay = 3
/** The networks that are remembered of a key; the first that were seen are forgotten, and would be told of again. */
const remembered = 200

export type KeyUse = {
  /** The network it is used from, coarse. */
  network: string
  /** What the owner is told of a network that is new. */
  notice(key: { keyName: string; name: string; email: string }): OutgoingMail
}

/**
 * Notes that a key is used, at most once a minute as long as it is used from the same network. The first network is no
 * news; of others the owner is told, unless they switched that off. Answers whether a mail was written.
 */
export async function noteAccessKeyUse(
  { db, clock }: Pick<Database, 'db' | 'clock'>,
  key: KnownAccessKey,
  { network, notice }: KeyUse,
): Promise<boolean> {
  const now = clock()
  const isRecent = key.lastUsedAt !== null && now.getTime() - key.lastUsedAt.getTime() < minuteMs
  if (isRecent && key.lastUsedFrom === network) return false
  const hash = hashOf(key.id, network)
  const known = await db
    .selectFrom('accessKeyNetworks')
    .select('hash')
    .where('keyId', '=', key.id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (isRecent && known) return false
  return db.transaction().execute(async (transaction) => {
    // Held until the end, so that of several at once one finds the network new. A key that ended meanwhile is not noted.
    const held = await transaction
      .updateTable('accessKeys')
      .set({ lastUsedAt: now, lastUsedFrom: network })
      .where('id', '=', key.id)
      .where('revokedAt', 'is', null)
      .executeTakeFirst()
    if (known || held.numUpdatedRows !== 1n) return false
    return noteNetwork({ db: transaction, clock }, key, { hash, now, notice })
  })
}

type NewNetwork = { hash: string; now: Date; notice: KeyUse['notice'] }

async function noteNetwork(
  { db, clock }: { db: Transaction<Schema>; clock: Database['clock'] },
  key: KnownAccessKey,
  { hash, now, notice }: NewNetwork,
): Promise<boolean> {
  const earlier = await db
    .selectFrom('accessKeyNetworks')
    .select(['hash', 'firstSeenAt'])
    .where('keyId', '=', key.id)
    .orderBy('firstSeenAt', 'desc')
    .execute()
  if (earlier.some((network) => network.hash === hash)) return false
  await db.insertInto('accessKeyNetworks').values({ keyId: key.id, hash, firstSeenAt: now }).execute()
  const forgotten = earlier.slice(remembered - 1).map((network) => network.hash)
  if (forgotten.length > 0)
    await db.deleteFrom('accessKeyNetworks').where('keyId', '=', key.id).where('hash', 'in', forgotten).execute()
  const today = earlier.filter(({ firstSeenAt }) => now.getTime() - firstSeenAt.getTime() < dayMs)
  // The very first network stands among those of its day, and was told of by no mail.
  if (earlier.length === 0 || today.length > mailsADay) return false
  const owner = await db
    .selectFrom('users')
    .select(['name', 'email', 'wantsKeyMail'])
    .where('id', '=', key.userId)
    .executeTakeFirst()
  if (!owner?.wantsKeyMail) return false
  await queueMail({ db, clock }, notice({ keyName: key.name, name: owner.name, email: owner.email }))
  return true
}

/** Tells one network of a key from another; the same network under two keys leaves nothing to compare. */
const hashOf = (keyId: string, network: string) =>
  createHash('sha256').update(`${keyId} ${network}`).digest('base64url')

/** Whether somebody is told when a key of theirs is used from a new network. */
export async function wantsKeyMail({ db }: Pick<Database, 'db'>, userId: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('wantsKeyMail').where('id', '=', userId).executeTakeFirst()
  return found?.wantsKeyMail ?? false
}

/** Has somebody told of new networks, or not. */
export async function setKeyMail({ db }: Pick<Database, 'db'>, userId: string, wantsKeyMail: boolean): Promise<void> {
  await db.updateTable('users').set({ wantsKeyMail }).where('id', '=', userId).execute()
}
