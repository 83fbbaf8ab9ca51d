/** Connections of a pool as queries get them: nobody waits for ever, and none that broke is used again. */
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { type Outage, reasonOf } from './outage.ts'
import { patiently } from './patience.ts'
import type { Refusals } from './refusals.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** A statement without an answer for this long, in milliseconds, makes one ask whether the server is there at all. */
const doubtMs = 2000

/**
 * PostgreSQL's error codes (its manual, Appendix A): connection lost, forgotten in a transaction, shut down or not yet
 * up. After any of these the connection is closed.
 */
const lost = /^(08...|25P03|57P0[1-5])$/
/** Ended by the statement's time limit, refused for want of memory, room or connections, or of one that only reads. */
const refused = /^(57014|53...|25006)$/

/**
 * Whether a connection began while the database was read-only. It stays so, also when the database may be written
 * again: such a one is closed when it is given back.
 */
const onlyReads = new WeakMap<PoolClient, boolean>()

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? ''

/** A connection that is lent until it is released. Rejects with DatabaseUnavailable when there is none in time. */
export async function lendConnections(
  pool: Pool,
  outage: Outage,
  { limitMs, refusals }: { limitMs: number; refusals: Refusals },
): Promise<PostgresPoolClient> {
  const limits = {
    limitMs,
    doubtMs,
    onDoubt: () => outage.suspect('no answer for two seconds'),
    onceHopeless: outage.onceAway,
  }
  outage.refuseWhileAway()
  const coming = openConnection(pool)
  let client: PoolClient
  try {
    client = await patiently(coming, limits)
  } catch (cause) {
    coming.then(
      (late) => late.release(true),
      () => {},
    )
    // A server that refuses is there, and what is open of ours serves on.
    if (refused.test(codeOf(cause))) refusals(reasonOf(cause))
    else outage.suspect(reasonOf(cause))
    throw new DatabaseUnavailable('there is no connection', { cause })
  }

  let isBroken = false
  const onError = () => (isBroken = true)
  client.on('error', onError)

  /** What a failed statement says of its connection. */
  function judge(error: unknown): unknown {
    const code = codeOf(error)
    if (refused.test(code)) {
      refusals(reasonOf(error))
      return new DatabaseUnavailable('it ended or refused a statement', { cause: error })
    }
    const gaveUp = error instanceof DatabaseUnavailable
    if (!isBroken && !gaveUp && !lost.test(code)) return error
    isBroken = true
    outage.suspect(reasonOf(error))
    return gaveUp ? error : new DatabaseUnavailable('the connection was lost', { cause: error })
  }

  async function answer(statement: string, parameters: readonly unknown[]) {
    if (isBroken) throw new DatabaseUnavailable('the connection was lost')
    try {
      const asked = client.query<never>(statement, [...parameters])
      return (await patiently(asked, limits)) as PostgresQueryResult<never>
    } catch (error) {
      throw judge(error)
    }
  }

  function query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new TypeError('Nothing is read by cursor here.')
    return answer(statement, parameters)
  }

  return {
    query,
    release(destroy) {
      client.off('error', onError)
      client.release(destroy || isBroken || onlyReads.get(client))
    },
  }
}

async function openConnection(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect()
  if (onlyReads.has(client)) return client
  try {
    const { rows } = await client.query<{ transactionReadOnly: string }>(
      `select current_setting('transaction_read_only') as "transactionReadOnly"`,
    )
    onlyReads.set(client, rows[0]?.transactionReadOnly === 'on')
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}
