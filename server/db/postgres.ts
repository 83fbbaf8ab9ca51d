import { PostgresDialect, type Dialect, type PostgresPool } from 'kysely'
import { Client, Pool, types, type ClientConfig } from 'pg'
import { StartError } from '../process/start-error.ts'
import { lendConnections } from './connections.ts'
import { type OutageLog, reasonOf, watchForOutage } from './outage.ts'
import { tellRefusals } from './refusals.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Milliseconds. A statement is ended by the server; we stop waiting a little later, should it be unable to. */
const limits = { connect: 10_000, statement: 10_000, forgottenTransaction: 30_000, probe: 5000 }

/** Connections that are open, those of them that nobody uses, and queries that wait for one. */
export type PoolUse = { open: number; idle: number; waiting: number }

/** A pool of connections to the given address. Nothing is contacted yet. Throws StartError on an address that is none. */
export function postgresDialect(databaseUrl: string, log?: OutageLog): { dialect: Dialect; use(): PoolUse } {
  const address = addressOf(databaseUrl)
  const settings = {
    ...address,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.forgottenTransaction,
  }
  const refusals = tellRefusals(log)
  const newPool = () => quietPool(settings, (reason) => outage.suspect(reason))
  const outage = watchForOutage({
    probe: () => probe(address),
    // What the pool holds belongs to a server that is gone.
    // Those in use are closed when they are given back.
    onAway() {
      void pool.end()
      pool = newPool()
    },
    log,
  })
  let pool = newPool()

  const lent: PostgresPool = {
    options: {},
    connect: () => lendConnections(pool, outage, { limitMs: limits.statement + 2000, refusals }),
    end() {
      outage.stop()
      return pool.end()
    },
  }
  const use = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { dialect: new PostgresDialect({ pool: lent }), use }
}

/** For migrations, which may take as long as they need, and wait for one another. */
export function patientDialect(databaseUrl: string): Dialect {
  return new PostgresDialect({
    pool: quietPool({ ...addressOf(databaseUrl), connectionTimeoutMillis: limits.connect }),
  })
}

function addressOf(databaseUrl: string): ClientConfig {
  if (!URL.canParse(databaseUrl)) throw new StartError(`DATABASE_URL is not an address. ${example}`)
  return { connectionString: databaseUrl, types: { getTypeParser: parserFor }, keepAlive: true }
}

/** A pool none of whose connections ends the process when it breaks, be it idle or lent. */
function quietPool(settings: ClientConfig, onLoss: (reason: string) => void = () => {}): Pool {
  const pool = new Pool(settings)
  // The pool replaces a broken idle connection by itself.
  pool.on('error', (error) => onLoss(reasonOf(error)))
  // It does not listen to one that is lent; whoever has that learns of it by their next statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** PostgreSQL's code (its manual, Appendix A). */
const tooManyConnections = '53300'

/** Asks the server, not a connection that was made before. */
async function probe(address: ClientConfig): Promise<void> {
  const client = new Client({ ...address, connectionTimeoutMillis: limits.probe, query_timeout: limits.probe })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    // Who has no connection to give is there.
    if (codeOf(error) !== tooManyConnections) throw error
  } finally {
    // Not awaited: a server that hangs does not say goodbye.
    void client.end()
  }
}

/** Counts come as text, since a bigint can exceed what a number holds exactly; none of ours does. */
const parserFor: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format as 'text')

const example = 'It should look like postgres://user:password@host:5432/database.'

/** Whether a server may be there in a moment, as when both start together (PostgreSQL's code is "starting up"). */
export const isNotThereYet = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', '57P03'].includes(codeOf(error))

/** What the driver said, without what we made of it. */
const originOf = (error: unknown): unknown => (error instanceof DatabaseUnavailable ? (error.cause ?? error) : error)
const codeOf = (error: unknown): string => (originOf(error) as { code?: string } | null)?.code ?? ''

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
  const reason =
    advice[codeOf(cause)] ??
    `It could not be reached (${reasonOf(originOf(cause))}). Check the server and DATABASE_URL.`
  return new StartError(`The PostgreSQL database of DATABASE_URL is not usable. ${reason}`)
}
