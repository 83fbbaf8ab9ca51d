/** What a team keeps together, as items of the registry: for keys of the team, and of whoever has a seat. */
import { counted } from '#shared/counted.ts'
import { collectionItemPrefix } from '#shared/registry.ts'
import { site } from '#shared/site.ts'
import type { ComponentMeta } from '#shared/catalog.ts'
import type { Database } from '../../db/client.ts'
import { licenseOf } from '../selling/licenses.ts'
import { collectionsOf, componentsOf, findCollection, type Library } from './collections.ts'
import type { ListedItem } from './registry-items.ts'

/**
 * The licence of the team that a key belongs to, or its owner is of.
 *
 * @returns null where there is none
 */
export async function teamOfKey(
  database: Pick<Database, 'db'>,
  { teamId, userId }: { teamId: string | null; userId: string },
): Promise<string | null> {
  if (teamId !== null) return teamId
  const license = await licenseOf(database, userId)
  return license?.tier === 'team' ? license.id : null
}

/** A collection with the name it has in the registry. */
export type NamedCollection = { id: string; listed: ListedItem }

/** The collections of a team in the order of their names; of those whose names make the same one, each has a number. */
export async function namedCollections(
  database: Pick<Database, 'db'>,
  library: Library,
  licenseId: string,
): Promise<NamedCollection[]> {
  const taken = new Set<string>()
  return (await collectionsOf(database, library, licenseId)).map(({ id, name, components, sets }) => {
    const own = freeName(plainName(name), taken)
    taken.add(own)
    const listed: ListedItem = {
      name: collectionItemPrefix + own,
      type: 'registry:item',
      title: name,
      description: `A collection of your team with ${counted(components, 'component')}${sets > 0 ? ` and ${counted(sets, 'set')}` : ''}.`,
      categories: ['collections'],
      meta: { version: site.version },
    }
    return { id, listed }
  })
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let nth = 2; taken.has(free); nth++) free = `${name}-${nth}`
  return free
}

/**
 * A collection by its name in the registry, with its components.
 *
 * @returns null where this team has none of this name
 */
export async function findNamedCollection(
  database: Pick<Database, 'db'>,
  library: Library,
  { licenseId, name }: { licenseId: string; name: string },
): Promise<{ listed: ListedItem; members: ComponentMeta[] } | null> {
  const named = (await namedCollections(database, library, licenseId)).find(({ listed }) => listed.name === name)
  const found = named && (await findCollection(database, library, { id: named.id, licenseId }))
  return found ? { listed: named.listed, members: componentsOf(found.items) } : null
}

/** "checkout-flow"; what a name of plain letters has no room for is left out. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'collection'
