/** Records in IndexedDB, each with its own write, so that two tabs never overwrite what the other one added. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { RawDump, Records, SetAside } from './records.ts'
import { migrations, schemaVersion, tables, upgrade, type Migrations, type Row, type Table } from './schema.ts'

interface Layout extends DBSchema {
  conversations: { key: string; value: Row }
  messages: { key: string; value: Row; indexes: { conversation: string } }
  settings: { key: string; value: Row }
  prompts: { key: string; value: Row }
  attachments: { key: string; value: Row }
  usage: { key: string; value: Row }
  aside: { key: string; value: SetAside & { key: string } }
}

export interface Opened {
  records: Records
  /** Set where a newer version of the app wrote the database: it stays as it is, and this says how to get at it. */
  future?: { version: number; dump: () => Promise<RawDump> }
}

/**
 * Opens the database and brings it up to the version of today.
 *
 * @param name of the database; one that a newer app wrote stays untouched, and `<name>-v<version>` is opened beside it
 * @param onReplaced called when another tab opens a newer version: this one can no longer write
 * @throws where the browser has no IndexedDB or does not let the page use it
 */
export async function openRecords({
  name = 'postil',
  version = schemaVersion,
  steps = migrations as Migrations,
  onReplaced = () => {},
} = {}): Promise<Opened> {
  const open = (of: string) => openAt(of, version, steps, onReplaced)
  try {
    return { records: recordsOf(await open(name)) }
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'VersionError') throw cause
    const newer = await openDB(name)
    const found = newer.version
    newer.close()
    return {
      records: recordsOf(await open(`${name}-v${version}`)),
      future: { version: found, dump: () => dumpNewer(name) },
    }
  }
}

function openAt(name: string, version: number, steps: Migrations, onReplaced: () => void) {
  return openDB<Layout>(name, version, {
    async upgrade(database, from, to, transaction) {
      for (const table of tables)
        if (!database.objectStoreNames.contains(table)) database.createObjectStore(table, { keyPath: 'id' })
      const messages = transaction.objectStore('messages')
      if (!messages.indexNames.contains('conversation')) messages.createIndex('conversation', 'conversationId')
      if (!database.objectStoreNames.contains('aside')) database.createObjectStore('aside', { keyPath: 'key' })
      if (from === 0) return
      for (const table of tables)
        for (const row of await transaction.objectStore(table).getAll())
          await transaction.objectStore(table).put(upgrade(table, row, from, steps, to ?? version))
    },
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      onReplaced()
    },
    terminated: onReplaced,
  })
}

function recordsOf(database: IDBPDatabase<Layout>): Records {
  return {
    get: (table, id) => database.get(table, id),
    all: (table) => database.getAll(table),
    messagesOf: (conversationId) => database.getAllFromIndex('messages', 'conversation', conversationId),
    async write(writes) {
      const names = [...new Set(writes.map(({ table }) => table))]
      if (!names.length) return
      const transaction = database.transaction(names, 'readwrite')
      // A write that fails aborts the transaction, and `done` says so: of the single promises none may go unheard.
      const all = writes.map((write) => {
        const store = transaction.objectStore(write.table)
        return 'row' in write ? store.put(write.row) : store.delete(write.remove)
      })
      await Promise.all([...all, transaction.done])
    },
    async update(table: Table, id, change) {
      const transaction = database.transaction(table, 'readwrite')
      const row = change(await transaction.store.get(id))
      if (row) await transaction.store.put(row)
      await transaction.done
      return row
    },
    async setAside(entry) {
      const transaction = database.transaction([entry.table, 'aside'], 'readwrite')
      await transaction.objectStore('aside').put({ ...entry, key: `${entry.table}/${entry.id}` })
      await transaction.objectStore(entry.table).delete(entry.id)
      await transaction.done
    },
    aside: async () => (await database.getAll('aside')).map(({ key: _, ...entry }) => entry),
    dump: () => dumpAll(database),
    close: () => database.close(),
  }
}

async function dumpNewer(name: string): Promise<RawDump> {
  const database = await openDB(name)
  try {
    return await dumpAll(database)
  } finally {
    database.close()
  }
}

async function dumpAll(database: IDBPDatabase<Layout> | IDBPDatabase): Promise<RawDump> {
  const dump: RawDump = {}
  const anyDatabase = database as IDBPDatabase
  for (const name of anyDatabase.objectStoreNames) dump[name] = await anyDatabase.getAll(name)
  return dump
}
