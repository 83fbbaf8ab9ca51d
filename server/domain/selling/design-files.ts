/** Files sent with a request to the design service. They lie in the database, so that a backup and a deletion hold them. */
import { randomUUID } from 'node:crypto'
import type { FileKind } from '#shared/design-service.ts'
import type { Database } from '../../db/client.ts'
import type { DesignFileRow } from '../../db/tables/selling.ts'

type Db = Pick<Database['db'], 'selectFrom' | 'insertInto'>
/** A file that was looked through: its kind by its content, its name made safe. */
export type GivenFile = { name: string; kind: FileKind; bytes: Uint8Array }

/** Keeps files with a request, in the transaction that is handed in. */
export async function keepFiles(
  { db, clock }: { db: Db; clock: Database['clock'] },
  requestId: string,
  files: readonly GivenFile[],
): Promise<void> {
  const now = clock().getTime()
  for (const [at, { name, kind, bytes }] of files.entries()) {
    const id = randomUUID()
    // A millisecond apart, so that they stay in the order they were chosen in.
    const row = { id, requestId, name, kind, size: bytes.length, createdAt: new Date(now + at) }
    await db.insertInto('designFiles').values(row).execute()
    await db.insertInto('designFileBytes').values({ fileId: id, bytes }).execute()
  }
}

/** The files of a request in the order they came, without what is in them. */
export async function filesOf({ db }: { db: Db }, requestId: string): Promise<DesignFileRow[]> {
  return db
    .selectFrom('designFiles')
    .selectAll()
    .where('requestId', '=', requestId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** A file of a request with what is in it; null when that request has no such file. */
export async function findFile(
  { db }: { db: Db },
  requestId: string,
  id: string,
): Promise<{ name: string; bytes: Uint8Array } | null> {
  const found = await db
    .selectFrom('designFiles')
    .innerJoin('designFileBytes', 'designFileBytes.fileId', 'designFiles.id')
    .select(['designFiles.name', 'designFileBytes.bytes'])
    .where('designFiles.id', '=', id)
    .where('designFiles.requestId', '=', requestId)
    .executeTakeFirst()
  return found ?? null
}

/** Every file that somebody sent with requests of theirs, without what is in them. */
export async function ownFiles({ db }: { db: Db }, userId: string): Promise<Pick<DesignFileRow, 'id' | 'name'>[]> {
  return db
    .selectFrom('designRequests')
    .innerJoin('designFiles', 'designFiles.requestId', 'designRequests.id')
    .select(['designFiles.id', 'designFiles.name'])
    .where('designRequests.userId', '=', userId)
    .execute()
}

/** What is in a file; null where it went meanwhile. */
export async function bytesOf({ db }: { db: Db }, id: string): Promise<Uint8Array | null> {
  const found = await db.selectFrom('designFileBytes').select('bytes').where('fileId', '=', id).executeTakeFirst()
  return found?.bytes ?? null
}
