/** Which tier a licence has, by the orders it comes from: nothing else decides it. */
import { rankOf } from '#shared/license-tiers.ts'
import type { LicenseName } from '#shared/page-props.ts'

/** How an order may go on. One that is reversed stays so: a payment that arrives after its refund opens nothing. */
export const nextOrderStates = {
  pending: ['paid', 'reversed', 'unclear'],
  paid: ['reversed'],
  reversed: [],
  /** Paid with another sum than was asked for; a person has to look at it. */
  unclear: ['reversed'],
} as const satisfies Record<string, readonly string[]>
export type OrderState = keyof typeof nextOrderStates

/** Whether an order may go from one state to another. */
export const mayBecome = (from: OrderState, to: OrderState): boolean =>
  (nextOrderStates[from] as readonly OrderState[]).includes(to)

export type TierStep = { tier: LicenseName; fromTier: LicenseName | null }

/**
 * The tier of these paid orders, in any order; null is a licence that opens nothing. An upgrade costs the
 * difference only, so it counts only on top of the tier it was priced from: with that one's money back it falls, too.
 */
export function tierAfter(orders: readonly TierStep[]): LicenseName | null {
  let current: LicenseName | null = null
  for (const { tier, fromTier } of orders.toSorted((a, z) => rankOf(a.tier) - rankOf(z.tier))) {
    if (rankOf(current) >= rankOf(fromTier) && rankOf(tier) > rankOf(current)) current = tier
  }
  return current
}
