/** The page of an order that was placed in this tab. */
import { formatRate, formatSum, type Cents } from '../lib/shop/money.ts'
import type { Order } from '../lib/shop/order.ts'
import { tracked } from '../lib/shop/tracking.ts'
import { deliveryRules } from '../lib/shop/house.ts'
import { once } from '../lib/shop/once.ts'
import { addressOf } from './address.ts'
import { keptOrder } from './kept-order.ts'

export interface OrderView {
  isReady: boolean
  isThere: boolean
  number: string
  /** The page that finds it, with its number. */
  track: string
  placed: string
  sentence: string
  email: string
  to: { id: string; text: string }[]
  delivery: string
  giftNote: string
  rows: { id: string; name: string; day: string; night: string; quantity: string; unit: string; total: string }[]
  sums: { id: string; name: string; amount: string }[]
  total: string
}

const day = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }))

export function readOrder(listener: (view: OrderView) => void): () => void {
  const order = keptOrder()
  const timer = setTimeout(() => listener(viewOf(order)))
  return () => clearTimeout(timer)
}

function viewOf(order: Order | undefined): OrderView {
  if (!order) return { ...missing, isReady: true }
  const { checkout, lines, subtotal, discount, delivery, tax, total } = order
  const money = formatSum([
    ...lines.flatMap(({ unit, gross }) => [unit, gross]),
    subtotal,
    discount,
    delivery,
    tax,
    total,
  ])
  return {
    isReady: true,
    isThere: true,
    number: order.number,
    track: addressOf(`/track?number=${order.number}`),
    placed: day().format(new Date(order.placedAt)),
    sentence: tracked(order, new Date()).sentence,
    email: checkout.email,
    to: recipientOf(order).map((text) => ({ id: text, text })),
    delivery: deliveryRules[checkout.delivery].name,
    giftNote: checkout.giftNote,
    rows: lines.map(({ scent, size, name, quantity, unit, gross }) => ({
      id: `${scent}-${size}`,
      name,
      day: addressOf(`/plates/${scent}-day.svg`),
      night: addressOf(`/plates/${scent}-night.svg`),
      quantity: String(quantity),
      unit: money(unit),
      total: money(gross),
    })),
    sums: sumsOf(order, money),
    total: money(total),
  }
}

function recipientOf({ checkout: { name, address } }: Order): string[] {
  if (!address) return [name, 'To be picked up at 14 Ropewalk Lane, Hudson, NY 12534']
  const { street, unit, city, state, zip } = address
  return [name, unit === '' ? street : `${street}, ${unit}`, `${city}, ${state} ${zip}`]
}

function sumsOf({ subtotal, discount, voucher, delivery, tax, taxRate }: Order, money: (cents: Cents) => string) {
  return [
    { id: 'goods', name: 'Goods', amount: money(subtotal) },
    ...(discount > 0 ? [{ id: 'code', name: `Code ${voucher ?? ''}`, amount: `−${money(discount)}` }] : []),
    { id: 'delivery', name: 'Delivery', amount: delivery === 0 ? 'Free' : money(delivery) },
    {
      id: 'tax',
      name: taxRate > 0 ? `Sales tax, ${formatRate(taxRate)}` : 'Sales tax',
      amount: money(tax),
    },
  ]
}

const missing: OrderView = {
  isReady: false,
  isThere: false,
  number: '',
  track: addressOf('/track'),
  placed: '',
  sentence: '',
  email: '',
  to: [],
  delivery: '',
  giftNote: '',
  rows: [],
  sums: [],
  total: '',
}

export const printOrder = () => window.print()
