/** How the server starts, refuses to start and stops: what an operator meets first. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { request, type ClientRequest } from 'node:http'
import { isBuiltin } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { freePort, runServer, startProduct, type Product } from './product.ts'
import { newVisitor } from './visitor.ts'

let product: Product | undefined
afterEach(async () => {
  await product?.stop()
  product = undefined
})

describe('starting', () => {
  test('says where it is and how to sign in', async () => {
    product = await startProduct()
    expect(product.output()).toContain(`is at ${product.url}`)
    expect(product.output()).toContain(`${product.url}/register`)
  })

  test('keeps its generated secret, readable by nobody else, and nothing outside the data folder', async () => {
    product = await startProduct()
    expect(readdirSync(product.dataDir)).toContain('app-secret')
    expect(statSync(join(product.dataDir, 'app-secret')).mode & 0o077).toBe(0)
  })

  test('is one program, which needs nothing but Node and is kept in memory a byte a sign', () => {
    const files = readdirSync('build/server').filter((name) => name.endsWith('.js'))
    expect(files).toContain('main.js')
    for (const file of files) {
      const text = readFileSync(join('build/server', file), 'utf8')
      const { staticImports } = parseSync(file, text).module
      const names = staticImports.map(({ moduleRequest }) => moduleRequest.value)
      expect(names.filter((name) => !/^(?:node:|\.\/)/.test(name) && !isBuiltin(name))).toEqual([])
      expect(/[^\0-\xff]/.exec(text)?.[0], file).toBeUndefined()
    }
    expect(existsSync('build/server/main.js.map')).toBe(true)
  })

  test('three processes migrate one database at once and all serve', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'millwork-'))
    const servers = await Promise.all(
      [1, 2, 3].map(async () => {
        const port = await freePort()
        return {
          port,
          run: runServer({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', PAGES_AHEAD: 'false' }),
        }
      }),
    )
    await Promise.all(servers.map(({ run }) => run.says('is at http')))
    const answers = await Promise.all(servers.map(({ port }) => fetch(`http://localhost:${port}/up`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { run } of servers) run.child.kill('SIGTERM')
    expect(await Promise.all(servers.map(({ run }) => run.exited))).toEqual([0, 0, 0])
  })
})

describe('refusing to start, with a sentence and without a stack', () => {
  const refusal = async (variables: Record<string, string>) => {
    const { exited, output } = runServer({
      DATA_DIR: mkdtempSync(join(tmpdir(), 'millwork-')),
      PORT: '0',
      ...variables,
    })
    expect(await exited).toBe(1)
    expect(output()).not.toMatch(/\n\s+at /)
    return output()
  }

  test('PORT that is no port', async () => {
    expect(await refusal({ PORT: '99999' })).toContain('PORT must be 65535 or less')
  })

  test('PORT that is taken', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, resolve))
    expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is in use`)
    other.close()
  })

  test('a data folder that cannot be written', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'millwork-')), 'not-a-folder')
    writeFileSync(file, '')
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toContain('cannot be written')
  })

  test.skipIf(process.getuid?.() === 0)('a data folder of somebody else (root may write anywhere)', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'millwork-'))
    mkdirSync(join(dir, 'data'))
    chmodSync(join(dir, 'data'), 0o500)
    expect(await refusal({ DATA_DIR: join(dir, 'data') })).toContain('cannot be written')
  })

  test('a database that does not answer, without its password', async () => {
    const output = await refusal({ DATABASE_URL: `postgres://millwork:hunter2@127.0.0.1:${await freePort()}/millwork` })
    expect(output).toContain('DATABASE_URL')
    expect(output).not.toContain('hunter2')
  })

  test('production without its secret and address', async () => {
    const output = await refusal({ APP_ENV: 'production' })
    expect(output).toContain('APP_SECRET is required in production')
    expect(output).toContain('SITE_URL is required in production')
  })
})

describe('stopping', () => {
  const json = { 'content-type': 'application/json', accept: 'application/json', expect: '100-continue' }
  /** The server says “continue” once it has a request's headers and waits for its body. */
  const isReceived = (pending: ClientRequest) => {
    pending.flushHeaders()
    return new Promise((resolve) => pending.once('continue', resolve))
  }

  test('SIGTERM lets a request that runs finish, and ends within five seconds', async () => {
    product = await startProduct()
    const { port } = new URL(product.url)
    // A sign-in whose body is still on its way when the signal comes.
    const pending = request({ port, method: 'POST', path: '/login', headers: { ...json, 'content-length': '2' } })
    const answer = new Promise<number>((resolve, reject) => {
      pending.on('response', (response) => resolve(response.statusCode!))
      pending.on('error', reject)
    })
    await isReceived(pending)
    pending.write('{')
    const started = performance.now()
    product.child.kill('SIGTERM')
    setTimeout(() => pending.end('}'), 700)
    expect(await answer).toBe(419)
    // The signal comes again, as it does from whoever is impatient: the stop goes on in order.
    expect(await product.stop()).toBe(0)
    expect(performance.now() - started).toBeLessThan(5000)
    product = undefined
  })

  test('a connection that stays silent does not hold the stop up', async () => {
    product = await startProduct()
    const { port } = new URL(product.url)
    const hanging = request({ port, method: 'POST', path: '/login', headers: { ...json, 'content-length': '10' } })
    hanging.on('error', () => {})
    await isReceived(hanging)
    hanging.write('{')
    const started = performance.now()
    expect(await product.stop()).toBe(0)
    // It is ended after four seconds; if it were taken for one that is being answered, after eight.
    expect(performance.now() - started).toBeLessThan(8000)
    product = undefined
  })

  test('a mail that is on its way is sent to its end, once', async () => {
    let answer = (_: string) => {}
    const answered = new Promise<string>((resolve) => (answer = resolve))
    const mails = await startMailServer({ '.': () => answered })
    product = await startProduct({ SMTP_URL: mails.url })
    const visitor = newVisitor(product.url)
    const person = { name: 'Ada', email: 'ada@example.com', password: 'a quiet evening in May' }
    expect((await visitor.submit('/register', person)).status).toBe(303)
    await expect.poll(() => mails.mails.length).toBe(1)
    product.child.kill('SIGTERM')
    // It takes nobody any more, and waits for the mail server.
    await expect
      .poll(() =>
        fetch(`${product!.url}/up`).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false)
    expect(product.child.exitCode).toBe(null)
    answer('250 ok')
    expect(await product.exited).toBe(0)
    const database = await openDatabase({ dataDir: product.dataDir })
    expect(await database.db.selectFrom('outboxMails').select('name').execute()).toEqual([])
    await database.close()
    expect(mails.mails).toHaveLength(1)
    mails.close()
  })

  test('a mail whose content has not gone out is given back, and leaves at the next start, once', async () => {
    const silent = await startMailServer({ RCPT: () => new Promise<string>(() => {}) })
    const dataDir = mkdtempSync(join(tmpdir(), 'millwork-'))
    const first = await startProduct({ SMTP_URL: silent.url, DATA_DIR: dataDir })
    const person = { name: 'Ada', email: 'ada@example.com', password: 'a quiet evening in May' }
    expect((await newVisitor(first.url).submit('/register', person)).status).toBe(303)
    await expect.poll(() => silent.heard.some((line) => line.startsWith('RCPT'))).toBe(true)
    expect(await first.stop()).toBe(0)
    const database = await openDatabase({ dataDir })
    const rows = await database.db.selectFrom('outboxMails').selectAll().execute()
    expect(rows).toMatchObject([{ name: 'verify-email', handedOverAt: null, takenAt: null, failedAt: null }])
    expect(rows[0]!.nextAttemptAt.getTime()).toBeLessThanOrEqual(Date.now())
    await database.close()
    silent.close()

    const mails = await startMailServer()
    product = await startProduct({ SMTP_URL: mails.url, DATA_DIR: dataDir })
    await expect.poll(() => mails.mails.length).toBe(1)
    expect(await product.stop()).toBe(0)
    product = undefined
    expect([silent.mails.length, mails.mails.length]).toEqual([0, 1])
    mails.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
})

test('a body of 20 MB is refused at once, and the server goes on', async () => {
  product = await startProduct()
  const response = await fetch(`${product.url}/login`, {
    method: 'POST',
    body: new Uint8Array(20 * 1024 * 1024),
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining('1 MB') } })
  expect((await fetch(`${product.url}/up`)).status).toBe(200)
})
