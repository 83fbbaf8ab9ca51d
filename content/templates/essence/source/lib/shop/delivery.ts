/** What delivery costs, and where each way of it goes. */
import { deliveryRules, type DeliveryMethod } from './house.ts'
import { formatMoney, type Cents } from './money.ts'
import { groundTime } from './schedule.ts'
import { stateName, type State } from './states.ts'

export interface DeliveryCost {
  method: DeliveryMethod
  /** What is charged, in cents. */
  price: Cents
  /** Cents of goods that are missing until it is free; 0 where it is free, or never will be. */
  toFree: Cents
  sentence: string
}

/**
 * What delivery costs.
 * @param goods cents, after any discount
 * @param isFreeByVoucher whether a voucher of the order makes ground delivery free
 */
export function deliveryCost(method: DeliveryMethod, goods: Cents, isFreeByVoucher = false): DeliveryCost {
  const { name, price, freeFrom } = deliveryRules[method]
  const named = name.charAt(0).toUpperCase() + name.slice(1)
  const free = (sentence: string) => ({ method, price: 0, toFree: 0, sentence })
  if (price === 0) return free(`${named} is free.`)
  if (method === 'ground' && isFreeByVoucher) return free(`${named} is free with your code.`)
  if (freeFrom === undefined) return { method, price, toFree: 0, sentence: `${named} is ${formatMoney(price)}.` }
  if (goods >= freeFrom) return free(`${named} is free on ${formatMoney(freeFrom)} or more.`)
  const toFree = freeFrom - goods
  return { method, price, toFree, sentence: `${formatMoney(toFree)} more, and ${name} is free.` }
}

/** Whether a way of delivery goes to a state. */
export function deliversTo(method: DeliveryMethod, state: State): boolean {
  return deliveryRules[method].states?.includes(state) ?? true
}

/** Why a way of delivery cannot be chosen for a state, with what can; undefined where it goes there. */
export function refusalOf(method: DeliveryMethod, state: State): string | undefined {
  if (deliversTo(method, state)) return undefined
  const { fewest, most } = groundTime
  return `Not to ${stateName(state)}. Ground takes ${fewest} to ${most} business days.`
}

/** The way that is taken to a state: the one that was chosen, or ground, which goes to all, where that does not go. */
export function wayTo(state: State, chosen: DeliveryMethod): DeliveryMethod {
  return deliversTo(chosen, state) ? chosen : 'ground'
}

/** Where a way of delivery goes, in words, for a form: `New York, New Jersey, and Vermont`. */
export function reachOf(method: DeliveryMethod): string {
  const { states } = deliveryRules[method]
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
  return states ? list.format(states.map(stateName)) : 'the contiguous United States and Washington, D.C.'
}
