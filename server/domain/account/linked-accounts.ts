/** Accounts of other sites that open one of ours. An address joins two accounts only when both sides have proved it. */
import { randomUUID } from 'node:crypto'
import type { SocialName } from '#shared/social.ts'
import type { Clock } from '../../process/clock.ts'
import type { Database } from '../../db/client.ts'
import { queueMail, type OutgoingMail } from '../../mail/outbox.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import { emailLength, nameLength, normaliseEmail, normaliseName } from './accounts.ts'

/** Who somebody is at another site, as that site says. */
export type ProviderProfile = {
  provider: SocialName
  subject: string
  name: string
  email: string | null
  emailVerified: boolean
}

/**
 * `unverified-there`: the other site has no address it can vouch for. `unverified-here`: the address has an account
 * whose owner never proved it, so it may be somebody else's trap.
 */
export type SocialRefusal = 'unverified-there' | 'unverified-here'
type Entered =
  { ok: true; userId: string; change: 'none' | 'created' | 'linked' } | { ok: false; reason: SocialRefusal }

/** What the owner of an account is told when another site opens it from now on. */
export type NoticeFor = (user: { name: string; email: string }) => OutgoingMail

/**
 * Who signs in: whoever the other account was joined to, the owner of the same proved address, who gets the notice, or
 * somebody new.
 */
export async function enter(database: Database, profile: ProviderProfile, noticeFor: NoticeFor): Promise<Entered> {
  const owner = await ownerOf(database, profile)
  if (owner) return { ok: true, userId: owner, change: 'none' }
  const email = profile.email && normaliseEmail(profile.email)
  if (!email || !profile.emailVerified || email.length > emailLength.max) {
    return { ok: false, reason: 'unverified-there' }
  }
  const user = await userWith(database, email)
  if (user && !user.emailVerified) return { ok: false, reason: 'unverified-here' }
  try {
    if (!user) return { ok: true, userId: await create(database, { ...profile, email }), change: 'created' }
    await joinAndTell(database, user.id, { profile, noticeFor })
    return { ok: true, userId: user.id, change: 'linked' }
  } catch (error) {
    // The same person arrived twice at once, or registered meanwhile: what is there now decides.
    if (isUniqueViolation(error)) return enter(database, profile, noticeFor)
    throw error
  }
}

export type LinkRefusal = SocialRefusal | 'taken'

/** Joins an account of another site to a user who asked for it, and lets the notice leave; null when it was done. */
export async function link(
  database: Database,
  userId: string,
  { profile, noticeFor }: Joining,
): Promise<LinkRefusal | null> {
  if (!profile.emailVerified) return 'unverified-there'
  const user = database.db.selectFrom('users').select('emailVerified').where('id', '=', userId)
  if (!(await user.executeTakeFirstOrThrow()).emailVerified) return 'unverified-here'
  try {
    await joinAndTell(database, userId, { profile, noticeFor })
    return null
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return (await ownerOf(database, profile)) === userId ? null : 'taken'
  }
}

/** Takes the account of another site away, unless nothing else would open this one. Answers whether it was. */
export async function unlink(database: Database, userId: string, provider: SocialName): Promise<boolean> {
  return database.db.transaction().execute(async (transaction) => {
    // Whoever removes two at once waits here, or both would be thought to leave the other.
    await transaction.updateTable('users').set({ updatedAt: database.clock() }).where('id', '=', userId).execute()
    const ways = await waysIn({ db: transaction }, userId)
    if (!ways.social.includes(provider) || !opensWithout(ways, provider)) return false
    const own = transaction.deleteFrom('accounts').where('userId', '=', userId).where('providerId', '=', provider)
    await own.execute()
    return true
  })
}

export type WaysIn = { hasPassword: boolean; passkeys: number; social: SocialName[] }

/** Everything that opens a user's account. */
export async function waysIn({ db }: { db: Pick<Database['db'], 'selectFrom'> }, userId: string): Promise<WaysIn> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['providerId', 'password'])
    .where('userId', '=', userId)
    .execute()
  const passkeys = await db.selectFrom('passkeys').select('id').where('userId', '=', userId).execute()
  return {
    hasPassword: accounts.some(({ providerId, password }) => providerId === 'credential' && password !== null),
    passkeys: passkeys.length,
    social: accounts.flatMap(({ providerId }) => (providerId === 'credential' ? [] : (providerId as SocialName))),
  }
}

/** Whether the account could still be opened without this site. */
export const opensWithout = ({ hasPassword, passkeys, social }: WaysIn, provider: SocialName): boolean =>
  hasPassword || passkeys > 0 || social.some((other) => other !== provider)

/** Whether an account of another site was joined to this user. */
export const opens = async (database: Database, userId: string, profile: ProviderProfile): Promise<boolean> =>
  (await ownerOf(database, profile)) === userId

async function ownerOf({ db }: Database, { provider, subject }: ProviderProfile): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('userId')
    .where('providerId', '=', provider)
    .where('accountId', '=', subject)
    .executeTakeFirst()
  return row?.userId ?? null
}

const userWith = ({ db }: Database, email: string) =>
  db.selectFrom('users').select(['id', 'emailVerified']).where('email', '=', email).executeTakeFirst()

/** No token of the other site is kept: it has told who this is, and nothing else is wanted of it. */
async function join(
  { db, clock }: { db: Pick<Database['db'], 'insertInto'>; clock: Clock },
  userId: string,
  { provider: providerId, subject: accountId }: ProviderProfile,
): Promise<void> {
  const now = clock()
  const account = { id: randomUUID(), userId, accountId, providerId, createdAt: now, updatedAt: now }
  await db.insertInto('accounts').values(account).execute()
}

type Joining = { profile: ProviderProfile; noticeFor: NoticeFor }

async function joinAndTell({ db, clock }: Database, userId: string, { profile, noticeFor }: Joining): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await join({ db: transaction, clock }, userId, profile)
    const user = transaction.selectFrom('users').select(['name', 'email']).where('id', '=', userId)
    await queueMail({ db: transaction, clock }, noticeFor(await user.executeTakeFirstOrThrow()))
  })
}

async function create({ db, clock }: Database, profile: ProviderProfile & { email: string }): Promise<string> {
  const now = clock()
  const { email } = profile
  const id = randomUUID()
  const user = { id, email, emailVerified: true, name: nameOf(profile), createdAt: now, updatedAt: now }
  return db.transaction().execute(async (transaction) => {
    await transaction.insertInto('users').values(user).execute()
    await join({ db: transaction, clock }, id, profile)
    return id
  })
}

/** The other site's name for them, within what ours may be. */
function nameOf({ name, email }: { name: string; email: string }): string {
  const plain = [...normaliseName(name.replace(/\p{Cc}/gu, ' '))].slice(0, nameLength.max).join('').trim()
  return plain || email.replace(/@.*$/s, '')
}
