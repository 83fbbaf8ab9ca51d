/** A sale with a discount on every licence, as the site's configuration describes it. */
export type DiscountSale = {
  active: boolean
  percent: number
  /** What the banner says before the discount. */
  titleTopBanner: string
  /** Customers after whom it ends, where the progress bar is on. */
  maxCustomers: number
  showProgressBar: boolean
}

/**
 * Who has a place in a sale: `sold` customers paid, `held` others are paying at this moment. `own` is what whoever looks
 * has of it.
 */
export type Places = { sold: number; held: number; own: 'sold' | 'held' | null }

/** What pages show of a sale that is on; `max` is null where its places are not counted. */
export type OpenSale = Places & {
  percent: number
  title: string
  max: number | null
  /** Whether its price is whoever looks's: while a place is free, or one is theirs. */
  isOpen: boolean
}

/**
 * The sale as it stands with these places, or null when there is none (any more). With the progress bar on, it ends when
 * as many customers have paid as it has places: in the banner and in the price alike. Until then a place that is held
 * may come free, so the sale is still shown to those whose price it is not.
 */
export function openSale(sale: DiscountSale, { sold, held, own }: Places): OpenSale | null {
  if (!sale.active || sale.percent <= 0) return null
  const max = sale.showProgressBar ? sale.maxCustomers : null
  if (max !== null && sold >= max) return null
  const isOpen = max === null || sold + held < max || own !== null
  return { percent: sale.percent, title: sale.titleTopBanner, sold, held, own, max, isOpen }
}

/** The price in whole dollars while a sale is on; cents are rounded in the customer's favour. */
export const salePrice = (price: number, sale: Pick<OpenSale, 'percent' | 'isOpen'> | null) =>
  sale?.isOpen ? Math.floor((price * (100 - sale.percent)) / 100) : price

/** How many places of a sale are gone, in words for the banner: "2 of 3 taken, 1 held for somebody who is paying". */
export function describePlaces({ sold, held, own, max }: Pick<OpenSale, 'sold' | 'held' | 'own' | 'max'>): string {
  const taken = `${sold} of ${max} taken`
  if (held === 0) return taken
  if (own === 'held') return held === 1 ? `${taken}, 1 held for you` : `${taken}, ${held} held, one of them for you`
  return `${taken}, ${held} held for ${held === 1 ? 'somebody who is' : 'people who are'} paying`
}
