/** What was under way when PostgreSQL went away: all of it or nothing, and once. */
import { sql } from 'kysely'
import { pino } from 'pino'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startPostgres, type StartedPostgres } from '#tests/postgres.ts'
import type { OutgoingMail } from '../mail/outbox.ts'
import { placeOrder } from '../domain/selling/orders.ts'
import { readEnv } from '../env.ts'
import { createPostman } from '../mail/postman.ts'
import { sandbox } from '../payments/sandbox.ts'
import { testWebhookSecret } from '../testing/index.ts'
import { accountServer, type AccountServer } from '../testing/accounts.ts'
import { openDatabase, type Database } from './client.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const postgres = await startPostgres()
if ('missing' in postgres) {
  describe.skip(`what was under way when the database went away (${postgres.missing})`, () => {
    test('is done whole or not at all', () => {})
  })
} else describe('what was under way when the database went away', () => suite(postgres))

const sale = '{"percent":30,"titleTopBanner":"Opening sale","maxCustomers":10,"showProgressBar":true}'

function suite({ url, halt, start, stop }: StartedPostgres) {
  let database: Database
  let accounts: AccountServer
  const logged: string[] = []

  beforeAll(async () => {
    const logger = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
    database = await openDatabase({ databaseUrl: url, dataDir: '' }, { log: logger })
    await database.migrate()
    accounts = await accountServer(database, { env: readEnv({ DISCOUNT_SALE: sale, TRUST_PROXY: 'true' }) })
  })
  afterAll(async () => {
    await database?.close()
    await stop()
  })

  const isBack = () => vi.waitFor(() => database.ping(), { timeout: 15_000 })
  const isAway = () => vi.waitFor(() => expect(database.ping()).rejects.toThrow('it is away'), { timeout: 15_000 })
  const count = async (table: 'licenses' | 'payments' | 'paymentEvents' | 'outboxMails') =>
    (
      await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows

  /** Holds every change of the licences up, so that whoever fulfils an order waits in the middle of it. */
  async function holdLicensesUp(): Promise<Client> {
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    await client.query('begin; lock table licenses in access exclusive mode')
    return client
  }
  const waits = (client: Client) =>
    vi.waitFor(async () => {
      const { rows } = await client.query(`select pid from pg_stat_activity where wait_event_type = 'Lock'`)
      expect(rows).toHaveLength(1)
      return rows[0].pid as number
    })

  const ends: Record<string, (pid: number, other: Client) => Promise<unknown>> = {
    'a fast restart': () => halt('fast').then(start),
    'an immediate restart': () => halt('immediate').then(start),
    'the end of its connection': (pid, other) => other.query(`select pg_terminate_backend(${pid})`),
  }

  test.each(Object.keys(ends))(
    '%s in the middle of a purchase leaves nothing, and the next event one licence',
    async (name) => {
      const buyer = await accounts.member()
      const wish = { tier: 'developer', provider: 'sandbox', sale: accounts.deps.env.discountSale } as const
      const order = (await placeOrder(database, buyer, wish))!
      const { body, signature } = sandbox(testWebhookSecret, database.clock).paid(order)
      const tell = () =>
        accounts.app.request('/webhooks/payments', { method: 'POST', body, headers: { 'stripe-signature': signature } })
      const state = async () => {
        const orders = database.db.selectFrom('orders').select(['state', 'paymentId', 'licenseId'])
        const row = await orders.where('id', '=', order.id).executeTakeFirstOrThrow()
        return {
          ...row,
          payments: await count('payments'),
          events: await count('paymentEvents'),
          licenses: await count('licenses'),
          mails: await count('outboxMails'),
        }
      }
      // The throw-away server writes nothing at once; an order that somebody saw placed is to be there afterwards.
      await sql`checkpoint`.execute(database.db)
      const before = await state()

      const other = await holdLicensesUp()
      const cut = tell()
      await ends[name]!(await waits(other), other)
      const answer = await cut
      expect([answer.status, await answer.json()]).toEqual([503, { error: expect.stringContaining('Tell it again') }])
      await other.end()
      await isBack()
      expect(await state()).toEqual(before)

      for (const outcome of ['taken', 'known']) {
        expect([outcome, (await tell()).status]).toEqual([outcome, 200])
        const { payments, events, licenses, mails } = before
        expect(await state()).toEqual({
          state: 'paid',
          paymentId: expect.any(String),
          licenseId: expect.any(String),
          payments: payments + 1,
          events: events + 1,
          licenses: licenses + 1,
          mails: mails + 1,
        })
      }
    },
  )

  test('a mail that left just before is not sent again', async () => {
    await database.db.deleteFrom('outboxMails').execute()
    let late = 0
    const clock = () => new Date(Date.now() + late)
    const sent: string[] = []
    const postman = createPostman({
      database: { ...database, clock },
      from: 'Millwork <hello@example.com>',
      transport: async ({ to }) => {
        sent.push(to)
        if (sent.length === 1) await halt('fast')
      },
      render: async () => ({ subject: 'A mail', html: '', text: '' }),
      fill: async () => ({ name: 'welcome', props: {} }) as never,
      logger: accounts.deps.logger,
      // The second is to be taken after the outage, not beside the first.
      atOnce: 1,
    })
    const outgoing = (to: string) => ({ name: 'welcome', to, data: {} }) as unknown as OutgoingMail
    await postman.queue(outgoing('one@example.com'))
    await postman.queue(outgoing('two@example.com'))
    postman.start()
    await vi.waitFor(() => expect(sent).toEqual(['one@example.com']))
    await isAway()
    // What somebody had in hand is free for all again.
    late = 10 * 60_000
    await start()
    await vi.waitFor(async () => expect(await count('outboxMails')).toBe(0), { timeout: 30_000 })
    await postman.stop()
    expect(sent).toEqual(['one@example.com', 'two@example.com'])
  })

  test('a sale whose places nobody can count is not promised, and again when they can', async () => {
    const shown = async () => {
      const { props } = await accounts.browser().visit('/pricing')
      return (props as unknown as { site: { sale: unknown } }).site.sale
    }
    expect(await shown()).toMatchObject({ percent: 30 })
    await halt('fast')
    await isAway()
    expect(await shown()).toBeNull()
    await start()
    await isBack()
    expect(await shown()).toMatchObject({ percent: 30 })
  })

  test('a statement that takes too long is ended, and the connection serves on', async () => {
    const slow = sql`set local statement_timeout = 20; select pg_sleep(5)`
    await expect(slow.execute(database.db)).rejects.toThrow(DatabaseUnavailable)
    await expect(database.ping()).resolves.toBeUndefined()
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
      database.db,
    )
    expect(rows).toEqual([{ limit: '10s' }])
  })

  test('nothing of all this told a secret', () => {
    expect(logged.join('')).toContain('the database is away')
    expect(logged.join('') + accounts.logged.join('')).not.toContain(new URL(url).password)
  })
}

test('a server that starts a moment later is waited for', async () => {
  const late = await startPostgres()
  if ('missing' in late) return
  try {
    await late.halt('fast')
    const opening = openDatabase({ databaseUrl: late.url, dataDir: '' }, { waitMs: 30_000 })
    await late.start()
    const database = await opening
    await expect(database.ping()).resolves.toBeUndefined()
    await database.close()
  } finally {
    await late.stop()
  }
})
