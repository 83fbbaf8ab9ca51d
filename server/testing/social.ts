/** Google and GitHub as far as signing in needs them, on the loopback interface: strict about codes, keys and PKCE. */
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { needed } from '#shared/needed.ts'
import { githubProvider, googleProvider, type SocialProviders } from '../social/providers.ts'

export type Person = { id: number; name: string; email: string; verified: boolean }
type Grant = { person: Person; challenge: string; redirectUri: string }

const keys = { clientId: 'our-id', clientSecret: 'our-secret' }

/** Starts the server; `allow` is what a person pressing "Allow" there does. */
export async function startSocialSite() {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Person>()
  /** Whoever is signed in there, for browsers that open the address themselves. */
  const site = { person: null as Person | null, broken: false }

  /** Follows an authorization address as a browser would; answers path and query of the way back. */
  function allow(address: string, person: Person): string {
    const asked = new URL(address).searchParams
    const wanted = { client_id: keys.clientId, response_type: 'code', code_challenge_method: 'S256' }
    for (const [name, value] of Object.entries(wanted)) {
      if (asked.get(name) !== value) throw new Error(`${name} is ${asked.get(name)}`)
    }
    const redirectUri = given(asked, 'redirect_uri')
    const code = randomUUID()
    codes.set(code, { person, challenge: given(asked, 'code_challenge'), redirectUri })
    return `${new URL(redirectUri).pathname}?${new URLSearchParams({ code, state: given(asked, 'state') })}`
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://localhost')
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (site.broken) return json({ message: 'Out of order' }, 500)
    if (url.pathname === '/login/oauth/authorize') {
      const { origin } = new URL(given(url.searchParams, 'redirect_uri'))
      return response
        .writeHead(302, {
          location: origin + allow(url.href, needed(site.person, 'Nobody is signed in at the other site.')),
        })
        .end()
    }
    if (url.pathname === '/login/oauth/access_token') {
      const form = new URLSearchParams(await text(request))
      const grant = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const hash = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight =
        form.get('client_id') === keys.clientId &&
        form.get('client_secret') === keys.clientSecret &&
        grant?.challenge === hash &&
        grant.redirectUri === form.get('redirect_uri')
      // As GitHub does: a refusal comes with status 200.
      if (!isRight) return json({ error: 'bad_verification_code' })
      const token = randomUUID()
      tokens.set(token, grant.person)
      return json({ access_token: token, token_type: 'bearer' })
    }
    const person = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    if (!person) return json({ message: 'Bad credentials' }, 401)
    const { id, name, email, verified } = person
    if (url.pathname === '/userinfo') return json({ sub: String(id), name, email, email_verified: verified })
    if (url.pathname === '/api/v3/user') return json({ id, login: `login-${id}`, name })
    if (url.pathname === '/api/v3/user/emails') {
      const other = { email: 'other@example.com', primary: false, verified: true }
      return json([other, { email, primary: true, verified }] as object)
    }
    return json({}, 404)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const googleUrls = {
    authorizeUrl: `${url}/login/oauth/authorize`,
    tokenUrl: `${url}/login/oauth/access_token`,
    userUrl: `${url}/userinfo`,
  }
  const providers: SocialProviders = {
    google: googleProvider(keys, googleUrls),
    github: githubProvider({ ...keys, url }),
  }
  return { url, keys, site, allow, providers, stop: () => void server.close() }
}

/** A parameter of an address, without which the other site would refuse. */
const given = (asked: URLSearchParams, name: string) => needed(asked.get(name), `The address says no ${name}.`)
