import { pino, type Logger } from 'pino'
import { expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import type { Mail } from '#shared/mails.ts'
import type { Database } from '../db/client.ts'
import type { OutgoingMail } from './outbox.ts'
import { testClock } from '../testing/clock.ts'
import { createPostman } from './postman.ts'
import type { Parcel, Transport } from './transport.ts'

const event = { when: 'now', device: 'Firefox on Linux', ip: '192.0.2.7' }
const outgoing = (to: string): OutgoingMail => ({
  name: 'new-sign-in',
  to,
  data: { name: 'Ada', url: 'https://x.example', ...event },
})
const refused = Object.assign(new Error('no such mailbox'), { command: 'RCPT TO', responseCode: 550 })
const minute = 60_000
/** For a machine that is busy. */
const patience = { timeout: 15_000 }

function postmanOn(database: Database, transport: Transport, logger: Logger = pino({ level: 'silent' })) {
  return createPostman({
    database,
    from: 'Millwork <hello@example.com>',
    transport,
    render: async ({ name }) => ({ subject: name, html: '<p>', text: 'text' }),
    fill: async (given) =>
      given.to === 'nobody@example.com' ? null : ({ name: given.name, props: given.data } as Mail),
    logger,
  })
}
const rows = ({ db }: Database) => db.selectFrom('outboxMails').selectAll().execute()

describeEachDatabase('the outbox', (open) => {
  async function openAt() {
    const clock = testClock('2026-01-05T12:00:00Z')
    return { clock, database: await open({ clock }) }
  }

  test('lets each mail leave once, oldest first, and keeps nothing of it', async () => {
    const { clock, database } = await openAt()
    const sent: Parcel[] = []
    const postman = postmanOn(database, async (parcel) => void sent.push(parcel))
    for (const name of ['a', 'b', 'nobody', 'c']) {
      await postman.queue(outgoing(`${name}@example.com`))
      clock.pass(1)
    }
    await postman.deliver()
    expect(sent.map(({ to }) => to)).toEqual(['a@example.com', 'b@example.com', 'c@example.com'])
    expect(sent[0]).toMatchObject({ from: 'Millwork <hello@example.com>', subject: 'new-sign-in' })
    expect(await rows(database)).toEqual([])
  })

  test('loses nothing while the mail server is down, waits longer each time, and delivers when it is back', async () => {
    const { clock, database } = await openAt()
    let isDown = true
    let attempts = 0
    const transport = vi.fn<Transport>(async () => {
      attempts += 1
      if (isDown) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' })
    })
    const postman = postmanOn(database, transport)
    await postman.queue(outgoing('ada@example.com'))
    for (const [passed, expected] of [
      [0, 1],
      [20_000, 1],
      [10_001, 2],
      [30_000, 2],
      [30_001, 3],
      [60 * minute, 4],
    ] as const) {
      clock.pass(passed)
      await postman.deliver()
      expect(attempts).toBe(expected)
    }
    expect(await rows(database)).toMatchObject([{ attempts: 4, lastError: 'connect ECONNREFUSED', failedAt: null }])
    isDown = false
    clock.pass(60 * minute)
    await postman.deliver()
    expect(await rows(database)).toEqual([])
  })

  test('gives up on an address that is refused for good, and on any after four days, and keeps the row', async () => {
    const { clock, database } = await openAt()
    const refuses = postmanOn(database, () => Promise.reject(refused))
    await refuses.queue(outgoing('gone@example.com'))
    await refuses.deliver()
    expect(await rows(database)).toMatchObject([
      { lastError: 'no such mailbox', failedAt: expect.any(Date), failure: 'refused' },
    ])

    const fails = postmanOn(database, () => Promise.reject(new Error('timeout')))
    await fails.queue(outgoing('slow@example.com'))
    clock.pass(4 * 24 * 60 * minute + 1)
    await fails.deliver()
    expect((await rows(database)).every(({ failedAt }) => failedAt !== null)).toBe(true)
  })

  test.each([
    [{ responseCode: 452 }, { failure: null, failedAt: null }],
    [{ responseCode: 554 }, { failure: 'refused' }],
    [{}, { failure: 'unclear' }],
  ])('a content that went out and was answered with %o is %o', async (answer, expected) => {
    const { clock, database } = await openAt()
    const error = Object.assign(new Error('it failed'), { command: 'DATA', ...answer })
    const postman = postmanOn(database, async (_parcel, handOver) => {
      await handOver()
      throw error
    })
    await postman.queue(outgoing('ada@example.com'))
    await postman.deliver()
    expect(await rows(database)).toMatchObject([{ ...expected, handedOverAt: null, lastError: 'it failed' }])
    const sent: string[] = []
    clock.pass(60 * minute)
    await postmanOn(database, async ({ to }) => void sent.push(to)).deliver()
    expect(sent).toHaveLength(expected.failure === null ? 1 : 0)
  })

  test('sends nothing once another has taken the mail', async () => {
    const { clock, database } = await openAt()
    const sent: string[] = []
    const slow = postmanOn(database, async (_parcel, handOver) => {
      // So long that the lease ran out, and another sent it.
      clock.pass(3 * minute)
      await postmanOn(database, async ({ to }, give) => {
        await give()
        sent.push(to)
        throw Object.assign(new Error('later'), { command: 'DATA', responseCode: 451 })
      }).deliver()
      await handOver()
      sent.push('twice')
    })
    await slow.queue(outgoing('ada@example.com'))
    await slow.deliver()
    expect(sent).toEqual(['ada@example.com'])
    expect(await rows(database)).toMatchObject([{ attempts: 2, lastError: 'later' }])
  })

  test('tells the log codes, and neither address nor content', async () => {
    const database = await open()
    const lines: string[] = []
    const logger = pino({}, { write: (line) => void lines.push(line) })
    const secret = Object.assign(new Error('550 <ada@example.com> said: your link is k3y'), {
      ...refused,
      response: '550 <ada@example.com> k3y',
    })
    const postman = postmanOn(database, () => Promise.reject(secret), logger)
    await postman.queue(outgoing('ada@example.com'))
    await postman.deliver()
    expect(lines.join('')).toContain('"responseCode":550')
    expect(lines.join('')).not.toMatch(/ada@example|k3y/)
  })

  test('gives each mail to one of several processes', async () => {
    const database = await open()
    const sent: string[] = []
    const transport: Transport = async ({ to }) => void sent.push(to)
    const postmen = [1, 2, 3].map(() => postmanOn(database, transport))
    for (let count = 1; count <= 12; count++) await postmen[0]!.queue(outgoing(`${count}@example.com`))
    await Promise.all(postmen.map((postman) => postman.deliver()))
    expect(sent).toHaveLength(12)
    expect(new Set(sent).size).toBe(12)
  })

  test('takes up what a process that died had in hand', async () => {
    const { clock, database } = await openAt()
    const dies = postmanOn(database, () => new Promise(() => {}))
    await dies.queue(outgoing('ada@example.com'))
    void dies.deliver()
    await expect.poll(async () => (await rows(database))[0]?.attempts, patience).toBe(1)
    const sent: string[] = []
    const heir = postmanOn(database, async ({ to }) => void sent.push(to))
    await heir.deliver()
    expect(sent).toEqual([])
    clock.pass(2 * minute + 1)
    await heir.deliver()
    expect(sent).toEqual(['ada@example.com'])
  })

  test('lets others leave while a slow mail server holds some up, and never has more in hand than allowed', async () => {
    const database = await open()
    const slow: (() => void)[] = []
    const sent: string[] = []
    let inHand = 0
    let most = 0
    const transport: Transport = async ({ to }) => {
      most = Math.max(most, ++inHand)
      if (to.startsWith('slow')) await new Promise<void>((resolve) => slow.push(resolve))
      sent.push(to)
      inHand -= 1
    }
    const postman = postmanOn(database, transport)
    for (const name of ['slow1', 'slow2', 'slow3', 'slow4', 'slow5', 'a', 'b']) {
      await postman.queue(outgoing(`${name}@example.com`))
    }
    const delivered = postman.deliver()
    await expect.poll(() => sent, patience).toEqual(['a@example.com', 'b@example.com'])
    // What is queued while the slow ones are on their way is not held up by them.
    await postman.queue(outgoing('c@example.com'))
    void postman.deliver()
    await expect.poll(() => sent, patience).toContain('c@example.com')
    for (const name of ['slow6', 'slow7', 'slow8']) await postman.queue(outgoing(`${name}@example.com`))
    void postman.deliver()
    await expect.poll(() => slow.length, patience).toBe(6)
    while (sent.length < 11) {
      slow.shift()?.()
      await new Promise(setImmediate)
    }
    await delivered
    expect(most).toBe(6)
    expect(await rows(database)).toEqual([])
  })

  test('does not wait for a mail server for ever when it stops', async () => {
    const database = await open()
    let isSending = false
    const postman = postmanOn(database, () => {
      isSending = true
      return new Promise(() => {})
    })
    postman.start()
    await postman.queue(outgoing('ada@example.com'))
    await expect.poll(() => isSending, patience).toBe(true)
    await postman.stop(1)
    expect(await rows(database)).toMatchObject([{ failure: null }])
  })

  test('does not make the sender wait for the mail server', async () => {
    const database = await open()
    let isSending = false
    const postman = postmanOn(database, () => {
      isSending = true
      return new Promise(() => {})
    })
    postman.start()
    await postman.queue(outgoing('ada@example.com'))
    await expect.poll(() => isSending, patience).toBe(true)
    await postman.queue(outgoing('grace@example.com'))
    expect(await rows(database)).toHaveLength(2)
  })
})
