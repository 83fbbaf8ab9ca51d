import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { createTestApp, signUp } from './testing/index.ts'
import { testCatalogue, testComponent } from './testing/catalogue.ts'

const json = { accept: 'application/json' }

describeEachDatabase('the application', (open) => {
  let made: ReturnType<typeof createTestApp>
  let client: ReturnType<typeof made.client>
  beforeEach(async () => {
    made = createTestApp(await open(), {
      catalogue: testCatalogue([testComponent('marketing/sections/hero/split', { free: true })]),
    })
    client = made.client()
  })
  afterEach(() => vi.restoreAllMocks())

  test('GET /up answers 200, and 503 when the database does not', async () => {
    expect((await client.send('/up')).status).toBe(200)
    vi.spyOn(made.deps.database, 'ping').mockRejectedValue(new Error('gone'))
    const down = await client.send('/up')
    expect(down.status).toBe(503)
    expect(await down.json()).toEqual({ status: 'down' })
  })

  test('a body that is too large is refused with a page before anything was read of it', async () => {
    const response = await client.send('/login', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) })
    expect(response.status).toBe(413)
    expect(await response.text()).toContain('"component":"error"')
  })

  test('GET / is a document with strict headers and a request id', async () => {
    const response = await client.send('/')
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy')!
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    expect(policy).toContain("object-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('every request has an id of its own, whatever its sender calls it, and the log and the answer have the same', async () => {
    const log = vi.spyOn(made.deps.logger, 'info')
    const ids = new Set<string | null>()
    for (const claimed of [undefined, '', 'claimed', '0b0a0c1e-0000-4000-8000-000000000000', 'x'.repeat(256)]) {
      const headers = { ...json, ...(claimed !== undefined && { 'x-request-id': claimed }) }
      const answer = await client.send('/nothing-here', { headers })
      const requestId = answer.headers.get('x-request-id')
      expect(requestId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(requestId).not.toBe(claimed)
      expect(await answer.json()).toMatchObject({ error: { requestId } })
      expect(log).toHaveBeenLastCalledWith(expect.objectContaining({ requestId, status: 404 }), 'GET /nothing-here 404')
      ids.add(requestId)
    }
    expect(ids.size).toBe(5)
  })

  test('GET / answers 304 to a copy that is still good, compressed or not', async () => {
    const first = await client.send('/', { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    const again = await client.send('/', { headers: { 'if-none-match': first.headers.get('etag')! } })
    expect(again.status).toBe(304)
  })

  test('a client on an older build is told to load the page anew, by path and query', async () => {
    const response = await client.send('/?a=1', { headers: { 'x-inertia': 'true', 'x-inertia-version': 'old' } })
    expect(response.status).toBe(409)
    expect(response.headers.get('x-inertia-location')).toBe('/?a=1')
  })

  test('a partial reload gets the props it named, and errors', async () => {
    const headers = {
      'x-inertia': 'true',
      'x-inertia-version': 'test',
      'x-inertia-partial-component': 'home',
      'x-inertia-partial-data': 'colour',
    }
    const { props } = await (await client.send('/', { headers })).json()
    expect(Object.keys(props).sort()).toEqual(['colour', 'errors'])
  })

  test('an unknown address is the error page for people and JSON for programs', async () => {
    const document = await client.send('/nothing-here')
    expect(document.status).toBe(404)
    expect(await document.text()).toContain('"component":"error"')
    const program = await client.send('/nothing-here', { headers: json })
    expect(await program.json()).toMatchObject({ error: { status: 404, requestId: expect.any(String) } })
  })

  test('what breaks is a sentence for users and a detail for the log', async () => {
    const log = vi.spyOn(made.deps.logger, 'error')
    vi.spyOn(made.deps.catalogue, 'all').mockImplementation(() => {
      throw new Error('secret detail')
    })
    const response = await client.send('/', { headers: json })
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret detail')
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.objectContaining({ message: 'secret detail' }) }),
      expect.any(String),
    )
  })

  test('a missing asset is a plain 404, not a page', async () => {
    const response = await client.send('/assets/gone.js')
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Not found')
  })

  test('a body over 1 MB is refused with 413', async () => {
    const response = await client.submit(
      '/login',
      { email: 'a'.repeat(2 * 1024 * 1024) },
      { headers: { ...json, 'x-inertia': 'false' } },
    )
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining('1 MB') } })
  })

  test.each([
    '%',
    'millwork.session_token=%E0%A4%A; XSRF-TOKEN=%',
    'a=b; ;;=;',
    'millwork-flash=AAAA',
    `XSRF-TOKEN=${'x'.repeat(5000)}`,
  ])('malformed cookies (%.40s) count as none', async (cookie) => {
    expect((await client.send('/', { headers: { cookie } })).status).toBe(200)
  })

  test('PUT /user/settings/app-dark-mode keeps the choice with the account', async () => {
    await signUp(client)
    const response = await client.submit('/user/settings/app-dark-mode', { appDarkMode: 'on' }, { method: 'PUT' })
    expect(response.status).toBe(204)
    expect((await client.visit('/app')).props).toMatchObject({ auth: { user: { opt_app_dark_mode: 'on' } } })
  })

  test.each([{ appDarkMode: 'dim' }, {}, [], 'not json'])(
    'PUT /user/settings/app-dark-mode refuses %j and changes nothing',
    async (body) => {
      await signUp(client)
      const response = await client.submit('/user/settings/app-dark-mode', body, {
        method: 'PUT',
        headers: { ...json, 'x-inertia': 'false' },
      })
      expect([400, 422]).toContain(response.status)
      expect((await client.visit('/app')).props).toMatchObject({ auth: { user: { opt_app_dark_mode: 'system' } } })
    },
  )

  test('PUT /user/settings/app-dark-mode sends a guest to sign in', async () => {
    const response = await client.submit('/user/settings/app-dark-mode', { appDarkMode: 'on' }, { method: 'PUT' })
    expect(response.headers.get('location')).toMatch(/^\/login/)
  })
})
