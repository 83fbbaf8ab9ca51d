/**
 * What the site is used for, counted by day (UTC) and by nothing that leads to a person. Counts gather in memory and
 * are added to the database in batches, so that a visit costs a guest nothing; several processes add up.
 */
import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { FigureKind } from '../../db/tables/operator.ts'

export type Figures = {
  /** Counts one; never waits. */
  count(kind: FigureKind, name: string): void
  /** Adds what has gathered to the database. Rejects when that is away; what gathered is then kept for later. */
  flush(): Promise<void>
  /** Flushes every half minute from now on. */
  start(): void
  /** Flushes what is left, if the database is there. */
  stop(): Promise<void>
}

type Row = { day: string; kind: FigureKind; name: string; count: number }

const everyMs = 30_000
/** What may gather between two flushes, and what one statement carries. */
const mostRows = 5000
const batch = 100
/** Longer names are cut. Ours are shorter; this is for what came from outside. */
const longestName = 200
/** Different searches that are kept of one day: enough to learn from, too few to fill a disk with. */
export const mostSearches = 200

export function createFigures({ db, clock }: Pick<Database, 'db' | 'clock'>): Figures {
  let gathered = new Map<string, Row>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  function add({ day, kind, name, count }: Row) {
    const key = `${day} ${kind} ${name}`
    const row = gathered.get(key)
    if (row) row.count += count
    else if (gathered.size < mostRows) gathered.set(key, { day, kind, name, count })
  }

  async function write() {
    const rows = [...gathered.values()]
    gathered = new Map()
    // In one order everywhere: processes that add to the same rows wait for one another, never in a circle.
    rows.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    let left = rows
    try {
      left = await withoutTooManySearches({ db }, rows)
      for (; left.length > 0; left = left.slice(batch)) {
        await db
          .insertInto('figures')
          .values(left.slice(0, batch))
          .onConflict((conflict) =>
            conflict.columns(['day', 'kind', 'name']).doUpdateSet({ count: sql`figures.count + excluded.count` }),
          )
          .execute()
      }
    } catch (error) {
      for (const row of left) add(row)
      throw error
    }
  }

  function flush(): Promise<void> {
    running = running.catch(() => {}).then(write)
    return running
  }

  return {
    flush,
    count(kind, name) {
      add({ day: clock().toISOString().slice(0, 10), kind, name: name.slice(0, longestName), count: 1 })
    },
    start() {
      timer = setInterval(() => void flush().catch(() => {}), everyMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await flush().catch(() => {})
    },
  }
}

const keyOf = ({ day, kind, name }: Row) => `${day} ${kind} ${name}`

/** Of searches that are new on their day, as many as there is room for; all other rows. */
async function withoutTooManySearches({ db }: Pick<Database, 'db'>, rows: Row[]): Promise<Row[]> {
  const days = [...new Set(rows.filter(({ kind }) => kind === 'search').map(({ day }) => day))]
  const refused = new Set<Row>()
  for (const day of days) {
    const known = await db
      .selectFrom('figures')
      .select('name')
      .where('day', '=', day)
      .where('kind', '=', 'search')
      .execute()
    const names = new Set(known.map(({ name }) => name))
    for (const row of rows) {
      if (row.kind !== 'search' || row.day !== day || names.has(row.name)) continue
      if (names.size >= mostSearches) refused.add(row)
      else names.add(row.name)
    }
  }
  return rows.filter((row) => !refused.has(row))
}
