/** The rules of the house, in one place. Change them here; the sentences of the shop follow. */
import type { Cents } from './money.ts'
import type { State } from './states.ts'

export type DeliveryMethod = 'ground' | 'two-day' | 'pickup'

/** What a way of delivery costs, and where it goes. */
export interface DeliveryRule {
  /** In the middle of a sentence. */
  name: string
  price: Cents
  /** Goods after any discount, from which it is free. */
  freeFrom?: Cents
  /** Where it goes; everywhere the house ships if there is no list. */
  states?: readonly State[]
}

export const deliveryRules: Record<DeliveryMethod, DeliveryRule> = {
  ground: { name: 'ground delivery', price: 800, freeFrom: 15_000 },
  'two-day': {
    name: 'two-day ground delivery',
    price: 1_800,
    states: ['NY', 'NJ', 'CT', 'MA', 'RI', 'VT', 'NH', 'PA'],
  },
  pickup: { name: 'pickup in Hudson', price: 0 },
}

interface House {
  /** Where the shop stands: orders that are picked up are taxed there. */
  state: State
  /** Calendar days of the shop begin and end in this time zone. */
  timeZone: string
  /** Days on which orders can be picked up, from Sunday, 0. */
  openDays: readonly number[]
  /** Orders before this hour of a business day leave on that day. */
  cutoffHour: number
  /** Samples in one order, of any scents. */
  sampleLimit: number
  /** Bottles of one size in one order. */
  bottleLimit: number
  /** Characters. */
  giftNoteLimit: number
  /** What order numbers begin with. */
  orderPrefix: string
}

export const house: House = {
  state: 'NY',
  timeZone: 'America/New_York',
  openDays: [3, 4, 5, 6, 0],
  cutoffHour: 12,
  sampleLimit: 3,
  bottleLimit: 6,
  giftNoteLimit: 200,
  orderPrefix: 'HC',
}
