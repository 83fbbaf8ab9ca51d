/** Access keys for tests: made for somebody, and used as by a program. */
import { type KeyOwner, makeAccessKey, readAccessKey } from '../domain/account/access-keys.ts'
import { noteAccessKeyUse } from '../domain/account/access-key-use.ts'
import { coarseNetwork } from '../http/client-network.ts'
import type { AccountServer } from './accounts.ts'

type Made = { name?: string; expiresAt?: Date | null; teamId?: string }

/** A key of somebody, or of the team they own; the mail that tells of it is taken out of the way. */
export async function accessKeyOf(
  { database, mailsTo }: AccountServer,
  userId: string,
  { name = 'Build', expiresAt = null, teamId }: Made = {},
): Promise<string> {
  const owner: KeyOwner = teamId === undefined ? { userId } : { teamId, ownerId: userId }
  const user = database.db.selectFrom('users').select(['name', 'email']).where('id', '=', userId)
  const { email, name: of } = await user.executeTakeFirstOrThrow()
  const event = { when: '', device: '', ip: '' }
  const made = await makeAccessKey(database, {
    owner,
    name,
    expiresAt,
    madeWith: 'page',
    notice: ({ prefix }) => ({
      name: 'access-key-made',
      to: email,
      data: { name: of, keyName: name, prefix, isTeam: teamId !== undefined, ends: null, url: '', ...event },
    }),
  })
  if (!made.ok) throw new Error(`no key was made: ${made.reason}`)
  await mailsTo(email)
  return made.key
}

/** Uses a key from an address, as every channel does that takes one. */
export async function useAccessKey({ database }: AccountServer, presented: string, ip: string): Promise<boolean> {
  const read = await readAccessKey(database, presented, database.clock())
  if (read.kind !== 'known') throw new Error(`this key is ${read.kind}`)
  const network = coarseNetwork(ip)
  return noteAccessKeyUse(database, read.key, {
    network,
    notice: ({ name, email, keyName }) => ({
      name: 'access-key-new-network',
      to: email,
      data: { name, keyName, network, when: '', url: '' },
    }),
  })
}
