/** Everything in one JSON file, out and in. A file is checked before anything is written. */
import type { Records, Write } from './records.ts'
import { checkRow, migrations, schemaVersion, tables, upgrade, type Row, type Table, type Tables } from './schema.ts'
import type { Settings } from './types.ts'

export interface ExportFile {
  app: 'postil'
  version: number
  exportedAt: string
  data: { [T in Table]: Tables[T][] }
}

export interface ImportReport {
  added: number
  updated: number
  /** Already there, and as new or newer. */
  unchanged: number
  /** Sentences with the place of each record that was left out. */
  leftOut: string[]
  written: { table: Table; id: string }[]
}

/** A file that is not imported at all. The message is a sentence for the person who chose it. */
export class ImportError extends Error {}

type List = <T extends Table>(table: T) => Promise<Tables[T][]>

/** All sound records. */
export async function exportFile(list: List, settings: () => Promise<Settings>, now: Date): Promise<ExportFile> {
  return {
    app: 'postil',
    version: schemaVersion,
    exportedAt: now.toISOString(),
    data: {
      conversations: await list('conversations'),
      messages: await list('messages'),
      settings: [{ ...(await settings()), id: 'settings' }],
      prompts: await list('prompts'),
      attachments: await list('attachments'),
      usage: await list('usage'),
    },
  }
}

/**
 * Adds what a file holds to what is there. Of two records with one id the newer stays; nothing is deleted.
 * @throws {ImportError} where the file is none of ours, or from a newer version
 */
export async function importInto(records: Records, text: string): Promise<ImportReport> {
  const { version, data } = readFile(text)
  const report: ImportReport = { added: 0, updated: 0, unchanged: 0, leftOut: [], written: [] }
  const writes: Write[] = []
  for (const table of tables) {
    const there = new Map((await records.all(table)).map((row) => [(row as Row).id, row as Row]))
    for (const [at, raw] of rowsOf(data, table).entries()) {
      const checked = checkRow(table, upgrade(table, raw as Row, version, migrations))
      if (!checked.ok) {
        report.leftOut.push(`Record ${at + 1} of ${checked.problem}.`)
        continue
      }
      const row = checked.row as unknown as Row
      const old = there.get(row.id)
      if (old && !isNewer(row, old)) report.unchanged += 1
      else {
        report[old ? 'updated' : 'added'] += 1
        writes.push({ table, row })
      }
    }
  }
  await records.write(writes)
  report.written = writes.flatMap((write) => ('row' in write ? { table: write.table, id: idToTell(write) } : []))
  return report
}

function readFile(text: string): { version: number; data: object } {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (cause) {
    throw new ImportError('This file is not JSON, or only part of it arrived. Choose a file that Postil exported.', {
      cause,
    })
  }
  const { app, version, data } = (file ?? {}) as Partial<Record<keyof ExportFile, unknown>>
  if (app !== 'postil' || !Number.isInteger(version) || typeof data !== 'object' || data === null)
    throw new ImportError('This file was not exported by Postil. Nothing was changed.')
  if ((version as number) > schemaVersion)
    throw new ImportError(
      `This file comes from a newer version of Postil (format ${version as number}; this one reads up to ${schemaVersion}). Update the app, then import it. Nothing was changed.`,
    )
  return { version: version as number, data }
}

function rowsOf(data: object, table: Table): unknown[] {
  const rows = (data as Record<string, unknown>)[table]
  return Array.isArray(rows) ? rows : []
}

/** Settings, prompts without a time, and records of usage are never replaced by those of a file. */
function isNewer(row: Row, old: Row): boolean {
  return typeof row.updatedAt === 'string' && typeof old.updatedAt === 'string' && row.updatedAt > old.updatedAt
}

function idToTell({ table, row }: { table: Table; row: Row }): string {
  return table === 'messages' ? String(row.conversationId) : row.id
}
