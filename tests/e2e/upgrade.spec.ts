/** An upgrade without downtime: two real processes on one PostgreSQL, one of them a version ahead. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startPostgres, type StartedPostgres } from '../postgres.ts'
import { freePort, runServer } from './product.ts'
import { newVisitor } from './visitor.ts'

const postgres = await startPostgres()
if ('missing' in postgres) {
  describe.skip(`an upgrade (${postgres.missing})`, () => {
    test('serves all the time', () => {})
  })
} else describe('an upgrade', () => suite(postgres))

/** A later version: this one, and more migrations, each by its name and what it does. */
function laterVersion(added: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'millwork-next-'))
  for (const part of ['server', 'shared', 'content/samples', 'content/sets', 'package.json', 'client/public']) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  for (const part of ['node_modules', 'build']) symlinkSync(resolve(part), join(folder, part))
  const migrations = join(folder, 'server/db/migrations')
  const index = readFileSync(join(migrations, 'index.ts'), 'utf8')
  const end = index.indexOf('\n}\n', index.indexOf('const files: '))
  const names = Object.keys(added)
  for (const [name, body] of Object.entries(added)) {
    const text = `import { sql, type Kysely } from 'kysely'\nexport async function up(db: Kysely<unknown>): Promise<void> {\n${body}\n}\n`
    writeFileSync(join(migrations, `${name}.ts`), text)
  }
  const imports = names.map((name, at) => `import * as later${at} from './${name}.ts'\n`).join('')
  const entries = names.map((name, at) => `\n  '${name}': later${at},`).join('')
  writeFileSync(join(migrations, 'index.ts'), imports + index.slice(0, end) + entries + index.slice(end))
  return folder
}

const additive = `
  await sql\`alter table users add column nickname text\`.execute(db)
  await sql\`alter table orders add column channel text not null default 'site'\`.execute(db)
  await sql\`create table nicknames (id text primary key)\`.execute(db)`

function suite({ url, stop }: StartedPostgres) {
  const undo: (() => unknown)[] = []
  afterAll(async () => {
    for (const step of undo.toReversed()) await step()
    await stop()
  })

  async function begin(cwd?: string) {
    const port = await freePort()
    const dataDir = mkdtempSync(join(tmpdir(), 'millwork-'))
    const variables = {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      PAGES_AHEAD: 'false',
      LOG_LEVEL: 'warn',
    }
    const run = runServer(
      { ...variables, APP_SECRET: 'the same of every process, as it must be' },
      // A later version is served from its sources: what was built is this one.
      cwd === undefined ? {} : { cwd, program: ['server/main.ts'] },
    )
    undo.push(() => {
      run.child.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    })
    return { ...run, visitor: () => newVisitor(`http://localhost:${port}`) }
  }
  async function started(cwd?: string) {
    const run = await begin(cwd)
    await run.says('is at http')
    return run
  }
  const person = (name: string) => ({ name, email: `${name}@example.com`, password: 'grey otters at dawn' })

  /** Somebody makes an account at one process, buys there, and is known at another. */
  async function buys(name: string, here: Awaited<ReturnType<typeof started>>, there: typeof here) {
    const member = here.visitor()
    expect((await member.submit('/register', person(name))).status).toBe(303)
    const order = (await member.submit('/checkout/developer', {})).headers.get('location') ?? ''
    const paid = await member.submit(order, { outcome: 'pay' })
    expect(paid.status).toBe(303)
    const elsewhere = there.visitor()
    expect((await elsewhere.submit('/login', person(name))).status).toBe(303)
    const receipt = `/user/receipts/${order.slice(order.lastIndexOf('/') + 1)}`
    for (const path of ['/app', '/user/active-license', receipt]) {
      expect([path, (await elsewhere.send(path)).status]).toEqual([path, 200])
    }
  }

  test('serves all the time: the old process goes on, is started again beside the new one, and both agree', async () => {
    const old = await started()
    await buys('before', old, old)
    const folder = laterVersion({ '9000-next': additive })
    undo.push(() => rmSync(folder, { recursive: true, force: true }))
    const next = await started(folder)
    await buys('during', old, next)
    await buys('after', next, old)
    old.child.kill('SIGTERM')
    expect(await old.exited).toBe(0)
    const again = await started()
    await again.says('9000-next')
    await buys('beside', again, next)
    await buys('back', next, again)
  })

  test('that takes something away keeps an old process from starting, with a sentence', async () => {
    const folder = laterVersion({
      '9000-next': additive,
      '9001-contract-days': 'await sql`drop table component_days`.execute(db)',
    })
    undo.push(() => rmSync(folder, { recursive: true, force: true }))
    await started(folder)
    const old = await begin()
    expect(await old.exited).not.toBe(0)
    expect(old.output()).toContain('Start the newer version')
  })
}
