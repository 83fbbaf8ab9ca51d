/**
 * Collections that a team keeps together. They belong to its licence, so whoever has a seat reads and changes them, and
 * they stay with the team when somebody leaves. Whether somebody is of a team is for the caller to know.
 */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ComponentMeta } from '#shared/catalog.ts'
import { type CollectionChoice, collectionLimits, type CollectionEntry, setOfItem } from '#shared/collections.ts'
import type { LibraryEntry } from '#shared/page-props.ts'
import type { ComponentSet } from '#shared/sets.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { Catalogue } from './catalogue.ts'
import { libraryEntry } from './library-entry.ts'
import { findOpenSet, standingMembers } from './sets.ts'

/** A collection of a team: that of another team is none. */
export type CollectionPlace = { id: string; licenseId: string }

/** What can lie in a collection. */
export type Library = { catalogue: Catalogue; sets: readonly ComponentSet[] }

/** A component of a collection, or a set with those of its members that stand. */
export type Kept = LibraryEntry | { path: string; set: ComponentSet; members: readonly ComponentMeta[] }

/** As many pictures as a card of a collection shows. */
const picturesOnCard = 4

/** The collections of a team by their names; what left the catalogue is not counted. */
export async function collectionsOf(
  { db }: Pick<Database, 'db'>,
  library: Library,
  licenseId: string,
): Promise<CollectionEntry[]> {
  const collections = await namedCollections(db, licenseId).execute()
  const items = await db
    .selectFrom('collectionItems')
    .innerJoin('collections', 'collections.id', 'collectionItems.collectionId')
    .select(['collectionId', 'item'])
    .where('licenseId', '=', licenseId)
    .orderBy('position')
    .orderBy('item')
    .execute()
  const byCollection = Map.groupBy(items, ({ collectionId }) => collectionId)
  return collections.map(({ id, name }) => {
    const kept = keptIn(library, byCollection.get(id) ?? [])
    const sets = kept.filter((each) => 'members' in each).length
    const first = componentsOf(kept).slice(0, picturesOnCard).map(pictureOf)
    return { id, name, components: kept.length - sets, sets, first }
  })
}

/** The collections of a team, and which of them hold a component or a set. */
export async function collectionChoices(
  { db }: Pick<Database, 'db'>,
  licenseId: string,
  kept: string,
): Promise<CollectionChoice[]> {
  const rows = await namedCollections(db, licenseId)
    .leftJoin('collectionItems', (join) =>
      join.onRef('collectionItems.collectionId', '=', 'collections.id').on('item', '=', kept),
    )
    .select('item')
    .execute()
  return rows.map(({ id, name, item }) => ({ id, name, holds: item !== null }))
}

/** One collection with what lies in it, in its order; null where this team has none of this id. */
export async function findCollection(
  { db }: Pick<Database, 'db'>,
  library: Library,
  { id, licenseId }: CollectionPlace,
): Promise<{ id: string; name: string; items: Kept[] } | null> {
  const found = await namedCollections(db, licenseId).where('collections.id', '=', id).executeTakeFirst()
  return found ? { ...found, items: keptIn(library, await itemsOf(db, id)) } : null
}

/** All components of what was kept, those of sets among them, each once. */
export const componentsOf = (kept: readonly Kept[]): ComponentMeta[] =>
  oncePerPath(kept.flatMap((each): readonly ComponentMeta[] => ('members' in each ? each.members : [each])))

/** As much of a component as its picture needs. */
export const pictureOf = ({ path, picture }: ComponentMeta) => ({ path, picture })

export type NameRefusal = 'no-team' | 'taken' | 'full'

/** Begins a collection, with something in it where it is named; answers its id, or why there is none. */
export async function createCollection(
  { db, clock }: Database,
  { licenseId, name, item }: { licenseId: string; name: string; item?: string | undefined },
): Promise<{ ok: true; id: string } | { ok: false; reason: NameRefusal }> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdLicense(transaction, licenseId))) return { ok: false, reason: 'no-team' }
    const others = await namedCollections(transaction, licenseId).select('nameKey').execute()
    if (others.some(({ nameKey }) => nameKey === keyOf(name))) return { ok: false, reason: 'taken' }
    if (others.length >= collectionLimits.perTeam) return { ok: false, reason: 'full' }
    const now = clock()
    const collection = { id: randomUUID(), licenseId, name, nameKey: keyOf(name), createdAt: now, updatedAt: now }
    await transaction.insertInto('collections').values(collection).execute()
    if (item !== undefined)
      await transaction
        .insertInto('collectionItems')
        .values({ collectionId: collection.id, item, position: 0 })
        .execute()
    return { ok: true, id: collection.id }
  })
}

/** Gives a collection another name; "none" where this team has no such collection. */
export async function renameCollection(
  { db, clock }: Database,
  { id, licenseId }: CollectionPlace,
  name: string,
): Promise<'renamed' | 'taken' | 'none'> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdLicense(transaction, licenseId))) return 'none'
    const all = await namedCollections(transaction, licenseId).select('nameKey').execute()
    if (!all.some((each) => each.id === id)) return 'none'
    if (all.some((each) => each.id !== id && each.nameKey === keyOf(name))) return 'taken'
    const changed = { name, nameKey: keyOf(name), updatedAt: clock() }
    await transaction.updateTable('collections').set(changed).where('id', '=', id).execute()
    return 'renamed'
  })
}

/** Deletes a collection with what lies in it; answers whether there was one. */
export async function deleteCollection(
  { db }: Pick<Database, 'db'>,
  { id, licenseId }: CollectionPlace,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('collections')
    .where('id', '=', id)
    .where('licenseId', '=', licenseId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Adds a component or a set at the end; one that is there stays where it is. "none" where this team has no such collection. */
export async function addToCollection(
  { db, clock }: Database,
  place: CollectionPlace,
  added: string,
): Promise<'added' | 'full' | 'none'> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdCollection(transaction, place, clock()))) return 'none'
    const items = await itemsOf(transaction, place.id)
    if (items.some(({ item }) => item === added)) return 'added'
    if (items.length >= collectionLimits.items) return 'full'
    const position = (items.at(-1)?.position ?? -1) + 1
    await transaction.insertInto('collectionItems').values({ collectionId: place.id, item: added, position }).execute()
    return 'added'
  })
}

/** Takes a component or a set out, there or not. False where this team has no such collection. */
export async function removeFromCollection(
  { db, clock }: Database,
  place: CollectionPlace,
  removed: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdCollection(transaction, place, clock()))) return false
    await transaction
      .deleteFrom('collectionItems')
      .where('collectionId', '=', place.id)
      .where('item', '=', removed)
      .execute()
    return true
  })
}

/**
 * Puts what lies in a collection into an order. What the order does not name, since somebody else added it meanwhile,
 * follows at the end; what it names and is gone stays gone. False where this team has no such collection.
 */
export async function arrangeCollection(
  { db, clock }: Database,
  place: CollectionPlace,
  order: readonly string[],
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdCollection(transaction, place, clock()))) return false
    const items = (await itemsOf(transaction, place.id)).map(({ item }) => item)
    const there = new Set(items)
    const arranged = [...new Set([...order.filter((item) => there.has(item)), ...items])]
    if (arranged.length === 0) return true
    await transaction.deleteFrom('collectionItems').where('collectionId', '=', place.id).execute()
    await transaction
      .insertInto('collectionItems')
      .values(arranged.map((item, position) => ({ collectionId: place.id, item, position })))
      .execute()
    return true
  })
}

type Db = Database['db'] | Transaction<Schema>

const namedCollections = (db: Db, licenseId: string) =>
  db
    .selectFrom('collections')
    .select(['collections.id', 'collections.name'])
    .where('licenseId', '=', licenseId)
    .orderBy('nameKey')

const itemsOf = (db: Db, collectionId: string) =>
  db
    .selectFrom('collectionItems')
    .select(['item', 'position'])
    .where('collectionId', '=', collectionId)
    .orderBy('position')
    .orderBy('item')
    .execute()

/** By the address it had and the one it has, a component may stand there twice. What is no longer shown is left out. */
function keptIn({ catalogue, sets }: Library, items: readonly { item: string }[]): Kept[] {
  const kept = items.flatMap(({ item }): Kept | readonly [] => {
    const slug = setOfItem(item)
    if (slug === null) return libraryEntry(catalogue, item) ?? []
    const set = findOpenSet(catalogue, sets, slug)
    return set ? { path: item, set, members: standingMembers(catalogue, set) } : []
  })
  return oncePerPath(kept)
}

const oncePerPath = <T extends { path: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((each) => [each.path, each])).values(),
]

/** Held until the end, so that of several at once each sees those before it. Whether it is a team's. */
async function holdLicense(db: Transaction<Schema>, licenseId: string): Promise<boolean> {
  const held = await db
    .updateTable('licenses')
    .set({ id: licenseId })
    .where('id', '=', licenseId)
    .where('tier', '=', 'team')
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

/** The same for what lies in one collection, which is changed at this moment. Whether this team has it. */
async function holdCollection(
  db: Transaction<Schema>,
  { id, licenseId }: CollectionPlace,
  now: Date,
): Promise<boolean> {
  const held = await db
    .updateTable('collections')
    .set({ updatedAt: now })
    .where('id', '=', id)
    .where('licenseId', '=', licenseId)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

/** What names are compared as: two that read alike are alike. */
const keyOf = (name: string) => name.normalize('NFKC').toLocaleLowerCase('en')
