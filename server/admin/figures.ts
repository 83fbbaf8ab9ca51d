import { figuresOf, funnelOf, type Counted } from '../domain/operator/figures-book.ts'
import type { Database } from '../db/client.ts'
import { AdminError, type Command } from './command.ts'
import { printTable } from './print.ts'
import { spanOf, type Span } from './span.ts'

/** For people the first fifty; programs get what there is. */
const mostShown = 50
const everything = 100_000

type Read = (database: Database, span: Span, most: number) => Promise<Counted[]>
const kinds: Record<string, Read> = {
  funnel: (database, span) => funnelOf(database, span),
  visits: (database, span, most) => figuresOf(database, 'visit', span, most),
  copies: (database, span, most) => figuresOf(database, 'copy', span, most),
  searches: (database, span, most) => figuresOf(database, 'search', span, most),
}

const figures: Command = {
  usage: '[<kind>] [<from>] [<until>] [--json] [--csv]',
  about:
    'the way to a licence, visits, copies, searches that found nothing: all, or funnel, visits, copies or searches',
  async run([kind, from, until], { database, print }, flags) {
    if (kind !== undefined && !Object.hasOwn(kinds, kind))
      throw new AdminError(`"${kind}" is not counted. Known: ${Object.keys(kinds).join(', ')}.`)
    const span = spanOf(from, until, database.clock())
    const isForPeople = !flags.has('--json') && !flags.has('--csv')
    const rows: { figure: string; name: string; count: number }[] = []
    for (const [figure, read] of Object.entries(kinds)) {
      if (kind !== undefined && kind !== figure) continue
      const counted = await read(database, span, isForPeople ? mostShown : everything)
      rows.push(...counted.map(({ name, count }) => ({ figure, name, count })))
    }
    printTable({ print }, rows, flags)
  },
}

export const figuresCommands: Record<string, Command> = { figures }
