import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { createApp } from '../../app.ts'
import { applyAsAffiliate, clicksOf, decideAffiliate } from '../../domain/selling/affiliates.ts'
import { readEnv } from '../../env.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { testClock } from '../../testing/clock.ts'
import { createClient, createTestApp, signUp } from '../../testing/index.ts'
import { createKeeper, type KeepLimits } from './keeper.ts'
import { makeAhead } from './make-ahead.ts'

const noon = '2026-11-22T12:00:00Z'

describeEachDatabase('pages that are kept for everyone', (open) => {
  /** A server, how often it rendered a page, and how often it looked for a session. */
  async function serve({ limits, ...over }: { limits?: Partial<KeepLimits>; at?: string; sale?: string } = {}) {
    const clock = testClock(over.at ?? noon)
    const database = await open({ clock })
    const lines: { path: string; requestId: string }[] = []
    const logger = pino({}, { write: (line) => lines.push(JSON.parse(line)) })
    const env = readEnv({ ...(over.sale && { DISCOUNT_SALE: over.sale }) })
    const catalogue = testCatalogue([
      testComponent('marketing/sections/hero/split'),
      testComponent('marketing/sections/hero/plain'),
    ])
    const { deps } = createTestApp(database, { env, catalogue, logger })
    const rendered: string[] = []
    const assets = {
      ...deps.assets,
      render: (page: Parameters<typeof deps.assets.render>[0]) => (rendered.push(page.url), deps.assets.render(page)),
    }
    const keeper = createKeeper({ ...deps, assets }, limits)
    const app = createApp({ ...deps, assets }, { buildDir: deps.buildDir, clientDir: deps.buildDir }, keeper)
    return { app, deps, clock, database, keeper, rendered, lines, client: () => createClient(app) }
  }
  const text = async (answer: Response) => answer.text()

  test('an answer that is kept is counted as one that is made', async () => {
    const { deps } = await serve()
    const answered = vi.fn()
    const counted = vi.fn()
    const metrics = { answered, policyReport: () => {}, contentType: '', text: async () => '' }
    const counting = { ...deps, metrics, figures: { ...deps.figures, count: counted } }
    const keeper = createKeeper(counting)
    const app = createApp(counting, { buildDir: deps.buildDir, clientDir: deps.buildDir }, keeper)
    const paths = ['/components/marketing/sections/hero', '/components/marketing/sections/hero', '/nothing-here']
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    for (const path of paths) await createClient(app).send(path, { headers: agent })
    await createClient(app).send(paths[0]!)
    const route = '/components/:package/:category/:subcategory'
    expect(answered.mock.calls).toEqual([
      [expect.objectContaining({ route, status: 200 })],
      [expect.objectContaining({ route, status: 200 })],
      [expect.objectContaining({ route: 'none', status: 404 })],
      [expect.objectContaining({ route, status: 200 })],
    ])
    // Visits of people only: one that is no browser is no visit.
    expect(counted.mock.calls).toEqual([
      ['visit', paths[0]],
      ['visit', paths[0]],
    ])
    expect(keeper.kept()).toMatchObject({ pages: 1, hits: 2, misses: 1 })
  })

  test('whoever asks first is not kept waiting for the last kilobyte; what is asked for again comes smaller', async () => {
    const { client } = await serve()
    const bytes = async (encoding: string) => {
      const answer = await client().send('/pricing', { headers: { 'accept-encoding': encoding } })
      return [(await answer.arrayBuffer()).byteLength, answer.headers.get('etag')] as const
    }
    const [first, tag] = await bytes('br')
    const [zipped] = await bytes('gzip')
    await vi.waitFor(async () => expect((await bytes('br'))[0]).toBeLessThan(first * 0.95), { timeout: 15_000 })
    expect((await bytes('br'))[1]).toBe(tag)
    expect((await bytes('gzip'))[0]).toBe(zipped)
    const answer = await client().send('/pricing', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-length')).toBe(String((await bytes('br'))[0]))
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toContain('</html>')
  })

  test('what is made ahead is as small as it gets at once', async () => {
    const { app, client } = await serve()
    await makeAhead(app, ['/pricing'], { siteUrl: 'http://localhost:3000', logger: pino({ level: 'silent' }) }).done
    const answer = await client().send('/pricing', { headers: { 'accept-encoding': 'br' } })
    const sent = await answer.arrayBuffer()
    expect(sent.byteLength).toBe(
      brotliCompressSync(brotliDecompressSync(sent), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength,
    )
  })

  test('a page is rendered once; the first answer and those after it are the same, and set no cookie', async () => {
    const { client, rendered, database } = await serve()
    const asks = vi.spyOn(database.db, 'selectFrom')
    const first = await client().send('/pricing')
    asks.mockClear()
    const again = await client().send('/pricing')
    expect(asks).not.toHaveBeenCalled()
    expect(rendered).toEqual(['/pricing'])
    const ofOne = new Set(['x-request-id'])
    const headers = (answer: Response) => [...answer.headers].filter(([name]) => !ofOne.has(name)).sort()
    expect(headers(again)).toEqual(headers(first))
    expect(Object.keys(Object.fromEntries(headers(again)))).toEqual(
      expect.arrayContaining(['content-security-policy', 'etag', 'referrer-policy', 'x-content-type-options']),
    )
    expect(again.headers.get('vary')).toBe('X-Inertia, Accept, Accept-Encoding')
    expect(again.headers.getSetCookie()).toEqual([])
    expect(await text(again)).toBe(await text(first))
  })

  test('what is kept has a request id of its own, and a line in the log under it', async () => {
    const { client, lines } = await serve()
    await client().send('/pricing')
    const answers = [await client().send('/pricing?gclid=1'), await client().send('/pricing')]
    const ids = answers.map((answer) => answer.headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(2)
    expect(lines.slice(1)).toMatchObject(ids.map((requestId) => ({ requestId, path: '/pricing', status: 200 })))
  })

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR; Q=0.0, GZIP', 'gzip'],
    ['br;q=0', null],
    ['identity', null],
    ['', null],
  ])('Accept-Encoding “%s” gets %s, kept or not', async (accepted, encoding) => {
    const { client } = await serve()
    const plain = await text(await client().send('/pricing'))
    for (const path of ['/pricing', '/web-application', '/web-application']) {
      const answer = await client().send(path, { headers: { 'accept-encoding': accepted } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((same: Buffer) => same)
      if (path === '/pricing') expect(decode(bytes).toString()).toBe(plain)
      else expect(decode(bytes).toString()).toContain('"component":"web-application"')
    }
  })

  test('a page is kept as it is nearly always sent, and plain only once somebody asked for it so', async () => {
    const { client, keeper } = await serve()
    const bytes = async (accepted: string) => {
      const answer = await client().send('/pricing', { headers: { 'accept-encoding': accepted } })
      await answer.arrayBuffer()
      return keeper.kept().bytes
    }
    const { length } = await text(await client().send('/pricing'))
    const packed = await bytes('br')
    // It may be pressed again meanwhile, which makes it a little smaller.
    expect(await bytes('gzip')).toBeLessThanOrEqual(packed)
    const plain = await bytes('')
    expect(plain - packed).toBeGreaterThan(length / 2)
    expect(await bytes('identity')).toBeLessThanOrEqual(plain)
  })

  test('a copy that is still good is answered with 304 and no body, and HEAD without one', async () => {
    const { client } = await serve()
    const etag = (await client().send('/pricing')).headers.get('etag')!
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const answer = await client().send('/pricing', { headers: { 'if-none-match': known } })
      expect([answer.status, answer.headers.get('etag'), await text(answer)]).toEqual([304, etag, ''])
      expect(answer.headers.get('content-length')).toBeNull()
    }
    expect((await client().send('/pricing', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const head = await client().send('/pricing', { method: 'HEAD' })
    const get = await client().send('/pricing')
    expect([head.status, head.headers.get('content-length'), await text(head)]).toEqual([
      200,
      get.headers.get('content-length'),
      '',
    ])
  })

  test('parameters that a page does not know change nothing, and it is rendered once for all of them', async () => {
    const { client, rendered } = await serve()
    const pages = [
      '/?gclid=1',
      '/',
      '/?utm_source=a&utm_medium=b',
      ...Array.from({ length: 40 }, (_, n) => `/?x${n}=${n}`),
    ]
    const texts = new Set<string>()
    for (const path of pages) texts.add(await text(await client().send(path)))
    expect([texts.size, rendered]).toEqual([1, ['/']])
    expect([...texts][0]).toContain('"url":"/"')
  })

  test('variants that a page knows are bounded in bytes and never push out a page without', async () => {
    const { client, keeper, rendered } = await serve({ limits: { variants: 40_000 } })
    await client().send('/pricing')
    for (let n = 0; n < 60; n++) await client().send(`/docs/search?q=word-${n}`)
    expect(keeper.kept().pages).toBeLessThan(12)
    expect(keeper.kept().pages).toBeGreaterThan(1)
    rendered.length = 0
    await client().send('/docs/search?gclid=9&q=word-59')
    await client().send('/pricing')
    expect(rendered).toEqual([])
    const oldest = await text(await client().send('/docs/search?q=word-0'))
    expect(oldest).toContain('"q":"word-0"')
    expect(rendered).toEqual(['/docs/search?q=word-0'])
  })

  test('all pages together stay within their bytes; the oldest go', async () => {
    const { client, keeper, rendered } = await serve({ limits: { pages: 30_000 } })
    const paths = ['/', '/pricing', '/components', '/docs', '/blog', '/changelog', '/web-application', '/tools']
    for (const path of paths) {
      await client().send(path)
      expect(keeper.kept().bytes).toBeLessThanOrEqual(30_000)
    }
    rendered.length = 0
    await client().send('/tools')
    await client().send('/')
    expect(rendered).toEqual(['/'])
  })

  test('other spellings of an address are answered and not kept', async () => {
    const { client, keeper } = await serve()
    for (const path of ['/%70ricing', '/p%72icing', '/pricing#a', '/pricing?a=%', '/pricing?b=%00'])
      expect((await client().send(path)).status).toBeLessThan(500)
    expect(keeper.kept().pages).toBeLessThanOrEqual(1)
  })

  test('what is not found, forbidden or of a form is never kept', async () => {
    const { client, keeper } = await serve()
    for (const path of ['/nothing-here', '/login', '/register', '/app', '/user/profile', '/checkout/team', '/up'])
      await client().send(path)
    expect(keeper.kept().pages).toBe(0)
    const [one, other] = [client(), client()]
    expect(await text(await one.send('/login'))).not.toBe(await text(await other.send('/login')))
    expect(one.cookies.has('XSRF-TOKEN')).toBe(true)
  })

  test('who is signed in gets a page of their own, and nobody else ever gets it', async () => {
    const { client, keeper } = await serve()
    const ada = client()
    const email = await signUp(ada)
    for (const [before, path] of ['/', '/pricing', '/become-an-affiliate'].entries()) {
      expect(await text(await ada.send(path))).toContain(email)
      expect(keeper.kept().pages).toBe(before)
      expect(await text(await client().send(path))).not.toContain(email)
      const own = await ada.send(path)
      expect(await text(own)).toContain(email)
      expect(own.headers.get('etag')).toBeNull()
      expect(await text(await client().send(path))).not.toContain(email)
    }
  }, 60_000)

  test('a cookie of a session that nobody has is answered and keeps nothing', async () => {
    const { client, keeper } = await serve()
    const stranger = client()
    stranger.cookies.set('millwork.session_token', 'forged.forged')
    expect((await stranger.send('/pricing')).status).toBe(200)
    expect(keeper.kept().pages).toBe(0)
  })

  test('what was left for somebody stands on their page, and on nobody else’s', async () => {
    const { client, keeper } = await serve()
    await client().send('/pricing')
    const late = client()
    await late.submit('/logout', {}, { headers: { 'x-xsrf-token': 'wrong', referer: 'http://localhost:3000/pricing' } })
    expect(await text(await late.send('/pricing'))).toContain('had expired')
    expect(await text(await client().send('/pricing'))).not.toContain('had expired')
    expect(await text(await late.send('/pricing'))).not.toContain('had expired')
    expect(keeper.kept().pages).toBe(1)
  })

  test('a visit of our own router, whole or in part, gets data, and changes nothing of what is kept', async () => {
    const { client } = await serve()
    const part = { 'x-inertia-partial-component': 'pricing', 'x-inertia-partial-data': 'errors' }
    await client().send('/pricing', { headers: part })
    expect(await text(await client().send('/pricing'))).toContain('"site"')
    const { props } = await client().visit('/pricing')
    expect(props).toHaveProperty('site')
    expect(await text(await client().send('/pricing', { headers: part }))).toContain('"site"')
  })

  test('an affiliate’s link is counted and leads to the same page without it, though that is kept', async () => {
    const { client, database } = await serve()
    await client().send('/pricing')
    const person = client()
    await signUp(person)
    const user = await database.db.selectFrom('users').select(['id', 'name', 'email']).executeTakeFirstOrThrow()
    const applied = await applyAsAffiliate(database, user, {
      code: 'ada-l',
      website: '',
      plan: 'Tell all.',
      payout: '',
    })
    if (!applied.ok) throw new Error(applied.reason)
    await decideAffiliate(database, applied, 'active')
    const follower = client()
    const answer = await follower.send('/pricing?gclid=1&via=ada-l')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/pricing?gclid=1'])
    expect([...follower.cookies.keys()]).toContain('millwork-via')
    expect((await follower.send('/pricing?gclid=1')).status).toBe(200)
    expect(await clicksOf(database, applied.id)).toBe(1)
  })

  test('at midnight by the server’s clock every page is of the new day', async () => {
    const { client, clock } = await serve({ at: '2026-11-22T23:59:59.500Z' })
    const address = '/free-tailwind-component-of-the-day'
    expect(await text(await client().send(address))).toContain('"day":"2026-11-22"')
    expect(await text(await client().send(address))).toContain('"day":"2026-11-22"')
    clock.pass(499)
    expect(await text(await client().send(address))).toContain('"day":"2026-11-22"')
    clock.pass(1)
    const next = await text(await client().send(address))
    expect(next).toContain('"day":"2026-11-23"')
    expect(next).toContain('"day":"2026-11-22"')
  })

  test('twenty who want the same page at once have it rendered once', async () => {
    const { client, rendered } = await serve()
    const answers = await Promise.all(Array.from({ length: 20 }, () => client().send('/pricing')))
    expect(new Set(await Promise.all(answers.map(text))).size).toBe(1)
    expect(rendered).toEqual(['/pricing'])
  })

  test('pages made ahead are kept for the first visitor, and stand in no log', async () => {
    const { app, deps, client, rendered, lines } = await serve()
    await makeAhead(app, ['/', '/pricing', '/nothing-here'], { ...deps, ...deps.env, restPerWork: 0 }).done
    expect(lines).toEqual([])
    rendered.length = 0
    await client().send('/')
    await client().send('/pricing')
    expect([rendered, lines.length]).toEqual([[], 2])
  })

  test('making pages ahead ends when it is told to', async () => {
    const { app, deps, rendered } = await serve()
    const { done, stop } = makeAhead(app, ['/', '/pricing'], { ...deps, ...deps.env, restPerWork: 1e5 })
    await vi.waitFor(() => expect(rendered).toEqual(['/']), { timeout: 30_000 })
    stop()
    await done
    expect(rendered).toEqual(['/'])
  })
})
