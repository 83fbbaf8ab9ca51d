import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Schema } from './schema.ts'

type IdColumn = 'orders.id' | 'outboxMails.id' | 'designRequests.id' | 'faultReports.id' | 'componentRequests.id'

/**
 * That an id, of 0–9, a–f and "-", begins like this. Two bounds, since neither database finds "like" by its index
 * whatever its collation is.
 */
export function idBegins(column: IdColumn, start: string): Expression<SqlBool>[] {
  const eb = expressionBuilder<
    Schema,
    'orders' | 'outboxMails' | 'designRequests' | 'faultReports' | 'componentRequests'
  >()
  return [eb(column, '>=', start), eb(column, '<', `${start}g`), eb(column, 'like', `${start}%`)]
}
