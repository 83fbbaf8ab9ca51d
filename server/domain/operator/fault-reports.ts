/** What people found wrong with components: kept for the operator, and read by nobody else. */
import { randomUUID } from 'node:crypto'
import type { Flavour } from '#shared/catalog.ts'
import { site } from '#shared/site.ts'
import type { Database } from '../../db/client.ts'
import { idBegins } from '../../db/id-begins.ts'
import { queueMail, type OutgoingMail } from '../../mail/outbox.ts'
import type { FaultReportRow } from '../../db/tables/operator.ts'

export type ToldFault = FaultReportRow & { name: string; email: string }
export type Fault = { part: string; flavour: Flavour; browser: string; what: string }

/** Keeps what somebody found, with the version of the site they saw, and lets the notice of it leave. */
export async function reportFault(
  { db, clock }: Database,
  { userId, fault, noticeFor }: { userId: string; fault: Fault; noticeFor(id: string): OutgoingMail },
): Promise<void> {
  const id = randomUUID()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('faultReports')
      .values({ ...fault, id, userId, version: site.version, createdAt: clock(), closedAt: null })
      .execute()
    await queueMail({ db: transaction, clock }, noticeFor(id))
  })
}

/** A page of the reports, the newest first, with who told it. */
export async function listFaults(
  { db }: Pick<Database, 'db'>,
  { onlyOpen, limit, offset }: { onlyOpen: boolean; limit: number; offset: number },
): Promise<ToldFault[]> {
  const rows = await db
    .selectFrom('faultReports')
    .selectAll()
    .$if(onlyOpen, (query) => query.where('closedAt', 'is', null))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return withTellers(db, rows)
}

/** The reports whose ids begin like this, two at most: enough to tell one from several. Ids are of 0–9, a–f and "-". */
export async function faultsThatBegin({ db }: Pick<Database, 'db'>, start: string): Promise<ToldFault[]> {
  if (!/^[0-9a-f-]+$/.test(start)) return []
  const rows = await db
    .selectFrom('faultReports')
    .selectAll()
    .where(({ and }) => and(idBegins('faultReports.id', start)))
    .limit(2)
    .execute()
  return withTellers(db, rows)
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

/** Asked by themselves: a page of reports is read in the order of its index, which a join would not be. */
async function withTellers(db: Database['db'], rows: readonly FaultReportRow[]): Promise<ToldFault[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const users = await db.selectFrom('users').select(['id', 'name', 'email']).where('id', 'in', ids).execute()
  const byId = new Map(users.map(({ id, name, email }) => [id, { name, email }]))
  // Whoever deleted their account in between took the report along.
  return rows.flatMap((row) => {
    const teller = byId.get(row.userId)
    return teller ? [{ ...row, ...teller }] : []
  })
}
