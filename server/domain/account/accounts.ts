/** Making an account, signing in and out. Nothing here tells a stranger whether an address has an account. */
import { randomUUID } from 'node:crypto'
import type { DarkMode } from '#shared/page-props.ts'
import type { Database } from '../../db/client.ts'
import { queueMail } from '../../mail/outbox.ts'
import { passwordProblem, type PasswordProblem } from './password-rules.ts'
import { checkPassword } from './passwords.ts'

/** Characters of a name, after trimming. */
export const nameLength = { min: 1, max: 100 } as const
/** Characters of an address (RFC 5321, 4.5.3.1.3 without the angle brackets). */
export const emailLength = { max: 254 } as const

/** Where somebody signs in from, kept with the session so that its owner can recognise it. */
export type Origin = { ip: string; userAgent: string }

/** What accounts need of the authentication library. Cookies are Set-Cookie values. */
export type Authentication = {
  hashPassword(password: string): Promise<string>
  verifyPassword(hash: string, password: string): Promise<boolean>
  /** Begins a session for a user who has proved who they are; answers its cookies. */
  startSession(details: Origin & { userId: string; remember: boolean }): Promise<string[]>
  /** Ends the session these request headers carry, if any. */
  signOut(requestHeaders: Headers): Promise<string[]>
}

export type Recognised = { ok: true; userId: string }

type Credentials = { database: Database; auth: Pick<Authentication, 'hashPassword' | 'verifyPassword'> }

/**
 * Makes an account. An address that has an account already is treated as signing in to it: with the right password
 * this succeeds, otherwise it is refused like any wrong details (docs/decisions/0003).
 * The answer takes equally long either way. Email and name must be normalised. `isNew` tells whether it was made now,
 * and with it the mail that proves the address.
 */
export async function register(
  { database, auth }: Credentials,
  { name, email, password, optAppDarkMode = 'system' }: NewAccount,
): Promise<
  | (Recognised & { isNew: boolean })
  | { ok: false; reason: 'refused' }
  | { ok: false; reason: 'password'; problem: PasswordProblem }
> {
  const problem = passwordProblem(password, { name, email })
  if (problem) return { ok: false, reason: 'password', problem }
  const passwordHash = await auth.hashPassword(password)
  const isNew = await addUser(database, { name, email, optAppDarkMode, passwordHash })
  const user = await checkPassword({ database, auth }, { email }, password)
  return user ? { ok: true, isNew, ...user } : { ok: false, reason: 'refused' }
}
type NewAccount = { name: string; email: string; password: string; optAppDarkMode?: DarkMode | undefined }

/** Who signs in. An unknown address and a wrong password give the same answer after the same time. */
export async function signIn(
  credentials: Credentials,
  { email, password }: { email: string; password: string },
): Promise<Recognised | { ok: false }> {
  const user = await checkPassword(credentials, { email: normaliseEmail(email) }, password)
  return user ? { ok: true, ...user } : { ok: false }
}

/** Ends the session the headers carry; answers the Set-Cookie values that clear it. */
export async function signOut(auth: Authentication, requestHeaders: Headers): Promise<string[]> {
  return auth.signOut(requestHeaders)
}

/** The form an address is stored and compared in: trimmed, NFC, lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** The form a name is stored in: trimmed, NFC, every run of white space one space. */
export function normaliseName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ')
}

/** Adds the user, the password and the mail to prove the address, all or nothing; leaves an existing user as it is. Answers which. */
async function addUser(
  { db, clock }: Database,
  {
    name,
    email,
    optAppDarkMode,
    passwordHash,
  }: { name: string; email: string; optAppDarkMode: DarkMode; passwordHash: string },
): Promise<boolean> {
  const now = clock()
  const times = { createdAt: now, updatedAt: now }
  const id = randomUUID()
  return db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('users')
      .values({ id, name, email, image: null, pendingEmail: null, snippetDefaults: null, optAppDarkMode, ...times })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return false
    await transaction
      .insertInto('accounts')
      .values({
        id: randomUUID(),
        userId: id,
        accountId: id,
        providerId: 'credential',
        password: passwordHash,
        ...times,
      })
      .execute()
    const data = { userId: id, isChange: false }
    await queueMail({ db: transaction, clock }, { name: 'verify-email', to: email, data })
    return true
  })
}
