/**
 * Mails that tell of new components. An announcement is written down first, and its mails are put into the outbox in
 * lots, each in one transaction with the mark how far it is: killed at any moment it can be taken up, and nobody gets it
 * twice.
 */
import type { Database } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import type { AnnouncementRow } from '../../db/tables/news.ts'
import type { Catalogue } from '../library/catalogue.ts'
import { libraryEntry } from '../library/library-entry.ts'

type Db = Pick<Database, 'db'>
/** A component as it was announced. */
export type Announced = { part: string; path: string; title: string; about: string; place: string }
/** What would be announced now. `since` is the day of the last announcement, or the first that counts. */
export type Fresh = { items: Announced[]; since: string }

export const lastAnnouncement = ({ db }: Db): Promise<AnnouncementRow | undefined> =>
  db
    .selectFrom('announcements')
    .selectAll()
    .where('number', '=', ({ selectFrom }) =>
      selectFrom('announcements').select(({ fn }) => fn.max('number').as('last')),
    )
    .executeTakeFirst()

export const announcement = ({ db }: Db, number: number): Promise<AnnouncementRow | undefined> =>
  db.selectFrom('announcements').selectAll().where('number', '=', number).executeTakeFirst()

export const itemsOf = ({ items }: Pick<AnnouncementRow, 'items'>) => JSON.parse(items) as Announced[]

/**
 * What the library has that the last announcement did not know, by part number: an address may change, and what comes
 * late still counts. Before the first, what came on this day (ISO) or later; without one, on the last that brought any.
 */
export function freshComponents(catalogue: Catalogue, last: AnnouncementRow | undefined, since?: string): Fresh {
  const all = catalogue.all().map((meta) => ({ ...meta, added: catalogue.traits(meta.path).added }))
  const known = new Set(last ? (JSON.parse(last.known) as string[]) : [])
  const newest = all.reduce((latest, { added }) => (added > latest ? added : latest), '')
  const from = since ?? newest
  const fresh = all.filter(({ part, added }) => (last ? !known.has(part) : added !== '' && added >= from))
  return {
    since: last ? last.createdAt.toISOString().slice(0, 10) : from,
    items: fresh.map(({ part, path, title, description }) => {
      const entry = libraryEntry(catalogue, path)
      return {
        part,
        path,
        title,
        about: description,
        place: entry ? `${entry.packageTitle} / ${entry.subcategory.title}` : '',
      }
    }),
  }
}

/** How many addresses are still to get an announcement; all that are confirmed, before there is one. */
export async function waitingFor({ db }: Db, under?: AnnouncementRow): Promise<number> {
  const { count } = await db
    .selectFrom('newsSubscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('confirmedAt', 'is not', null)
    .$if(under !== undefined, (query) =>
      query.where('id', '>', under?.queuedTo ?? '').where('confirmedAt', '<=', under?.createdAt ?? null),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Writes an announcement down; null when another began meanwhile. */
export async function beginAnnouncement(
  { db, clock }: Database,
  { items, parts, after }: { items: readonly Announced[]; parts: readonly string[]; after: number },
): Promise<AnnouncementRow | null> {
  const row = { number: after + 1, queued: 0, queuedTo: '', createdAt: clock(), finishedAt: null }
  try {
    return await db
      .insertInto('announcements')
      .values({ ...row, items: JSON.stringify(items), known: JSON.stringify(parts) })
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/** Mails that are put into the outbox at once: little enough that others never wait long for the database. */
const lot = 200

type Queue = (to: string, within: Pick<Database, 'db' | 'clock'>) => Promise<void>

/**
 * Puts the mails of an announcement into the outbox from where it stopped, to all who were on the list when it began;
 * `queue` writes one of them in the transaction it is handed. Several may do it at once. Answers how many there are.
 */
export async function carryOut({ db, clock }: Database, number: number, queue: Queue, size = lot): Promise<number> {
  for (;;) {
    const under = await announcement({ db }, number)
    if (!under || under.finishedAt) return under?.queued ?? 0
    const readers = await db
      .selectFrom('newsSubscriptions')
      .select(['id', 'email'])
      .where('id', '>', under.queuedTo)
      .where('confirmedAt', '<=', under.createdAt)
      .orderBy('id')
      .limit(size)
      .execute()
    const last = readers.at(-1)
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('announcements')
        .set(
          last
            ? ({ eb }) => ({ queuedTo: last.id, queued: eb('queued', '+', readers.length) })
            : { finishedAt: clock() },
        )
        .where('number', '=', number)
        .where('queuedTo', '=', under.queuedTo)
        .where('finishedAt', 'is', null)
        .executeTakeFirst()
      // Somebody else has carried this lot out meanwhile.
      if (numUpdatedRows === 0n) return
      for (const { email } of readers) await queue(email, { db: transaction, clock })
    })
  }
}
