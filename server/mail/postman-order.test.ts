/** In which order mails leave: those to one person as they were written, and nobody waits for another. */
import type { KyselyPlugin } from 'kysely'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import type { Mail } from '#shared/mails.ts'
import type { Database } from '../db/client.ts'
import { queueMail, type OutgoingMail } from './outbox.ts'
import { testClock } from '../testing/clock.ts'
import { createPostman } from './postman.ts'

const event = { when: 'now', device: 'Firefox on Linux', ip: '192.0.2.7' }
/** For a machine that is busy. */
const patience = { timeout: 15_000 }

describeEachDatabase('the order of mails', (open) => {
  async function openAt() {
    const clock = testClock('2026-01-05T12:00:00Z')
    return { clock, database: await open({ clock }) }
  }

  const titled = (to: string, site: string): OutgoingMail => ({
    name: 'sign-in-added',
    to,
    data: { name: 'Ada', site, url: 'https://x.example', ...event },
  })
  /** A mail server that takes its time with some, and tells who came in which order. */
  function slowServer() {
    const began: string[] = []
    const left: string[] = []
    const held = new Map<string, () => void>()
    const fails = new Set<string>()
    const carry = (database: Database) =>
      createPostman({
        database,
        from: 'Millwork <hello@example.com>',
        transport: async ({ subject }) => {
          began.push(subject)
          if (subject.endsWith('slow')) await new Promise<void>((go) => held.set(subject, go))
          if (fails.has(subject)) throw Object.assign(new Error('try later'), { responseCode: 451 })
          left.push(subject)
        },
        render: async ({ props }) => ({ subject: (props as { site: string }).site, html: '<p>', text: 'text' }),
        fill: async (given) => ({ name: given.name, props: given.data }) as Mail,
        logger: pino({ level: 'silent' }),
      })
    return { began, left, held, fails, carry }
  }

  test('lets mails to one address leave in the order they were written, and keeps nobody else waiting', async () => {
    const { database } = await openAt()
    const { began, left, held, carry } = slowServer()
    const [here, there] = [carry(database), carry(database)]
    // All in one moment.
    for (const site of ['1 slow', '2', '3', '4', '5', '6', '7', '8'])
      await queueMail(database, titled('ada@example.com', site))
    await queueMail(database, titled('grace@example.com', 'other'))
    const all = [here.deliver(), there.deliver()]
    await vi.waitFor(() => expect([...began].sort()).toEqual(['1 slow', 'other']), patience)
    await vi.waitFor(() => expect(left).toEqual(['other']), patience)
    held.get('1 slow')?.()
    await Promise.all(all)
    expect(left).toEqual(['other', '1 slow', '2', '3', '4', '5', '6', '7', '8'])
  })

  test('goes on with what a mail kept waiting, though it leaves while the outbox is looked through', async () => {
    const { database } = await openAt()
    const { left, carry } = slowServer()
    for (const site of ['1', '2', '3']) await queueMail(database, titled('ada@example.com', site))
    await carry({ ...database, db: database.db.withPlugin(slowSelects()) }).deliver()
    expect(left).toEqual(['1', '2', '3'])
  })

  test('does not let a mail wait through the back-off of one before it, and goes back to the order after it', async () => {
    const { clock, database } = await openAt()
    const { left, held, fails, carry } = slowServer()
    const postman = carry(database)
    fails.add('1 slow')
    for (const site of ['1 slow', '2']) await queueMail(database, titled('ada@example.com', site))
    const first = postman.deliver()
    await vi.waitFor(() => expect(held.size).toBe(1), patience)
    held.get('1 slow')?.()
    await first
    expect(left).toEqual(['2'])
    clock.pass(20_000)
    await queueMail(database, titled('ada@example.com', '3'))
    clock.pass(20_000)
    fails.clear()
    held.clear()
    const later = postman.deliver()
    await vi.waitFor(() => expect(held.size).toBe(1), patience)
    expect(left).toEqual(['2'])
    held.get('1 slow')?.()
    await later
    expect(left).toEqual(['2', '1 slow', '3'])
  })
})

/** What is read comes late, what is written at once. */
function slowSelects(): KyselyPlugin {
  const selects = new WeakSet<object>()
  return {
    transformQuery({ node, queryId }) {
      if (node.kind === 'SelectQueryNode') selects.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (selects.has(queryId)) await new Promise((go) => setTimeout(go, 50))
      return result
    },
  }
}
