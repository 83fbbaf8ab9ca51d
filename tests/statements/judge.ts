/** Reads the plans of both databases: which large tables does a statement read from end to end? */
import { sql, type Kysely, CompiledQuery } from 'kysely'
import type { DatabaseKind } from '#server/db/client.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Statement } from './recorder.ts'

/**
 * Those with a row a day, a row a sale or a row an announcement, and those that say what assistants are given tokens for
 * and sign these; every other table grows with customers or visitors.
 */
export const smallTables: readonly string[] = [
  'announcements',
  'component_days',
  'oauth_resources',
  'sale_queues',
  'signing_keys',
]

/**
 * @param isEmpty whether the tables have no rows to reckon with: then PostgreSQL is asked what it could use, since for
 *   nothing it would read everything
 * @returns what of large tables is read from end to end, as "orders" or "orders by an index"
 */
export async function scansOf(
  db: Kysely<Schema>,
  kind: DatabaseKind,
  statement: Statement,
  { isEmpty = false } = {},
): Promise<string[]> {
  if (!/^\s*(with|select|insert|update|delete)\b/i.test(statement.sql)) return []
  const large = await largeTables(db, kind)
  const partial = await partialIndexes(db, kind)
  const scans =
    kind === 'sqlite' ? await sqliteScans(db, statement) : postgresScans(await postgresPlan(db, statement, isEmpty))
  const bad = scans.filter(({ table, index }) => large.includes(table) && !partial.includes(index ?? ''))
  return [...new Set(bad.map(({ table, index }) => (index ? `${table} by an index` : table)))].toSorted()
}

type Scan = { table: string; index?: string | undefined }

/** All tables but the migrator's own and those that stay small by nature; parts of a statement may have names, too. */
export async function largeTables(db: Kysely<Schema>, kind: DatabaseKind): Promise<string[]> {
  const listed =
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
  const names = (await listed.execute(db)).rows.map(({ name }) => name)
  return names.filter((name) => !name.startsWith('kysely_') && !smallTables.includes(name)).toSorted()
}

/** Those that hold what they are asked for and nothing else: to read one from end to end is to read what was wanted. */
async function partialIndexes(db: Kysely<Schema>, kind: DatabaseKind): Promise<string[]> {
  const listed =
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'index' and sql like '% where %'`
      : sql<{ name: string }>`select indexname as name from pg_indexes where indexdef like '% WHERE %'`
  return (await listed.execute(db)).rows.map(({ name }) => name)
}

/** The bytes of a file come out of a note as an object, and no plan depends on them. */
const bound = (value: unknown) =>
  Object.prototype.toString.call(value) === '[object Object]' ? Buffer.alloc(0) : value

async function sqliteScans(db: Kysely<Schema>, { sql: text, parameters }: Statement): Promise<Scan[]> {
  const asked = CompiledQuery.raw(`explain query plan ${text}`, parameters.map(bound))
  const { rows } = await db.executeQuery<{ detail: string }>(asked)
  // Read in the order of an index until there are enough, without looking any through.
  const isSorted = rows.some(({ detail }) => detail === 'USE TEMP B-TREE FOR ORDER BY')
  const outer = outside(text)
  const isLimited = / limit /.test(outer) && !/ where | group by /.test(outer) && !isSorted
  return rows.flatMap(({ detail }) => {
    const [, table = '', index] = /^SCAN ([a-z_0-9]+)(?: USING (?:COVERING )?INDEX ([a-z_0-9]+))?/.exec(detail) ?? []
    if (!table || (index !== undefined && isLimited)) return []
    const [, real = table] = new RegExp(`"([a-z_]+)" as "${table}"`).exec(text) ?? []
    return [{ table: real, index }]
  })
}

/** A statement without what stands in brackets. */
function outside(text: string): string {
  const less = text.replace(/\([^()]*\)/g, '')
  return less === text ? text : outside(less)
}

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: Plan[]
}

/** In a transaction, so that what is switched off is on again. */
async function postgresPlan(db: Kysely<Schema>, { sql: text, parameters }: Statement, isEmpty: boolean): Promise<Plan> {
  return db.transaction().execute(async (trx) => {
    const without = isEmpty ? ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_material'] : []
    for (const setting of without) await sql.raw(`set local ${setting} = off`).execute(trx)
    const asked = CompiledQuery.raw(`explain (format json) ${text}`, parameters.map(bound))
    const { rows } = await trx.executeQuery<Record<string, [{ Plan: Plan }]>>(asked)
    const [explained] = Object.values(rows[0] ?? {})
    if (!explained) throw new Error(`PostgreSQL has no plan for ${text}`)
    return explained[0].Plan
  })
}

/** What a limit ends early is no scan, unless rows are looked through for it. */
function postgresScans(plan: Plan, isLimited = false): Scan[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Cond': condition, Plans: parts = [], Filter } = plan
  const passes = isLimited && ['LockRows', 'Incremental Sort', 'Result', 'Subquery Scan'].includes(type)
  const below = parts.flatMap((part) => postgresScans(part, type === 'Limit' || passes))
  if (type === 'Seq Scan') return [{ table }, ...below]
  const isWhole = /^Index (Only )?Scan$/.test(type) && condition === undefined && (!isLimited || Filter !== undefined)
  return isWhole ? [{ table, index: plan['Index Name'] }, ...below] : below
}
