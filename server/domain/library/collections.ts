/**
 * Collections that a team keeps together. They belong to its licence, so whoever has a seat reads and changes them, and
 * they stay with the team when somebody leaves. Whether somebody is of a team is for the caller to know.
 */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type CollectionChoice, collectionLimits, type CollectionEntry } from '#shared/collections.ts'
import type { LibraryEntry } from '#shared/page-props.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { Catalogue } from './catalogue.ts'
import { libraryEntry } from './library-entry.ts'

/** A collection of a team: that of another team is none. */
export type CollectionPlace = { id: string; licenseId: string }

/** As many pictures as a card of a collection shows. */
const picturesOnCard = 4

/** The collections of a team by their names; what left the catalogue is not counted. */
export async function collectionsOf(
  { db }: Pick<Database, 'db'>,
  catalogue: Catalogue,
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
    const entries = entriesOf(catalogue, byCollection.get(id) ?? [])
    const first = entries.slice(0, picturesOnCard).map(({ path, picture }) => ({ path, picture }))
    return { id, name, count: entries.length, first }
  })
}

/** The collections of a team, and which of them hold a component. */
export async function collectionChoices(
  { db }: Pick<Database, 'db'>,
  licenseId: string,
  component: string,
): Promise<CollectionChoice[]> {
  const rows = await namedCollections(db, licenseId)
    .leftJoin('collectionItems', (join) =>
      join.onRef('collectionItems.collectionId', '=', 'collections.id').on('item', '=', component),
    )
    .select('item')
    .execute()
  return rows.map(({ id, name, item }) => ({ id, name, holds: item !== null }))
}

/** One collection with its components in their order; null where this team has none of this id. */
export async function findCollection(
  { db }: Pick<Database, 'db'>,
  catalogue: Catalogue,
  { id, licenseId }: CollectionPlace,
): Promise<{ id: string; name: string; items: LibraryEntry[] } | null> {
  const found = await namedCollections(db, licenseId).where('collections.id', '=', id).executeTakeFirst()
  return found ? { ...found, items: entriesOf(catalogue, await itemsOf(db, id)) } : null
}

export type NameRefusal = 'no-team' | 'taken' | 'full'

/** Begins a collection, with a component in it where one is named; answers its id, or why there is none. */
export async function createCollection(
  { db, clock }: Database,
  { licenseId, name, component }: { licenseId: string; name: string; component?: string | undefined },
): Promise<{ ok: true; id: string } | { ok: false; reason: NameRefusal }> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdLicense(transaction, licenseId))) return { ok: false, reason: 'no-team' }
    const others = await namedCollections(transaction, licenseId).select('nameKey').execute()
    if (others.some(({ nameKey }) => nameKey === keyOf(name))) return { ok: false, reason: 'taken' }
    if (others.length >= collectionLimits.perTeam) return { ok: false, reason: 'full' }
    const now = clock()
    const collection = { id: randomUUID(), licenseId, name, nameKey: keyOf(name), createdAt: now, updatedAt: now }
    await transaction.insertInto('collections').values(collection).execute()
    if (component !== undefined) {
      const item = { collectionId: collection.id, item: component, position: 0 }
      await transaction.insertInto('collectionItems').values(item).execute()
    }
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

/** Adds a component at the end; one that is there stays where it is. "none" where this team has no such collection. */
export async function addToCollection(
  { db, clock }: Database,
  place: CollectionPlace,
  component: string,
): Promise<'added' | 'full' | 'none'> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdCollection(transaction, place, clock()))) return 'none'
    const items = await itemsOf(transaction, place.id)
    if (items.some(({ item }) => item === component)) return 'added'
    if (items.length >= collectionLimits.items) return 'full'
    const position = (items.at(-1)?.position ?? -1) + 1
    await transaction
      .insertInto('collectionItems')
      .values({ collectionId: place.id, item: component, position })
      .execute()
    return 'added'
  })
}

/** Takes a component out, there or not. False where this team has no such collection. */
export async function removeFromCollection(
  { db, clock }: Database,
  place: CollectionPlace,
  component: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdCollection(transaction, place, clock()))) return false
    await transaction
      .deleteFrom('collectionItems')
      .where('collectionId', '=', place.id)
      .where('item', '=', component)
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

/** By the address it had and the one it has, a component may stand there twice. */
function entriesOf(catalogue: Catalogue, items: readonly { item: string }[]): LibraryEntry[] {
  const entries = items.flatMap(({ item }) => libraryEntry(catalogue, item) ?? [])
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()]
}

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
