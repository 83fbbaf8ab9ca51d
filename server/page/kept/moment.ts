/** What pages for everyone depend on besides their address: the day, its component, and how the sale stands. */
import { openSale, type OpenSale } from '#shared/sale.ts'
import { unlessAway } from '../../db/unavailable.ts'
import { componentOfTheDay, dayOf } from '../../domain/library/component-of-the-day.ts'
import { placesOf } from '../../domain/selling/sale-places.ts'
import type { Deps } from '../../http/app-env.ts'

/** The same object for as long as nothing has changed, so that two moments are compared by identity. */
export type Moment = {
  /** Changes with everything that a page may show. */
  key: string
  /** How a guest sees the sale, as `shownToGuests` writes it. */
  sale: string
}

export type Moments = {
  /** The present moment, or null where it has to be read anew. */
  current(): Moment | null
  read(): Promise<Moment>
  /** Says that something may have changed just now. */
  forget(): void
}

/** How long other processes' sales may go unseen here, in milliseconds. What this process changes is seen at once. */
const freshMs = 1000
const dayMs = 24 * 60 * 60 * 1000

/** The sale and the number of customers on a page, as one text. */
export const shownToGuests = (sale: OpenSale | null, sold: number): string => JSON.stringify([sale, sold])

/** Follows the moment of one server by its own clock. */
export function followMoments({
  env,
  database,
  catalogue,
  clock,
}: Pick<Deps, 'env' | 'database' | 'catalogue' | 'clock'>): Moments {
  let last: Moment | null = null
  let isKnown = false
  let from = 0
  let until = 0
  let changes = 0
  let reading: Promise<Moment> | null = null

  async function readNow(): Promise<Moment> {
    const at = clock()
    const begun = changes
    const places = await unlessAway(placesOf(database, env.discountSale, { userId: null, now: at }), null)
    const today = await unlessAway(componentOfTheDay({ database, catalogue }, at), null)
    const sale = shownToGuests(places && openSale(env.discountSale, places), places?.sold ?? 0)
    const key = `${dayOf(at)} ${today} ${sale}`
    // Something changed meanwhile: what was read is of no moment that can be told from others.
    if (begun !== changes) return { key, sale }
    if (last?.key !== key) last = { key, sale }
    isKnown = true
    from = at.getTime()
    until = Math.min(from + freshMs, (Math.floor(from / dayMs) + 1) * dayMs)
    reading = null
    return last
  }

  return {
    current() {
      const now = clock().getTime()
      return isKnown && now >= from && now < until ? last : null
    },
    read() {
      if (!reading) {
        const own = readNow()
        reading = own
        // Whoever asks next tries again.
        own.catch(() => reading === own && (reading = null))
      }
      return reading
    },
    forget() {
      changes += 1
      isKnown = false
      reading = null
    },
  }
}
