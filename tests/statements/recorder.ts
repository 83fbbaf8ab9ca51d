/** Notes every distinct statement that the product makes while tests run; what tests ask for themselves is left out. */
import type { KyselyPlugin, QueryId } from 'kysely'
import type { StatementWatch } from '#server/db/client.ts'

/** One way in which a statement was sent. */
export type Statement = { sql: string; parameters: readonly unknown[] }

/** Deep enough to reach past Kysely's own calls and better-auth's. */
const stackDepth = 60

/** @returns what to open a database with, and the statements so far, one of each kind */
export function recordStatements(): { watch: StatementWatch; statements: Map<string, Statement> } {
  const ours = new WeakSet<QueryId>()
  const statements = new Map<string, Statement>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (isOfTheProduct()) ours.add(queryId)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const log: StatementWatch['log'] = ({ query: { sql, parameters, queryId } }) => {
    if (!ours.has(queryId)) return
    const name = nameOf(sql)
    if (!statements.has(name)) statements.set(name, { sql, parameters: [...parameters] })
  }
  return { watch: { plugin, log }, statements }
}

/** A statement with lists of any length told alike on both databases. */
export const nameOf = (sql: string): string =>
  sql
    .replace(/\$\d+/g, '?')
    .replace(/\(\?(?:, \?)+\)/g, '(?)')
    .replace(/\(\?\)(?:, \(\?\))+/g, '(?)')

/** Whose code asks: the first file on the stack that is neither Kysely's nor this one. */
function isOfTheProduct(): boolean {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = stackDepth
  const stack = new Error().stack ?? ''
  Error.stackTraceLimit = stackTraceLimit
  const frames = stack.split('\n').slice(1)
  const asker =
    frames.find((frame) => !/node_modules\/kysely\/|tests\/statements\/recorder|<anonymous>|node:/.test(frame)) ?? ''
  if (/server\/db\/(migrat|client\.)/.test(asker)) return false
  return !/\.(test|spec)\.ts|\/server\/testing\/|\/tests\//.test(asker)
}
