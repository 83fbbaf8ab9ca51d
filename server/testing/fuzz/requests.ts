/** Requests nobody means well with, drawn by chance: every route, every method, and what may be wrong with each. */
import { routes } from '#shared/routes.ts'
import { chanceOf, type Chance } from './chance.ts'
import { oddBodies, oddHeads, oddParts, oddTexts, oddTypes, oddValues } from './odd.ts'

/** Who asks, with the cookie line and form token they have; a program has an access key in their place. */
export type Person = { name: string; cookie: string; token: string; key?: string }

/** What fills a route's parameters so that something lies there, by their names. */
export type Places = Record<string, readonly string[]>

/** What a drawn request may lean on. */
export type Ground = { people: readonly Person[]; places: Places; takes: Record<string, string[]> }

/** `isCut`: the request ends before its end, so nobody waits for an answer. */
export type Drawn = {
  route: string
  person: string
  wants: 'document' | 'json' | 'inertia'
  method: string
  bytes: Buffer
  isCut: boolean
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'] as const
const addresses = Object.values(routes)

const accepts = {
  document: ['Accept: text/html'],
  json: ['Accept: application/json, text/event-stream'],
  inertia: ['X-Inertia: true', 'X-Inertia-Version: test', 'Accept: text/html, application/xhtml+xml'],
} as const
const wanted = ['document', 'json', 'inertia'] as const

/** Every field a form of ours has, and some that none has. */
const fields = `name email password email_password current_password sessions_password delete_password remember next id
  code recovery title purpose links details message website plan payout appDarkMode query response tier agreed outcome
  days team user_code decision client_id device_name device_code grant_type redirect_uris client_name resource
  refresh_token files
  _token __proto__ constructor prototype toString`.split(/\s+/)

const parameters = `next q via of primary secondary flavour tailwind dark prefix quotes indent ramps theme dir start
  density names of c icon open file dir registry type limit offset state code cancelled recovery page utm_source __proto__ constructor`.split(
  /\s+/,
)

/**
 * The request number `place` of this seed, as the bytes that go over the wire. Most get far enough to be read by a
 * handler; in each something is wrong, or may be.
 */
export function draw(seed: number, place: number, { people, places, takes }: Ground): Drawn {
  const chance = chanceOf(seed, place)
  const route = chance.pick(addresses)
  const person = chance.pick(people)
  const wants = chance.pick(wanted)
  const method = chance.pick(chance.often(0.75) ? (takes[route] ?? methods) : methods)
  const target = targetOf(chance, route, places)
  const heads: string[] = [`Host: localhost:3000`, `Connection: close`, ...accepts[wants]]
  // Everybody comes from elsewhere, so that what counts attempts does not answer for what is tried.
  heads.push(`X-Forwarded-For: 10.${chance.upTo(256)}.${chance.upTo(256)}.${chance.upTo(256)}`)
  if (person.cookie) heads.push(`Cookie: ${person.cookie}`)
  if (person.key !== undefined) heads.push(`Authorization: Bearer ${person.key}`)
  else if (chance.often(0.9)) heads.push(`X-XSRF-TOKEN: ${person.token}`)
  if (chance.often(0.3)) heads.push(chance.pick(oddHeads))
  const sent = method === 'GET' || method === 'HEAD' ? { heads: [], body: '' } : bodyOf(chance, route)
  const head = [`${method} ${target} HTTP/1.1`, ...heads, ...sent.heads].join('\r\n')
  const bytes = Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), Buffer.from(sent.body, 'utf8')])
  const { broken, isCut } = chance.often(0.05) ? broke(chance, bytes) : { broken: bytes, isCut: false }
  return { route, person: person.name, wants, method, bytes: broken, isCut }
}

/** The bytes as a broken or a wicked client sends them: no HTTP any more, more or less than was said, or only half. */
function broke(chance: Chance, bytes: Buffer): { broken: Buffer; isCut: boolean } {
  const text = bytes.toString('latin1')
  const [line = ''] = text.split('\r\n', 1)
  const broken = chance.pick([
    () => text.replace('HTTP/1.1', chance.pick(['HTTP/9.9', 'HTTP/1.0', 'HTTP', 'ICY', ''])),
    () => text.replace(line, chance.pick(['GET', 'GET  / HTTP/1.1', 'get / HTTP/1.1', '\0\0\0', 'GET / HTTP/1.1 x'])),
    () =>
      text.replace(
        / \S+/,
        chance.pick([' http://evil.example/', ' *', ' //evil.example/..', ' a', ' /a b', ' http://[']),
      ),
    () => text.replace(/Host: .*/, chance.pick(['Host: a b', 'Host: evil.example:99999', 'Host: [', 'Host:', 'X: y'])),
    () =>
      text.replace('\r\n\r\n', `\r\n${chance.pick(['no colon', ': none', 'A\0: b', 'A: \x01', ' folded: 1'])}\r\n\r\n`),
    () =>
      text.replace(
        /Content-Length: .*/,
        chance.pick(['Content-Length: -1', 'Content-Length: 1e9', 'Content-Length: x']),
      ),
    () => text.replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n'),
    () => text.replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'),
    () => text.replace(/Content-Length: .*/, 'Content-Length: 3'),
    () => text.slice(0, 1 + chance.upTo(text.length)),
  ])()
  return { broken: Buffer.from(broken, 'latin1'), isCut: true }
}

/** A route with its places filled in, now and then oddly, and a query. */
function targetOf(chance: Chance, route: string, places: Places): string {
  const path = route.replace(/:(\w+)(?:\{[^/]*\})?|\*/g, (_written, name: string | undefined) => {
    if (chance.often(0.3)) return chance.pick(oddParts)
    return encodeURIComponent(chance.pick(places[name ?? '*'] ?? ['unknown']))
  })
  const odd = chance.often(0.05) ? `${path}/${chance.pick(oddParts)}` : path
  const count = chance.often(0.5) ? 0 : 1 + chance.upTo(3)
  const query = Array.from({ length: count }, () => `${chance.pick(parameters)}=${chance.pick(oddParts)}`).join('&')
  // Above ASCII a client would have encoded; here it goes as it is.
  return Buffer.from(query ? `${odd}?${query}` : odd, 'utf8').toString('latin1')
}

function bodyOf(chance: Chance, route: string): { heads: string[]; body: string } {
  const isForm = chance.often(0.3)
  const isHonest = chance.often(0.7)
  const body = isHonest ? (meant(chance, route) ?? formOf(chance, isForm)) : chance.pick(oddBodies)
  const type = isHonest || chance.often(0.5) ? usualType(isForm) : chance.pick(oddTypes)
  const heads = type === undefined ? [] : [`Content-Type: ${type}`]
  return chance.often(0.1)
    ? chunked(heads, body)
    : { heads: [...heads, `Content-Length: ${Buffer.byteLength(body)}`], body }
}

/** What the addresses of programs take, as far as nothing else would be read: a call of a tool, or files of a lock. */
function meant(chance: Chance, route: string): string | null {
  const odd = () =>
    chance.often(0.5) ? chance.pick(oddTexts) : chance.often(0.5) ? chance.pick(oddValues) : 'alerts-open'
  if (route === routes.registryUpdates) {
    const profile = { flavour: chance.pick(['html', 'svelte', odd()]), dir: odd() }
    return JSON.stringify({ files: [{ path: odd(), hash: 'a'.repeat(64), ...(chance.often(0.5) && { profile }) }] })
  }
  if (route !== routes.mcp) return null
  const [name, of = 'none'] = chance.pick(calls).split(' ')
  const given = { [of]: odd(), [chance.pick(fields)]: odd(), ...(chance.often(0.5) && { flavour: 'vue' }) }
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } })
}

/** Tools of ours for assistants, each with something that it takes. */
const calls = `search_components query,list_components path,get_component name,get_setup framework,get_theme primary,
  get_add_command names,get_updates lock,read_docs slug,unknown x`
  .split(',')
  .map((call) => call.trim())

const usualType = (isForm: boolean) => (isForm ? 'application/x-www-form-urlencoded' : 'application/json')

function chunked(heads: string[], body: string) {
  const size = Buffer.byteLength(body)
  const chunks = size > 0 ? `${size.toString(16)}\r\n${body}\r\n0\r\n\r\n` : '0\r\n\r\n'
  return { heads: [...heads, 'Transfer-Encoding: chunked'], body: chunks }
}

/** A form of known names, whose values are texts, odd or usual, and now and then none. */
function formOf(chance: Chance, isForm: boolean): string {
  const entries = Array.from({ length: 1 + chance.upTo(6) }, (): [string, unknown] => [
    chance.pick(fields),
    chance.often(0.75) || isForm ? chance.pick(oddTexts) : chance.pick(oddValues),
  ])
  if (isForm) return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  // Written by hand, since an object would take "__proto__" for what it comes from.
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`
}
