/**
 * Waiting for a file that another process writes. SQLite itself would wait in the middle of a call, and with it every
 * request of this process; so it is asked again and again, and others go on between.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseConnection, QueryResult, SqliteDriver } from 'kysely'
import { reasonOf } from './outage.ts'
import type { Refusals } from './refusals.ts'
import { isUnavailable } from './unavailable.ts'

/** For so long a lock is waited for, and asked for this often, in milliseconds. */
const lockMs = 3000
const againMs = 20
/**
 * SQLITE_BUSY (sqlite.org/rescode.html). Its kind "snapshot" is of a transaction that read before it wrote, and cannot
 * be waited out; ours begin with the lock, so it does not occur.
 */
const busy = 5

/** Lets the connection of a driver wait for locks, and tells what the database refuses. */
export function makePatient(driver: SqliteDriver, refusals: Refusals): SqliteDriver {
  const acquire = driver.acquireConnection.bind(driver)
  /** Once somebody waited in vain nobody else does, until something was written again: they all wait in one line. */
  let isLocked = false
  let patient: DatabaseConnection | undefined

  function asPatient(connection: DatabaseConnection): DatabaseConnection {
    async function executeQuery<Row>(...asked: Parameters<DatabaseConnection['executeQuery']>) {
      const deadline = performance.now() + lockMs
      for (;;) {
        try {
          const result = (await connection.executeQuery(...asked)) as QueryResult<Row>
          if (!/^select/i.test(asked[0].sql)) isLocked = false
          return result
        } catch (error) {
          if (!isUnavailable(error)) throw error
          if (!isBusy(error) || isLocked || performance.now() > deadline) {
            isLocked ||= isBusy(error)
            refusals(reasonOf(error))
            throw error
          }
          await wait(againMs)
        }
      }
    }
    return { executeQuery, streamQuery: connection.streamQuery.bind(connection) }
  }

  driver.acquireConnection = async (...asked) => (patient ??= asPatient(await acquire(...asked)))
  return driver
}

const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === busy
