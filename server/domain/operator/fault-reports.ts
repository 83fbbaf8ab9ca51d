/** What people found wrong with components: kept for the operator, and read by nobody else. */
import { randomUUID } from 'node:crypto'
import type { Flavour } from '#shared/catalog.ts'
import { site } from '#shared/site.ts'
import type { Database } from '../../db/client.ts'
import { idBegins } from '../../db/id-begins.ts'

export type Fault = { part: string; flavour: Flavour; browser: string; what: string }

/** Keeps what somebody found, with the version of the site they saw; answers its id. */
export async function reportFault({ db, clock }: Database, userId: string, fault: Fault): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('faultReports')
    .values({ ...fault, id, userId, version: site.version, createdAt: clock(), closedAt: null })
    .execute()
  return id
}

/** A page of the reports, the newest first, with who told it. */
export async function listFaults(
  { db }: Pick<Database, 'db'>,
  { onlyOpen, limit, offset }: { onlyOpen: boolean; limit: number; offset: number },
) {
  return reports(db)
    .$if(onlyOpen, (query) => query.where('faultReports.closedAt', 'is', null))
    .orderBy('faultReports.createdAt', 'desc')
    .orderBy('faultReports.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The reports whose ids begin like this, two at most: enough to tell one from several. Ids are of 0–9, a–f and "-". */
export async function faultsThatBegin({ db }: Pick<Database, 'db'>, start: string) {
  if (!/^[0-9a-f-]+$/.test(start)) return []
  return reports(db)
    .where(({ and }) => and(idBegins('faultReports.id', start)))
    .limit(2)
    .execute()
}

/** Puts a report away; answers false where that was done before, or there is none. */
export async function closeFault({ db, clock }: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('faultReports')
    .set({ closedAt: clock() })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const reports = (db: Database['db']) =>
  db
    .selectFrom('faultReports')
    .innerJoin('users', 'users.id', 'faultReports.userId')
    .selectAll('faultReports')
    .select(['users.name', 'users.email'])
