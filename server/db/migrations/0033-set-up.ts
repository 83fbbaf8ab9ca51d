/** When somebody put away what the dashboard says of setting up a key, a project and a first component. */
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('users').addColumn('set_up_away_at', columns(kind).ts).execute()
}
