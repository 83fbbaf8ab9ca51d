/**
 * Walks the built product with its real server as everybody who has not paid for all of it, reads every byte that they
 * are given, and looks for what is sold. What is quick is walked here; `npm run leaks` walks everywhere in every way.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildDir } from '#toolchain/paths.ts'
import { openDatabase, type Database } from '#server/db/client.ts'
import type { AccountServer } from '#server/testing/accounts.ts'
import { testClock } from '#server/testing/clock.ts'
import { openToday } from '#server/testing/day.ts'
import { urls } from '#shared/urls.ts'
import { fileAddresses, routeAddresses, type Address } from './leaks/addresses.ts'
import { damagedChunk, damagedFeed, damagedKit } from './leaks/damage.ts'
import { givenAway, shownStrings } from './leaks/given.ts'
import { everybody, roles, type Person, type Role } from './leaks/people.ts'
import { refusals } from './leaks/refusals.ts'
import { summary, table } from './leaks/report.ts'
import { soldIn, type Sold } from './leaks/sold.ts'
import { openStage } from './leaks/stage.ts'
import { createWalk, type Walk } from './leaks/walk.ts'

/** Whether every address is walked by everybody in every way, as `npm run leaks` does. */
const isWhole = process.env.MILLWORK_LEAKS === 'all'
const dayMs = 24 * 60 * 60 * 1000
/** A component with more of its lists in our own texts than this part was copied there. */
const mostOurs = 0.2

const clock = testClock('2026-03-03T12:00:00Z')
const database: Database = await openDatabase({ dataDir: mkdtempSync(join(tmpdir(), 'leaks-')) }, { clock })
let accounts: AccountServer
let people: Record<Role, Person>
let sold: Sold[]
let given: Map<Sold, string>
let walk: Walk
let addresses: { routes: Address[]; open: Address[]; closed: Address[] }
/** The components that are open to everybody, one on each day. */
let openOnDays: [first: string, second: string]

beforeAll(async () => {
  await database.migrate()
  accounts = await openStage(database)
  const { deps, app } = accounts
  const locked = deps.catalogue.all().filter(({ free }) => !free)
  openOnDays = [locked[0]!.path, locked.at(-1)!.path]
  await openToday(database, openOnDays[0])
  const all = soldIn(deps)
  given = await givenAway(all, deps.catalogue)
  const shown = shownStrings(all, deps)
  sold = all.filter((one) => !given.has(one) && !shown.has(one))
  walk = createWalk(sold, deps.assets.version)
  const made = await everybody(accounts)
  people = Object.fromEntries(made.people.map((person) => [person.role, person])) as Record<Role, Person>
  addresses = { routes: routeAddresses({ app, deps, things: made.things }), ...fileAddresses(buildDir) }
}, 300_000)

afterAll(async () => {
  await database.close()
  if (isWhole) console.log(table(walk, sold, given))
})

/** Walks to addresses; tells what leaked there. */
async function leaksAt(list: readonly Address[], go: (address: Address) => Promise<unknown>, by: Walk = walk) {
  const before = by.leaks.length
  for (const address of list) await go(address)
  return summary(by.leaks.slice(before))
}
const ofKind = (...kinds: string[]) => addresses.routes.filter(({ kind }) => kinds.includes(kind))
const timeout = isWhole ? 3_600_000 : 300_000

describe('nothing that is sold reaches who may not have it', () => {
  test('by any file of the build', { timeout }, async () => {
    const [today] = openOnDays
    const { guest } = people
    expect(addresses.open.length).toBeGreaterThan(500)
    expect(
      await leaksAt(addresses.open, (one) =>
        isWhole && !one.path.endsWith('.br')
          ? walk.everyWay(guest, one, today)
          : walk.get(guest, one, 'document', today),
      ),
    ).toEqual([])
    const served: string[] = []
    for (const { path } of addresses.closed) {
      const { status } = await guest.client.send(path, { headers: { accept: 'application/json' } })
      if (status !== 404) served.push(`${path} answers ${status}`)
    }
    expect(served).toEqual([])
  })

  test('by any preview and its colours', { timeout }, async () => {
    const [today] = openOnDays
    // The many looks and colours of one preview differ in what they say least; one of each is quick.
    const quick = (one: Address) => !one.path.startsWith('/app/') && !/theme=|palettes\.json/.test(one.path)
    const list = ofKind('preview', 'palette', 'template preview').filter((one) => isWhole || quick(one))
    expect(await leaksAt(list, (one) => walk.get(people.guest, one, 'document', today))).toEqual([])
  })

  test('by any page, text or archive, as a document and as data', { timeout }, async () => {
    const [today] = openOnDays
    const pages = ofKind('page')
    const found = [
      await leaksAt(ofKind('page', 'text', 'tool', 'markdown', 'archive'), (one) =>
        walk.get(people['free account'], one, 'document', today),
      ),
    ]
    for (const role of ['guest', 'developer', 'removed member', 'refunded buyer'] as const) {
      found.push(await leaksAt(pages, (one) => walk.visit(people[role], one, today)))
      found.push(await leaksAt(ofKind('archive'), (one) => walk.get(people[role], one, 'api', today)))
    }
    expect(found.flat()).toEqual([])
  })

  test('by any Markdown, whoever asks for it', { timeout }, async () => {
    const [today] = openOnDays
    const list = ofKind('markdown')
    expect(list.length).toBeGreaterThan(500)
    const found = []
    for (const role of roles) found.push(await leaksAt(list, (one) => walk.get(people[role], one, 'api', today)))
    expect(found.flat()).toEqual([])
  })

  test('by any code that is asked for', { timeout }, async () => {
    const [today] = openOnDays
    const list = ofKind('code').filter(({ path }) => isWhole || /flavour=\w+$/.test(path))
    const found = []
    for (const role of ['guest', 'removed member', 'refunded buyer'] as const) {
      const room = role === 'guest' ? '/components/' : '/app/'
      found.push(
        await leaksAt(
          list.filter(({ path }) => path.startsWith(room)),
          (one) => walk.get(people[role], one, 'api', today),
        ),
      )
    }
    expect(found.flat()).toEqual([])
  })

  test('by the registry, with a key of theirs or none', { timeout }, async () => {
    const [today] = openOnDays
    const list = ofKind('registry').filter(({ path }) => isWhole || /\.json$|flavour=\w+$/.test(path))
    expect(list.length).toBeGreaterThan(500)
    const found = []
    for (const role of roles.filter((each) => each !== 'developer'))
      found.push(
        await leaksAt(list, (one) =>
          isWhole ? walk.everyWay(people[role], one, today) : walk.get(people[role], one, 'api', today),
        ),
      )
    expect(found.flat()).toEqual([])
  })

  test('by any page of an error', { timeout }, async () => {
    const [today] = openOnDays
    const locked = sold
      .flatMap(({ owners }) => [...owners])
      .find((owner) => owner.split('/').length > 2 && owner !== today)!
    const archive = ofKind('archive').find(({ path }) => path.startsWith('/app/') && path.includes('/templates/'))!.path
    const before = walk.leaks.length
    const { reader } = people['free account']
    for (const { path, status, response } of await refusals(accounts, locked, archive))
      await walk.take(
        response,
        { role: 'free account', reader },
        { path: `${path} ${status}`, kind: 'error' },
        'sent',
        today,
      )
    expect(summary(walk.leaks.slice(before))).toEqual([])
  })

  test('in any other way of asking: compressed, in parts, unchanged, without a body', { timeout }, async () => {
    const [today] = openOnDays
    const kinds = Map.groupBy(addresses.routes, ({ kind, path }) => `${kind} ${path.startsWith('/app/')}`)
    const list = isWhole ? addresses.routes : [...kinds.values()].flatMap((group) => [group[0]!, group.at(-1)!])
    const found = await leaksAt(list, (one) => walk.everyWay(people.guest, one, today))
    for (const role of roles.filter((each) => each !== 'guest'))
      found.push(
        ...(await leaksAt(list, (one) =>
          isWhole ? walk.asPage(people[role], one, today) : walk.everyWay(people[role], one, today),
        )),
      )
    expect(found).toEqual([])
  })

  test('on the next day, when another component is open and yesterday’s is not', { timeout }, async () => {
    clock.pass(dayMs)
    await openToday(database, openOnDays[1])
    const [, today] = openOnDays
    const places = openOnDays.map((path) => path.slice(0, path.lastIndexOf('/')))
    const isTouched = ({ path }: Address) =>
      places.some((place) => path.includes(place)) ||
      [urls.home(), urls.componentOfTheDay(), '/app', '/app/favourites'].includes(path)
    const list = ofKind('page', 'code', 'text', 'markdown').filter((one) => isWhole || isTouched(one))
    const found = []
    for (const role of ['guest', 'free account', 'refunded buyer'] as const)
      found.push(await leaksAt(list, (one) => walk.asPage(people[role], one, today)))
    expect(found.flat()).toEqual([])
    const answers = openOnDays.map((path) => people.guest.client.send(urls.code(path, 'html')))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 200])
  })
})

describe('the walk would see it', () => {
  test('who may have it is given every locked component, for nobody else to keep', { timeout }, async () => {
    const [, today] = openOnDays
    const seen = new Set<string>()
    const list = ofKind('code').filter(({ path }) => /^\/app\/.*flavour=\w+$/.test(path))
    const leaks = await leaksAt(list, async (one) => {
      const { body } = await walk.get(people.developer, one, 'api', today)
      for (const index of walk.heldBy(body))
        if (sold[index]!.kind === 'list') for (const owner of sold[index]!.owners) seen.add(owner)
    })
    expect(leaks).toEqual([])
    const locked = accounts.deps.catalogue.all().filter(({ free }) => !free)
    expect(locked.flatMap(({ path }) => (seen.has(path) ? [] : [path]))).toEqual([])
  })

  test('who may have it is given every locked component in zips, too', { timeout }, async () => {
    const [, today] = openOnDays
    const seen = new Set<string>()
    const list = ofKind('archive').filter(({ path }) => /^\/app\/code\.zip.*flavour=react$/.test(path))
    const leaks = await leaksAt(list, async (one) => {
      const { body } = await walk.get(people.developer, one, 'document', today)
      for (const index of walk.heldBy(body))
        if (sold[index]!.kind === 'list') for (const owner of sold[index]!.owners) seen.add(owner)
    })
    expect(leaks).toEqual([])
    const locked = accounts.deps.catalogue.all().filter(({ free }) => !free)
    expect(locked.flatMap(({ path }) => (seen.has(path) ? [] : [path]))).toEqual([])
  })

  test.each([
    ['the registry', 'registry', /flavour=react$/],
    ['Markdown', 'markdown', /\/components\/.*[a-z\d]\.md$/],
  ] as const)(
    'who may have it is given every locked component by %s, for nobody else to keep',
    { timeout },
    async (_, kind, of) => {
      const [, today] = openOnDays
      const seen = new Set<string>()
      const list = ofKind(kind).filter(({ path }) => of.test(path))
      const leaks = await leaksAt(list, async (one) => {
        const { body } = await walk.get(people.developer, one, 'api', today)
        for (const index of walk.heldBy(body))
          if (sold[index]!.kind === 'list') for (const owner of sold[index]!.owners) seen.add(owner)
      })
      expect(leaks).toEqual([])
      const locked = accounts.deps.catalogue.all().filter(({ free }) => !free)
      expect(locked.flatMap(({ path }) => (seen.has(path) ? [] : [path]))).toEqual([])
    },
  )

  test('no locked component was copied by hand into what is ours', () => {
    const { catalogue } = accounts.deps
    const parts = new Map<string, { all: number; ours: number }>()
    for (const one of [...given.keys(), ...sold])
      for (const owner of one.kind === 'list' ? one.owners : []) {
        const part = parts.get(owner) ?? { all: 0, ours: 0 }
        const place = given.get(one)
        const isOurs = place !== undefined && !catalogue.meta(place)
        parts.set(owner, { all: part.all + 1, ours: part.ours + (isOurs ? 1 : 0) })
      }
    const components = [...parts].filter(([owner]) => catalogue.meta(owner))
    expect(components.length).toBeGreaterThan(50)
    expect(components.flatMap(([owner, part]) => (part.ours / part.all > mostOurs ? [owner] : []))).toEqual([])
  })

  describe('when one list is put', () => {
    /** What is found at an address of a build in which something was put. */
    async function foundIn(folder: string, address: Address) {
      const stage = await openStage(database, folder)
      const person = { ...people.guest, ...(await stage.member()), reader: { licenseName: null } }
      const damaged = createWalk(sold, stage.deps.assets.version)
      await damaged.get(person, address, 'document', openOnDays[1])
      return damaged.leaks.filter(({ kind }) => kind === 'list').map(({ text }) => text)
    }
    const list = () =>
      sold.find(
        ({ kind, text, owners }) =>
          kind === 'list' && owners.size === 1 && text.split(' ').length > 6 && !owners.has(openOnDays[1]),
      )!.text

    test('into a script', async () => {
      const chunk = addresses.open.find(({ path }) => path.startsWith('/assets/home-') && path.endsWith('.js'))!
      expect(await foundIn(buildDir, chunk)).toEqual([])
      expect(await foundIn(damagedChunk(chunk.path, list()), chunk)).toContain(list())
    })
    test('into an archive', async () => {
      const kit = accounts.deps.goods['starter-kits'].find(({ free }) => free)!
      const edition = kit.editions[0]!.slug
      const zip = { path: urls.goodDownload('starter-kits', kit.slug, edition), kind: 'archive' }
      expect(await foundIn(buildDir, zip)).toEqual([])
      expect(await foundIn(damagedKit(kit.slug, edition, list()), zip)).toContain(list())
    })
    test('into a feed', async () => {
      const feed = { path: urls.feed(), kind: 'text' }
      expect(await foundIn(buildDir, feed)).toEqual([])
      expect(await foundIn(damagedFeed(list()), feed)).toContain(list())
    })
  })
})
