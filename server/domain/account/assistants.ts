/** Assistants that connect to accounts: registering them, which are connected, and parting with them. */
import { randomUUID } from 'node:crypto'
import { assistantScopes } from '#shared/assistants.ts'
import type { Database } from '../../db/client.ts'
import type { Viewer } from '../library/entitlement.ts'
import { licenseOf } from '../selling/licenses.ts'

/** What a program says of itself (RFC 7591, 2). */
export type AssistantMetadata = { name: string | null; uri: string | null; redirectUris: string[] }

/** An assistant that somebody connected. `answersAt` has hosts, or what is on their machine, in words. */
export type ConnectedAssistant = {
  id: string
  name: string
  answersAt: string[]
  connectedAt: Date
  lastUsedAt: Date | null
}

type Db = Pick<Database, 'db' | 'clock'>

const dayMs = 24 * 60 * 60 * 1000
/** Programs that nobody connected within this time are forgotten; they register again when somebody does. */
const unusedMs = 7 * dayMs
/** Those that registered longer ago are connected, nearly all, and not looked through again. */
const lookedThroughMs = 60 * dayMs
/** Use is written down this often at most. */
const useMs = 5 * 60 * 1000

/** Registers a program, as a public client without a secret. Answers its identifier. */
export async function registerAssistant(
  { db, clock }: Db,
  { name, uri, redirectUris }: AssistantMetadata,
): Promise<string> {
  const now = clock()
  await forgetUnused(db, now)
  const clientId = randomUUID()
  await db
    .insertInto('oauthClients')
    .values({
      id: randomUUID(),
      clientId,
      disabled: null,
      scopes: JSON.stringify(assistantScopes),
      clientCredentialsScopes: JSON.stringify([]),
      userId: null,
      createdAt: now,
      updatedAt: now,
      name,
      uri,
      redirectUris: JSON.stringify(redirectUris),
      tokenEndpointAuthMethod: 'none',
      applicationType: 'native',
      grantTypes: JSON.stringify(['authorization_code', 'refresh_token']),
      responseTypes: JSON.stringify(['code']),
      requirePkce: null,
      dpopBoundAccessTokens: null,
    })
    .execute()
  return clientId
}

/** Forgets programs that nobody connected, and what renewed a connection and is over: each hour of use leaves one. */
async function forgetUnused(db: Database['db'], now: Date): Promise<void> {
  await db.deleteFrom('oauthRefreshTokens').where('expiresAt', '<=', now).execute()
  await db
    .deleteFrom('oauthClients')
    .where('createdAt', '<', new Date(now.getTime() - unusedMs))
    .where('createdAt', '>=', new Date(now.getTime() - lookedThroughMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oauthConsents').select('id').whereRef('oauthConsents.clientId', '=', 'oauthClients.clientId'),
        ),
      ),
    )
    .execute()
}

/** A program by its identifier; null where there is none. */
export async function findAssistant({ db }: Pick<Database, 'db'>, clientId: string): Promise<AssistantMetadata | null> {
  const row = await db
    .selectFrom('oauthClients')
    .select(['name', 'uri', 'redirectUris'])
    .where('clientId', '=', clientId)
    .executeTakeFirst()
  return row ? { ...row, redirectUris: listIn(row.redirectUris) } : null
}

/** The assistants somebody connected, the newest first. */
export async function connectedAssistants({ db }: Pick<Database, 'db'>, userId: string): Promise<ConnectedAssistant[]> {
  const rows = await db
    .selectFrom('oauthConsents')
    .innerJoin('oauthClients', 'oauthClients.clientId', 'oauthConsents.clientId')
    .select([
      'oauthConsents.id',
      'oauthConsents.createdAt',
      'oauthConsents.lastUsedAt',
      'oauthClients.name',
      'oauthClients.redirectUris',
    ])
    .where('oauthConsents.userId', '=', userId)
    .orderBy('oauthConsents.createdAt', 'desc')
    .orderBy('oauthConsents.id')
    .execute()
  return rows.map(({ id, name, redirectUris, createdAt, lastUsedAt }) => ({
    id,
    name: assistantName(name),
    answersAt: [...new Set(listIn(redirectUris).map((uri) => answersAt(uri)))],
    connectedAt: createdAt,
    lastUsedAt,
  }))
}

/** Ends what somebody allowed an assistant: its tokens open nothing from the next call on. Answers its name, or null. */
export async function disconnectAssistant(
  { db }: Pick<Database, 'db'>,
  { userId, id }: { userId: string; id: string },
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const consent = await transaction
      .deleteFrom('oauthConsents')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('clientId')
      .executeTakeFirst()
    if (!consent) return null
    const { clientId } = consent
    await transaction
      .deleteFrom('oauthRefreshTokens')
      .where('clientId', '=', clientId)
      .where('userId', '=', userId)
      .execute()
    const client = await transaction
      .selectFrom('oauthClients')
      .select('name')
      .where('clientId', '=', clientId)
      .executeTakeFirst()
    return assistantName(client?.name ?? null)
  })
}

/** Ends what somebody allowed all assistants. Answers how many there were. */
export async function disconnectAssistants({ db }: Pick<Database, 'db'>, userId: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction.deleteFrom('oauthConsents').where('userId', '=', userId).executeTakeFirst()
    await transaction.deleteFrom('oauthRefreshTokens').where('userId', '=', userId).execute()
    return Number(ended.numDeletedRows)
  })
}

/** What whoever has a token may read at this moment; null where the assistant is not connected to the account any more. */
export async function readerThrough(
  { db, clock }: Db,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<Viewer> {
  const consent = await db
    .selectFrom('oauthConsents')
    .select(['id', 'lastUsedAt'])
    .where('clientId', '=', clientId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!consent) return null
  const now = clock()
  if (!consent.lastUsedAt || now.getTime() - consent.lastUsedAt.getTime() >= useMs)
    await db.updateTable('oauthConsents').set({ lastUsedAt: now }).where('id', '=', consent.id).execute()
  return { licenseName: (await licenseOf({ db }, userId))?.tier ?? null }
}

/** What a program is called where it does not say. */
export const assistantName = (name: string | null): string => name ?? 'An assistant without a name'

/** Where a program answers, as people read it: the host, "this computer", or the kind of its address. */
export function answersAt(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri)
  if (isOnThisMachine(redirectUri)) return 'this computer'
  return protocol === 'https:' ? host : `${protocol} links on this computer`
}

/** Whether a program answers on the machine of whoever connects it. */
export const isOnThisMachine = (redirectUri: string): boolean => {
  const { protocol, hostname } = new URL(redirectUri)
  return protocol === 'http:' && loopback.has(hostname)
}

/** Names of one's own machine (RFC 8252, 7.3, and "localhost", which most programs say). */
export const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Lists are text on SQLite, and read already on PostgreSQL. */
const listIn = (list: string | string[]): string[] => (Array.isArray(list) ? list : (JSON.parse(list) as string[]))
