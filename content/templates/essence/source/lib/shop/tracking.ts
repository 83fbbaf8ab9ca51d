/** Looking an order up without an account: by its number and the email address it was placed with. */
import { formatDay } from './dates.ts'
import type { DeliveryMethod } from './house.ts'
import type { Order } from './order.ts'
import { readOrderNumber } from './order-number.ts'
import { isReached, scheduleOf, type OrderState } from './schedule.ts'

export interface TrackingQuery {
  number: string
  email: string
}

export interface TrackingStep {
  state: OrderState
  label: string
  /** `2026-03-09`, in the time zone of the house. */
  day: string
  reached: boolean
  /** As it is read: `Monday, March 9`, or `expected Thursday, March 12`. */
  when: string
}

/** What whoever knows number and email gets to see. No address: a number that was overheard should not lead to a door. */
export interface TrackedOrder {
  number: string
  placedAt: string
  delivery: DeliveryMethod
  items: { name: string; quantity: number }[]
  total: number
  steps: TrackingStep[]
  /** The last state that was reached. */
  state: OrderState
  sentence: string
}

export type Tracking =
  { ok: true; order: TrackedOrder } | { ok: false; field: 'number' | 'email' | 'both'; sentence: string }

/** The same whether the number, the email address, or both are wrong: nobody learns which orders there are. */
export const notFound =
  'We found no order with that number and email address. Check both against the page that said thank you.'

export const noEmail = 'Enter the email address you ordered with, such as june@example.com.'

/** Finds an order and says where it is. Typos that the number itself gives away are told before anything is looked up. */
export function trackOrder(orders: readonly Order[], query: TrackingQuery, now: Date): Tracking {
  const read = readOrderNumber(query.number)
  if (!read.ok) return { ok: false, field: 'number', sentence: read.sentence }
  const email = plainEmail(query.email)
  if (email === '') return { ok: false, field: 'email', sentence: noEmail }
  const order = orders.find(({ number, checkout }) => number === read.number && plainEmail(checkout.email) === email)
  return order ? { ok: true, order: tracked(order, now) } : { ok: false, field: 'both', sentence: notFound }
}

/** An order with its steps, as of a moment: also for the page that thanks for it. */
export function tracked(order: Order, now: Date): TrackedOrder {
  const { delivery, address } = order.checkout
  const steps = scheduleOf(new Date(order.placedAt), delivery, address?.zip).map((step): TrackingStep => {
    const reached = step.state === 'placed' || isReached(step, now)
    const day = formatDay(step.day)
    return {
      state: step.state,
      label: labels[delivery === 'pickup' ? 'pickup' : 'delivered'][step.state],
      day: step.day,
      reached,
      when: reached ? day : `expected ${day}`,
    }
  })
  const state = steps.findLast(({ reached }) => reached)?.state ?? 'placed'
  return {
    number: order.number,
    placedAt: order.placedAt,
    delivery,
    items: order.lines.map(({ name, quantity }) => ({ name, quantity })),
    total: order.total,
    steps,
    state,
    sentence: sentenceOf(steps, state, delivery),
  }
}

const labels: Record<'pickup' | 'delivered', Record<OrderState, string>> = {
  delivered: {
    placed: 'Order placed',
    picked: 'Picked',
    packed: 'Packed',
    'handed-over': 'Handed to the carrier',
    delivered: 'Delivered',
  },
  pickup: {
    placed: 'Order placed',
    picked: 'Picked',
    packed: 'Packed',
    'handed-over': 'Ready to pick up',
    delivered: 'Picked up',
  },
}

function sentenceOf(steps: TrackingStep[], state: OrderState, delivery: DeliveryMethod): string {
  const last = steps.at(-1)
  const day = last ? formatDay(last.day) : ''
  if (delivery === 'pickup')
    return last?.reached ? 'Your order is ready to pick up in Hudson.' : `Your order will be ready on ${day}.`
  if (last?.reached) return `Your order was delivered on ${day}.`
  return state === 'handed-over'
    ? `Your order is on its way. We expect it to arrive on ${day}.`
    : `We are getting your order ready. We expect it to arrive on ${day}.`
}

const plainEmail = (email: string) => email.trim().toLowerCase()
