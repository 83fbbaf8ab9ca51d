/** Records that last as long as their tab, for browsers that have no database for the page, such as in a sandbox. */
import { memoryRecords, type RawDump, type Records } from './records.ts'

const key = 'postil:records'

export interface TabRecords {
  records: Records
  /** Whether this tab had none before. */
  isNew: boolean
}

/** What the tab keeps; nothing where it may not keep even that. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

export function tabRecords(storage: Storage): TabRecords {
  const kept = storage.getItem(key)
  const records = memoryRecords(dumpOf(kept))
  const keep = async () => {
    try {
      storage.setItem(key, JSON.stringify(await records.dump()))
    } catch {
      // More than a tab may keep: from here on it is kept in memory only.
    }
  }
  return {
    isNew: kept === null,
    records: {
      ...records,
      async write(writes) {
        await records.write(writes)
        await keep()
      },
      async update(table, id, change) {
        const row = await records.update(table, id, change)
        await keep()
        return row
      },
      async setAside(entry) {
        await records.setAside(entry)
        await keep()
      },
    },
  }
}

function dumpOf(text: string | null): RawDump {
  try {
    return text ? (JSON.parse(text) as RawDump) : {}
  } catch {
    return {}
  }
}
