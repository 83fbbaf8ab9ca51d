import { beforeEach, describe, expect, test } from 'vitest'
import { auth as connectByClient, type OAuthClientProvider } from '@modelcontextprotocol/client'
import { describeEachDatabase } from '#tests/databases.ts'
import { connectedAssistants } from '../../domain/account/assistants.ts'
import { ownLicenseOf } from '../../domain/selling/licenses.ts'
import { revokeLicense } from '../../domain/selling/revocation.ts'
import { accessKeyOf } from '../../testing/access-keys.ts'
import { accountServer, type AccountServer, type Browser, password } from '../../testing/accounts.ts'
import { asked, assistantUrl, callback, connect, fetchInto } from '../../testing/assistants.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { openToday } from '../../testing/day.ts'

const site = 'http://localhost:3000'
const open = testComponent('application-ui/components/alerts/open-note', { free: true, title: 'Open note' })
const locked = testComponent('application-ui/components/alerts/locked-note', {
  title: 'Locked note',
  part: 'AUI-C01-2',
})
const catalogue = testCatalogue([open, locked])

type Tokens = { access_token: string; refresh_token: string; expires_in: number; scope: string }
type Person = Awaited<ReturnType<AccountServer['member']>>

describeEachDatabase('connecting an assistant', (openDatabase) => {
  let server: AccountServer
  let person: Person
  beforeEach(async () => {
    const database = await openDatabase()
    await openToday(database, open.path)
    server = await accountServer(database, { catalogue })
    person = await server.member({ license: 'developer' })
  })

  const post = (path: string, body: BodyInit, type = 'application/json') =>
    server.app.request(path, { method: 'POST', headers: { 'content-type': type }, body })
  const register = async (over: object = {}) =>
    post('/oauth2/register', JSON.stringify({ client_name: 'Ada’s editor', redirect_uris: [callback], ...over }))
  const clientId = async () => ((await (await register()).json()) as { client_id: string }).client_id

  /** Follows redirects within the site. */
  async function follow(browser: Browser, path: string): Promise<Response> {
    const answer = await browser.send(path)
    const to = answer.headers.get('location')
    return to?.startsWith('/') ? follow(browser, to) : answer
  }
  const query = (answer: { props: Record<string, unknown> }) => answer.props.query as string

  /** The address an assistant is answered at. */
  async function allowed(browser: Browser, path: string, accept = 'yes'): Promise<URL> {
    const first = await browser.send(path)
    const consent = await browser.visit(first.headers.get('location')!)
    const answer = await browser.submit('/oauth/consent', { query: query(consent as never), accept })
    expect(answer.status).toBe(409)
    return new URL(answer.headers.get('x-inertia-location')!)
  }
  const token = (fields: Record<string, string>) =>
    post('/oauth2/token', new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded')
  const redeem = (id: string, code: string, verifier: string, over: Record<string, string> = {}) =>
    token({
      grant_type: 'authorization_code',
      client_id: id,
      code,
      code_verifier: verifier,
      redirect_uri: callback,
      resource: assistantUrl,
      ...over,
    })
  const refresh = (id: string, refresh_token: string, over: Record<string, string> = {}) =>
    token({ grant_type: 'refresh_token', client_id: id, refresh_token, ...over })

  async function connected(browser: Browser = person.client) {
    const id = await clientId()
    const { verifier, path } = asked(id)
    const code = (await allowed(browser, path)).searchParams.get('code')!
    const answer = await redeem(id, code, verifier)
    expect(answer.status).toBe(200)
    return { id, code, verifier, tokens: (await answer.json()) as Tokens }
  }
  const lockedBy = async (accessToken: string) =>
    (await connect(server, accessToken)).call('get_component', { name: 'alerts-locked-note', flavour: 'html' })
  const isLetIn = (accessToken: string) =>
    lockedBy(accessToken).then(
      () => true,
      () => false,
    )

  test('the whole way by the client of the SDK', async () => {
    const kept: { tokens?: unknown; verifier?: string; client?: unknown; to?: URL } = {}
    const provider: OAuthClientProvider = {
      redirectUrl: callback,
      clientMetadata: { client_name: 'The client of the SDK', redirect_uris: [callback] },
      clientInformation: () => kept.client as never,
      saveClientInformation: (client) => void (kept.client = client),
      tokens: () => kept.tokens as never,
      saveTokens: (tokens) => void (kept.tokens = tokens),
      redirectToAuthorization: (to) => void (kept.to = to),
      saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
      codeVerifier: () => kept.verifier!,
    }
    const fetchFn = fetchInto(server)
    expect(await connectByClient(provider, { serverUrl: assistantUrl, fetchFn })).toBe('REDIRECT')
    const back = await allowed(person.client, kept.to!.pathname + kept.to!.search)
    const given = { authorizationCode: back.searchParams.get('code')!, iss: back.searchParams.get('iss')! }
    expect(await connectByClient(provider, { serverUrl: assistantUrl, fetchFn, ...given })).toBe('AUTHORIZED')
    const { access_token, refresh_token } = kept.tokens as Tokens
    expect(refresh_token).toMatch(/^\S{20,}$/)
    expect((await lockedBy(access_token)).text).toContain('<p class')
    expect(await connectByClient(provider, { serverUrl: assistantUrl, fetchFn })).toBe('AUTHORIZED')
    expect((await lockedBy((kept.tokens as Tokens).access_token)).text).toContain('<p class')
  })

  test('a guest signs in on the way, and a new one makes an account', async () => {
    const id = await clientId()
    const guest = server.browser()
    const login = await follow(guest, asked(id).path)
    expect(login.status).toBe(200)
    const signedIn = await guest.submit('/login', { email: person.email, password, next: '/oauth/continue' })
    expect(signedIn.headers.get('location')).toBe('/oauth/continue')
    const consent = await guest.visit(
      (await guest.send((await guest.send('/oauth/continue')).headers.get('location')!)).headers.get('location')!,
    )
    expect(consent).toMatchObject({
      component: 'auth/connect-assistant',
      props: {
        assistant: { name: 'Ada’s editor', answersAt: 'this computer', isOnThisMachine: true },
        account: { email: person.email, licence: 'developer' },
      },
    })
    const other = server.browser()
    expect(
      (await other.send((await other.send(asked(id, { prompt: 'create' }).path)).headers.get('location')!)).headers.get(
        'location',
      ),
    ).toBe('/register?next=%2Foauth%2Fcontinue')
  })

  test('who refuses sends it away with nothing', async () => {
    const id = await clientId()
    const back = await allowed(person.client, asked(id).path, 'no')
    expect(back.origin + back.pathname).toBe(callback)
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'a state', iss: site })
    expect(await connectedAssistants(server.database, person.id)).toEqual([])
  })

  test('who allows it is told by mail, and who refuses is not', async () => {
    const id = await clientId()
    const told = async () =>
      (await server.mailsTo(person.email)).filter(({ subject }) => subject === 'assistant-connected')
    await allowed(person.client, asked(id).path, 'no')
    expect(await told()).toEqual([])
    await allowed(person.client, asked(id).path)
    expect(await told()).toMatchObject([
      { props: { assistant: 'Ada’s editor', answersAt: 'this computer', url: `${site}/user/access-keys` } },
    ])
  })

  test('who allowed it is not asked again, and it may ask for no more than was allowed', async () => {
    const { id } = await connected()
    const again = await person.client.send(asked(id).path)
    expect(again.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:41999\/callback\?code=/)
    const wider = await person.client.send(asked(id, { scope: 'library:read admin' }).path)
    expect(wider.headers.get('location')).toContain('error=invalid_scope')
  })

  test.each([
    ['an address it did not register', { redirect_uri: 'https://evil.example/callback' }],
    ['another program', { client_id: 'nobody' }],
  ])('nobody is sent to %s', async (_, over) => {
    const answer = await person.client.send(asked(await clientId(), over).path)
    expect(answer.headers.get('location')).toMatch(/^\/oauth\/problem\?/)
    const page = await person.client.visit(answer.headers.get('location')!)
    expect(page.component).toBe('auth/assistant-problem')
  })

  test.each([
    ['another server', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ['no proof key', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['a plain proof key', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
  ])('it is told that it may not ask for %s', async (_, over, error) => {
    const answer = await person.client.send(asked(await clientId(), over).path)
    expect(answer.headers.get('location')).toContain(`error=${error}`)
    expect(await connectedAssistants(server.database, person.id)).toEqual([])
  })

  test.each([
    ['a scope that there is none', { scope: 'admin' }],
    ['a token at once', { response_type: 'token' }],
    ['an answer without asking', { prompt: 'none' }],
  ])('a link to us that asks for %s leads nobody to a site that somebody registered', async (_, over) => {
    const redirect_uri = 'https://evil.example/login'
    const { client_id: id } = (await (await register({ redirect_uris: [redirect_uri] })).json()) as {
      client_id: string
    }
    for (const browser of [server.browser(), person.client]) {
      const answer = await browser.send(asked(id, { redirect_uri, ...over }).path)
      expect(answer.headers.get('location')).toBeNull()
      expect(answer.status).toBe(400)
    }
  })

  test('the form is held to what was asked, and to its token', async () => {
    const id = await clientId()
    const consent = await person.client.visit((await person.client.send(asked(id).path)).headers.get('location')!)
    const forged = new URLSearchParams(query(consent as never))
    forged.set('redirect_uri', 'https://evil.example/')
    const answer = await person.client.submit('/oauth/consent', { query: forged.toString(), accept: 'yes' })
    expect(answer.headers.get('x-inertia-location')).toBeNull()
    expect(answer.status).toBe(400)
    const withoutToken = await person.client.send('/oauth/consent', {
      method: 'POST',
      form: { query: query(consent as never), accept: 'yes' },
    })
    expect(withoutToken.status).toBe(419)
    expect(await connectedAssistants(server.database, person.id)).toEqual([])
  })

  test('a code is good once, for who asked; who plays it again ends what came of it', async () => {
    const { id, code, verifier, tokens } = await connected()
    expect((await redeem(id, code, verifier)).status).toBe(400)
    expect((await refresh(id, tokens.refresh_token)).status).toBe(400)
    const other = asked(id)
    const fresh = (await person.client.send(other.path)).headers.get('location')!
    const freshCode = new URL(fresh).searchParams.get('code')!
    expect((await redeem(id, freshCode, 'x'.repeat(43))).status).toBeGreaterThanOrEqual(400)
    const third = asked(id)
    const thirdCode = new URL((await person.client.send(third.path)).headers.get('location')!).searchParams.get('code')!
    expect((await redeem(await clientId(), thirdCode, third.verifier)).status).toBeGreaterThanOrEqual(400)
  })

  test('the token is not given for another server', async () => {
    const id = await clientId()
    const { verifier, path } = asked(id)
    const code = (await allowed(person.client, path)).searchParams.get('code')!
    const answer = await redeem(id, code, verifier, { resource: 'https://elsewhere.example/mcp' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'invalid_target' })
  })

  test('a refresh token is good once; who uses it again ends all of them', async () => {
    const { id, tokens } = await connected()
    const second = (await (await refresh(id, tokens.refresh_token)).json()) as Tokens
    expect(await isLetIn(second.access_token)).toBe(true)
    expect((await refresh(id, tokens.refresh_token)).status).toBe(400)
    expect((await refresh(id, second.refresh_token)).status).toBe(400)
    const other = await connected()
    expect((await refresh(await clientId(), other.tokens.refresh_token)).status).toBe(400)
  })

  test('revoked by the assistant itself, a token is renewed no more', async () => {
    const { id, tokens } = await connected()
    const answer = await post(
      '/oauth2/revoke',
      new URLSearchParams({ token: tokens.refresh_token, client_id: id }).toString(),
      'application/x-www-form-urlencoded',
    )
    expect(answer.status).toBe(200)
    expect((await refresh(id, tokens.refresh_token)).status).toBe(400)
  })

  test('each reads as whoever connected it, and from the next call on no more', async () => {
    const free = await server.member()
    const { tokens: theirs } = await connected(free.client)
    const { tokens: ours } = await connected()
    expect((await lockedBy(theirs.access_token)).text).toContain('/pricing')
    expect((await lockedBy(ours.access_token)).text).toContain('<p class')
    await revokeLicense(server.database, (await ownLicenseOf(server.database, person.id))!.id)
    expect((await lockedBy(ours.access_token)).text).not.toContain('<p class')
  })

  test('disconnected, it is let in no more; nobody disconnects for others', async () => {
    const { id, tokens } = await connected()
    const [listed] = await connectedAssistants(server.database, person.id)
    expect(listed).toMatchObject({ name: 'Ada’s editor', answersAt: ['this computer'], lastUsedAt: null })
    expect(await isLetIn(tokens.access_token)).toBe(true)
    expect((await connectedAssistants(server.database, person.id))[0]!.lastUsedAt).not.toBeNull()

    expect((await person.client.visit('/user/access-keys')).props.assistants).toMatchObject([
      { id: listed!.id, name: 'Ada’s editor', answersAt: ['this computer'], used: expect.any(String) },
    ])
    const other = await server.member()
    expect((await other.client.submit('/user/access-keys/assistants/remove', { id: listed!.id })).status).toBe(404)
    expect(await isLetIn(tokens.access_token)).toBe(true)
    const answer = await person.client.submit('/user/access-keys/assistants/remove', { id: listed!.id })
    expect(answer.headers.get('location')).toBe('/user/access-keys')
    expect(await isLetIn(tokens.access_token)).toBe(false)
    expect((await refresh(id, tokens.refresh_token)).status).toBe(400)
    expect(await connectedAssistants(server.database, person.id)).toEqual([])
  })

  test('with the account goes all that was granted', async () => {
    const { id, tokens } = await connected()
    await person.client.submit('/user/delete', { delete_password: password })
    expect(await isLetIn(tokens.access_token)).toBe(false)
    expect((await refresh(id, tokens.refresh_token)).status).toBe(400)
    const { db } = server.database
    expect(await db.selectFrom('oauthConsents').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('oauthRefreshTokens').selectAll().execute()).toEqual([])
  })

  describe('a program registers', () => {
    test.each([
      [['http://localhost:1/callback']],
      [['https://claude.example/api/callback', 'http://127.0.0.1:33418/']],
      [['cursor://anysphere.example/oauth/callback']],
      [['com.example.app:/callback']],
    ])('with %s', async (redirect_uris) => {
      const answer = await register({ redirect_uris, token_endpoint_auth_method: 'client_secret_basic' })
      expect(answer.status).toBe(201)
      expect(await answer.json()).toMatchObject({
        redirect_uris,
        token_endpoint_auth_method: 'none',
        scope: 'library:read offline_access',
      })
    })

    test.each([
      [[]],
      [['http://evil.example/callback']],
      [['javascript:alert(1)']],
      [['data:text/html,x']],
      [['https://user:secret@a.example/']],
      [['https://a.example/#fragment']],
      [['not an address']],
      [Array.from({ length: 11 }, (_, at) => `https://a.example/${at}`)],
      ['https://a.example/'],
    ])('not with %j', async (redirect_uris) => {
      const answer = await register({ redirect_uris })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: 'invalid_redirect_uri' })
    })

    test('so often and no more, and names are plain and short', async () => {
      const long = await register({ client_name: `A\u202e\n${'b'.repeat(200)}` })
      expect(((await long.json()) as { client_name: string }).client_name).toMatch(/^A b{70,}$/)
      let answer = await register()
      for (let count = 0; count < 80 && answer.status === 201; count++) answer = await register()
      expect(answer.status).toBe(429)
    })
  })

  test('a program that nobody connected is forgotten after a week, and one that somebody did is not', async () => {
    const { id } = await connected()
    const unused = await clientId()
    const { db, clock } = server.database
    const before = new Date(clock().getTime() - 8 * 24 * 60 * 60 * 1000)
    await db.updateTable('oauthClients').set({ createdAt: before }).execute()
    const fresh = await clientId()
    const kept = await db.selectFrom('oauthClients').select('clientId').execute()
    expect(kept.map(({ clientId: each }) => each).toSorted()).toEqual([id, fresh].toSorted())
    expect(kept).not.toContainEqual({ clientId: unused })
  })

  test('what renewed a connection is not kept once it is over', async () => {
    const { id, tokens } = await connected()
    const { refresh_token } = (await (await refresh(id, tokens.refresh_token)).json()) as Tokens
    const { db, clock } = server.database
    const renewals = () => db.selectFrom('oauthRefreshTokens').select('id').where('clientId', '=', id).execute()
    expect(await renewals()).toHaveLength(2)
    const [first] = await db.selectFrom('oauthRefreshTokens').select('id').where('revoked', 'is not', null).execute()
    await db.updateTable('oauthRefreshTokens').set({ expiresAt: clock() }).where('id', '=', first!.id).execute()
    await clientId()
    expect(await renewals()).toHaveLength(1)
    expect((await refresh(id, refresh_token)).status).toBe(200)
  })

  test('over plain http, but for one’s own machine, nobody connects, and keys are taken all the same', async () => {
    const env = { ...server.deps.env, siteUrl: 'http://intranet.example' }
    const plain = await accountServer(server.database, { catalogue, env })
    const ask = (path: string) => plain.app.request(path)
    for (const path of [
      '/.well-known/oauth-protected-resource/mcp',
      '/.well-known/oauth-authorization-server',
      '/jwks',
    ])
      expect((await ask(path)).status, path).toBe(404)
    const answer = await plain.app.request('/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    const key = await accessKeyOf(server, person.id)
    const kept = await connect(plain, key)
    expect((await kept.call('search_components', { query: 'note' })).isError).toBe(false)
  })

  test('what programs read first says the same as what is there', async () => {
    const read = async (path: string) => (await (await server.app.request(path)).json()) as Record<string, unknown>
    expect(await read('/.well-known/oauth-protected-resource/mcp')).toMatchObject({
      resource: assistantUrl,
      authorization_servers: [site],
    })
    expect(await read('/.well-known/oauth-protected-resource')).toMatchObject({ resource: assistantUrl })
    const metadata = await read('/.well-known/oauth-authorization-server')
    expect(metadata).toMatchObject({ issuer: site, code_challenge_methods_supported: ['S256'] })
    for (const [name, address] of Object.entries(metadata))
      if (/_(endpoint|uri)$/.test(name))
        expect(
          (await server.app.request(address as string, { method: 'OPTIONS' })).headers.get('allow'),
          name,
        ).toBeTruthy()
    expect((await read('/jwks')).keys).toMatchObject([{ alg: 'EdDSA' }])
    expect(JSON.stringify(await read('/jwks'))).not.toContain('"d"')
  })

  test('no token is written into the log', async () => {
    const { code, tokens } = await connected()
    await isLetIn(tokens.access_token)
    const log = server.logged.join('')
    for (const secret of [code, tokens.access_token, tokens.refresh_token]) expect(log).not.toContain(secret)
  })
})
