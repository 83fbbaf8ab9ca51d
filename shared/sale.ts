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

/** What pages show of a sale that is on; `max` is null where it is not counted. */
export type OpenSale = { percent: number; title: string; sold: number; max: number | null }

/**
 * The sale as it stands after so many customers, or null when there is none (any more).
 * With the progress bar on, it ends at its maximum: in the banner and in the price alike.
 */
export function openSale(sale: DiscountSale, customers: number): OpenSale | null {
  if (!sale.active || sale.percent <= 0) return null
  if (sale.showProgressBar && customers >= sale.maxCustomers) return null
  const { percent, titleTopBanner: title } = sale
  return { percent, title, sold: customers, max: sale.showProgressBar ? sale.maxCustomers : null }
}

/** The price in whole dollars while a sale is on; cents are rounded in the customer's favour. */
export const salePrice = (price: number, sale: OpenSale | null) =>
  sale ? Math.floor((price * (100 - sale.percent)) / 100) : price
