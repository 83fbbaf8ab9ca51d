import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { carryOut } from '../domain/operator/announcements.ts'
import { askForNews, switchNewsOff, switchNewsOn } from '../domain/operator/news-subscriptions.ts'
import { queueMail } from '../mail/outbox.ts'
import { accountServer, type AccountServer } from '../testing/accounts.ts'
import { adminBeside } from '../testing/admin.ts'
import type { Announcing } from '../testing/announcing-process.ts'
import { testCatalogue, testComponent } from '../testing/catalogue.ts'
import { testClock } from '../testing/clock.ts'

const child = join(import.meta.dirname, '../testing/announcing-process.ts')
const component = (slug: string, part: string) =>
  testComponent(`application-ui/components/alerts/${slug}`, { title: `The ${slug} alert`, part })
const traits = (added: string) => ({ added, isInteractive: false, hasPictures: false })
const catalogueOf = (...days: [slug: string, added: string][]) =>
  testCatalogue(
    days.map(([slug], at) => component(slug, `AUI-C01-${at + 1}`)),
    {},
    {},
    Object.fromEntries(days.map(([slug, added]) => [`application-ui/components/alerts/${slug}`, traits(added)])),
  )
const early: [string, string][] = [
  ['first', '2025-11-01'],
  ['second', '2025-12-01'],
]

describeEachDatabase('announcing new components', (open) => {
  let accounts: AccountServer
  let database: TestDatabase
  const clock = testClock('2026-01-05T12:00:00Z')
  const beside = (...days: [string, string][]) =>
    adminBeside({ ...accounts, deps: { ...accounts.deps, catalogue: catalogueOf(...days) } })
  const announcing = (number: number) => (to: string, within: Parameters<typeof queueMail>[0]) =>
    queueMail(within, { name: 'new-components', to, data: { announcement: number } })
  const recipients = async () =>
    (await database.db.selectFrom('outboxMails').select('recipient').execute()).map(({ recipient }) => recipient)
  const readers = (count: number) => Array.from({ length: count }, (_, at) => `reader-${at}@guests.example`)
  const signUp = async (...emails: string[]) => {
    for (const email of emails) await switchNewsOn(database, email)
  }

  /** Somebody gave this address, and its mail has left. */
  async function waits(email: string) {
    await askForNews(database, email)
    await accounts.mailsTo(email)
  }

  beforeEach(async () => {
    database = await open({ clock })
    accounts = await accountServer(database)
  })

  test('says first what would be sent and to how many, and sends nothing', async () => {
    await signUp('a@guests.example', 'b@guests.example')
    await waits('waiting@guests.example')
    const told = await beside(...early)('announce')
    expect(told).toContain(
      'Nothing was announced before, so new is what came on 2025-12-01, the last day that brought any.',
    )
    expect(told).toContain('Add --since=<day> to begin at another day.')
    expect(told).toContain('New since 2025-12-01, that day included: 1 component.')
    expect(told).toContain('AUI-C01-2  The second alert (application-ui / alerts)')
    expect(told).toContain('To 2 confirmed addresses.')
    expect(told).toContain('Add --send')
    const wider = await beside(...early)('announce --since=2025-01-01')
    expect(wider).toContain('2 components')
    expect(wider).not.toContain('Nothing was announced before')
    expect(await recipients()).toEqual([])
    await expect(beside(...early)('announce --since=yesterday')).rejects.toThrow('is no day')
  })

  test('sends to whoever confirmed, each once, and counts the next from there', async () => {
    await signUp('a@guests.example')
    await waits('waiting@guests.example')
    expect(await beside(...early)('announce --send')).toContain('1 mail is on the way.')
    const [mail] = await accounts.mailsTo('a@guests.example')
    const { props } = mail as unknown as { props: { components: object[]; more: number; url: string } }
    expect(props.components).toEqual([
      {
        title: 'The second alert',
        about: 'When you need second.',
        place: 'application-ui / alerts',
        url: `http://localhost:3000${urls.component('application-ui/components/alerts/second')}`,
      },
    ])
    expect(props).toMatchObject({ more: 0, url: 'http://localhost:3000/components?sort=newest' })
    expect(await beside(...early)('announce --send')).toContain('No component is new since the announcement of')
    await expect(beside(...early)('announce --since=2025-01-01')).rejects.toThrow('--since is for the first')
    // What was written down on an earlier day and came late counts as new, too.
    expect(await beside(...early)('announce')).not.toContain('Nothing was announced before')
    const later = await beside(...early, ['late', '2025-11-15'], ['third', '2026-01-06'])('announce')
    expect(later).toContain('2 components')
    expect(later).toMatch(/late alert[^]*third alert/)
    expect(await accounts.mailsTo('waiting@guests.example')).toEqual([])
  })

  test('is not used up while nobody is on the list', async () => {
    await expect(beside(...early)('announce --send')).rejects.toThrow('Nobody is on the list')
    await signUp('a@guests.example')
    expect(await beside(...early)('announce --send')).toContain('1 mail is')
  })

  test('whoever left the list before the mail left gets none', async () => {
    await signUp('a@guests.example', 'b@guests.example')
    await beside(...early)('announce --send')
    expect(await beside(...early)('announce strike A@Guests.example')).toContain('is off the list')
    await expect(beside(...early)('announce strike a@guests.example')).rejects.toThrow('not on the list')
    expect(await accounts.mailsTo('a@guests.example')).toEqual([])
    expect(await accounts.mailsTo('b@guests.example')).toHaveLength(1)
  })

  test('that was stopped on the way goes on where it was, and comes to nobody twice', async () => {
    const everybody = readers(7)
    await signUp(...everybody)
    await beside(...early)('announce --send')
    await database.db.deleteFrom('outboxMails').execute()
    await database.db.updateTable('announcements').set({ queued: 0, queuedTo: '', finishedAt: null }).execute()
    // It ends within its second lot, of which nothing stays.
    let written = 0
    const dying: Parameters<typeof carryOut>[2] = async (to, within) => {
      if ((written += 1) === 5) throw new Error('killed')
      await announcing(1)(to, within)
    }
    await expect(carryOut(database, 1, dying, 3)).rejects.toThrow('killed')
    expect(await recipients()).toHaveLength(3)

    // Who comes and goes meanwhile: the new one hears of the next, and of the others each once.
    clock.pass(1000)
    await signUp('late@guests.example')
    const [gone] = everybody.filter((email) => !written || email === everybody[0])
    const told = await beside(...early)('announce')
    expect(told).toMatch(/was stopped on its way[^]*4 addresses wait[^]*--send to go on/)
    expect(await beside(...early, ['third', '2026-01-06'])('announce --send')).toContain('7 mails are on the way.')
    expect((await recipients()).toSorted()).toEqual(everybody.toSorted())
    await switchNewsOff(database, gone!)
    expect(await beside(...early, ['third', '2026-01-06'])('announce')).toMatch(/third[^]*To 7 confirmed/)
  })

  test('several that carry it out at once send each mail once', async () => {
    const everybody = readers(20)
    await signUp(...everybody)
    await beside(...early)('announce --send')
    await database.db.deleteFrom('outboxMails').execute()
    await database.db.updateTable('announcements').set({ queued: 0, queuedTo: '', finishedAt: null }).execute()
    await Promise.all([1, 2, 3].map(() => carryOut(database, 1, announcing(1), 2)))
    expect((await recipients()).toSorted()).toEqual(everybody.toSorted())
    expect(await beside(...early)('announce --send')).toContain('No component is new')
  })

  test('a process that is killed while it sends leaves whole lots, and another finishes', async () => {
    const everybody = readers(60)
    await signUp(...everybody)
    await beside(...early)('announce --send')
    await database.db.deleteFrom('outboxMails').execute()
    await database.db.updateTable('announcements').set({ queued: 0, queuedTo: '', finishedAt: null }).execute()
    const { location } = database
    const orders: Announcing = { location, number: 1, lot: 4, stopAt: 22, now: clock().toISOString() }
    const victim = spawn(process.execPath, [child, JSON.stringify(orders)], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void victim.kill('SIGKILL'))
    // It stands in the middle of its sixth lot.
    await once(victim.stdout, 'data')
    victim.kill('SIGKILL')
    await once(victim, 'exit')
    expect(await recipients()).toHaveLength(20)
    expect(await beside(...early)('announce --send')).toContain('60 mails are on the way.')
    expect((await recipients()).toSorted()).toEqual(everybody.toSorted())
  })
})
