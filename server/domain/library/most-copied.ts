/** Which components are taken most, as one order for a whole day. */
import type { Database } from '../../db/client.ts'
import { dayOf } from './component-of-the-day.ts'

/** How often each component was taken, by its path. */
export type Copies = ReadonlyMap<string, number>

/** Days that count; what was liked long ago says little. */
export const daysOfCopies = 90
const dayMs = 24 * 60 * 60 * 1000

/** What was read last, per database: every request of a day asks the same. */
const known = new WeakMap<object, { day: string; copies: Copies }>()

/**
 * The copies of the last 90 whole days (UTC), of all flavours and channels. Read once a day and process, so that the
 * order is the same for everybody from midnight to midnight. Rejects while the database is away.
 */
export async function copiesOf(database: Pick<Database, 'db' | 'clock'>, now = database.clock()): Promise<Copies> {
  const day = dayOf(now)
  const kept = known.get(database)
  if (kept?.day === day) return kept.copies
  const until = new Date(day)
  const rows = await database.db
    .selectFrom('figures')
    .select(({ fn }) => ['name', fn.sum<number>('count').as('count')])
    .where('kind', '=', 'copy')
    .where('day', '>=', dayOf(new Date(until.getTime() - daysOfCopies * dayMs)))
    .where('day', '<', day)
    .groupBy('name')
    .execute()
  const copies = new Map<string, number>()
  for (const { name, count } of rows) {
    const path = name.slice(0, name.indexOf(' '))
    copies.set(path, (copies.get(path) ?? 0) + count)
  }
  known.set(database, { day, copies })
  return copies
}
