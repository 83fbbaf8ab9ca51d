import { PostgresDialect, type Dialect } from 'kysely'
import { Pool, types } from 'pg'
import { StartError } from '../start-error.ts'

/** Milliseconds to wait for a connection before the request fails. */
const connectTimeout = 10_000

/** A pool of connections to the given address. Nothing is contacted yet. Throws StartError on an address that is none. */
export function postgresDialect(databaseUrl: string): Dialect {
  if (!URL.canParse(databaseUrl)) throw new StartError(`DATABASE_URL is not an address. ${example}`)
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeout,
    types: { getTypeParser: parserFor },
  })
  // The pool replaces a broken idle connection by itself; without a listener the process would end.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}

/** Counts come as text, since a bigint can exceed what a number holds exactly; none of ours does. */
const parserFor: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format as 'text')

const example = 'It should look like postgres://user:password@host:5432/database.'

/** Turns a failed connection into a sentence for the operator; the password in the address is never repeated. */
export function cannotReach(databaseUrl: string, cause: unknown): StartError {
  const { hostname, port, pathname, username } = new URL(databaseUrl)
  const server = `${hostname || 'localhost'}:${port || '5432'}`
  const advice: Record<string, string> = {
    ECONNREFUSED: `Nothing answers at ${server}. Start PostgreSQL there, or correct DATABASE_URL.`,
    ENOTFOUND: `There is no host named ${hostname}. Correct DATABASE_URL.`,
    EAI_AGAIN: `The host name ${hostname} cannot be resolved at the moment. Check the network, or correct DATABASE_URL.`,
    '28P01': `It refuses the password of user ${username}. Correct DATABASE_URL.`,
    '28000': `It does not let user ${username} in. Correct DATABASE_URL or the server's access rules.`,
    '3D000': `It has no database named ${pathname.slice(1)}. Create it, or correct DATABASE_URL.`,
  }
  const code = (cause as { code?: string }).code ?? ''
  const reason =
    advice[code] ?? `It could not be reached (${(cause as Error).message}). Check the server and DATABASE_URL.`
  return new StartError(`The PostgreSQL database of DATABASE_URL is not usable. ${reason}`)
}
