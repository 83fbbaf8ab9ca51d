/** Where records lie: in memory, or in IndexedDB (records-idb.ts). The store above them is the same. */
import { tables, type Row, type Table } from './schema.ts'

/** One record to write, or to take away. */
export type Write = { table: Table; row: Row } | { table: Table; remove: string }

/** A record that could not be read, kept as it was. */
export interface SetAside {
  id: string
  table: Table
  problem: string
  at: string
  row: unknown
}

/** Everything there is, as it lies there, for an export that leaves nothing out. */
export type RawDump = Record<string, unknown[]>

export interface Records {
  get(table: Table, id: string): Promise<unknown>
  all(table: Table): Promise<unknown[]>
  messagesOf(conversationId: string): Promise<unknown[]>
  /** All of it or none of it. */
  write(writes: Write[]): Promise<void>
  /** Reads and writes one record with nothing in between; `undefined` leaves it as it is. Answers what was written. */
  update(table: Table, id: string, change: (row: unknown) => Row | undefined): Promise<Row | undefined>
  /** Moves a record that cannot be read out of the way, so that nothing stumbles over it and nothing is lost. */
  setAside(entry: SetAside): Promise<void>
  aside(): Promise<SetAside[]>
  dump(): Promise<RawDump>
  close(): void
}

/** Records for tests, for the server, and for browsers that keep nothing. */
export function memoryRecords(from: RawDump = {}): Records {
  const kept = Object.fromEntries(
    tables.map((table) => [table, new Map((from[table] ?? []).map((row) => [(row as Row).id, row as Row]))]),
  ) as Record<Table, Map<string, Row>>
  const aside = new Map<string, SetAside>()
  const copy = <T>(value: T): T => structuredClone(value)
  return {
    get: async (table, id) => copy(kept[table].get(id)),
    all: async (table) => copy([...kept[table].values()]),
    messagesOf: async (conversationId) =>
      copy([...kept.messages.values()].filter((row) => row.conversationId === conversationId)),
    write: async (writes) => {
      for (const write of copy(writes))
        if ('row' in write) kept[write.table].set(write.row.id, write.row)
        else kept[write.table].delete(write.remove)
    },
    update: async (table, id, change) => {
      const row = change(copy(kept[table].get(id)))
      if (row) kept[table].set(id, copy(row))
      return row
    },
    setAside: async (entry) => {
      aside.set(`${entry.table}/${entry.id}`, copy(entry))
      kept[entry.table].delete(entry.id)
    },
    aside: async () => copy([...aside.values()]),
    dump: async () => ({
      ...Object.fromEntries(tables.map((table) => [table, copy([...kept[table].values()])])),
      aside: copy([...aside.values()]),
    }),
    close: () => {},
  }
}
