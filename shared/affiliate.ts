/** The affiliate program: how far an application may be, and how much its fields take. */

export const affiliateStates = ['applied', 'active', 'refused', 'ended'] as const
export type AffiliateState = (typeof affiliateStates)[number]

/** How it may go on. One that was refused or ended may be taken in after all. */
export const nextAffiliateStates = {
  applied: ['active', 'refused'],
  active: ['ended'],
  refused: ['active'],
  ended: ['active'],
} as const satisfies Record<AffiliateState, readonly AffiliateState[]>

/** What a code may look like: it stands in links, and people say it aloud. */
export const affiliateCode = /^[a-z0-9](?:[a-z0-9-]{1,28})[a-z0-9]$/

/** Characters a field takes. */
export const affiliateLimits = { code: 30, website: 300, plan: 2000, payout: 300 } as const

/** The query parameter of an affiliate's link. */
export const viaParameter = 'via'

/** What an affiliate sees of a sale: nothing of who bought. */
export type AffiliateSale = {
  date: string
  product: string
  commission: string
  /** What it was before a part of the payment was refunded; null where none was. */
  before: string | null
  /** `waiting`: the payment may still be refunded. */
  state: 'waiting' | 'owed' | 'reversed'
}

/** Everything in cents, ready to print. `owed` may be less than nothing after a refund that came late. */
export type AffiliateFigures = { clicks: number; sales: number; owed: string; payable: string; paid: string }
