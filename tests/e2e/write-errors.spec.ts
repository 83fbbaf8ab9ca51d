/** A disk that fails while it is written to: what was told stored is there, the rest was refused, and nothing is torn. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import type { KeptMail } from './mails.ts'
import { freePort, runServer } from './product.ts'
import { newVisitor } from './visitor.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'millwork-'))
const password = 'a quiet evening in May'
const addressOf = (at: number) => `ada${at}@example.com`
/** In KiB: room for the log of a few writes. */
const largestFile = 256
/** Accounts from one address in an hour. */
const mostAccounts = 20

const stops: (() => Promise<number | null>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})

async function start(limits: { largestFile?: number } = {}) {
  const port = await freePort()
  const variables = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', PAGES_AHEAD: 'false' }
  const run = runServer(variables, limits)
  await run.says('is at http')
  const stop = () => {
    run.child.kill('SIGTERM')
    return run.exited
  }
  stops.push(stop)
  return { ...run, url: `http://localhost:${port}`, stop }
}

test('is answered with 503 and survived: accounts that were promised are there, and none is there by half', async () => {
  expect(await (await start()).stop()).toBe(0)

  const failing = await start({ largestFile })
  const register = (at: number) =>
    newVisitor(failing.url).submit('/register', { name: 'Ada', email: addressOf(at), password })
  let promised = 0
  let answer = await register(0)
  while (answer.status === 303 && promised < mostAccounts) answer = await register(++promised)
  expect(promised).toBeGreaterThan(0)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
  expect((await fetch(`${failing.url}/pricing`)).status).toBe(200)
  expect(failing.output()).toContain('disk I/O error')
  await failing.stop()

  const mended = await start()
  // Registered again with the same details, as somebody does who was refused: signs in where the account is there.
  const again = async (at: number) =>
    (await newVisitor(mended.url).submit('/register', { name: 'Ada', email: addressOf(at), password })).headers
  const signIn = async (at: number) =>
    (await newVisitor(mended.url).submit('/login', { email: addressOf(at), password })).headers.get('location')
  for (let at = 0; at < promised; at++) expect([at, await signIn(at)]).toEqual([at, '/app'])
  expect((await again(promised)).get('location')).toBe('/app')
  expect(await mended.stop()).toBe(0)

  const database = await openDatabase({ dataDir })
  const users = database.db.selectFrom('users').leftJoin('accounts', 'accounts.userId', 'users.id')
  const owned = await users.select(['email', 'accounts.password']).orderBy('email').execute()
  expect(owned).toHaveLength(promised + 1)
  expect(owned.every((user) => user.password)).toBe(true)
  // Mails are written to a folder, a file each.
  const folder = join(dataDir, 'outbox')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const letters = files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as KeptMail)
  const waiting = await database.db.selectFrom('outboxMails').select('recipient').execute()
  await database.close()
  for (const { email } of owned) {
    const sent = letters.filter(({ to, text }) => to === email && text.includes('/email/verify')).length
    const due = waiting.filter(({ recipient }) => recipient === email).length
    expect([email, sent + due]).toEqual([email, 1])
  }
})
