import type { Context } from 'hono'
import { openSale, type OpenSale, type Places } from '#shared/sale.ts'
import type { AppEnv } from './app-env.ts'
import { unlessAway } from '../db/unavailable.ts'
import { placesOf } from '../domain/selling/sale-places.ts'

/** Counted once for each request, so that everything one page shows agrees. */
const counted = new WeakMap<Request, Promise<Places>>()

/** Who has a place in the sale, as whoever sent this request sees it. */
function placesFor(c: Context<AppEnv>): Promise<Places> {
  const known = counted.get(c.req.raw)
  if (known) return known
  const { database, env, clock } = c.var.deps
  const places = placesOf(database, env.discountSale, { userId: c.var.session?.user.id ?? null, now: clock() })
  counted.set(c.req.raw, places)
  return places
}

/** The sale as whoever sent this request sees it, in every price and place it is shown; null when there is none. */
export const saleOf = async (c: Context<AppEnv>): Promise<OpenSale | null> =>
  openSale(c.var.deps.env.discountSale, await placesFor(c))

/** The same for pages that go on while the database is away: a sale whose places nobody can count is not promised. */
export const shownSale = (c: Context<AppEnv>): Promise<OpenSale | null> => unlessAway(saleOf(c), null)

/** How many customers it has had; none while nobody can count. */
export const shownSold = async (c: Context<AppEnv>): Promise<number> =>
  (await unlessAway(placesFor(c), null))?.sold ?? 0
