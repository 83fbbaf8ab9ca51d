/** Three real processes on one PostgreSQL: whoever comes to one of them is known, counted and served by all. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { present } from '#toolchain/present.ts'
import { startPostgres, type StartedPostgres } from '../postgres.ts'
import { freePort, runServer } from './product.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const postgres = await startPostgres()
if ('missing' in postgres) {
  describe.skip(`three processes (${postgres.missing})`, () => {
    test('agree', () => {})
  })
} else describe('three processes', () => suite(postgres))

const places = 3
const sale = { percent: 30, titleTopBanner: 'Opening sale', maxCustomers: places, showProgressBar: true }
const [cheap, full] = [13_900, 19_900]

type Process = { visitor(): Visitor; folder: string; child: ReturnType<typeof runServer>['child'] }

function suite({ url, stop }: StartedPostgres) {
  const processes: Process[] = []
  beforeAll(async () => {
    for (let started = 0; started < 3; started++) processes.push(await start())
  })
  afterAll(async () => {
    for (const { child, folder } of processes) {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
    await stop()
  })

  async function start(): Promise<Process> {
    const port = await freePort()
    const folder = mkdtempSync(join(tmpdir(), 'millwork-'))
    const run = runServer({
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: url,
      APP_SECRET: 'the same of every process, as it must be',
      DISCOUNT_SALE: JSON.stringify(sale),
      TRUST_PROXY: 'true',
      PAGES_AHEAD: 'false',
      LOG_LEVEL: 'warn',
    })
    await run.says('is at http')
    return { visitor: () => newVisitor(`http://localhost:${port}`), folder, child: run.child }
  }
  const at = (turn: number) => present(processes[turn % processes.length], 'a process')
  const person = (name: string) => ({ name, email: `${name}@example.com`, password: 'grey otters at dawn' })
  const registered: string[] = []
  async function member(name: string, turn: number) {
    const visitor = at(turn).visitor()
    registered.push(person(name).email)
    expect((await visitor.submit('/register', person(name))).status).toBe(303)
    return visitor
  }
  /** The same browser, sent on to another process. */
  function movedTo(turn: number, from: Visitor) {
    const visitor = at(turn).visitor()
    for (const [name, value] of from.cookies) visitor.cookies.set(name, value)
    return visitor
  }

  test('who signs in at one is signed in at all, and who signs out at one is signed out at all', async () => {
    const first = await member('wanders', 0)
    const second = movedTo(1, first)
    expect((await second.send('/app')).status).toBe(200)
    expect((await movedTo(2, first).send('/app')).status).toBe(200)
    expect((await second.submit('/logout', {})).status).toBe(303)
    for (const turn of [0, 1, 2]) {
      const { headers } = await movedTo(turn, first).send('/app')
      expect(headers.get('location')).toMatch(/^\/login/)
    }
  })

  test('a password is guessed ten times in all, not ten times at each', async () => {
    await member('guessed', 0)
    const tries = Array.from({ length: 30 }, async (_, turn) => {
      const guess = { email: person('guessed').email, password: `a wrong guess ${turn}` }
      return (await at(turn).visitor().submit('/login', guess)).status
    })
    const answers = await Promise.all(tries)
    expect(answers.filter((status) => status !== 429)).toHaveLength(10)
  })

  test('places of a sale are held and sold once, whichever process somebody pays at', async () => {
    const buyers = await Promise.all(Array.from({ length: 9 }, (_, turn) => member(`buys-${turn}`, turn)))
    const begun = await Promise.all(
      buyers.map(async (buyer) => {
        const { headers } = await buyer.submit('/checkout/unlimited', { shown: cheap })
        return { buyer, location: headers.get('location') ?? '' }
      }),
    )
    const inside = begun.filter(({ location }) => location.startsWith('/checkout/sandbox/'))
    expect(inside).toHaveLength(places)
    // Each pays at two processes at once, neither of which it began at.
    const paid = inside.flatMap(({ buyer, location }) =>
      [0, 1, 2].map(async (turn) => (await movedTo(turn, buyer).submit(location, { outcome: 'pay' })).status),
    )
    expect(new Set(await Promise.all(paid))).toEqual(new Set([303]))
    const late = await member('late', 1)
    expect((await late.submit('/checkout/unlimited', { shown: cheap })).headers.get('location')).toBe(
      '/checkout/unlimited',
    )
    expect((await late.submit('/checkout/unlimited', { shown: full })).headers.get('location')).toMatch(
      /^\/checkout\/sandbox\//,
    )
  })

  test('each mail is sent by one of them, once', async () => {
    const sent = () =>
      processes
        .map(({ folder }) => join(folder, 'outbox'))
        .flatMap((folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []))
        .filter((file) => file.endsWith('.json'))
        .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { to: string; subject: string })
        .filter(({ subject }) => /verif|confirm/i.test(subject))
        .map(({ to }) => to)
        .toSorted()
    expect(registered.length).toBeGreaterThan(10)
    await expect.poll(sent, { timeout: 30_000 }).toEqual(registered.toSorted())
  })
}
