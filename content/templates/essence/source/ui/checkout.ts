/** The checkout: what the order comes to while the form is filled in, and placing it once. */
import { checkCheckout, checkoutFields, type CheckoutForm, type FieldErrors } from '../lib/shop/checkout.ts'
import { refusalOf, wayTo } from '../lib/shop/delivery.ts'
import { deliveryRules, type DeliveryMethod } from '../lib/shop/house.ts'
import { formatRate, formatSum } from '../lib/shop/money.ts'
import { seenOf, type Quote, type QuoteChoice } from '../lib/shop/quote.ts'
import { ShopError } from '../lib/shop/shop.ts'
import { isState } from '../lib/shop/states.ts'
import { startWithSamples } from './cart.ts'
import { focusSoon } from './focus.ts'
import { keepOrder } from './kept-order.ts'
import { openShop } from './open-shop.ts'
import { addressOf, goTo } from './address.ts'

export interface Sum {
  rows: { id: string; name: string; day: string; night: string; quantity: string; total: string }[]
  discount: string
  code: string
  delivery: string
  deliverySaid: string
  tax: string
  taxName: string
  totalName: string
  total: string
}

let choice: QuoteChoice = { delivery: 'ground' }
let quote: Quote | undefined
const watchers = new Set<(quote: Quote) => void>()
/** An order that is placed empties the cart. Until its page is there, nobody is told so. */
let isPlacing = false

async function draw() {
  const drawn = await openShop().quote(choice)
  if (isPlacing) return
  quote = drawn
  for (const tell of watchers) tell(drawn)
}

function watch(tell: (quote: Quote) => void): () => void {
  isPlacing = false
  watchers.add(tell)
  void draw()
  const stop = openShop().subscribe(() => void draw())
  return () => {
    watchers.delete(tell)
    stop()
  }
}

export const watchSum = (listener: (sum: Sum) => void) => watch((next) => listener(sumOf(next)))

export const watchEmpty = (listener: (isEmpty: boolean) => void) => watch(({ lines }) => listener(lines.length === 0))

/** Puts three samples into an empty cart. The form is there then, and begins with its first field. */
export async function startOrder(): Promise<string> {
  const { message } = await startWithSamples()
  await draw()
  focusSoon('email')
  return message
}

/** Adds the order up anew, for another way of delivery or another state. */
export function choose(delivery: string, state: string) {
  choice = { delivery: delivery as DeliveryMethod, ...(isState(state) && { state }) }
  void draw()
}

/** The ways of delivery that do not go to a state, each with the sentence that says so. */
export function refusedWays(state: string): Record<string, string | undefined> {
  const ways = Object.keys(deliveryRules) as DeliveryMethod[]
  return isState(state) ? Object.fromEntries(ways.map((way) => [way, refusalOf(way, state)])) : {}
}

/** The way that is taken to a state: the one that was chosen, wherever that goes. */
export const wayTaken = (chosen: string, state: string): string =>
  isState(state) ? wayTo(state, chosen as DeliveryMethod) : chosen

/** What is not picked up is taxed where it goes, which nobody knows before there is a state. */
const isTaxed = () => choice.delivery === 'pickup' || choice.state !== undefined

function sumOf({ lines, discount, delivery, tax, total, voucher }: Quote): Sum {
  const money = formatSum([...lines.map(({ gross }) => gross), discount, delivery.price, tax.amount, total])
  return {
    rows: lines.map(({ scent, size, name, quantity, gross }) => ({
      id: `${scent}-${size}`,
      name,
      day: addressOf(`/plates/${scent}-day.svg`),
      night: addressOf(`/plates/${scent}-night.svg`),
      quantity: String(quantity),
      total: money(gross),
    })),
    discount: discount > 0 ? `−${money(discount)}` : '',
    code: voucher?.ok ? voucher.code : '',
    delivery: delivery.price === 0 ? 'Free' : money(delivery.price),
    deliverySaid: delivery.sentence,
    tax: isTaxed() ? money(tax.amount) : 'added when you choose a state',
    taxName: tax.rate > 0 ? `Sales tax, ${formatRate(tax.rate)}` : 'Sales tax',
    totalName: isTaxed() ? 'Total' : 'Total before tax',
    total: money(total),
  }
}

export interface Placed {
  isPlaced: boolean
  errors: FieldErrors
  /** The id of the first field that is not right, to be put the focus on. */
  first: string
  problems: { id: string; text: string }[]
}

const filledIn = (form: HTMLFormElement): CheckoutForm =>
  Object.fromEntries([...new FormData(form)].map(([field, value]) => [field, String(value)]))

/** Places the order and goes to its page; else says what is in the way. Never throws. */
export async function placeOrder(form: HTMLFormElement): Promise<Placed> {
  if (!quote) return failed(['The order is not added up yet. Try again in a moment.'])
  isPlacing = true
  try {
    const placing = await openShop().place({ form: filledIn(form), seen: seenOf(quote) })
    if (placing.kind === 'invalid') return { ...failed([]), errors: placing.errors, first: firstOf(placing.errors) }
    if (placing.kind === 'refused') return failed([placing.message])
    if (placing.kind === 'changed') {
      isPlacing = false
      await draw()
      return failed([...placing.changes, 'Check the order, and place it again if it is still what you want.'])
    }
    // PAYMENT: have your provider charge `placing.order.total` here, and send it the fields under “How you pay”.
    keepOrder(placing.order)
    // Whoever comes back to a page that was kept as it was finds it anew.
    window.addEventListener('pageshow', () => window.location.reload(), { once: true })
    goTo('/order')
    return { isPlaced: true, errors: {}, first: '', problems: [] }
  } catch (error) {
    return failed([
      error instanceof ShopError ? error.message : 'The order did not go through. Nothing was lost: try again.',
    ])
  }
}

function firstOf(errors: FieldErrors): string {
  const field = checkoutFields.find((one) => errors[one])
  return field === 'delivery' ? 'delivery-ground' : (field ?? '')
}

/** Of the fields that were marked, those that are not right yet, with what is wrong with them now. */
export function stillWrong(form: HTMLFormElement, marked: Record<string, string | undefined>): FieldErrors {
  const checked = checkCheckout(filledIn(form))
  const now = checked.ok ? {} : checked.errors
  return Object.fromEntries(
    checkoutFields.flatMap((field) => (marked[field] && now[field] ? [[field, now[field]]] : [])),
  )
}

function failed(sentences: string[]): Placed {
  isPlacing = false
  return { isPlaced: false, errors: {}, first: '', problems: sentences.map((text) => ({ id: text, text })) }
}
