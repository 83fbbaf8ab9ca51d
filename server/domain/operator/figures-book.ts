/** Reads the figures of a span of days; the funnel's end comes from the orders themselves. */
import type { Database } from '../../db/client.ts'
import type { FigureKind } from '../../db/tables/operator.ts'

type Days = { from: Date; until: Date }
export type Counted = { name: string; count: number }
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** What was counted of one kind from a day until before another, the most first and then by name. */
export function figuresOf(
  { db }: Pick<Database, 'db'>,
  kind: FigureKind,
  { from, until }: Days,
  most: number,
): Promise<Counted[]> {
  return db
    .selectFrom('figures')
    .select(({ fn }) => ['name', fn.sum<number>('count').as('count')])
    .where('kind', '=', kind)
    .where('day', '>=', dayOf(from))
    .where('day', '<', dayOf(until))
    .groupBy('name')
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(most)
    .execute()
}

/** How far visitors came on their way to a licence. Orders of the operator's are no sales. */
export async function funnelOf({ db }: Pick<Database, 'db'>, span: Days): Promise<Counted[]> {
  const visits = await figuresOf({ db }, 'visit', span, 10_000)
  const visited = (page: string) => visits.find(({ name }) => name === page)?.count ?? 0
  const orders = db.selectFrom('orders').where('provider', '!=', 'operator')
  const { count: begun } = await orders
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('createdAt', '>=', span.from)
    .where('createdAt', '<', span.until)
    .executeTakeFirstOrThrow()
  const { count: paid } = await orders
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('paidAt', '>=', span.from)
    .where('paidAt', '<', span.until)
    .executeTakeFirstOrThrow()
  return [
    { name: 'saw the price list', count: visited('/pricing') },
    { name: 'opened a checkout', count: visited('/checkout/:tier') },
    { name: 'began a payment', count: begun },
    { name: 'paid', count: paid },
  ]
}
