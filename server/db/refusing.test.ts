/** A database that is there and refuses: full, locked, read-only, out of connections. Real failures of real databases. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Client } from 'pg'
import { pino } from 'pino'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { site } from '#shared/site.ts'
import { describeEachDatabase, type OpenTestDatabase, type TestDatabase } from '#tests/databases.ts'
import { runOnServer } from '#tests/postgres.ts'
import { placeOrder } from '../domain/selling/orders.ts'
import { sandbox } from '../payments/sandbox.ts'
import { ada, accountServer, type AccountServer } from '../testing/accounts.ts'
import { testWebhookSecret } from '../testing/index.ts'
import { openDatabase, type Database } from './client.ts'

/** Begins a failure; answers how it ends. */
type Failure = (at: TestDatabase) => Promise<() => unknown>

const failures: Record<Database['kind'], Record<string, Failure>> = {
  sqlite: {
    async full({ db, location }) {
      // What the log of changes has room for is written into the file first.
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
      return fill(location.dataDir)
    },
    async locked({ location }) {
      const other = new DatabaseSync(join(location.dataDir, `${site.slug}.sqlite`))
      other.exec('begin exclusive')
      return () => other.close()
    },
    async 'read-only'({ db }) {
      await sql`pragma query_only = 1`.execute(db)
      return () => sql`pragma query_only = 0`.execute(db)
    },
  },
  postgres: {
    async 'read-only'({ location, pool }) {
      const { href, pathname } = new URL(location.databaseUrl!)
      const elsewhere = new URL('/postgres', href)
      const say = (words: string) => runOnServer(elsewhere.href, `alter database ${pathname.slice(1)} ${words}`)
      await say('set default_transaction_read_only = on')
      await endConnections(location.databaseUrl!)
      // They end a little later; until then a request would fail for want of its connection.
      while (pool!().open > 0) await new Promise((resolve) => setTimeout(resolve, 10))
      return () => say('reset default_transaction_read_only')
    },
  },
}

describeEachDatabase('a database that refuses', (open, kind) => {
  describe.each(Object.keys(failures[kind]))('since it is %s', (name) => {
    if (name !== 'full') suite(open, failures[kind][name]!)
    else
      describe.skipIf(!canMount)('(only where a disk may be mounted)', () =>
        suite(open, failures[kind][name]!, smallDisk),
      )
  })
})

function suite(open: OpenTestDatabase, fail: Failure, disk?: typeof smallDisk) {
  let database: TestDatabase
  let accounts: AccountServer
  const logged: string[] = []

  beforeAll(async () => {
    const small = disk?.('24m')
    const location = small ? { dataDir: small.folder } : (await open()).location
    const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
    const own = await openDatabase(location, { log })
    await own.migrate()
    database = { ...own, location }
    accounts = await accountServer(database)
    return async () => {
      await own.close()
      small?.remove()
    }
  })

  test('a purchase and an account are refused whole with 503, pages go on, and all is well at once afterwards', async () => {
    const { app, browser, member, deps } = accounts
    const buyer = await member()
    const order = (await placeOrder(database, buyer, {
      tier: 'developer',
      provider: 'sandbox',
      sale: deps.env.discountSale,
    }))!
    const { body, signature } = sandbox(testWebhookSecret, database.clock).paid(order)
    const tell = () =>
      app.request('/webhooks/payments', { method: 'POST', body, headers: { 'stripe-signature': signature } })
    const newcomer = browser()
    await newcomer.send('/login')
    const person = { ...ada, email: `${randomUUID()}@example.com` }
    const before = await counts(database)

    const end = await fail(database)
    try {
      const told = await tell()
      expect([told.status, told.headers.get('retry-after')]).toEqual([503, '5'])
      const made = await newcomer.submit('/register', person)
      expect([made.status, made.headers.get('retry-after')]).toEqual([503, '5'])
      const signedIn = await newcomer.submit('/login', buyer)
      expect([signedIn.status, signedIn.headers.get('retry-after')]).toEqual([503, '5'])
      expect((await browser().send('/pricing')).status).toBe(200)
    } finally {
      await end()
    }

    expect(await counts(database)).toEqual(before)
    expect((await tell()).status).toBe(200)
    expect((await newcomer.submit('/register', person)).status).toBe(303)
    const { users, licenses, payments, paymentEvents } = before
    expect(await counts(database)).toEqual({
      users: users + 1,
      licenses: licenses + 1,
      payments: payments + 1,
      paymentEvents: paymentEvents + 1,
    })
    expect(logged.filter((line) => line.includes('the database refuses what is asked'))).toHaveLength(1)
    expect(accounts.logged.filter((line) => line.includes('request failed'))).toEqual([])
  })
}

async function counts({ db }: Database) {
  const tables = ['users', 'licenses', 'payments', 'paymentEvents'] as const
  const count = async (table: (typeof tables)[number]) => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return [table, row.rows] as const
  }
  const all: (readonly [string, number])[] = []
  for (const table of tables) all.push(await count(table))
  return Object.fromEntries(all) as Record<(typeof tables)[number], number>
}

const endConnections = (url: string) =>
  runOnServer(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )

describeEachDatabase('others who use the database up', (open, kind) => {
  test.runIf(kind === 'sqlite')('whoever waits for a lock keeps no other request waiting', async () => {
    const { location } = await open()
    const database = await openDatabase(location)
    onTestFinished(database.close)
    const other = new DatabaseSync(join(location.dataDir, `${site.slug}.sqlite`))
    other.exec('begin exclusive')
    const writing = database.db.deleteFrom('rateLimits').execute()
    // Were it waited for in the middle of a call, this would never come before its end.
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5))
    other.close()
    await writing
  })

  test.runIf(kind === 'postgres')(
    'what began to be read while nothing may be written hinders no later write',
    async () => {
      const { location } = await open()
      const database = await openDatabase(location)
      onTestFinished(database.close)
      const end = await failures.postgres['read-only']!({ ...database, location })
      await database.ping()
      await end()
      await database.db.deleteFrom('rateLimits').execute()
    },
  )

  test.runIf(kind === 'postgres')(
    'a server without a free connection refuses some, and keeps those there are',
    async () => {
      const { location, db } = await open()
      const role = `crowded_${randomUUID().replaceAll('-', '')}`
      await sql.raw(`create role ${role} login password 'words' connection limit 2`).execute(db)
      await sql.raw(`grant postgres to ${role}`).execute(db)
      const url = new URL(location.databaseUrl!)
      Object.assign(url, { username: role, password: 'words' })
      const logged: string[] = []
      const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
      const database = await openDatabase({ databaseUrl: url.href, dataDir: '' }, { log })
      onTestFinished(async () => {
        await database.close()
        await sql.raw(`drop role ${role}`).execute(db)
      })

      const held = Promise.withResolvers<void>()
      const begun = Promise.withResolvers<void>()
      const first = database.db.connection().execute(async () => {
        begun.resolve()
        await held.promise
      })
      await begun.promise
      const other = new Client({ connectionString: url.href })
      await other.connect()
      await expect(database.ping()).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
      await expect(database.ping()).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
      expect(database.pool!().open).toBe(1)
      held.resolve()
      await first
      // The one connection there is serves on, although the server still has none to give.
      await database.ping()
      await other.end()
      const refusals = logged.map((line) => JSON.parse(line).msg)
      expect(refusals).toEqual(['the database refuses what is asked'])
    },
  )
})

/** The server runs as this user where the tests are root's (tests/postgres.ts). */
const accountOfServer = () => {
  try {
    return execFileSync('id', ['-un', 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'nobody'
  }
}

const canMount = process.getuid?.() === 0 && process.platform === 'linux' && tryMount()

/** A container is often root without the right to mount. */
function tryMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A disk of its own, that is soon full. */
function smallDisk(size: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=777`, 'tmpfs', folder])
  const remove = () => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, remove }
}

/** Leaves no byte free; answers how to free them again. */
function fill(folder: string): () => void {
  const ballast = (file: number) => join(folder, `ballast-${file}`)
  let file = 0
  try {
    for (; ; file += 1) writeFileSync(ballast(file), Buffer.alloc(64 * 1024))
  } catch {
    return () => {
      for (; file >= 0; file -= 1) rmSync(ballast(file), { force: true })
    }
  }
}

describeEachDatabase('a full disk of a server (only where one may be mounted)', (open, kind) => {
  test.runIf(canMount && kind === 'postgres')('refuses the statement, and serves on when there is room', async () => {
    const { db } = await open()
    const { folder, remove } = smallDisk('2m')
    onTestFinished(remove)
    const ballast = join(folder, 'ballast')
    writeFileSync(ballast, Buffer.alloc(1024 * 1024))
    const inside = join(folder, 'space')
    execFileSync('mkdir', ['-m', '700', inside])
    execFileSync('chown', [accountOfServer(), inside])
    const space = `small_${randomUUID().replaceAll('-', '')}`
    await sql.raw(`create tablespace ${space} location '${inside}'`).execute(db)
    await sql.raw(`create table ballast (words text) tablespace ${space}`).execute(db)
    const tooMuch = sql`insert into ballast select repeat(md5(n::text), 20) from generate_series(1, 20000) n`
    await expect(tooMuch.execute(db)).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
    expect((await sql`select 1 from ballast`.execute(db)).rows).toEqual([])
    rmSync(ballast)
    await sql`insert into ballast values ('afterwards')`.execute(db)
    await sql`drop table ballast`.execute(db)
    await sql.raw(`drop tablespace ${space}`).execute(db)
  })
})
