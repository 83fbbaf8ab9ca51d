/** PostgreSQL goes away under the running server, in every way it does, and comes back. */
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { site } from '#shared/site.ts'
import { startPostgres, type StartedPostgres } from '../postgres.ts'
import { startProduct, type Product } from './product.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const postgres = await startPostgres()
if ('missing' in postgres) {
  describe.skip(`a database that goes away (${postgres.missing})`, () => {
    test('is survived', () => {})
  })
} else describe('a database that goes away', () => suite(postgres))

/** Pages and files that need no account. */
const publicPaths = [
  '/',
  '/components',
  '/components/application-ui/components/modals',
  '/components/application-ui/components/modals/delete-confirmation-modal-with-typed-name/preview',
  '/pricing?via=somebody-known',
  '/pricing',
  '/templates',
  '/starter-kits',
  '/web-application',
  '/free-tailwind-components',
  '/become-an-affiliate',
  '/tools',
  '/tools/tailwind-color-palette',
  '/tools/tailwind-button-builder',
  '/tools/lucide-icons',
  '/blog',
  '/docs',
  '/changelog',
  '/license',
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
  '/llms.txt',
  '/site.webmanifest',
]
/** What only the account's owner is shown. */
const ownPaths = ['/app', '/app/components/application-ui/components/modals', '/user/profile', '/user/active-license']
const program = { accept: 'application/json' }
const visit = { 'x-inertia': 'true', 'x-requested-with': 'XMLHttpRequest' }

/** Milliseconds that a machine with much else to do may take; one at rest answers within three seconds. */
const patience = 60_000

function suite({ url, stop, halt, start, freeze, thaw }: StartedPostgres) {
  let product: Product
  let member: Visitor
  const guest = () => newVisitor(product.url)
  const ada = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'grey otters at dawn' }

  beforeAll(async () => {
    product = await startProduct({ DATABASE_URL: url, LOG_LEVEL: 'info' })
    member = guest()
    expect((await member.submit('/register', ada)).status).toBe(303)
    expect((await member.send('/app')).status).toBe(200)
  })
  afterAll(async () => {
    await product?.stop()
    await stop()
  })

  const saysOfItself = (expected: number) =>
    vi.waitFor(async () => expect((await guest().send('/up')).status).toBe(expected), { timeout: patience })
  const isUp = () => saysOfItself(200)
  const isDown = () => saysOfItself(503)
  /** Every page answers its owner, as if nothing had been. */
  async function isWell() {
    await isUp()
    for (const path of [...ownPaths, '/free-tailwind-component-of-the-day']) {
      expect([path, (await member.send(path)).status]).toEqual([path, 200])
    }
  }

  /** The whole lines the server has written; what it writes arrives apart from what it answers. */
  const lines = () => product.output().split('\n').slice(0, -1).filter(Boolean)
  /** What the log complains of from a line on. A busy machine may doubt a database that is there, and says so. */
  const complaints = (from: number) =>
    lines()
      .slice(from)
      .map((line) => JSON.parse(line))
      .flatMap(({ level, msg }) => (level >= 40 && msg !== 'the database had a problem, and answers' ? [msg] : []))

  async function onServer(statement: string) {
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
  const ofProduct = `from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`

  /** Ways to lose connections while they are in use; each ends with a database that is there. */
  const losses: Record<string, () => Promise<unknown>> = {
    'a fast restart': () => halt('fast').then(start),
    'an immediate restart': () => halt('immediate').then(start),
    'a process of the database killed': async () => {
      const [{ pid }] = await onServer(`select pid ${ofProduct} limit 1`)
      process.kill(pid, 'SIGKILL')
    },
    'its connections ended by an operator': () => onServer(`select pg_terminate_backend(pid) ${ofProduct}`),
  }

  test.each(Object.keys(losses))('%s under load ends no process, and needs no restart', async (name) => {
    const answers: number[] = []
    const over = new AbortController()
    const load = Array.from({ length: 8 }, async () => {
      while (!over.signal.aborted) answers.push((await member.send('/user/profile')).status)
    })
    const work = Promise.all(load)
    try {
      await expect.poll(() => answers.length, { timeout: patience }).toBeGreaterThan(20)
      await losses[name]!()
      await isUp()
      const count = answers.length
      const good = () => answers.slice(count).filter((status) => status === 200).length
      await expect.poll(good, { timeout: patience }).toBeGreaterThan(20)
    } finally {
      over.abort()
      await work
    }
    await isWell()
    expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([])
    // Neither a library nor a stack of calls speaks past the log's one line.
    expect(product.output()).not.toMatch(/better-auth|request failed|\n\s+at /)
    expect(product.child.exitCode).toBeNull()
  })

  describe.each(['fast', 'immediate'] as const)('shut down (%s)', (mode) => {
    let from = 0
    beforeAll(async () => {
      await isWell()
      from = lines().length
      await halt(mode)
      await isDown()
    })

    test('pages that need no account go on, for guests and for those who are signed in', async () => {
      for (const who of [guest(), member]) {
        for (const path of publicPaths) {
          const expected = path.includes('?via=') ? 302 : 200
          expect([path, (await who.send(path)).status]).toEqual([path, expected])
        }
      }
      const asset = /\/assets\/[^"]+\.css/.exec((await guest().send('/')).text)![0]
      expect((await guest().send(asset)).status).toBe(200)
    })

    test('what needs it answers 503, when to try again, and whom to write to', async () => {
      for (const path of [...ownPaths, '/login', '/checkout/team', '/free-tailwind-component-of-the-day']) {
        const { status, headers, text } = await member.send(path)
        expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
        expect(text).toContain('The site is unavailable for a moment')
        expect(text).toContain(site.supportEmail)
      }
    })

    test('a program gets JSON, and our own pages a page', async () => {
      const asked = await member.send('/app/favourites', { headers: program })
      expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '5'])
      expect(JSON.parse(asked.text)).toMatchObject({ error: { status: 503, requestId: expect.any(String) } })

      const { text } = await guest().send('/')
      const version = JSON.parse(/<script[^>]*data-page[^>]*>(.*?)<\/script>/s.exec(text)![1]!).version
      const visited = await member.send('/app', { headers: { ...visit, 'x-inertia-version': version } })
      expect([visited.status, visited.headers.get('retry-after')]).toEqual([503, '5'])
      expect(visited.headers.get('x-inertia')).toBe('true')
      expect(JSON.parse(visited.text)).toMatchObject({ component: 'error', props: { status: 503 } })
    })

    test('nothing can be sent, and nobody is signed out', async () => {
      const before = [...member.cookies.keys()]
      for (const path of ['/login', '/register', '/forgot-password', '/logout', '/checkout/team']) {
        const { status, headers } = await member.submit(path, ada)
        expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
      }
      for (const path of ['/login', '/register', '/forgot-password']) {
        expect([path, (await guest().submit(path, ada)).status]).toEqual([path, 503])
      }
      expect([...member.cookies.keys()]).toEqual(before)
    })

    test('is told once, and once when it is back; then all is well', async () => {
      for (let count = 0; count < 50; count += 1) await member.send('/app')
      await start()
      await isWell()
      await expect.poll(() => complaints(from)).toEqual(['the database is away', 'the database is back'])
      expect(product.output()).not.toContain(new URL(url).password)
      expect(product.child.exitCode).toBeNull()
    })
  })

  test('a database that hangs is answered for with 503, and found again when it goes on', async () => {
    await isWell()
    await freeze()
    try {
      const { status, headers } = await member.send('/app')
      expect([status, headers.get('retry-after')]).toEqual([503, '5'])
      expect((await guest().send('/')).status).toBe(200)
      expect((await guest().send('/up')).status).toBe(503)
    } finally {
      await thaw()
    }
    await isWell()
  })

  test('a database that hangs does not hold up the end of a process, nor does it make that a failure', async () => {
    await isWell()
    await freeze()
    try {
      const cut = member.send('/user/profile').catch(() => null)
      product.child.kill('SIGTERM')
      product.child.kill('SIGTERM')
      expect(await product.stop()).toBe(0)
      await cut
    } finally {
      await thaw()
    }
  })
}
