/**
 * Sales tax. Prices are shown without it, as is usual in the United States; it is added once the state is known.
 *
 * EXAMPLE DATA. A house collects tax where it is registered to, so the table is short. New York has the combined rate of
 * the county the shop is in, the others have the statewide rate as each state’s department of revenue publishes it; what
 * counties and cities add is left out. Ask your tax service for the rate of an address before you sell anything.
 */
import { formatRate, shareOf, type Cents, type Rate } from './money.ts'
import { stateName, type State } from './states.ts'

export interface StateTax {
  rate: Rate
  /** Whether the state also taxes what delivery costs. */
  onDelivery: boolean
}

export const stateTaxes: Partial<Record<State, StateTax>> = {
  NY: { rate: 8_000, onDelivery: true },
  NJ: { rate: 6_625, onDelivery: true },
  PA: { rate: 6_000, onDelivery: true },
  CT: { rate: 6_350, onDelivery: true },
  MA: { rate: 6_250, onDelivery: false },
  CA: { rate: 7_250, onDelivery: false },
}

export interface Tax {
  /** Cents; 0 while the state is not known. */
  amount: Cents
  /** What the tax was taken of, in cents. */
  base: Cents
  /** Thousandths of a percent. */
  rate: Rate
  /** False until the order has a state. */
  known: boolean
  sentence: string
}

/**
 * The tax of an order, rounded half up once for the whole order.
 * @param goods cents, after any discount
 * @param delivery cents
 * @param state where the order is handed over; undefined while nobody has said
 */
export function salesTax(goods: Cents, delivery: Cents, state: State | undefined): Tax {
  if (!state)
    return { amount: 0, base: 0, rate: 0, known: false, sentence: 'Sales tax is added when we know your state.' }
  const tax = stateTaxes[state]
  if (!tax || tax.rate === 0)
    return { amount: 0, base: 0, rate: 0, known: true, sentence: `We collect no sales tax in ${stateName(state)}.` }
  const base = goods + (tax.onDelivery ? delivery : 0)
  const what = tax.onDelivery ? 'goods and delivery' : 'goods'
  const sentence = `${stateName(state)} sales tax, ${formatRate(tax.rate)} of ${what}.`
  return { amount: shareOf(base, tax.rate), base, rate: tax.rate, known: true, sentence }
}
