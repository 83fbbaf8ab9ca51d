/** Licences as accounts hold them. They come from orders and from nothing else, so their tier is always worked out anew. */
import type { Transaction } from 'kysely'
import { rankOf } from '#shared/license-tiers.ts'
import type { LicenseName } from '#shared/page-props.ts'
import type { Database } from '../../db/client.ts'
import type { OrderRow } from '../../db/tables/selling.ts'
import type { Schema } from '../../db/schema.ts'
import { newLicenseKey } from './license-key.ts'
import { tierAfter } from './license-tier.ts'

export type OwnLicense = { id: string; tier: LicenseName; key: string; email: string; createdAt: Date }

/**
 * What somebody may use: a licence of their own, or a seat under a team's. `email` is its owner's; the key is for the
 * owner alone.
 */
export type HeldLicense = Omit<OwnLicense, 'key'> & { key: string | null; ownerName: string }

/** The licence a user bought or was given: the largest, if there are several; null without one. */
export async function ownLicenseOf({ db }: Pick<Database, 'db'>, userId: string): Promise<OwnLicense | null> {
  const rows = await licensesWithOwner({ db }).where('licenses.userId', '=', userId).execute()
  return largest(rows)
}

/** The licence a user has the rights of, seats included; null for a free account. */
export async function licenseOf({ db }: Pick<Database, 'db'>, userId: string): Promise<HeldLicense | null> {
  // One condition over both tables would read every licence there is; each half has its index.
  const within = db
    .selectFrom('licenses')
    .select('id')
    .where('userId', '=', userId)
    .union(
      db.selectFrom('seats').select('licenseId as id').where('userId', '=', userId).where('acceptedAt', 'is not', null),
    )
  const rows = await licensesWithOwner({ db })
    .select(['licenses.userId'])
    .where('licenses.id', 'in', within)
    .where(({ eb, or }) => or([eb('licenses.userId', '=', userId), eb('licenses.tier', '=', 'team')]))
    .execute()
  const held = largest(rows.sort((a, z) => Number(z.userId === userId) - Number(a.userId === userId)))
  if (!held) return null
  const { userId: ownerId, ...license } = held
  return ownerId === userId ? license : { ...license, key: null }
}

const licensesWithOwner = ({ db }: Pick<Database, 'db'>) =>
  db
    .selectFrom('licenses')
    .innerJoin('users', 'users.id', 'licenses.userId')
    .select([
      'licenses.id',
      'licenses.tier',
      'licenses.key',
      'licenses.createdAt',
      'users.email',
      'users.name as ownerName',
    ])
    .where('licenses.tier', 'is not', null)
    .orderBy('licenses.createdAt')

/** Of equal ones the first. */
function largest<Row extends { tier: LicenseName | null }>(rows: Row[]): (Row & { tier: LicenseName }) | null {
  const held = rows as (Row & { tier: LicenseName })[]
  return held.toSorted((a, z) => rankOf(z.tier) - rankOf(a.tier))[0] ?? null
}

/** What made a licence change, for the table that keeps it. */
export type Cause = 'payment' | 'refund' | 'dispute' | 'operator'

/**
 * Gives the licence of an order the tier its orders make, and writes down what changed. Answers the tier. Whatever
 * happens to one licence at the same moment waits in line, so the last one to come sees all orders.
 */
export async function settleLicense(
  db: Transaction<Schema>,
  { id: orderId, licenseId, userId }: Pick<OrderRow, 'id' | 'licenseId' | 'userId'>,
  cause: Cause,
  now: Date,
): Promise<LicenseName | null> {
  if (userId !== null) {
    await db
      .insertInto('licenses')
      .values({ id: licenseId, userId, key: newLicenseKey(), tier: null, createdAt: now, updatedAt: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
  // The update holds the row until the transaction ends.
  const license = await db
    .updateTable('licenses')
    .set({ updatedAt: now })
    .where('id', '=', licenseId)
    .returning(['tier'])
    .executeTakeFirst()
  // Its account was deleted, and the licence with it.
  if (!license) return null
  const orders = await db
    .selectFrom('orders')
    .select(['tier', 'fromTier'])
    .where('licenseId', '=', licenseId)
    .where('state', '=', 'paid')
    .where('revokedAt', 'is', null)
    .execute()
  const tier = tierAfter(orders)
  if (tier === license.tier) return tier
  await db.updateTable('licenses').set({ tier }).where('id', '=', licenseId).execute()
  const what = changeOf(license.tier, tier)
  const earlier = db.selectFrom('licenseEvents').select(({ fn }) => fn.countAll<number>().as('count'))
  const { count } = await earlier.where('licenseId', '=', licenseId).executeTakeFirstOrThrow()
  await db
    .insertInto('licenseEvents')
    .values({ licenseId, step: Number(count) + 1, orderId, what, tier, cause, createdAt: now })
    .execute()
  return tier
}

function changeOf(from: LicenseName | null, to: LicenseName | null) {
  if (to === null) return 'revoked' as const
  if (from === null) return 'issued' as const
  return rankOf(to) > rankOf(from) ? ('raised' as const) : ('lowered' as const)
}

/** The licence of a key as somebody typed it, whatever became of it, with its owner. */
export const licenseByKey = ({ db }: Pick<Database, 'db'>, key: string) =>
  db
    .selectFrom('licenses')
    .innerJoin('users', 'users.id', 'licenses.userId')
    .select(['licenses.key', 'licenses.tier', 'licenses.createdAt', 'users.name', 'users.email'])
    .where('licenses.key', '=', key.trim().toUpperCase())
    .executeTakeFirst()

/** Everything that ever happened to a user's licences, the oldest first. */
export const historyOfUser = ({ db }: Pick<Database, 'db'>, userId: string) =>
  db
    .selectFrom('licenseEvents')
    .innerJoin('licenses', 'licenses.id', 'licenseEvents.licenseId')
    .selectAll('licenseEvents')
    .where('licenses.userId', '=', userId)
    .orderBy('licenses.createdAt')
    .orderBy('licenseEvents.step')
    .execute()
