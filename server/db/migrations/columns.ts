import type { DatabaseKind } from '../client.ts'

/** The column types that differ between the databases, and the one every id has. */
export function columns(kind: DatabaseKind) {
  return kind === 'postgres'
    ? ({ id: 'text', text: 'text', bool: 'boolean', ts: 'timestamptz', no: false } as const)
    : ({ id: 'text', text: 'text', bool: 'integer', ts: 'date', no: 0 } as const)
}
