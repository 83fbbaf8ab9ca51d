/**
 * A mail is written together with what it tells of, or neither is: every place that lets a mail leave is walked with an
 * outbox that takes none, as where a process is killed before its mail is queued, and nothing may be different then.
 */
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailName } from '#shared/mails.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer } from '../testing/accounts.ts'
import { adminBeside } from '../testing/admin.ts'
import { testCatalogue } from '../testing/catalogue.ts'
import { testClock } from '../testing/clock.ts'
import { startSocialSite } from '../testing/social.ts'
import { account } from '../testing/together/account.ts'
import { requests } from '../testing/together/requests.ts'
import { selling } from '../testing/together/selling.ts'
import { alert, type Place, type Stage } from '../testing/together/stage.ts'
import { teams } from '../testing/together/teams.ts'

/** Every mail there is, with every place that writes it; one that has none does not compile. */
const places: Record<MailName, Record<string, Place>> = { ...account, ...teams, ...requests, ...selling }

/**
 * What is written down besides: counters, the component of the day, an announcement, which is taken up again where its
 * mails stopped, challenges of passkeys, and sessions, which open nothing before somebody is handed their cookie.
 */
const besides = [
  'outbox_mails',
  'rate_limits',
  'figures',
  'component_days',
  'announcements',
  'verifications',
  'sessions',
]

type Rows = Record<string, string[]>

async function everything(db: Kysely<never>): Promise<Rows> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !besides.includes(name))
  const rows: Rows = {}
  for (const table of tables) {
    const found = await sql`select * from ${sql.table(table)}`.execute(db)
    rows[table] = found.rows.map((row) => JSON.stringify(row)).sort()
  }
  return rows
}

const noMail = {
  sqlite: {
    begin: [`create trigger no_mail before insert on outbox_mails begin select raise(abort, 'no mail'); end`],
    end: [`drop trigger no_mail`],
  },
  postgres: {
    begin: [
      `create function no_mail() returns trigger language plpgsql as $$ begin raise exception 'no mail'; end $$`,
      `create trigger no_mail before insert on outbox_mails for each row execute function no_mail()`,
    ],
    end: [`drop trigger no_mail on outbox_mails`, `drop function no_mail`],
  },
}

describeEachDatabase('where the outbox takes no mail', (open, kind) => {
  let stage: Stage
  beforeAll(async () => {
    const clock = testClock('2026-01-05T12:00:00Z')
    const other = await startSocialSite()
    const database = await open({ clock })
    const added = { [alert.path]: { added: '2026-01-04', isInteractive: false, hasPictures: false } }
    const catalogue = testCatalogue([alert], {}, {}, added)
    const accounts = await accountServer(database, { catalogue, social: other.providers })
    stage = { accounts, admin: adminBeside(accounts), other, clock }
  })
  afterAll(() => stage?.other.stop())

  const run = async (statements: string[]) => {
    for (const words of statements) await sql.raw(words).execute(stage.accounts.database.db)
  }
  const waiting = async (name: MailName) => {
    const rows = stage.accounts.database.db.selectFrom('outboxMails').select('id').where('name', '=', name)
    return (await rows.execute()).length
  }

  describe.each(Object.entries(places) as [MailName, Record<string, Place>][])('%s', (name, ofMail) => {
    test.each(Object.entries(ofMail))('%s leaves nothing behind', async (_what, place) => {
      const act = await place(stage)
      const { db } = stage.accounts.database
      const [before, queued] = [await everything(db as never), await waiting(name)]
      await run(noMail[kind].begin)
      const answer = await act()
        .catch((error: Error) => error)
        .finally(() => run(noMail[kind].end))
      if (answer instanceof Response) expect(answer.status).toBe(500)
      else expect(answer).toMatchObject({ message: expect.stringContaining('no mail') })
      expect(await everything(db as never)).toEqual(before)
      await act()
      expect(await waiting(name)).toBeGreaterThan(queued)
    })
  })
})
