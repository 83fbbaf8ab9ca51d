/** One component of the whole catalogue a day, the same for everyone; its code is open until midnight UTC. */
import { createHash } from 'node:crypto'
import { needed } from '#shared/needed.ts'
import type { Database } from '../../db/client.ts'
import type { Catalogue } from './catalogue.ts'
import { picturedThumbnailOf } from './thumbnail.ts'

type Where = { database: Pick<Database, 'db' | 'clock'>; catalogue: Catalogue }

/** What was read last, per database: every request of a day asks the same. */
const known = new WeakMap<object, { day: string; path: string }>()

export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/**
 * The path of today's component; null while the catalogue is empty. The first who asks on a day chooses: by the date,
 * among those that were not chosen for longest. Of several processes at once one wins, and the others take over.
 */
export async function componentOfTheDay(
  { database, catalogue }: Where,
  now = database.clock(),
): Promise<string | null> {
  const day = dayOf(now)
  const kept = known.get(database)
  if (kept?.day === day && catalogue.meta(kept.path)) return kept.path

  const path = (await chosen(database, catalogue, day)) ?? (await choose({ database, catalogue }, day))
  if (path) known.set(database, { day, path })
  return path
}

/** The components of the days before today, newest first; those that are gone since are left out. */
export async function pastComponents({ database: { db, clock }, catalogue }: Where, now = clock(), limit = 60) {
  const rows = await db
    .selectFrom('componentDays')
    .selectAll()
    .where('day', '<', dayOf(now))
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(({ day, component }) => {
    const meta = catalogue.meta(component)
    return meta ? [{ day, ...picturedThumbnailOf(meta) }] : []
  })
}

async function chosen({ db }: Pick<Database, 'db'>, catalogue: Catalogue, day: string): Promise<string | null> {
  const row = await db.selectFrom('componentDays').select('component').where('day', '=', day).executeTakeFirst()
  return row && catalogue.meta(row.component) ? row.component : null
}

async function choose({ database, catalogue }: Where, day: string): Promise<string | null> {
  const all = catalogue.all().map(({ path }) => path)
  if (all.length === 0) return null
  const { db } = database
  const lately = await db
    .selectFrom('componentDays')
    .select('component')
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(Math.floor(all.length / 2))
    .execute()
  const resting = new Set(lately.map(({ component }) => component))
  const waiting = all.filter((path) => !resting.has(path))
  const drawn = waiting[createHash('sha256').update(day).digest().readUInt32BE() % waiting.length]
  const component = needed(drawn, 'No component is left for the day, though at most half of them rest.')
  const gone = await db.selectFrom('componentDays').select('component').where('day', '=', day).executeTakeFirst()
  if (gone) await db.updateTable('componentDays').set({ component }).where('day', '=', day).execute()
  else
    await db
      .insertInto('componentDays')
      .values({ day, component })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute()
  return chosen(database, catalogue, day)
}
