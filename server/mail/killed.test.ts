/** Processes that carry mails and are killed in the middle of it, as by kill -9: no mail comes twice. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { startMailServer, type Answers, type MailServer } from '../testing/mail-server.ts'
import type { Errand } from '../testing/postman-process.ts'
import { queueMail } from './outbox.ts'

const child = join(import.meta.dirname, '../testing/postman-process.ts')
const patience = { timeout: 30_000 }
const never = () => new Promise<string>(() => {})
/** Later than any lease. */
const late = 10 * 60_000

describeEachDatabase('a process that is killed while mails leave', (open) => {
  const undo: (() => void)[] = []
  afterEach(() => {
    for (const step of undo.splice(0)) step()
  })

  async function serverThat(answers: Answers): Promise<MailServer> {
    const server = await startMailServer(answers)
    undo.push(server.close)
    return server
  }

  function carry({ location, clock }: TestDatabase, { url }: MailServer, lateMs = 0): ChildProcess {
    const errand: Errand = { location, smtpUrl: url, now: new Date(clock().getTime() + lateMs).toISOString() }
    const started = spawn(process.execPath, [child, JSON.stringify(errand)], { stdio: ['ignore', 'ignore', 'inherit'] })
    undo.push(() => started.kill('SIGKILL'))
    return started
  }
  const ended = async (process: ChildProcess) => (await once(process, 'exit'))[0] as number | null
  const kill = async (process: ChildProcess) => {
    process.kill('SIGKILL')
    await ended(process)
  }
  const to = (name: string) => ({
    name: 'sign-in-added' as const,
    to: `${name}@example.com`,
    data: { name, site: 'GitHub', url: 'https://x.example', when: 'now', device: 'Firefox', ip: '192.0.2.7' },
  })
  const rows = ({ db }: TestDatabase) => db.selectFrom('outboxMails').selectAll().execute()

  test('after the content went out: the mail is not sent again, and the operator is told that it is unclear', async () => {
    const database = await open()
    await queueMail(database, to('ada'))
    const server = await serverThat({ '.': never })
    const first = carry(database, server)
    await expect.poll(() => server.mails.length, patience).toBe(1)
    await kill(first)
    // Before the lease is over nobody takes it; afterwards it is seen what became of it.
    expect(await ended(carry(database, server))).toBe(0)
    expect(await rows(database)).toMatchObject([{ attempts: 1, failure: null }])
    expect(await ended(carry(database, server, late))).toBe(0)
    expect(await rows(database)).toMatchObject([{ failure: 'unclear', lastError: expect.stringContaining('ended') }])
    expect(await ended(carry(database, server, 2 * late))).toBe(0)
    expect(server.mails).toHaveLength(1)
  })

  test('before the content went out: it leaves once, when the lease is over', async () => {
    const database = await open()
    await queueMail(database, to('ada'))
    let isStuck = true
    const server = await serverThat({ RCPT: () => (isStuck ? never() : '250 ok') })
    const first = carry(database, server)
    await expect.poll(() => server.heard.some((line) => line.startsWith('RCPT')), patience).toBe(true)
    await kill(first)
    isStuck = false
    expect(await ended(carry(database, server, late))).toBe(0)
    expect(server.mails).toHaveLength(1)
    expect(await rows(database)).toEqual([])
  })

  test('one of three that carry together: every mail comes once at most, and what did not come can be seen', async () => {
    const database = await open()
    const names = Array.from({ length: 24 }, (_, at) => `person${at}`)
    for (const name of names) await queueMail(database, to(name))
    const server = await serverThat({})
    const [victim, ...others] = [1, 2, 3].map(() => carry(database, server))
    await expect.poll(() => server.mails.length, patience).toBeGreaterThan(0)
    await kill(victim!)
    await Promise.all(others.map(async (other) => other.exitCode ?? (await ended(other))))
    expect(await ended(carry(database, server, late))).toBe(0)
    const cameTo = server.mails.map((mail) => /^To: (\w+)@/m.exec(mail)![1]!)
    expect(new Set(cameTo).size).toBe(cameTo.length)
    const left = await rows(database)
    expect(left.every(({ failure }) => failure === 'unclear')).toBe(true)
    const unclear = left.map(({ recipient }) => recipient.split('@')[0]!)
    expect(new Set([...cameTo, ...unclear])).toEqual(new Set(names))
  })
})
