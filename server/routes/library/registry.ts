import { Hono, type Context } from 'hono'
import { registryNameOf } from '#shared/component-names.ts'
import { collectionItemPrefix, setItemPrefix, themeItem } from '#shared/registry.ts'
import { areas, below, routes } from '#shared/routes.ts'
import { search } from '#shared/search/index.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { findNamed, nearestNames } from '../../domain/library/named-components.ts'
import { findNamedCollection, namedCollections, teamOfKey } from '../../domain/library/registry-collections.ts'
import { hasWords, indexText, libraryItems, type Written, written } from '../../domain/library/registry-index.ts'
import {
  componentItem,
  groupItem,
  listedSet,
  type RegistryItem,
  type RegistryProfile,
  themeAsItem,
} from '../../domain/library/registry-items.ts'
import { findOpenSet, openSets, standingMembers } from '../../domain/library/sets.ts'
import { accessKeys } from '../../http/access-key.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { acceptedEncoding, compressedOnce, etagOf, isNotModified } from '../../http/compress.ts'
import { countSearch } from '../../http/count-search.ts'
import { HttpError } from '../../http/errors.ts'
import { wished } from '../../http/query.ts'
import { registryItemQuery, registryQuery } from '../../http/registry-profile.ts'
import { toldMessages } from '../../http/told-messages.ts'
import { mustAllBeOpenToReader, mustBeOpenToReader } from './channel-code.ts'
import { profileOf } from './registry-profile-of.ts'
import { registryUpdateRoutes } from './registry-updates.ts'
import { indexOf } from './search.ts'

/** Characters of a search that are looked at. */
const longestSearch = 80
/** All that we serve is of this type; the command line asks for others, too. */
const ourType = 'registry:item'

/**
 * The library as a registry of the shadcn command line: an index, and every item by its name. Who reads is known by an
 * access key alone; without one, what is free is served. Refusals are `{ "message" }`, which the command line prints.
 */
export const registryRoutes = new Hono<AppEnv>()
  .use(below(areas.registry), toldMessages, accessKeys)
  .route('/', registryUpdateRoutes)
  .get(routes.registry, async (c) => {
    const { q = '', type, limit, offset } = wished(registryQuery, c.req.query())
    const isOurs = type === undefined || type === '' || type.split(',').includes(ourType)
    const items = isOurs ? await itemsFor(c, q.slice(0, longestSearch).trim()) : []
    const { siteUrl } = c.var.deps.env
    return sendJson(c, indexText({ name: site.slug, homepage: siteUrl }, items, { limit, offset }))
  })
  .get(routes.registryItem, async (c) => {
    const name = nameIn(c)
    const profile = profileOf(c, wished(registryItemQuery, c.req.query()))
    return sendJson(c, JSON.stringify(await itemOf(c, name, profile)))
  })

/** What stands before ".json" in the address. */
function nameIn(c: Context<AppEnv>): string {
  const name = /^(.+)\.json$/.exec(c.req.param('name') ?? '')?.[1]
  if (name !== undefined) return name
  const index = c.var.deps.env.siteUrl + urls.registry()
  throw new HttpError(404, `There is nothing at this address. Items end in .json, and all of them stand in ${index}`)
}

/** Every item that answers a search, best first; without one all. */
async function itemsFor(c: Context<AppEnv>, q: string): Promise<Written[]> {
  const { catalogue, sets } = c.var.deps
  const library = libraryItems(catalogue, sets)
  const groups = [...library.sets, ...(await collectionItems(c))]
  if (q === '') return [...library.components.values(), ...groups]
  const { entries, hasAll } = search(indexOf(c), q)
  const found = entries.flatMap(({ kind, path }) => (kind === 'component' ? (library.components.get(path) ?? []) : []))
  countSearch(c, q, { hits: found, similar: !hasAll })
  return [...groups.filter(({ item }) => hasWords(item, q)), ...found]
}

async function collectionItems(c: Context<AppEnv>): Promise<Written[]> {
  const team = await teamOfReader(c)
  if (team === null) return []
  const named = await namedCollections(c.var.deps.database, c.var.deps, team)
  return named.map(({ listed }) => written(listed))
}

/** The team of whoever reads; only a licence for one has any. */
async function teamOfReader(c: Context<AppEnv>): Promise<string | null> {
  const { viewer, key } = c.var.channelReader
  return key && viewer?.licenseName === 'team' ? teamOfKey(c.var.deps.database, key) : null
}

async function itemOf(c: Context<AppEnv>, name: string, profile: RegistryProfile): Promise<RegistryItem> {
  const { catalogue } = c.var.deps
  const found = findNamed(catalogue, name)
  if (found.kind === 'found') {
    await mustBeOpenToReader(c, found.component)
    return componentItem(catalogue, found.component, profile)
  }
  const { siteUrl } = c.var.deps.env
  if (found.kind === 'moved') {
    const { path, title } = found.component
    const now = registryNameOf(path)
    throw new HttpError(410, `${name} is called ${now} now: “${title}”, ${siteUrl}${urls.component(path)}`)
  }
  const group = await groupOf(c, name, profile)
  if (group) return group
  if (name === themeItem) {
    const theme = themeAsItem(profile)
    if (theme) return theme
    throw new HttpError(404, 'Every project with Tailwind CSS has the colours of this profile, so no theme is needed.')
  }
  const all = siteUrl + urls.registry()
  throw new HttpError(
    404,
    `Nothing is called ${shortened(name)}. What comes nearest: ${nearestTo(c, name, found.nearest).join(', ')}. All: ${all}`,
  )
}

/** Names to offer in the place of an unknown one: of sets, where one was asked for. */
function nearestTo(c: Context<AppEnv>, name: string, nearest: readonly string[]): readonly string[] {
  if (!name.startsWith(setItemPrefix)) return nearest
  const { catalogue, sets } = c.var.deps
  const open = openSets(catalogue, sets).map(({ slug }) => setItemPrefix + slug)
  return open.length > 0 ? open.slice(0, nearestNames) : nearest
}

/** A set or a collection by its name; a collection of another team is none. */
async function groupOf(c: Context<AppEnv>, name: string, profile: RegistryProfile): Promise<RegistryItem | null> {
  const { catalogue, database, sets } = c.var.deps
  if (name.startsWith(setItemPrefix)) {
    const set = findOpenSet(catalogue, sets, name.slice(setItemPrefix.length))
    if (!set) return null
    const members = standingMembers(catalogue, set)
    await mustAllBeOpenToReader(c, set.title, members)
    return groupItem(listedSet(set), members, profile)
  }
  const team = name.startsWith(collectionItemPrefix) ? await teamOfReader(c) : null
  const found = team === null ? null : await findNamedCollection(database, c.var.deps, { licenseId: team, name })
  return found && groupItem(found.listed, found.members, profile)
}

const shortened = (name: string) => (name.length > 80 ? `${name.slice(0, 79)}…` : name)

/** JSON for one reader, compressed as they like it, and not sent again to who has it. */
function sendJson(c: Context<AppEnv>, text: string): Response {
  const etag = etagOf(text)
  c.header('Cache-Control', 'private, no-cache')
  c.header('ETag', etag)
  c.header('Vary', 'Accept-Encoding', { append: true })
  c.header('X-Robots-Tag', 'noindex')
  if (isNotModified(c, etag)) return c.body(null, 304)
  const encoding = acceptedEncoding(c)
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  c.header('Content-Type', 'application/json; charset=UTF-8')
  return c.body(compressedOnce(text, encoding) as Uint8Array<ArrayBuffer>)
}
