/** The devices a user may sign in with instead of a password. */
import type { Database } from '../../db/client.ts'

export type PasskeySummary = { id: string; name: string; createdAt: Date | null }

/** A user's passkeys, oldest first; no key comes along. */
export async function listPasskeys({ db }: Database, userId: string): Promise<PasskeySummary[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ name, ...row }) => ({ ...row, name: name || 'Passkey' }))
}

/** Removes one passkey of a user; another user's id leaves it alone. Answers whether there was one. */
export async function removePasskey({ db }: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
