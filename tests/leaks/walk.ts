/** Goes to addresses as somebody, in all the ways one can ask, and notes what an answer gives away. */
import { createHash } from 'node:crypto'
import { areas } from '#shared/routes.ts'
import type { Address } from './addresses.ts'
import { decoded } from './layers.ts'
import { mayHave, roles, type Person, type Role } from './people.ts'
import { createSearch, type Search } from './search.ts'
import type { Kind, Sold } from './sold.ts'

export type Way =
  'document' | 'visit' | 'api' | 'br' | 'gzip' | 'zstd' | 'head' | 'unchanged' | 'beginning' | 'rest' | 'sent'
export type Leak = {
  role: Role
  way: Way
  path: string
  place: string
  kind: Kind | 'cache' | 'part'
  text: string
  whose: string
}

const ask = {
  document: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  api: { accept: 'application/json' },
  br: { accept: 'text/html', 'accept-encoding': 'br' },
  gzip: { accept: 'text/html', 'accept-encoding': 'gzip, br;q=0' },
  zstd: { accept: '*/*', 'accept-encoding': 'zstd' },
  head: { accept: 'text/html' },
  beginning: { accept: '*/*', range: 'bytes=0-4095' },
  rest: { accept: '*/*', range: 'bytes=4096-' },
} as const satisfies Partial<Record<Way, Record<string, string>>>

export type Walk = ReturnType<typeof createWalk>

/**
 * @param sold what is looked for
 * @param version the assets' version, which a visit names
 */
export function createWalk(sold: readonly Sold[], version: string) {
  const search: Search = createSearch(sold.map(({ text }) => text))
  const known = new Map<string, Set<number>>()
  const paths = new Set<string>()
  const places: Record<string, { paths: Set<string>; answers: number }> = {}
  const leaks: Leak[] = []
  const seen: Record<Role, number> = Object.fromEntries(roles.map((role) => [role, 0])) as Record<Role, number>
  const total = { answers: 0, bytes: 0, distinct: 0 }

  /** Which of the sold texts a body holds; the same bytes are read once. */
  function heldBy(body: Uint8Array): Set<number> {
    const key = createHash('sha1').update(body).digest('base64')
    const before = known.get(key)
    if (before) return before
    const found = search(body)
    total.distinct += body.length
    known.set(key, found)
    return found
  }

  /** Notes what an answer holds that this person may not have, and answers its body. */
  async function take(
    response: Response,
    { role, reader }: Pick<Person, 'role' | 'reader'>,
    address: Address,
    way: Way,
    day: string,
  ) {
    const sent = new Uint8Array(await response.arrayBuffer())
    // What was compressed beforehand is also there by its own name.
    const isCompressed = response.status === 200 && address.path.endsWith('.br')
    const body = decoded(sent, response.headers.get('content-encoding') ?? (isCompressed ? 'br' : null))
    const place = (places[address.kind] ??= { paths: new Set(), answers: 0 })
    place.paths.add(address.path)
    place.answers += 1
    paths.add(address.path)
    total.answers += 1
    total.bytes += body.length
    seen[role] += 1
    const headers = Buffer.from([...response.headers].map((pair) => pair.join(': ')).join('\n'))
    // A part is held to the whole, since half of an archive cannot be read.
    const held = new Set([...heldBy(headers), ...(response.status === 206 ? [] : heldBy(body))])
    const note = (kind: Leak['kind'], text: string, whose: string) =>
      leaks.push({ role, way, path: address.path, place: address.kind, kind, text, whose })
    let isSold = false
    for (const index of held) {
      const { text, kind, owners } = sold[index]!
      if (kind === 'string' && address.of && owners.has(address.of)) continue
      if ([...owners].some((owner) => mayHave(reader, owner, day))) {
        isSold ||= ![...owners].some((owner) => mayHave(null, owner, day))
        continue
      }
      note(kind, text, [...owners].join(' '))
    }
    const caching = response.headers.get('cache-control') ?? ''
    if (isSold && !/private|no-store/.test(caching)) note('cache', caching, address.path)
    return body
  }

  /** Channels for programs know by a key who asks. */
  const keyOf = ({ key }: Person, { kind, path }: Address) =>
    (kind === 'registry' || kind === 'markdown' || path.startsWith(`${areas.cli}/`)) && key !== null
      ? { authorization: `Bearer ${key}` }
      : {}

  /** Asks for an address and reads the answer. */
  async function get(person: Person, address: Address, way: keyof typeof ask, day: string) {
    const method = way === 'head' ? 'HEAD' : 'GET'
    const headers = { ...ask[way], ...keyOf(person, address) }
    const response = await person.client.send(address.path, { method, headers })
    return { response, body: await take(response.clone(), person, address, way, day) }
  }

  /** Asks as the client-side router does. */
  async function visit(person: Person, address: Address, day: string) {
    const headers = { 'x-inertia': 'true', 'x-inertia-version': version, 'x-requested-with': 'XMLHttpRequest' }
    return take(await person.client.send(address.path, { headers }), person, address, 'visit', day)
  }

  /** Asks as a browser does, and, where that is a page of the site, as its router does. */
  async function asPage(person: Person, address: Address, day: string) {
    const answer = await get(person, address, 'document', day)
    if (isPage(answer.response)) await visit(person, address, day)
    return answer
  }

  /** Asks in every way there is. */
  async function everyWay(person: Person, address: Address, day: string) {
    const { response, body: whole } = await asPage(person, address, day)
    for (const way of ['api', 'br', 'gzip', 'zstd', 'head'] as const) await get(person, address, way, day)
    for (const way of ['beginning', 'rest'] as const) {
      const part = await get(person, address, way, day)
      if (part.response.status !== 206) continue
      const [, start, end] = /^bytes (\d+)-(\d+)/.exec(part.response.headers.get('content-range') ?? '') ?? []
      if (Buffer.compare(part.body, whole.subarray(Number(start), Number(end) + 1)) === 0) continue
      const text = 'This is no part of what is answered as a whole.'
      leaks.push({ role: person.role, way, path: address.path, place: address.kind, kind: 'part', text, whose: '' })
    }
    const etag = response.headers.get('etag')
    if (etag === null) return
    const again = await person.client.send(address.path, {
      headers: { ...ask.document, ...keyOf(person, address), 'if-none-match': etag },
    })
    await take(again, person, address, 'unchanged', day)
  }

  return {
    take,
    get,
    visit,
    asPage,
    everyWay,
    leaks,
    heldBy,
    count: () => ({ addresses: paths.size, ...total, seen }),
    places,
  }
}

/** Whether an answer is a page of the site, which can be visited without its document. */
const isPage = (response: Response) => response.headers.get('vary')?.includes('X-Inertia') ?? false
