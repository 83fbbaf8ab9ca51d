/** What a link in a mail was made for: it is worth nothing once the address or the password is another one. */
import { createHash } from 'node:crypto'
import type { Database } from '../../db/client.ts'

/** The password's hash as it is stored now; null where an account has none. */
export async function storedPassword({ db }: { db: Reading }, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? null
}
type Reading = Pick<Database['db'], 'selectFrom'>

/** A fingerprint of an address together with the stored password; neither can be read from it. */
export async function credentialState(database: { db: Reading }, userId: string, email: string): Promise<string> {
  const password = await storedPassword(database, userId)
  return createHash('sha256')
    .update(JSON.stringify([email, password]))
    .digest('base64url')
}
